import DesignedViews
import HeadlessUIKit

/// Makes every combination of the values of a scene's axes, the last axis changing fastest.
struct VariantExpansion {
  /// Variants that one scene may have.
  static let limit = 10_000
  /// Pixels a point where a scene has no `scale` axis.
  static let defaultScale = 2

  var axes: [AxisDefinition]
  /// The size where there is no `size` axis.
  var size: SceneSize
  /// The line of the root view.
  var line: Int

  /// How many variants there are; nil if there are more than the limit.
  var count: Int? {
    var count = 1
    for axis in axes {
      count *= axis.values.count
      if count > Self.limit { return nil }
    }
    return count
  }

  /// The largest scale that anything is drawn at.
  var largestScale: Int {
    let scales = axes.flatMap(\.values).compactMap { value in
      if case .scale(let scale) = value.effect { scale } else { nil }
    }
    return scales.max() ?? Self.defaultScale
  }

  func variants() -> [Variant] {
    guard let count else { return [] }
    return (0..<count).map { number in
      var rest = number
      var chosen: [AxisDefinition.Value] = []
      for axis in axes.reversed() {
        chosen.append(axis.values[rest % axis.values.count])
        rest /= axis.values.count
      }
      return variant(chosen.reversed())
    }
  }

  private func variant(_ values: [AxisDefinition.Value]) -> Variant {
    var scale = Self.defaultScale
    var size = size
    var state: ViewState?
    var style = UIUserInterfaceStyle.light
    var direction: UITraitEnvironmentLayoutDirection?
    var textDirection = UITraitEnvironmentLayoutDirection.leftToRight
    var overrides: [Override] = []
    var named: [String] = []
    for value in values {
      switch value.effect {
      case .scale(let chosen): scale = chosen
      case .size(let chosen): size = chosen
      case .state(let chosen): state = chosen
      case .appearance(let chosen): style = chosen
      case .direction(let chosen): direction = chosen
      case .overrides(let chosen): overrides += chosen
      case .locale(let chosen, let chosenDirection):
        overrides += chosen
        textDirection = chosenDirection
      }
      if case .scale = value.effect { continue }
      named.append(value.label)
    }
    let traits = UITraitCollection(traitsFrom: [
      .standard, UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(displayScale: CGFloat(scale)),
      UITraitCollection(layoutDirection: direction ?? textDirection),
    ])
    return Variant(
      name: VariantName.join(named, scale: scale),
      choices: zip(axes, values).map { .init(axis: $0.name, value: $1.label) },
      line: values.first?.position.line ?? line, scale: CGFloat(scale), traits: traits, size: size,
      state: state, overrides: overrides)
  }
}
