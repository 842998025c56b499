-- expect: loadError: require 'require_of_itself': it is being loaded already, so the files go in a circle
require "require_of_itself"
