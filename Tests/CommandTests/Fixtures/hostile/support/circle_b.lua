return require "support.circle_a"
