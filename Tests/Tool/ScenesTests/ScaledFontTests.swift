import DesignedViews
import StandardControls
import StandardViews
import Testing
import ViewTree

@testable import Scenes

/// Custom fonts, and how they follow the text size.
///
/// The lines of `body` are 22 points apart at L, 62 at AX5 and 19 at XS, and its size is 17, 53 and 14 (Human
/// Interface Guidelines, Typography). `UIFontMetrics` scales by the former, and to half points at 2x.
@Suite struct ScaledFontTests {
  /// Calls a closure with a view of a scene at a text size, and with its traits as the current ones.
  private func show<View: UIView, Result>(
    _ view: String, at size: String, _ body: (View) throws -> Result
  ) throws -> Result {
    let text = "size: [300, 100]\nvariants: { textSize: [\(size)] }\nview: { \(view) }"
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    var result: Result?
    try scene.variants[0].traits.performAsCurrent {
      let canvas = scene.makeView(for: scene.variants[0])
      canvas.layoutIfNeeded()
      result = try body(try #require(canvas.subviews.first as? View))
    }
    return try #require(result)
  }

  /// In whole points: 17 · 62 / 22 = 47.9, 17 · 19 / 22 = 14.7.
  @Test(arguments: [("L", 17), ("AX5", 48), ("XS", 15)] as [(String, CGFloat)])
  func aNamedFontIsScaledAsATextStyle(size: String, points: CGFloat) throws {
    let text = "type: UILabel, text: a, font: { name: MPLUS1-Black, size: 17, textStyle: body }"
    try show(text, at: size) { (label: UILabel) in
      #expect(label.font.pointSize == points)
      #expect(label.font.fontName == "MPLUS1-Black")
      #expect(
        label.viewNode().properties["font"]
          == .map([
            "name": .string("MPLUS1-Black"), "size": .number(points), "textStyle": .string("body"),
          ]))
    }
  }

  /// `title1` has 28 points at L.
  @Test func withoutASizeItHasThatOfTheStyle() throws {
    try show("type: UILabel, text: a, font: { name: MPLUS1-Black, textStyle: title1 }", at: "L") {
      (label: UILabel) in
      #expect(label.font.pointSize == 28)
    }
  }

  @Test(arguments: ["UILabel", "UITextField", "UITextView"])
  func aFontThatDoesNotFollowIsWarnedOf(type: String) {
    func warnings(_ font: String) -> [String] {
      diagnostics(
        "view: { type: \(type), text: a\(font), adjustsFontForContentSizeCategory: true }")
    }
    let fixed = ["", ", font: 15", ", font: { name: MPLUS1-Black, size: 15 }"]
    for font in fixed {
      let found = warnings(font)
      #expect(found.count == 1)
      #expect(found.first?.contains("the font does not follow the text size") == true, "\(font)")
    }
    for font in [", font: body", ", font: { name: MPLUS1-Black, size: 15, textStyle: body }"] {
      #expect(warnings(font) == [])
    }
    #expect(diagnostics("view: { type: \(type), text: a, font: 15 }") == [])
  }

  /// A caption follows the text size by itself: 12 · 53 / 17 = 37.4. A style scales it as fonts of that style:
  /// 12 · 62 / 22 = 33.8. The icon follows: 24 · 34 / 12.
  @Test func designedButtonsHaveFontsOfTheirOwn() throws {
    func check(_ font: String, at size: String, points: CGFloat, icon: CGFloat) throws {
      let text =
        "type: DsToggleButton, text: a, font: \(font), colorResources: { SvgPath: 'M0,0H9V9Z' }"
      try show(text, at: size) { (button: DsToggleButton) in
        #expect(button.font.pointSize == points)
        #expect(button.font.fontName == "MPLUS1-Black")
        #expect(button.iconSize(in: .normal) == CGSize(width: icon, height: icon))
      }
    }
    let named = "{ name: MPLUS1-Black, size: 12 }"
    try check(named, at: "L", points: 12, icon: 24)
    try check(named, at: "AX5", points: 37.5, icon: 75)
    let scaled = "{ name: MPLUS1-Black, size: 12, textStyle: body }"
    try check(scaled, at: "L", points: 12, icon: 24)
    try check(scaled, at: "AX5", points: 34, icon: 68)
  }

  @Test func buttonsWithAConfigurationHaveFontsOfTheirOwn() throws {
    func font(_ settings: String, at size: String) throws -> UIFont? {
      try show("type: UIButton, title: a, \(settings)", at: size) { (button: UIButton) in
        button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      }
    }
    for settings in [
      "configuration: filled, font: { name: MPLUS1-Black, size: 15 }",
      "font: { name: MPLUS1-Black, size: 15 }, configuration: filled",
    ] {
      #expect(try font(settings, at: "L")?.fontName == "MPLUS1-Black")
      #expect(try font(settings, at: "AX5")?.pointSize == 15)
    }
    // In whole points: 15 · 62 / 22 = 42.3.
    #expect(
      try font(
        "configuration: filled, font: { name: MPLUS1-Black, size: 15, textStyle: body }", at: "AX5")?
        .pointSize == 42)
  }
}
