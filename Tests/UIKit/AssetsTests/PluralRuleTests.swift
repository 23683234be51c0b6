import Testing

@testable import Assets

/// Numbers with the categories that Unicode CLDR lists them under as samples.
@Suite struct PluralRuleTests {
  @Test(arguments: [
    ("en", "1 one, 0 other, 2 other, 1.0 other, 1.5 other"),
    ("de", "1 one, 0 other, 1.0 other"), ("ja", "0 other, 1 other, 2 other"),
    ("zh-Hant", "1 other"),
    ("fr", "0 one, 1 one, 1.5 one, 2 other, 1000000 many"),
    ("es", "1 one, 1.0 one, 0 other, 2 other, 1000000 many"),
    ("it", "1 one, 1.0 other, 0 other, 1000000 many"),
    ("pt", "0 one, 1 one, 2 other"), ("pt-BR", "0 one"), ("pt-PT", "0 other, 1 one"),
    ("da", "1 one, 0.1 one, 1.6 one, 0 other, 2 other"), ("nb", "1 one, 1.0 one, 2 other"),
    ("hi", "0 one, 1 one, 0.5 one, 1.1 other, 2 other"),
    ("ru", "1 one, 21 one, 2 few, 24 few, 5 many, 11 many, 12 many, 0 many, 1.5 other"),
    ("uk", "101 one, 22 few, 111 many"), ("be", "1.0 one, 2 few, 5 many, 0.1 other"),
    ("pl", "1 one, 2 few, 22 few, 0 many, 5 many, 12 many, 21 many, 1.5 other"),
    ("cs", "1 one, 2 few, 4 few, 0 other, 5 other, 1.5 many, 1.0 many"),
    ("hr", "1 one, 21 one, 0.1 one, 2 few, 1.2 few, 5 other, 11 other, 0 other"),
    ("sl", "1 one, 101 one, 2 two, 102 two, 3 few, 4 few, 1.0 few, 0 other, 5 other"),
    ("lt", "1 one, 21 one, 2 few, 9 few, 0 other, 10 other, 11 other, 1.5 many"),
    ("lv", "0 zero, 10 zero, 11 zero, 1 one, 21 one, 0.1 one, 2 other, 9 other"),
    ("ro", "1 one, 0 few, 2 few, 19 few, 101 few, 1.5 few, 20 other, 100 other"),
    ("ar", "0 zero, 1 one, 2 two, 3 few, 10 few, 103 few, 11 many, 99 many, 100 other, 0.1 other"),
    ("he", "1 one, 0.5 one, 2 two, 0 other, 3 other, 10 other"),
    ("cy", "0 zero, 1 one, 2 two, 3 few, 6 many, 4 other"),
    ("ga", "1 one, 2 two, 3 few, 6 few, 7 many, 10 many, 0 other, 11 other"),
    ("is", "1 one, 21 one, 0.1 one, 0 other, 11 other"),
    ("mt", "1 one, 2 two, 0 few, 3 few, 103 few, 11 many, 19 many, 20 other"),
    ("fil", "0 one, 1 one, 2 one, 5 one, 4 other, 6 other, 9 other, 0.3 one, 0.4 other"),
    ("si", "0 one, 1 one, 0.1 one, 2 other"), ("ln", "0 one, 1 one, 2 other"),
    ("tlh", "1 other"),
  ])
  func categoriesAreThoseOfCLDR(language: String, samples: String) throws {
    for sample in samples.split(separator: ", ") {
      let parts = sample.split(separator: " ")
      let number = try #require(PluralOperands(decimal: String(parts[0])))
      #expect(
        PluralRule.category(of: number, in: language).rawValue == parts[1], "\(language) \(sample)")
    }
  }

  @Test func negativeIntegersHaveTheCategoryOfTheirMagnitude() {
    #expect(PluralRule.category(of: PluralOperands(-1), in: "en") == .one)
    #expect(PluralRule.category(of: PluralOperands(.min), in: "ru") == .many)
  }

  @Test func textsThatAreNoNumbersHaveNoOperands() {
    for text in ["", "x", "1.2.3", "1.x", "-", "99999999999999999999999"] {
      #expect(PluralOperands(decimal: text) == nil)
    }
  }
}
