import Testing

/// A small design with a fault, and its neighbour without it.
struct LintCase: Sendable, CustomTestStringConvertible {
  /// The fault.
  let name: String
  /// The rules that find it, each with the view.
  let expected: Set<String>
  /// The scene; `«wrong|right»` where the two differ.
  private let text: String

  init(_ name: String, expecting expected: String..., in text: String) {
    self.name = name
    self.expected = Set(expected)
    self.text = text
  }

  var wrong: String { chosen(0) }
  var right: String { chosen(1) }
  var testDescription: String { name }

  private func chosen(_ place: Int) -> String {
    text.split(separator: "«", omittingEmptySubsequences: false).enumerated().map { index, part in
      guard index > 0 else { return String(part) }
      let halves = part.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
      let choices = halves[0].split(
        separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      return String(choices[place] + halves[1])
    }.joined()
  }

  static let all = ofTexts + ofStates + ofTouches + ofPlaces + ofLayouts + ofProperties
}
