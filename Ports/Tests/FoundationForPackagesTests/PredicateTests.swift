import Foundation
import FoundationForPackages
import Testing

/// Apple's "Predicate Format String Syntax".
@Suite struct PredicateTests {
  @Test func aTextMatchesAnExpressionAsAWhole() {
    let predicate = NSPredicate(
      format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
    #expect(predicate.evaluate(with: "ada@example.com"))
    #expect(!predicate.evaluate(with: "ada@example"))
    #expect(!predicate.evaluate(with: "mail ada@example.com"))
    // The first of two alternatives matches a part only.
    #expect(NSPredicate(format: "SELF MATCHES %@", "a|ab").evaluate(with: "ab"))
  }

  @Test(arguments: [
    ("SELF CONTAINS %@", false), ("SELF CONTAINS[c] %@", true), ("SELF BEGINSWITH[c] %@", false),
    ("SELF ENDSWITH[cd] %@", true), ("SELF LIKE 'C?f*'", true), ("SELF == 'Cafe'", false),
    ("self ==[d] 'Cafe'", false), ("SELF ==[cd] 'cafe bar'", true), ("SELF != 'x'", true),
  ])
  func aTextIsCompared(format: String, holds: Bool) {
    #expect(NSPredicate(format: format, "BAR").evaluate(with: "Café bar") == holds)
  }

  @Test func whatIsNotUnderstoodIsNeverTrue() {
    #expect(!NSPredicate(format: "age > 3 AND SELF == 'x'").evaluate(with: "x"))
    #expect(!NSPredicate(format: "").evaluate(with: "x"))
    #expect(!NSPredicate(format: "SELF MATCHES %@").evaluate(with: "x"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "(").evaluate(with: "("))
  }

  @Test func anArrayIsFiltered() {
    let predicate = NSPredicate(format: "SELF BEGINSWITH %@", argumentArray: ["a"])
    #expect(
      NSArray(array: ["ab", "b", "ac"]).filtered(using: predicate) as? [String] == ["ab", "ac"])
  }
}
