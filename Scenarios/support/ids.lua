-- The ids of elements, in the order they are in.
return function(elements)
  local ids = {}
  for index, element in ipairs(elements) do
    ids[index] = element.id
  end
  return ids
end
