return require "support.circle_b"
