import DesignedViews
import HeadlessUIKit

/// Makes every combination of the values of a scene's axes, the last axis changing fastest, and
/// within each the moments at which pictures are taken.
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
  /// When pictures are taken.
  var moments = [SceneStep]().moments

  /// How many variants there are; nil if there are more than the limit.
  var count: Int? {
    var count = moments.count
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
      let moment = moments[number % moments.count]
      var rest = number / moments.count
      var chosen: [AxisDefinition.Value] = []
      for axis in axes.reversed() {
        chosen.append(axis.values[rest % axis.values.count])
        rest /= axis.values.count
      }
      return variant(chosen.reversed(), at: moment)
    }
  }

  private func variant(_ values: [AxisDefinition.Value], at moment: Moment) -> Variant {
    var scale = Self.defaultScale
    var size = size
    var state: ViewState?
    var style = UIUserInterfaceStyle.light
    var orientation: SceneOrientation?
    var textSize = UIContentSizeCategory.large
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
      case .orientation(let chosen): orientation = chosen
      case .textSize(let chosen): textSize = chosen
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
      UITraitCollection(preferredContentSizeCategory: textSize),
    ])
    var choices = zip(axes, values).map { Variant.Choice(axis: $0.name, value: $1.label) }
    if moments.count > 1 { choices.append(.init(axis: Axis.moment, value: moment.label)) }
    return Variant(
      name: VariantName.join(named, scale: scale, moment: moment.name), choices: choices,
      line: values.first?.position.line ?? line, scale: CGFloat(scale), traits: traits, size: size,
      state: state, overrides: overrides, moment: moment,
      orientation: orientation)
  }
}
