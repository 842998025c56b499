return { maya = "Maya Chen" }
