import Foundation
import Testing

@testable import ScenarioRunner

@Suite("scenario render")
struct RenderTests {
  private static let script = """
    scenario("first", function()
      local block = ProfileSetup { name = "Maya", checkUsername = server { latency = 0.2 } }
      block:type("Username", "maya", { every = 0.1 })
      pause(2)
      block:tap("Continue")
    end)

    scenario("fails", function()
      local block = InterestsPickerExample()
      pause(1)
      expect(1):equals(2)
    end)

    scenario("nothing", function() pause(1) end)
    scenario("skipped", { skip = "why" }, function() end)
    scenario("many", function()
      local block = ProfileSetup {}
      for i = 1, 600 do block:tap("Accent") end
    end)
    """

  private func render(_ arguments: String...) throws -> (called: Called, files: [String], folder: Folder) {
    let folder = try Folder(["it.lua": Self.script])
    let called = Called(
      ["render"] + arguments.map { $0.replacingOccurrences(of: "it.lua", with: folder("it.lua")) }
        + (arguments.contains("--out") ? [] : ["--out", folder("out")])
    )
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder("out"))) ?? []
    return (called, files.sorted(), folder)
  }

  @Test("There is a picture after every act and after every change, and a sheet of them all")
  func pictures() throws {
    let (called, files, folder) = try render("it.lua:3", "--scale", "1")
    #expect(called.status == .passed)
    #expect(
      files
        == [
          "001-open-profilesetup.png", "002-type-username.png", "003-at-0.750.png", "004-at-0.950.png",
          "005-tap-continue.png", "006-at-3.300.png", "contact-sheet.png",
        ].filter { $0 != "006-at-3.300.png" }
    )
    #expect(folder.without(called.output) == files.map { "out/\($0)\n" }.joined())
    let png = try #require(FileManager.default.contents(atPath: folder("out/001-open-profilesetup.png")))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("--at gives one picture of the moment, as SVG when asked for")
  func moment() throws {
    let (called, files, folder) = try render("it.lua:1", "--at", "0.8", "--format", "svg")
    #expect(called.status == .passed)
    #expect(files == ["at-0.800.svg"])
    let svg = try String(contentsOfFile: folder("out/at-0.800.svg"), encoding: .utf8)
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
  }

  @Test("A scenario that fails is drawn as far as it came, and its failure told")
  func failing() throws {
    let (called, files, _) = try render("it.lua:9", "--scale", "0.5")
    #expect(called.status == .failed)
    #expect(called.error.contains("the scenario failed: ") && called.error.contains("it.lua:11: "))
    #expect(files == ["001-open-interestspickerexample.png", "002-at-0.800.png", "contact-sheet.png"])
  }

  @Test(
    "What is wrong with the arguments is said, and no file is written",
    arguments: [
      (["it.lua:1", "--scale", "0"], "'--scale' can't be '0'; it is a number above 0 and at most 10"),
      (["it.lua:1", "--scale", "-1"], "'--scale' can't be '-1'"), (["it.lua:1", "--scale", "1000"], "can't be '1000'"),
      (["it.lua:1", "--scale", "nan"], "can't be 'nan'"), (["it.lua:1", "--at", "-1"], "'--at' can't be '-1'"),
      (["it.lua:1", "--at", "3"], "the scenario is over at 2.300 s, before --at 3.000"),
      (["it.lua:1", "--format", "gif"], "'--format' can't be 'gif'; it is png or svg"),
      (["it.lua:1", "--out", ""], "'--out' can't be ''"),
      (["it.lua:99"], "no scenario stands at '"), (["it.lua"], "'scenario render' wants one scenario"),
      (["it.lua:1", "it.lua:9"], "'scenario render' wants one scenario"), ([], "'scenario render' wants one scenario"),
      (["no.lua:1"], "'no.lua:1' is no file and no folder"),
      (["it.lua:14"], "the scenario has not opened a block by then"),
      (["it.lua:16"], "the scenario has 601 pictures, and at most 500 are made"),
    ]
  )
  func mistakes(arguments: [String], message: String) throws {
    let folder = try Folder(["it.lua": Self.script])
    var arguments = arguments.map { $0.replacingOccurrences(of: "it.lua", with: folder("it.lua")) }
    if !arguments.contains("--out") { arguments += ["--out", folder("out")] }
    let called = Called(["render"] + arguments)
    #expect(called.status == .usage)
    #expect(called.error.contains(message))
    #expect(called.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder("out")))
  }

  @Test("A line where no scenario stands is told with the nearest one; a skipped scenario has nothing to see")
  func nothing() throws {
    #expect(try render("it.lua:99").called.error.contains("it.lua:16'"))
    let skipped = try render("it.lua:15")
    #expect(skipped.called.status == .nothingMatched)
    #expect(skipped.called.error.contains("the scenario is skipped"))
  }

  @Test("A folder that can't be written is said")
  func unwritable() throws {
    let (called, _, _) = try render("it.lua:1", "--out", "/dev/null/pictures")
    #expect(called.status == .outputNotWritten)
    #expect(called.error.contains("'/dev/null/pictures/001-open-profilesetup.png' could not be written: "))
  }

  @Test("A script that does not load is told with its place")
  func broken() throws {
    let folder = try Folder(["it.lua": "scenario("])
    let called = Called(["render", "\(folder("it.lua")):1"])
    #expect(called.status == .usage)
    #expect(called.error.contains("the script does not load: "))
  }
}
