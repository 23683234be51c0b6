import Testing
import ViewTree

@testable import Scenes

/// What scenes say about the linter.
@Suite struct LintReadingTests {
  @Test func silencesOfViewsCoverTheNodesBelow() throws {
    let scene = try #require(
      readScene(
        """
        lint: { ignore: { off-grid: sketch } }
        view:
          subviews:
            - lint: { ignore: { contrast: brand } }
              subviews: [{}, {}]
            - {}
        """))
    #expect(
      scene.silences == [
        LintSilence(rule: .contrast, reason: "brand", nodes: 1..<4, line: 4),
        LintSilence(rule: .offGrid, reason: "sketch", nodes: nil, line: 1),
      ])
  }

  /// 35 % of four letters are two more; numbers and signs are the same in every language.
  @Test(arguments: [
    ("Save", "Save Sa"), ("保存する", "保存する保存"), ("12:30", "12:30"), ("×", "×"),
    ("One\nTwo", "One On\nTwo Tw"),
  ])
  func pseudoLocaleRepeatsAPartOfEachLine(text: String, longer: String) {
    #expect(PseudoLocale.lengthened(text, by: 1.35) == longer)
  }
}
