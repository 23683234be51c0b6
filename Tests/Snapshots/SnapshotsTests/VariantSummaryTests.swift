import Testing

@testable import Snapshots

@Suite struct VariantSummaryTests {
  /// All combinations of the axes' values.
  private func variants(_ axes: KeyValuePairs<String, [String]>) -> [[VariantChoice]] {
    axes.reduce([[]]) { variants, axis in
      variants.flatMap { variant in
        axis.value.map { variant + [VariantChoice(axis: axis.key, value: $0)] }
      }
    }
  }

  private let all: KeyValuePairs<String, [String]> = [
    "state": ["normal", "pressed", "selected", "disabled"], "appearance": ["light", "dark"],
    "scale": ["1", "2"],
  ]

  private func text(_ axes: KeyValuePairs<String, [String]>) -> String {
    VariantSummary(of: variants(axes), among: variants(all)).text
  }

  @Test func allOfManyAndBothOfTwoValues() {
    #expect(text(all) == "all states, light and dark")
  }

  @Test func someValues() {
    #expect(
      text(["state": ["normal", "disabled"], "appearance": ["dark"], "scale": ["1", "2"]])
        == "normal and disabled, dark")
  }

  @Test func oneScaleIsMentioned() {
    #expect(
      text([
        "state": ["normal", "pressed", "selected", "disabled"], "appearance": ["light"],
        "scale": ["2"],
      ]) == "all states, light, only at 2x")
  }

  @Test func allButAFew() {
    let missing = Set(
      variants(["state": ["normal"], "appearance": ["light"], "scale": ["1", "2"]]))
    let rest = variants(all).filter { !missing.contains($0) }
    #expect(VariantSummary(of: rest, among: variants(all)).text == "all but normal, light")
  }

  @Test func neitherTheVariantsNorTheOthersAreAllCombinations() {
    let some =
      variants(["state": ["normal"], "appearance": ["light"], "scale": ["1", "2"]])
      + variants(["state": ["disabled"], "appearance": ["dark"], "scale": ["1", "2"]])
    #expect(
      VariantSummary(of: some, among: variants(all)).text
        == "normal and disabled, light and dark, not in every combination")
  }

  @Test func ofManyValuesTheNumber() {
    let sizes = variants(["textSize": ["xs", "s", "m", "l", "xl"]])
    let many = variants(["textSize": ["xs", "s", "m", "l", "xl", "xxl", "xxxl"]])
    #expect(VariantSummary(of: Array(many.prefix(4)), among: many).text == "4 of 7 text sizes")
    #expect(
      VariantSummary(of: Array(sizes.prefix(4)), among: sizes).text == "all text sizes but xl")
    #expect(VariantSummary(of: Array(sizes.prefix(3)), among: sizes).text == "xs, s and m")
    #expect(VariantSummary(of: sizes, among: sizes).text == "all text sizes")
  }

  @Test(arguments: [
    ("opacity", "all opacities"), ("box", "all boxes"), ("day", "all days"),
    ("状態", "all values of 状態"),
  ])
  func plurals(axis: String, text: String) {
    let all = ["a", "b", "c"].map { [VariantChoice(axis: axis, value: $0)] }
    #expect(VariantSummary(of: all, among: all).text == text)
  }

  @Test func numbersAndFlagsHaveTheNameOfTheirAxis() {
    let radii = variants(["roundRadius": ["4", "8", "12"]])
    #expect(VariantSummary(of: [radii[1]], among: radii).text == "round radius 8")
    let flags = variants(["enabled": ["true", "false"]])
    #expect(VariantSummary(of: [flags[1]], among: flags).text == "enabled false")
  }

  @Test func withoutAxesThereIsNothingToSay() {
    #expect(VariantSummary(of: [[]], among: [[], []]).text == "")
  }
}
