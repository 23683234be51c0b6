import DesignedViews
import Foundation
import HeadlessUIKit
import ProjectFiles
import Scenes
import TestSupport
import Testing

@Suite struct CodeSceneTests {
  private final class Card: UIView {
    let title = UILabel()
    let save = DsCustomButton()
    var isDangerous = false

    convenience init() {
      self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
      save.accessibilityIdentifier = "save"
      save.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
      addSubview(save)
    }
  }

  /// Loads scenes without files.
  private func load(
    _ scenes: Scene..., titles: [String] = []
  ) throws -> SceneLibrary.Loaded {
    let folder = try TemporaryFolder()
    return SceneLibrary(scenes: scenes).load(titles, project: folder.url)
  }

  @Test func everyCombinationIsAVariant() throws {
    let scene = Scene("Buttons/Save", variants: [.state(.normal, .disabled), .appearance]) {
      Card()
    }
    let loaded = try load(scene)
    #expect(loaded.diagnostics == [])
    #expect(loaded.scenes.map(\.name) == ["Buttons/Save"])
    #expect(
      loaded.scenes.first?.variants.map(\.name) == [
        "normal_light@2x", "normal_dark@2x", "disabled_light@2x", "disabled_dark@2x",
      ])
  }

  /// "Save" is 保存 in Japanese, and Hebrew has no translation but runs from right to left.
  @Test func languagesChooseTextsAndDirection() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"Save": {"localizations": {
        "ja": {"stringUnit": {"value": "保存"}}}}}}
      """, to: "Localizable.xcstrings")
    try folder.write("strings: [Localizable.xcstrings]\n", to: "layouter.yaml")
    var library = SceneLibrary(
      scenes: [
        Scene("Save", variants: [.locale("en", "ja", "he"), .scale(1)]) {
          let label = UILabel()
          label.text = String(localized: "Save")
          return label
        }
      ])
    library.defaults = try ProjectFile.read(in: folder.url).scenes
    let scene = try #require(library.load([], project: folder.url).scenes.first)
    #expect(scene.variants.map(\.name) == ["en", "ja", "he"])
    let labels = scene.variants.map { scene.makeView(for: $0).subviews.first as? UILabel }
    #expect(labels.map { $0?.text } == ["Save", "保存", "Save"])
    #expect(
      scene.variants.map(\.traits.layoutDirection) == [.leftToRight, .leftToRight, .rightToLeft])
  }

  @Test func aLanguageThatDoesNotExistIsAnError() throws {
    let loaded = try load(Scene("Save", variants: [.locale("en", "jp")]) { UIView() })
    #expect(
      loaded.diagnostics.map(\.message) == [
        "Save: 'jp' is not the code of a language (did you mean 'ja'?)"
      ])
  }

  @Test func aViewKeepsItsOwnSize() throws {
    let scene = try #require(load(Scene("Card") { Card() }).scenes.first)
    let bitmap = try scene.draw(scene.variants[0]).bitmap
    #expect((bitmap.width, bitmap.height) == (240, 120))
  }

  @Test func aViewWithoutASizeGetsTheOneThatFits() throws {
    let scene = Scene("Label", variants: [.scale(1)]) {
      let label = UILabel()
      label.text = "Save"
      return label
    }
    let loaded = try #require(load(scene).scenes.first)
    let bitmap = try loaded.draw(loaded.variants[0]).bitmap
    let label = UILabel()
    label.text = "Save"
    let size = UITraitCollection(displayScale: 1).performAsCurrent { label.intrinsicContentSize }
    #expect(bitmap.width == Int(size.width.rounded(.up)))
  }

  @Test func statesApplyToTheSubject() throws {
    let scene = Scene("Card", subject: "save", variants: [.state(.normal, .disabled)]) { Card() }
    let loaded = try #require(load(scene).scenes.first)
    let states = try loaded.variants.map { variant in
      try loaded.describe(variant).view?.subviews.first?.properties["buttonState"]
    }
    #expect(states == [.string("normal"), .string("disabled")])
  }

  @Test func anAxisOfOnesOwnChangesTheView() throws {
    let axis = VariantAxis.custom("tone", ["calm", "danger"]) { (card: Card, tone) in
      card.backgroundColor = tone == "danger" ? .red : .blue
    }
    let scene = try #require(
      load(Scene("Card", variants: [axis, .scale(1)]) { Card() }).scenes.first)
    let pixels = try scene.variants.map { try scene.draw($0).bitmap.pixels[0] }
    #expect(pixels == [0xFF00_00FF, 0xFFFF_0000])
  }

  @Test func titlesChooseScenes() throws {
    let loaded = try load(Scene("One") { Card() }, Scene("Two") { Card() }, titles: ["Two"])
    #expect(loaded.scenes.map(\.title) == ["Two"])
  }

  @Test(arguments: [
    ([VariantAxis.scale(4)], "Card: the scale 4 is not 1, 2 or 3"),
    ([.device("iPhone 99x")], "Card: unknown device 'iPhone 99x'"),
    ([.appearance, .appearance], "Card: the axis 'appearance' is given twice"),
    (
      [.custom("state", ["a"]) { (_: Card, _) in }],
      "Card: the axis 'state' has a predefined meaning: give your own axis another name"
    ),
    ([.state()], "Card: the axis 'state' has no values"),
    ([.state(.normal, .normal)], "Card: two variants have the same name 'normal@2x'"),
  ])
  func mistakesAreDiagnostics(axes: [VariantAxis], message: String) throws {
    let loaded = try load(
      Scene("Card", variants: axes, file: "/elsewhere/Tool.swift", line: 7) { Card() })
    #expect(loaded.scenes.isEmpty)
    let diagnostic = try #require(loaded.diagnostics.first)
    #expect(diagnostic.message.hasPrefix(message))
    #expect(diagnostic.path == "/elsewhere/Tool.swift")
    #expect(diagnostic.position == SourcePosition(line: 7, column: 1))
  }

  @Test func twoScenesOfOneNameAreAnError() throws {
    let loaded = try load(Scene("A b") { Card() }, Scene("A?b") { Card() })
    #expect(loaded.scenes.count == 1)
    #expect(
      loaded.diagnostics.first?.message.hasPrefix(
        "the pictures of 'A?b' would have the same names as the pictures of") == true)
  }
}
