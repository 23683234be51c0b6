import Foundation
import FoundationForPackages
import Testing

@Suite struct MatchesTests {
  @Test func aClosureThatDoesNotEscape() throws {
    let expression = try NSRegularExpression(pattern: "[0-9]+")
    let text = "1 and 22 and 333"
    var found: [String] = []
    func find(_ use: (String) -> Bool) {
      expression._enumerateMatches(in: text, range: NSRange(text.startIndex..., in: text)) {
        (match, _, stop) in
        guard let range = match.flatMap({ Range($0.range, in: text) }) else { return }
        if !use(String(text[range])) { stop.pointee = true }
      }
    }
    find { number in
      found.append(number)
      return found.count < 2
    }
    #expect(found == ["1", "22"])
  }
}
