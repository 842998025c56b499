-- expect: loadError: require 'support.circle_a': it is being loaded already, so the files go in a circle
require "support.circle_a"
