import Foundation
import StandardViews
import Testing

@testable import Scenes

@Suite struct VariantTests {
  private func names(_ text: String) throws -> [String] {
    try #require(readScene(text), "\(diagnostics(text))").variants.map(\.name)
  }

  @Test func sceneWithoutAxesIsDrawnOnceAtTwoPixelsAPoint() throws {
    let scene = try #require(readScene("size: [10, 10]\nview: {}"))
    #expect(scene.variants.map(\.name) == ["default@2x"])
    #expect(scene.variants.map(\.scale) == [2])
    #expect(scene.axes.isEmpty)
  }

  @Test func scaleOneHasNoSuffixAndTheSuffixComesLast() throws {
    #expect(
      try names("size: [9, 9]\nvariants: {scale: [1, 3], appearance: [light, dark]}\nview: {}")
        == ["light", "dark", "light@3x", "dark@3x"])
    #expect(
      try names("size: [9, 9]\nvariants: {scale: [1, 2]}\nview: {}") == ["default", "default@2x"])
  }

  @Test func axesCombineInTheirOrderTheLastChangingFastest() throws {
    let text = """
      size: [9, 9]
      variants:
        tone: { calm: { b.alpha: 0.5 }, 'very loud!': { b.alpha: 1 } }
        state: [normal, selected+activated]
        direction: [ltr, rtl]
      view: { type: DsCustomButton, id: b }
      """
    #expect(
      try names(text) == [
        "calm_normal_ltr@2x", "calm_normal_rtl@2x", "calm_selected+activated_ltr@2x",
        "calm_selected+activated_rtl@2x", "very-loud-_normal_ltr@2x", "very-loud-_normal_rtl@2x",
        "very-loud-_selected+activated_ltr@2x", "very-loud-_selected+activated_rtl@2x",
      ])
    let scene = try #require(readScene(text))
    #expect(scene.axes.map(\.name) == ["tone", "state", "direction"])
    #expect(
      scene.variants[5].choices == [
        .init(axis: "tone", value: "very loud!"), .init(axis: "state", value: "normal"),
        .init(axis: "direction", value: "rtl"),
      ])
    #expect(scene.variants[5].traits.layoutDirection == .rightToLeft)
  }

  @Test func variantsKnowTheLineOfTheirFirstValue() throws {
    let text = """
      size: [9, 9]
      variants:
        tone:
          calm: { b.alpha: 0.5 }
          loud: { b.alpha: 1 }
        appearance:
          - light
          - dark
      view: { id: b }
      """
    #expect(try #require(readScene(text)).variants.map(\.line) == [4, 4, 5, 5])
    let plain = try #require(readScene("size: [9, 9]\n\nview:\n  type: UIView"))
    // The root view's first key.
    #expect(plain.variants.map(\.line) == [4])
  }

  @Test func sizesAreNamedByTheirNumbers() throws {
    #expect(
      try names("variants: {size: [[160, 44], [80.5, 44], fit]}\nview: {frame: [0, 0, 1, 1]}")
        == ["160x44@2x", "80.5x44@2x", "fit@2x"])
  }

  @Test func namesKeepLettersDigitsAndFourSigns() {
    #expect(VariantName.part("a-Z+0.9_é保") == "a-Z+0.9_é保")
    #expect(VariantName.part("a b/c\\d:e") == "a-b-c-d-e")
  }

  @Test func valuesThatComeToTheSameNameAreAnError() {
    #expect(
      diagnostics(
        """
        size: [9, 9]
        variants:
          tone: { a b: {}, a/b: {} }
        view: {}
        """)
        == ["s.yaml:3:20: variants.tone: 'a/b' has the same name as 'a b' in line 3: 'a-b'"])
    #expect(
      diagnostics(
        """
        size: [9, 9]
        variants:
          tone: { "On": {}, "on": {} }
        view: {}
        """)
        == [
          "s.yaml:3:21: variants.tone: 'on' has the same name as 'On' in line 3 on macOS and Windows, where upper "
            + "and lower case are not distinguished"
        ])
    #expect(
      diagnostics(
        """
        size: [9, 9]
        variants:
          x: { a: {}, a_b: {} }
          y: { b_c: {}, c: {} }
        view: {}
        """)
        == [
          "s.yaml:3:3: two variants have the same name 'a_b_c@2x': x a, y b_c, and x a_b, y c"
        ])
  }

  @Test func namesMustFitIntoAFileSystem() {
    let long = String(repeating: "長", count: 70)
    #expect(
      diagnostics("size: [9, 9]\nvariants: {x: {\(long): {}}}\nview: {}")
        == [
          "s.yaml:2:11: the name '\(String(repeating: "長", count: 60))…' has 213 bytes; a variant's "
            + "has at most 200"
        ])
  }

  @Test func axesCannotMakeMoreVariantsThanTheLimit() {
    let values = (0..<22).map { "v\($0): {}" }.joined(separator: ", ")
    let axes = ["a", "b", "c"].map { "\($0): {\(values)}" }.joined(separator: ", ")
    #expect(
      diagnostics("size: [9, 9]\nvariants: {\(axes)}\nview: {}")
        == ["s.yaml:2:11: the axes make more than 10000 variants"])
  }

  @Test func emptyAxesAndWrongAxesAreErrors() {
    #expect(
      diagnostics("variants: {state: [], apearance: [dark], scale: 2, tone: {}}\nview: {}")
        == [
          "s.yaml:1:19: variants.state: expected at least one value",
          "s.yaml:1:23: unknown axis 'apearance' (did you mean 'appearance'?): a custom axis "
            + "is a map of names to property values, such as {calm: {save.colorResources: primary}}",
          "s.yaml:1:49: variants.scale: expected a list of values, or a map of values to property "
            + "values, found 2",
          "s.yaml:1:58: variants.tone: expected at least one value",
        ])
  }

  @Test func statesActOnTheSubject() throws {
    let scene = try #require(
      readScene(
        """
        size: [90, 90]
        subject: b
        variants: { state: [normal, disabled+selected, activated] }
        view:
          subviews:
            - { type: DsCustomButton, id: a, selected: true }
            - { type: DsCustomButton, id: b, selected: true }
        """))
    func states(_ variant: Variant) throws -> [String?] {
      (try scene.describe(variant).view?.subviews ?? []).map {
        if case .string(let state) = $0.properties["buttonState"] { state } else { nil }
      }
    }
    #expect(try states(scene.variants[0]) == ["selected", "normal"])
    #expect(try states(scene.variants[1]) == ["selected", "disabled+selected"])
    #expect(try states(scene.variants[2]) == ["selected", "activated"])
  }

  @Test func stringsReplaceTextsByLanguage() throws {
    let scene = try #require(
      readScene(
        """
        size: [90, 90]
        variants: { locale: [en, ja, ar] }
        strings:
          ja: { save.text: 保存 }
          ar: { save.text: حفظ }
        view: { type: UILabel, id: save, text: Save }
        """))
    let texts = try scene.variants.map { try scene.describe($0).view?.properties["text"] }
    #expect(texts == [.string("Save"), .string("保存"), .string("حفظ")])
    #expect(
      scene.variants.map(\.traits.layoutDirection) == [.leftToRight, .leftToRight, .rightToLeft])
  }
}
