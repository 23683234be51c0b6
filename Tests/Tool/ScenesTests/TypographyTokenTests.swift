import Foundation
import TestSupport
import Testing
import ViewTree

@testable import Scenes

/// Text styles of a design system: tokens of typography with line height and letter spacing.
@Suite struct TypographyTokenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func tokens(_ value: String) -> String {
    ##"{"body": {"$type": "typography", "$value": \##(value)}}"##
  }

  private func scene(_ view: String, tokens value: String) throws -> Scene {
    try folder.write(tokens(value), to: "tokens.json")
    let text = "tokens: tokens.json\n" + view
    return try #require(
      readScene(text, folder: folder.path), "\(diagnostics(text, folder: folder.path))")
  }

  private func font(_ value: String) throws -> PropertyValue? {
    try scene("view: { type: UILabel, font: body, text: A }", tokens: value).tree()
      .properties["font"]
  }

  /// In the notations of the format, of Tokens Studio and of Style Dictionary: at 20 points, 30 points are one
  /// and a half times as much, and 2 % are 0.4 points.
  @Test(
    arguments: [
      (##"{"fontSize": {"value": 20, "unit": "px"}, "lineHeight": 1.5}"##, 30, 0),
      (##"{"fontSize": "20px", "lineHeight": "150%", "letterSpacing": "2%"}"##, 30, 0.4),
      (##"{"fontSize": 20, "lineHeight": "30px", "letterSpacing": "0.02em"}"##, 30, 0.4),
      (
        ##"{"fontSize": "1.25rem", "lineHeight": {"value": 30, "unit": "px"}, "letterSpacing": {"value": -0.5, "unit": "px"}}"##,
        30, -0.5
      ),
      (##"{"fontSize": 20, "lineHeight": "2rem", "letterSpacing": "normal"}"##, 32, 0),
      (##"{"fontSize": 20, "lineHeight": "28", "letterSpacing": "0.25"}"##, 28, 0.25),
      (##"{"fontSize": 20, "lineHeight": "AUTO", "letterSpacing": 1}"##, nil, 1),
    ] as [(String, Double?, Double)])
  func lineHeightAndLetterSpacingAreRead(value: String, lineHeight: Double?, spacing: Double) throws
  {
    var expected: [String: PropertyValue] = ["size": .number(20)]
    if let lineHeight { expected["lineHeight"] = .number(lineHeight) }
    if spacing != 0 { expected["letterSpacing"] = .number(spacing) }
    #expect(try font(value) == .map(expected))
  }

  @Test func partsCanBeAliases() throws {
    try folder.write(
      ##"""
      {
        "body": {"$type": "typography", "$value": {"fontSize": "{size}", "lineHeight": "{height}", "letterSpacing": "{wide}"}},
        "size": {"$type": "dimension", "$value": "20px"},
        "height": {"$type": "number", "$value": 1.5},
        "wide": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}
      }
      """##, to: "tokens.json")
    let scene = try #require(
      readScene(
        "tokens: tokens.json\nview: { type: UILabel, font: body, text: A }", folder: folder.path))
    #expect(
      try scene.tree().properties["font"]
        == .map(["size": .number(20), "lineHeight": .number(30), "letterSpacing": .number(1)]))
  }

  /// Lines of 24 points, in views that constraints place.
  @Test func viewsAreAsHighAsTheirLines() throws {
    let tree = try scene(
      """
      size: [300, 300]
      view:
        constraints: ['V:|[one]', 'H:|[one]', 'V:|-40-[three]', 'H:|[three(==120)]', 'V:|-140-[tall][low]', 'H:|[tall]', 'H:|[low]', 'V:|-240-[designed]', 'H:|[designed]']
        subviews:
          - { type: UILabel, id: one, font: body, text: One }
          - { type: UILabel, id: three, font: body, text: "one\\ntwo\\nthree", numberOfLines: 0 }
          - { type: UIButton, id: tall, font: { token: body, lineHeight: 34 }, title: Save }
          - { type: UIButton, id: low, font: body, title: Save }
          - { type: DsCustomButton, id: designed, font: body, text: Save }
      """, tokens: ##"{"fontSize": 16, "lineHeight": 1.5, "letterSpacing": 1}"##
    ).tree().named
    #expect(tree["one"]?.frame.height == 24)
    #expect(tree["three"]?.frame.height == 72)
    let (tall, low) = (tree["tall"]?.frame.height, tree["low"]?.frame.height)
    #expect(tall.flatMap { tall in low.map { tall - $0 } } == 10)
    #expect((tree["designed"]?.frame.height ?? 0) >= 24)
  }

  /// Each of four letters is 2 points wider, the last one too.
  @Test func lettersAreApartInLabelsAndButtons() throws {
    let views = """
      size: [300, 300]
      view:
        constraints: ['V:|[label]', 'H:|[label]', 'V:|-40-[button]', 'H:|[button]', 'V:|-140-[designed]', 'H:|[designed]']
        subviews:
          - { type: UILabel, id: label, font: body, text: Save }
          - { type: UIButton, id: button, font: body, title: Save }
          - { type: DsCustomButton, id: designed, font: body, text: Save }
      """
    let apart = try scene(views, tokens: ##"{"fontSize": 16, "letterSpacing": 2}"##).tree().named
    let plain = try scene(views, tokens: ##"{"fontSize": 16}"##).tree().named
    for id in ["label", "button", "designed"] {
      let wide = try #require(apart[id]).frame.width
      let narrow = try #require(plain[id]).frame.width
      // Each is rounded up to pixels of half a point.
      #expect(abs(wide - narrow - 8) <= 0.5, "\(id)")
    }
  }

  @Test func aTextStyleMakesThemFollowTheTextSize() throws {
    let scene = try scene(
      """
      variants: { textSize: [L, AX3] }
      view: { type: UILabel, text: A, font: { token: body, textStyle: body } }
      """, tokens: ##"{"fontSize": 16, "lineHeight": 1.5, "letterSpacing": 0.8}"##)
    for variant in ["L@2x", "AX3@2x"] {
      guard case .map(let font)? = try scene.tree(of: variant).properties["font"],
        case .number(let size)? = font["size"], case .number(let height)? = font["lineHeight"],
        case .number(let spacing)? = font["letterSpacing"]
      else {
        Issue.record("no font in \(variant)")
        continue
      }
      #expect(variant == "L@2x" ? size == 16 : size > 30)
      #expect(abs(height - 1.5 * size) < 1e-9)
      #expect(abs(spacing - 0.05 * size) < 1e-9)
    }
  }

  @Test func aStyleHasAnOtherSizeOfTheToken() throws {
    let tree = try scene(
      """
      styles: { large: { font: { token: body, size: 32, weight: bold } } }
      view: { type: UILabel, text: A, styles: large }
      """, tokens: ##"{"fontSize": 16, "lineHeight": 1.5, "letterSpacing": 0.8}"##
    ).tree()
    #expect(
      tree.properties["font"]
        == .map([
          "size": .number(32), "weight": .string("bold"), "lineHeight": .number(48),
          "letterSpacing": .number(1.6),
        ]))
  }

  @Test func scenesSayTheSameWithoutTokens() throws {
    let scene = try #require(
      readScene(
        "view: { type: UILabel, text: A, font: { size: 16, lineHeight: 24, letterSpacing: 0.5 } }"))
    #expect(
      try scene.tree().properties["font"]
        == .map(["size": .number(16), "lineHeight": .number(24), "letterSpacing": .number(0.5)]))
  }

  @Test(
    arguments: [
      (##"["Nothing", "M PLUS 1"]"##, "MPLUS1-Bold"),
      (##""M PLUS 1""##, "MPLUS1-Bold"), (##"["SF Pro", "M PLUS 1"]"##, nil),
      (##""system-ui""##, nil),
    ] as [(String, String?)])
  func theFirstKnownFamilyIsUsed(family: String, name: String?) throws {
    guard
      case .map(let font)? = try font(
        ##"{"fontFamily": \##(family), "fontSize": 16, "fontWeight": "bold"}"##)
    else {
      Issue.record("no font")
      return
    }
    #expect(font["name"] == name.map { .string($0) })
  }

  @Test(arguments: [
    (
      ##"{"fontSize": 16, "lineHeight": "high"}"##, "body",
      [
        "tokens.json:1:75: body: expected a line height: a multiple of the font's size such as 1.5, or a length such as '24px', found the text 'high'"
      ]
    ),
    (
      ##"{"fontSize": 16, "letterSpacing": "wide"}"##, "body",
      [
        "tokens.json:1:78: body: expected a length as letterSpacing, such as '0.5px' or '2%', found the text 'wide'"
      ]
    ),
    (
      ##"{"fontSize": 16, "fontFamily": "Nothing"}"##, "body",
      [
        "tokens.json:1:75: warning: no font is named 'Nothing': 'body' uses the system font. Fonts of your own are named under 'fonts' in layouter.yaml"
      ]
    ),
    (
      ##"{"fontSize": 16, "textCase": "uppercase", "textDecoration": "none"}"##, "body",
      ["tokens.json:1:44: warning: of the font 'body' is not used: textCase"]
    ),
    (
      ##"{"fontSize": 16}"##, "{ token: bodi }",
      [
        "s.yaml:2:39: font.token: expected the path of a token of typography, such as type.title, found the text 'bodi'"
      ]
    ),
    (
      ##"{"fontSize": 16}"##, "{ token: body, lineHeight: 0 }",
      ["s.yaml:2:57: font.lineHeight: expected a number from 1 to 2000, found 0"]
    ),
  ])
  func mistakesHaveTheirPlaces(value: String, font: String, messages: [String]) throws {
    try folder.write(tokens(value), to: "tokens.json")
    #expect(
      diagnostics(
        "tokens: tokens.json\nview: { type: UILabel, font: \(font) }", folder: folder.path)
        == messages)
  }
}
