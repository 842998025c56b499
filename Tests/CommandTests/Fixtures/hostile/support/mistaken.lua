local function half(
