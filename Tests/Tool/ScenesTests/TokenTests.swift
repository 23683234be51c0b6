import Foundation
import ProjectFiles
import StandardViews
import TestSupport
import Testing
import ViewTree

@testable import Scenes

/// Design tokens in the format of the Design Tokens Community Group, and in older notations.
@Suite struct TokenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func scene(_ text: String, tokens: String = "tokens.json") throws -> Scene {
    let text = "tokens: \(tokens)\n" + text
    return try #require(
      readScene(text, folder: folder.path), "\(diagnostics(text, folder: folder.path))")
  }

  private static let tokens = """
    {
      "color": {
        "$type": "color",
        "blue": { "$value": "#0a84ff" },
        "brand": {
          "primary": { "$value": "{color.blue}", "$description": "buttons" },
          "half": { "$value": { "colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.5 } }
        }
      },
      "space": {
        "md": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "lg": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } },
        "alias": { "$value": "{space.lg}" }
      },
      "weight": { "strong": { "$type": "fontWeight", "$value": "semi-bold" } },
      "elevation": {
        "low": {
          "$type": "shadow",
          "$value": {
            "color": "{color.brand.half}", "offsetX": { "value": 0, "unit": "px" },
            "offsetY": { "value": 2, "unit": "px" }, "blur": "{space.md}",
            "spread": { "value": 0, "unit": "px" }
          }
        }
      },
      "outline": {
        "$type": "border",
        "$value": { "color": "{color.blue}", "width": { "value": 2, "unit": "px" }, "style": "solid" }
      },
      "title": {
        "$type": "typography",
        "$value": { "fontSize": "{space.lg}", "fontWeight": 700 }
      },
      "$extensions": { "com.example": { "secret": true } }
    }
    """

  @Test func pathsAreNamesOfColorsAndNumbers() throws {
    try folder.write(Self.tokens, to: "tokens.json")
    let tree = try scene(
      """
      palette: { accent: color.brand.primary }
      view:
        subviews:
          - { id: a, backgroundColor: accent, frame: [0, space.md, space.alias, 10] }
          - { id: b, backgroundColor: color.brand.half, shadow: elevation.low, styles: outline }
          - { type: UILabel, id: c, text: A, font: { size: space.lg, weight: weight.strong } }
          - { type: UILabel, id: d, text: A, font: title }
      """
    ).tree().named
    #expect(tree["a"]?.properties["backgroundColor"] == .string("#0A84FF"))
    // A rem is 16 points.
    #expect(tree["a"]?.frame.numbers == [0, 8, 24, 10])
    // 0.5 × 255 is 127.5, which rounds up to 0x80.
    #expect(tree["b"]?.properties["backgroundColor"] == .string("#FF800080"))
    #expect(tree["b"]?.properties["borderColor"] == .string("#0A84FF"))
    #expect(tree["b"]?.properties["borderWidth"] == .number(2))
    guard case .map(let shadow)? = tree["b"]?.properties["shadow"] else {
      Issue.record("no shadow: \(tree["b"]?.properties ?? [:])")
      return
    }
    // The blur of 8 points is twice the radius of a layer's shadow.
    #expect(shadow["radius"] == .number(4))
    #expect(shadow["color"] == .string("#FF800080"))
    #expect(
      tree["c"]?.properties["font"] == .map(["size": .number(24), "weight": .string("semibold")]))
    #expect(
      tree["d"]?.properties["font"] == .map(["size": .number(24), "weight": .string("bold")]))
  }

  @Test func filesOfTwoAppearancesMakePairs() throws {
    try folder.write(
      ##"{ "bg": { "$type": "color", "$value": "#ffffff" }, "ink": { "$type": "color", "$value": "{bg}" } }"##,
      to: "light.json")
    try folder.write(
      ##"{ "bg": { "$type": "color", "$value": "#000000" }, "ink": { "$type": "color", "$value": "#111" } }"##,
      to: "dark.json")
    let scene = try scene(
      "variants: { appearance: [light, dark] }\nview: { backgroundColor: bg, borderColor: ink }",
      tokens: "{ light: light.json, dark: dark.json }")
    let (light, dark) = (try scene.tree(of: "light@2x"), try scene.tree(of: "dark@2x"))
    #expect(light.properties["backgroundColor"] == .string("#FFFFFF"))
    #expect(light.properties["borderColor"] == .string("#FFFFFF"))
    #expect(dark.properties["backgroundColor"] == .string("#000000"))
    #expect(dark.properties["borderColor"] == .string("#111111"))
  }

  @Test func colorsOfBordersHaveTwoAppearancesButLengthsHaveOne() throws {
    func tokens(_ color: String, _ width: Int) -> String {
      """
      { "line": { "$type": "border", "$value": { "color": "\(color)", "width": 1, "style": "solid" } },
        "gap": { "$type": "number", "$value": \(width) } }
      """
    }
    try folder.write(tokens("#ffffff", 4), to: "light.json")
    try folder.write(tokens("#222222", 5), to: "dark.json")
    let text = """
      tokens: { light: light.json, dark: dark.json }
      variants: { appearance: [light, dark] }
      view: { styles: line, cornerRadius: gap }
      """
    #expect(
      diagnostics(text, folder: folder.path) == [
        "light.json:2:3: warning: 'gap' is another value in the dark tokens, which only a colour can "
          + "be: the light one is used"
      ])
    let scene = try #require(readScene(text, folder: folder.path))
    #expect(try scene.tree(of: "light@2x").properties["borderColor"] == .string("#FFFFFF"))
    #expect(try scene.tree(of: "dark@2x").properties["borderColor"] == .string("#222222"))
    #expect(try scene.tree(of: "dark@2x").properties["cornerRadius"] == .number(4))
  }

  /// Tokens Studio writes all sets into one file, whose names aliases leave out, and no dollar signs.
  @Test func setsOfTokensStudioAreGroupsOfOneFile() throws {
    try folder.write(
      """
      {
        "global": { "red": { "500": { "value": "#ff0000", "type": "color" } },
          "gap": { "value": "12", "type": "spacing" },
          "weights": { "heavy": { "value": "Extra Bold", "type": "fontWeights" } } },
        "light": { "danger": { "value": "{red.500}", "type": "color" } },
        "dark": { "danger": { "value": "rgba(0, 255, 0, 50%)", "type": "color" } },
        "$themes": [], "$metadata": { "tokenSetOrder": ["global", "light", "dark"] }
      }
      """, to: "tokens.json")
    let scene = try scene(
      """
      variants: { appearance: [light, dark] }
      view: { subviews: [{ id: a, backgroundColor: danger, frame: [0, 0, gap, gap] }] }
      """,
      tokens: """
        { light: ['tokens.json#global', 'tokens.json#light'], dark: ['tokens.json#global', 'tokens.json#dark'] }
        """)
    let light = try scene.tree(of: "light@2x").named["a"]
    #expect(light?.properties["backgroundColor"] == .string("#FF0000"))
    #expect(light?.frame.numbers == [0, 0, 12, 12])
    let dark = try scene.tree(of: "dark@2x").named["a"]
    #expect(dark?.properties["backgroundColor"] == .string("#00FF0080"))
  }

  @Test func aFragmentAndAResourceCanUseTokens() throws {
    try folder.write(Self.tokens, to: "tokens.json")
    let tree = try scene(
      """
      resources: { primary: { Bg: { Normal: color.blue, Disabled: color.brand.half }, Fg: white } }
      view: { type: DsCustomButton, id: a, colorResources: primary, roundRadius: space.md }
      """
    ).tree().named
    #expect(tree["a"]?.properties["roundRadius"] == .number(8))
  }

  @Test func tokensOfTheProjectAreThoseOfAllScenes() throws {
    try folder.write(Self.tokens, to: "Fixtures/design/tokens.json")
    try folder.write("view: { backgroundColor: color.blue }\n", to: "Fixtures/a.yaml")
    let file = try ProjectFile(
      bytes: Array("tokens: Fixtures/design/tokens.json".utf8), path: "layouter.yaml")
    var library = SceneLibrary()
    library.defaults = file.scenes
    let loaded = library.load(["Fixtures"], project: folder.url)
    #expect(loaded.diagnostics == [])
    #expect(loaded.scenes.map(\.path) == ["a.yaml"])
    #expect(
      SceneLibrary().load(["Fixtures/design"], project: folder.url).diagnostics.map(\.description)
        == [
          "Fixtures/design/tokens.json:1:1: this is a file of design tokens, not a scene: name it "
            + "under 'tokens' in layouter.yaml or in a scene"
        ])
  }

  /// The errors in a file of tokens, and in uses of them.
  @Test(arguments: [
    (
      ##"{"a": {"$type": "color", "$value": "{b}"}, "b": {"$value": "{c.d}"}, "c": {"d": {"$value": "{a}"}}}"##,
      "view: {}",
      [
        "tokens.json:1:36: the tokens refer to each other: b → c.d → a → b",
        "tokens.json:1:60: the tokens refer to each other: c.d → a → b → c.d",
        "tokens.json:1:92: the tokens refer to each other: a → b → c.d → a",
      ]
    ),
    (
      ##"{"color": {"$type": "color", "blue": {"$value": "#00F"}, "x": {"$value": "{color.bleu}"}}}"##,
      "view: { backgroundColor: color.blu }",
      [
        "s.yaml:2:26: backgroundColor: unknown colour 'color.blu' (did you mean 'color.blue'?)",
        "tokens.json:1:74: unknown token '{color.bleu}' (did you mean 'color.blue'?)",
      ]
    ),
    (
      ##"{"m": {"$type": "duration", "a": {"$value": "1s"}, "b": {"$value": "2s"}}, "n": {"$value": [1]}}"##,
      "view: {}",
      [
        "tokens.json:1:29: warning: tokens of the type 'duration' have no use in scenes: 2 tokens, "
          + "the first is 'm.a'",
        "tokens.json:1:76: warning: tokens without a '$type' have no use in scenes: 'n'",
      ]
    ),
    (
      ##"{"c": {"$type": "color", "a": {"$value": "blau"}, "b": {"$value": {"colorSpace": "xyz", "components": [1, 2]}}}}"##,
      "view: { backgroundColor: c.a, borderColor: c.b }",
      [
        "tokens.json:1:42: c.a: expected a colour such as '#0A84FF', or {colorSpace, components}, "
          + "found the text 'blau'",
        "tokens.json:1:67: c.b: expected three numbers as components, found a map",
      ]
    ),
    (
      ##"{"space": {"$type": "dimension", "a": {"$value": "{space.b} * 2"}, "b": {"$value": "4px"}}}"##,
      "view: { alpha: space.a, cornerRadius: space.b }",
      [
        "tokens.json:1:50: space.a: expected a number, or a length such as '8px' or {value: 8, unit: "
          + "px}, found the text '{space.b} * 2'"
      ]
    ),
    (
      ##"{"brand": {"$type": "color", "$value": "red"}}"##, "palette: { brand: red }\nview: {}",
      [
        "s.yaml:2:12: the colour 'brand' is also in tokens.json:1: give it another name, or replace "
          + "the shared one under 'override', as in {override: {palette: {brand: …}}}",
        "tokens.json:1:40: brand: expected a colour such as '#0A84FF', or {colorSpace, components}, "
          + "found the text 'red'",
      ]
    ),
  ])
  func mistakesHaveTheirPlaces(tokens: String, scene: String, messages: [String]) throws {
    try folder.write(tokens, to: "tokens.json")
    #expect(diagnostics("tokens: tokens.json\n" + scene, folder: folder.path) == messages)
  }

  @Test(arguments: [
    (
      "tokens: missing.json",
      ["s.yaml:1:9: tokens: 'missing.json' does not exist: looked for missing.json"]
    ),
    (
      "tokens: 'tokens.json#colour'",
      ["s.yaml:1:9: tokens: 'tokens.json' has no group 'colour' (did you mean 'color'?)"]
    ),
    (
      "tokens: { light: tokens.json }",
      ["s.yaml:1:9: tokens: tokens of two appearances need 'dark' too"]
    ),
    (
      "tokens: [tokens.json, tokens.json]",
      [
        "s.yaml:1:23: tokens: the token 'color.blue' is also in tokens.json: let one entry have both "
          + "files, of which the later one replaces tokens, as in {light: [a.json, b.json], dark: …}"
      ]
    ),
  ])
  func wrongSourcesAreReported(source: String, messages: [String]) throws {
    try folder.write(Self.tokens, to: "tokens.json")
    #expect(diagnostics(source + "\nview: {}", folder: folder.path) == messages)
  }

  // MARK: Colours

  /// Values from CSS Color Module Level 4 and by its definitions: `color(display-p3 0 1 0)` is brighter
  /// than any green of sRGB; OKLab's white is (1, 0, 0), and its sRGB red (0.627955, 0.224863, 0.125846).
  @Test(
    arguments: [
      ("srgb", [1, 0.2, 0], "#FF3300FF"),
      ("srgb-linear", [0.212_230_757_4, 0, 1], "#7F00FFFF"),
      ("hsl", [210, 100, 50], "#007FFFFF"),
      ("hwb", [0, 20, 40], "#993333FF"),
      ("display-p3", [1, 1, 1], "#FFFFFFFF"),
      ("display-p3", [0, 1, 0], "#00FF00FF"),
      ("oklab", [1, 0, 0], "#FFFFFFFF"),
      ("oklab", [0.627_955, 0.224_863, 0.125_846], "#FF0000FF"),
      ("oklch", [0.627_955, 0.257_683, 29.2339], "#FF0000FF"),
    ] as [(String, [Double], String)])
  func colorSpacesAreConverted(space: String, components: [Double], hex: String) throws {
    let color = try #require(TokenColor(space: space, components: components, alpha: 1))
    // Half a step of rounding either way.
    let expected = try #require(TokenColor(hex))
    for (value, other) in [
      (color.red, expected.red), (color.green, expected.green), (color.blue, expected.blue),
    ] {
      #expect(abs(min(max(value, 0), 1) - other) < 0.75 / 255, "\(color)")
    }
  }

  @Test(arguments: [
    ("#0af", "#00AAFFFF"), ("#0AF8", "#00AAFF88"), ("rgb(255, 0, 10)", "#FF000AFF"),
    ("rgba(0 0 0 / 50%)", "#00000080"), ("hsl(120deg, 100%, 25%)", "#008000FF"),
    ("transparent", "#00000000"),
  ])
  func colorTextsAreRead(text: String, hex: String) {
    #expect(TokenColor(text)?.hex == hex)
  }

  @Test(arguments: [
    "", "#", "#12345", "#gggggg", "rgb(1, 2)", "rgb(a, b, c)", "hsl(nan,1%,1%)", "rgb(",
  ])
  func otherTextsAreNoColors(text: String) {
    #expect(TokenColor(text) == nil)
  }
}
