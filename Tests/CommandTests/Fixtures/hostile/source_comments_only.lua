-- nothing here
--[[ and
here ]]
