import Blocks
import Layout
import Testing

@Suite("What is too small, cut, or too pale")
struct EverywhereFaultTests {
  @Test("A target that is less than 44 points in one direction is told with its size (CB-V1)")
  func targets() throws {
    var screen = ProfileSetup.full().laidOut()
    #expect(screen.smallTargets.isEmpty)
    let place = try #require(screen.elements.firstIndex { $0.element.id == "skip" })
    screen.elements[place].target?.height = 43.5
    let width = try #require(screen["skip"]?.target?.width)
    #expect(
      screen.smallTargets == ["the target of skip is \(Int(width)) × 43.5 points, at least 44 × 44 are needed"]
    )
  }

  @Test("Words that lose a line or a letter are cut; what is typed in a field may be longer than it")
  func cut() throws {
    var screen = ProfileSetup.full(name: String(repeating: "long ", count: 40)).laidOut()
    #expect(screen.cutWords.isEmpty)
    let place = try #require(screen.elements.firstIndex { $0.element.id == "header.title" })
    screen.elements[place].words[0].lines.removeLast()
    #expect(screen.cutWords == ["the words of header.title are cut"])
  }

  @Test("Words need 4.5:1 on what they stand on, symbols 3:1", arguments: ColorScheme.allCases)
  func contrast(colorScheme: ColorScheme) throws {
    var screen = ProfileSetup.full().laidOut()
    #expect(screen.contrastFaults(in: colorScheme).isEmpty)
    let place = try #require(screen.elements.firstIndex { $0.element.id == "skip" })
    screen.elements[place].words[0].color = .separator
    let faults = screen.contrastFaults(in: colorScheme)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("the words of skip, separator, have a contrast of 1.") == true)
    #expect(faults.first?.hasSuffix(":1, at least 4.5:1 is needed") == true)
  }

  @Test("What lets something through is mixed with what lies under it; what is not enabled is exempt")
  func translucent() throws {
    var screen = InterestsPicker.topics(["Yoga"]).laidOut()
    let place = try #require(screen.elements.firstIndex { $0.element.id == "topic.0" })
    screen.elements[place].style.opacity = 0.4
    #expect(
      screen.contrastFaults(in: .light).map { $0.prefix(20) } == ["the words of topic.0", "the symbols of topic"]
    )
    screen.elements[place].element.isEnabled = false
    #expect(screen.contrastFaults(in: .light).isEmpty)
    screen.elements[place].element.isEnabled = true
    screen.elements[place].style.opacity = 1
    screen.elements[place].style.background = .textPrimary
    screen.elements[place].style.backgroundOpacity = 0.14
    #expect(screen.contrastFaults(in: .light).isEmpty)
    screen.elements[place].style.backgroundOpacity = 0.9
    #expect(screen.contrastFaults(in: .light).count == 2)
  }
}
