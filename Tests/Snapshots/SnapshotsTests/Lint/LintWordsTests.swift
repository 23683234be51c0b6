import Pixels
import Testing
import ViewTree

@testable import Snapshots

/// How findings name the variants and the places that they are about.
@Suite struct LintWordsTests {
  /// Three states, light and dark, one and two pixels per point: 12 variants, the scale changing
  /// fastest.
  private func scene(film: Set<Int> = []) -> LintScene {
    let axes: [LintScene.Axis] = [
      .init(name: "state", values: ["normal", "selected", "disabled"]),
      .init(name: "appearance", values: ["light", "dark"]),
      .init(name: "scale", values: ["1", "2"]),
    ]
    var variants: [LintScene.Variant] = []
    for state in axes[0].values {
      for appearance in axes[1].values {
        for scale in axes[2].values {
          variants.append(
            .init(
              name: "\(state)_\(appearance)@\(scale)x", line: 1,
              choices: [
                .init(axis: "state", value: state), .init(axis: "appearance", value: appearance),
                .init(axis: "scale", value: scale),
              ], scale: scale == "1" ? 1 : 2, isFilmFrame: film.contains(variants.count)))
        }
      }
    }
    return LintScene(
      name: "", file: "", axes: axes, variants: variants, subject: nil, silences: [], trials: [],
      draw: { _ in throw CancellationError() }, layOut: { _, _ in InspectedTree() })
  }

  /// As in the words of a report's groups.
  @Test(arguments: [
    (Array(0..<12), "all variants"),
    ([2, 3, 6, 7, 10, 11], "all states, dark"),
    ([0, 1, 4, 5], "normal and selected, light"),
    ([1, 3, 5, 7, 9, 11], "all states, light and dark, only at 2x"),
    ([4], "selected, light, only at 1x"),
    ([0, 1, 2, 3, 4, 5, 6, 7, 10, 11], "all but disabled, light"),
    ([0, 3], "normal, light and dark, not in every combination"),
  ])
  func variantsAreNamedByTheirValues(indices: [Int], words: String) {
    #expect(scene().words(for: indices) == words)
  }

  @Test func framesOfFilmsDoNotCountAsOtherVariants() {
    #expect(scene(film: [8, 9, 10, 11]).words(for: Array(0..<8)) == "all variants")
    #expect(scene(film: [8, 9, 10, 11]).words(for: [0, 1, 4, 5]) == "normal and selected, light")
  }

  /// A box from 1.25 to 3.5 points across, and from -0.5 to 1.5 points down.
  @Test func pixelsCoverThePartsOfThem() {
    let box = ViewNode.Rect(x: 1.25, y: -0.5, width: 2.25, height: 2)
    #expect(PixelRect(covering: box, scale: 1) == PixelRect(x: 1, y: -1, width: 3, height: 3))
    #expect(PixelRect(covering: box, scale: 2) == PixelRect(x: 2, y: -1, width: 5, height: 4))
    let far = ViewNode.Rect(x: .infinity, y: .nan, width: 1, height: 1)
    #expect(PixelRect(covering: far, scale: 1).width == 0)
  }

  @Test func aFindingHasThePlaceOfItsViewInEachVariant() throws {
    let view = { (x: Double) in
      var view = LintView(name: "a", id: "a", type: "UIView", source: nil)
      view.box = .init(x: x, y: 0, width: 10, height: 10)
      return view
    }
    let observations = [0, 1].map { index in
      LintObservation(
        rule: .offGrid, view: view(Double(index)), variants: [index], sentence: "it is off",
        remedy: "Move it.")
    }
    let finding = try #require(LintFinding(observations, in: scene()))
    #expect(
      finding.places == [
        LintPlace(
          variant: "normal_light@1x", rect: PixelRect(x: 0, y: 0, width: 10, height: 10)),
        LintPlace(
          variant: "normal_light@2x", rect: PixelRect(x: 2, y: 0, width: 20, height: 20)),
      ])
  }
}
