import Foundation
import HeadlessUIKit
import ProjectFiles
import StandardViews
import TestSupport
import Testing
import Typesetting

@testable import Scenes

/// Fonts of scenes by name, with the family of ``TestFonts`` in a project.
@Suite struct FontReadingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(TestFonts.collection, to: "Fonts/test.ttc")
  }

  private func project(_ text: String) throws -> ProjectFile {
    try ProjectFile(bytes: Array(text.utf8), path: "layouter.yaml", folder: folder.url)
  }

  private func read(
    _ font: String, project text: String = "fonts: Fonts"
  ) throws -> (label: UILabel?, diagnostics: [String]) {
    var library = SceneLibrary()
    library.defaults = try project(text).scenes
    let (scene, diagnostics) = library.scene(
      from: "size: [50, 20]\nview: { type: UILabel, text: a, font: \(font) }", path: "s.yaml")
    let label = scene.flatMap { scene in
      scene.variants.first.map { scene.makeView(for: $0) }?.subviews.first as? UILabel
    }
    return (label, diagnostics.map(\.description))
  }

  @Test(arguments: [
    ("{ name: LayouterTest-Bold }", "LayouterTest-Bold", 17.0),
    ("{ name: Layouter Test, size: 20 }", "LayouterTest-Regular", 20),
    ("{ name: Layouter Test, weight: bold }", "LayouterTest-Bold", 17),
    ("{ name: Layouter Test, italic: true }", "LayouterTest-Italic", 17),
    ("{ name: LayouterTest-Italic, italic: false }", "LayouterTest-Regular", 17),
    ("{ name: M PLUS 1, weight: black }", "MPLUS1-Black", 17),
    ("{ size: 12, weight: thin }", "MPLUS1-ExtraLight", 12),
  ])
  func aFontHasAName(written: String, name: String, size: Double) throws {
    let (label, diagnostics) = try read(written)
    #expect(diagnostics == [])
    #expect(label?.font.fontName == name)
    #expect(label?.font.pointSize.native == size)
  }

  @Test func theSystemFontCanBeItalic() throws {
    let label = try #require(try read("{ size: 12, italic: true }").label)
    #expect(label.font == .italicSystemFont(ofSize: 12))
  }

  @Test func digitsOfTheSystemFontCanHaveOneWidth() throws {
    let label = try #require(try read("{ size: 12, monospacedDigits: true }").label)
    #expect(label.font == .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    #expect(label.font != .systemFont(ofSize: 12))
    #expect(
      FontValue.fixed(label.font).described
        == .map(["size": 12.0.described, "monospacedDigits": .bool(true)]))
  }

  @Test func featuresAreTagsOrSettings() throws {
    for features in ["[sups, liga]", "{ sups: 1, liga: true }"] {
      let (label, diagnostics) = try read("{ name: M PLUS 1, features: \(features) }")
      #expect(diagnostics == [])
      #expect(label?.font.font.features.map(\.tag) == ["liga", "sups"])
    }
    let label = try #require(try read("{ size: 12, features: { liga: false } }").label)
    #expect(label.font.font.features == [try #require(FontFeature("liga", value: 0))])
    #expect(
      FontValue.fixed(label.font).described
        == .map(["size": 12.0.described, "features": .map(["liga": 0.0.described])]))
  }

  /// The system font has the one width without a feature of its file.
  @Test func digitsOfANamedFontCanHaveOneWidth() throws {
    for digits in ["monospacedDigits: true", "features: [tnum]"] {
      for name in ["", "name: M PLUS 1, "] {
        let (label, diagnostics) = try read("{ \(name)\(digits) }")
        #expect(diagnostics == [])
        #expect(label?.font.font.features == [.tabularDigits])
      }
    }
  }

  @Test func variationsAreDesignCoordinates() throws {
    try folder.write(TestFonts.variable, to: "Fonts/variable.ttf")
    let (label, diagnostics) = try read("{ name: V, size: 10, variations: { wght: 550 } }")
    #expect(diagnostics == [])
    #expect(label?.font.font.variations == ["wght": 550])
    #expect(
      try read("{ name: V, variations: { wdth: 50 } }").diagnostics
        == ["s.yaml:2:64: font: 'V R' has no axis 'wdth': its axes are wght"])
    #expect(
      try read("{ name: V, variations: { wght: 50 } }").diagnostics
        == ["s.yaml:2:70: font: expected a number from 100 to 900 for 'wght', found 50"])
  }

  @Test(arguments: [
    (
      "{ name: LayouterTest-Bald }",
      "s.yaml:2:47: font: unknown font 'LayouterTest-Bald' (did you mean 'LayouterTest-Bold'?); "
        + "fonts of your own are named under 'fonts' in layouter.yaml"
    ),
    (
      "{ name: M PLUS 1, italic: true }",
      "s.yaml:2:65: font: 'M PLUS 1' has no italic: add its file under 'fonts' in layouter.yaml, or "
        + "leave 'italic' out"
    ),
    (
      "{ name: Layouter Test, variations: { wght: 500 } }",
      "s.yaml:2:76: font: 'Layouter Test Regular' has no axis 'wght': it is not a variable font"
    ),
    (
      "{ size: 12, variations: { wght: 500 } }",
      "s.yaml:2:65: font: variations are of a font that has a 'name': add it"
    ),
    (
      "{ name: Layouter Test, monospacedDigits: true }",
      "s.yaml:2:80: warning: font: 'Layouter Test Regular' has no feature 'tnum', so that it has no effect: "
        + "it has none"
    ),
    (
      "{ name: Layouter Test, features: [smallcaps] }",
      "s.yaml:2:73: font.features: 'smallcaps' is not a feature: a tag has four letters or digits, such as smcp or ss01"
    ),
    (
      "{ name: Layouter Test, features: { ss01: -1 } }",
      "s.yaml:2:80: font.features.ss01: expected true, false, or the number of an alternative, found -1"
    ),
    (
      "{ name: Layouter Test, weight: heavy }",
      "s.yaml:2:70: warning: font: 'Layouter Test' has no heavy: bold is used. It has regular, bold."
    ),
  ])
  func whatIsNotThereIsTold(written: String, message: String) throws {
    #expect(try read(written).diagnostics == [message])
  }

  @Test func theSystemFontOfTheProjectIsThatOfItsScenes() throws {
    let project = "fonts: { files: Fonts, system: { family: Layouter Test, metrics: own } }"
    var library = SceneLibrary()
    library.defaults = try self.project(project).scenes
    let (scene, _) = library.scene(
      from: "view: { type: UILabel, text: aa, font: 10 }\nvariants: { scale: [1] }")
    let variant = try #require(scene?.variants.first)
    // Two letters of 5 points, and lines of 12.
    #expect(try scene?.describe(variant).size == CGSize(width: 10, height: 12))
    #expect(try scene?.draw(variant).bitmap.width == 10)
    #expect(try scene?.draw(variant).viewNode().frame.height == 12)
    #expect(UIFont.systemFont(ofSize: 10).familyName == "M PLUS 1")
  }
}
