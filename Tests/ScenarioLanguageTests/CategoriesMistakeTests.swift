import Testing

@testable import ScenarioLanguage

/// How mistakes in what Interests Picker is given are told: by their places.
struct CategoriesMistakeTests {
  @Test(
    "What is missing or wrong in a category or a topic is told with its place",
    arguments: [
      ("{ { title = 'B', topics = {} } }", "categories[2].id is missing"),
      ("{ { id = '', title = 'B', topics = {} } }", "categories[2].id is missing"),
      ("{ { id = 'b', topics = {} } }", "categories[2].title is missing"),
      ("{ { id = 'b', title = '', topics = {} } }", "categories[2].title is missing"),
      ("{ { id = 'b', title = 'B' } }", "categories[2].topics is missing"),
      ("{ { id = 5, title = 'B', topics = {} } }", "categories[2].id must be a string, got a number (5)"),
      ("{ { id = 'b', title = true, topics = {} } }", "categories[2].title must be a string, got true"),
      (
        "{ { id = 'b', title = 'B', topics = 'tea' } }",
        "categories[2].topics must be a list { … }, got a string (\"tea\")"
      ),
      (
        "{ { id = 'b', title = 'B', topics = loading } }",
        "categories[2].topics must be a list { … }, got a loading"
      ),
      (
        "{ { id = 'b', title = 'B', topics = { tea, tea, { title = 'T' } } } }",
        "categories[2].topics[3].id is missing"
      ),
      (
        "{ { id = 'b', title = 'B', topics = { tea, tea, { id = '', title = 'T' } } } }",
        "categories[2].topics[3].id is missing"
      ),
      (
        "{ { id = 'b', title = 'B', topics = { tea, { id = 't' } } } }",
        "categories[2].topics[2].title is missing"
      ),
      (
        "{ { id = 'b', title = 'B', topics = { tea, { id = 't', title = 5 } } } }",
        "categories[2].topics[2].title must be a string, got a number (5)"
      ),
      (
        "{ { id = 'b', title = 'B', topics = { { id = 't', title = 'T', symbol = 5 } } } }",
        "categories[2].topics[1].symbol must be a string, got a number (5)"
      ),
      (
        "{ { id = 'b', title = 'B', topics = { 'tea' } } }",
        "categories[2].topics[1] must be a table { id =, title =, symbol = }, got a string (\"tea\")"
      ),
    ]
  )
  func place(_ second: String, _ words: String) throws {
    let given = """
      local tea = { id = 'tea', title = 'Tea' }
      local categories = \(second)
      table.insert(categories, 1, { id = 'a', title = 'A', topics = { tea } })
      """
    let opening = try message("\(given)\nInterestsPicker { categories = categories }")
    #expect(opening == "InterestsPicker: \(words)")
    let change = try message("\(given)\nInterestsPicker {}:setCategories(categories)")
    #expect(change == "block:setCategories: \(words)")
  }

  @Test("An unknown field of a topic is told with its place and the nearest that there is")
  func unknownField() throws {
    let topics = "{ { id = 't', title = 'T', symbl = 'leaf' } }"
    #expect(
      try message("InterestsPicker { categories = { { id = 'a', title = 'A', topics = \(topics) } } }")
        == "InterestsPicker: categories[1].topics[1] has no option 'symbl'; did you mean 'symbol'? "
        + "(it has id, title, symbol)"
    )
  }

  @Test(
    "What is wrong in a selection is told with its place",
    arguments: [
      ("{ 'tea', 5 }", "[2] must be a string, got a number (5)"),
      ("{ true }", "[1] must be a string, got true"),
      ("{ 'a', { 'b' } }", "[2] must be a string, got a table"),
      ("{ tea = true }", " must be a list without gaps and named fields"),
      ("'tea'", " must be a list { … }, got a string (\"tea\")"),
    ]
  )
  func selection(_ selection: String, _ words: String) throws {
    #expect(
      try message("InterestsPicker { selection = \(selection) }") == "InterestsPicker: selection\(words)"
    )
    #expect(
      try message("InterestsPicker { selection = {} }:setSelection(\(selection))") == "block:setSelection: ids\(words)"
    )
  }
}
