import Testing
import ViewTree

@testable import Snapshots

@Suite struct VariantWordingTests {
  /// Three states, light and dark, one and two pixels per point: 12 variants, the scale changing
  /// fastest.
  private let wording: VariantWording = {
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
              ], scale: 1))
        }
      }
    }
    return VariantWording(
      LintScene(
        name: "", file: "", axes: axes, variants: variants, subject: nil, silences: [], trials: [],
        draw: { _ in throw CancellationError() }, layOut: { _, _ in InspectedTree() }))
  }()

  @Test(arguments: [
    (Array(0..<12), "all variants"),
    ([2, 3, 6, 7, 10, 11], "dark"),
    ([0, 1, 4, 5], "normal or selected, light"),
    ([1, 3, 5, 7, 9, 11], "@2x"),
    ([4], "selected, light, @1x"),
    ([0, 3], "normal_light@1x, normal_dark@2x"),
    ([0, 3, 5, 6, 8], "normal_light@1x, normal_dark@2x, selected_light@2x and 2 more"),
  ])
  func valuesInWhichTheVariantsDifferAreNamed(indices: [Int], words: String) {
    #expect(wording.words(for: indices) == words)
  }
}
