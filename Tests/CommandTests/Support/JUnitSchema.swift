import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The schema that Jenkins (xUnit plugin, JUnit 10) and Surefire share, as far as results of scenarios use it.
enum JUnitSchema {
  private struct Element {
    var required: Set<String> = []
    var optional: Set<String> = []
    var children: Set<String> = []
    var hasText = false
  }

  private static let failure = Element(required: ["type"], optional: ["message"], hasText: true)
  private static let elements = [
    "testsuites": Element(optional: ["name", "time", "tests", "failures", "errors"], children: ["testsuite"]),
    "testsuite": Element(
      required: ["name", "tests", "failures", "errors", "skipped", "time"],
      optional: ["timestamp", "hostname", "id", "package", "group"],
      children: ["properties", "testcase", "system-out", "system-err"]
    ), "properties": Element(children: ["property"]), "property": Element(required: ["name", "value"]),
    "testcase": Element(
      required: ["name", "classname", "time"],
      optional: ["group"],
      children: ["skipped", "error", "failure", "system-out", "system-err"]
    ), "failure": failure, "error": failure, "skipped": failure, "system-out": Element(hasText: true),
    "system-err": Element(hasText: true),
  ]

  /// What in the element and below it is against the schema.
  static func mistakes(in element: XMLElement) -> [String] {
    let name = element.name ?? ""
    guard let schema = elements[name] else { return ["<\(name)> is unknown"] }
    let attributes = Set((element.attributes ?? []).compactMap(\.name))
    var mistakes = schema.required.subtracting(attributes).map { "<\(name)> has no \($0)" }
    mistakes += attributes.subtracting(schema.required).subtracting(schema.optional).map { "<\(name)> has \($0)" }
    if let time = element.attribute(forName: "time")?.stringValue,
      time.wholeMatch(of: /[0-9]+\.[0-9]+/) == nil
    {
      mistakes.append("<\(name)> takes \(time)")
    }
    for child in element.children ?? [] {
      if let child = child as? XMLElement {
        if !schema.children.contains(child.name ?? "") { mistakes.append("<\(name)> holds <\(child.name ?? "")>") }
        mistakes += self.mistakes(in: child)
      } else if !schema.hasText, !(child.stringValue ?? "").allSatisfy(\.isWhitespace) {
        mistakes.append("<\(name)> holds text")
      }
    }
    return mistakes
  }
}
