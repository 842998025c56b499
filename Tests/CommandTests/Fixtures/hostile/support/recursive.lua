return recurse()
