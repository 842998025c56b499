local block = ProfileSetup {}
