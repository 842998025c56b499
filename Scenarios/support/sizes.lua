-- The text sizes and widths in which a layout must hold.

local sizes = {
  text = {
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  },
  widths = { 320, 350, 390, 430 },
}

-- Whether a text size is one of the five accessibility sizes.
function sizes.is_accessible(size) return size:find("accessibility", 1, true) ~= nil end

-- Sets each text size in each width in turn and calls the function with them and a name for messages.
function sizes.everywhere(check)
  for _, size in ipairs(sizes.text) do
    for _, width in ipairs(sizes.widths) do
      environment { dynamicTypeSize = size, width = width }
      check(size, width, size .. " in " .. width)
    end
  end
end

-- Holds what must be so of every screen against a block's: targets of 44 points, nothing that overlaps or leaves.
function sizes.check(block, place)
  expect(block:overlaps()):equals({}, place)
  expect(block:outside()):equals({}, place)
  for _, element in ipairs(block:all()) do
    if element.enabled ~= nil then
      expect(element.target.width):isBetween(44, 1000, element.id .. ": width, " .. place)
      expect(element.target.height):isBetween(44, 10000, element.id .. ": height, " .. place)
    else
      expect(element.target):isNil(element.id .. ", " .. place)
    end
  end
end

-- How far an element's bottom edge is above another's top edge.
function sizes.below(block, upper, lower)
  local frame = block:get(upper).frame
  return block:get(lower).frame.y - (frame.y + frame.height)
end

return sizes
