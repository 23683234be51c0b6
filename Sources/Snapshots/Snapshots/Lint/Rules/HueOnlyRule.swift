import ImageComparison
import ViewTree

/// States that differ in hue alone: to people with a colour vision deficiency, or without colours,
/// they are nearly the same.
struct HueOnlyRule: StateRule {
  static let name = LintRuleName.hueOnly

  /// Less than this, by CIEDE2000, is hard to see between pictures that are not next to each other.
  private static let weakDifference = 10.0
  /// The least ratio of the difference with hue to the difference without it; below it, the states are
  /// about as hard to distinguish with normal colour vision.
  private static let shareOfHue = 3.0

  func observe(
    _ states: [StatePicture], in scene: LintScene, settings: LintSettings
  ) -> [LintObservation] {
    states.indices.flatMap { first in
      states[(first + 1)...].compactMap { second in
        differInOnePart(states[first].state, second.state)
          ? compare(states[first], second, in: scene) : nil
      }
    }
  }

  /// Whether one state has a part that the other one has not: those that follow each other in use. Two
  /// disabled states are exempt, as they are from contrasts.
  private func differInOnePart(_ first: String, _ second: String) -> Bool {
    let (one, other) = (Self.parts(of: first), Self.parts(of: second))
    return one.symmetricDifference(other).count == 1
      && !(one.contains("disabled") && other.contains("disabled"))
  }

  private static func parts(of state: String) -> Set<Substring> {
    state == "normal" ? [] : Set(state.split(separator: "+"))
  }

  private func compare(
    _ first: StatePicture, _ second: StatePicture, in scene: LintScene
  ) -> LintObservation? {
    func difference(_ vision: ColorVision?, upTo limit: Double) -> Double {
      largestDifference(
        of: first.picture.bitmap, and: second.picture.bitmap, seenWith: vision, upTo: limit)
    }
    // Most pairs end here: they differ in lightness somewhere.
    let candidates = ColorVision.allCases.filter {
      difference($0, upTo: Self.weakDifference) < Self.weakDifference
    }
    guard !candidates.isEmpty else { return nil }
    let normal = difference(nil, upTo: .infinity)
    guard normal >= Self.weakDifference, normal.isFinite else { return nil }
    let seen = candidates.map { (vision: $0, difference: difference($0, upTo: .infinity)) }
    guard let worst = seen.min(by: { $0.difference < $1.difference }),
      worst.difference * Self.shareOfHue < normal
    else { return nil }
    let names = "\(first.state) and \(second.state)"
    return LintObservation(
      rule: Self.name, view: scene.subjectView(in: first.picture.tree), topic: names,
      variants: [first.index, second.index], value: worst.difference, severity: -worst.difference,
      sentence: "\(names) differ in hue alone: with \(worst.vision.words) the difference is "
        + "ΔE \(worst.difference.formatted(places: 1)) instead of \(normal.formatted(places: 1))",
      remedy: "Make one of them lighter or darker, or add a shape.")
  }
}

extension ColorVision {
  fileprivate var words: String {
    self == .achromatopsia ? "no colours (achromatopsia)" : rawValue
  }
}
