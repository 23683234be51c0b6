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
    var traits = TraitCollections()
    var chosen = axes.map { $0.values[0] }
    return (0..<count).map { number in
      let moment = moments[number % moments.count]
      var rest = number / moments.count
      for (index, axis) in axes.enumerated().reversed() {
        chosen[index] = axis.values[rest % axis.values.count]
        rest /= axis.values.count
      }
      return variant(chosen, at: moment, &traits)
    }
  }

  private func variant(
    _ values: [AxisDefinition.Value], at moment: Moment, _ traits: inout TraitCollections
  ) -> Variant {
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
    var choices: [Variant.Choice] = []
    named.reserveCapacity(values.count)
    choices.reserveCapacity(values.count + 1)
    for (axis, value) in zip(axes, values) {
      choices.append(.init(axis: axis.name, value: value.label))
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
    if moments.count > 1 { choices.append(.init(axis: Axis.moment, value: moment.label)) }
    return Variant(
      name: VariantName.join(named, scale: scale, moment: moment.name), choices: choices,
      line: values.first?.position.line ?? line, scale: CGFloat(scale),
      traits: traits[
        .init(style: style, scale: scale, direction: direction ?? textDirection, textSize: textSize)
      ],
      size: size,
      state: state, overrides: overrides, moment: moment,
      orientation: orientation)
  }
}

/// The traits of a scene's variants, each combination made once.
private struct TraitCollections {
  struct Key: Hashable {
    var style: UIUserInterfaceStyle
    var scale: Int
    var direction: UITraitEnvironmentLayoutDirection
    var textSize: UIContentSizeCategory
  }

  private var made: [Key: UITraitCollection] = [:]

  subscript(key: Key) -> UITraitCollection {
    mutating get {
      if let traits = made[key] { return traits }
      let traits = UITraitCollection(traitsFrom: [
        .standard, UITraitCollection(userInterfaceStyle: key.style),
        UITraitCollection(displayScale: CGFloat(key.scale)),
        UITraitCollection(layoutDirection: key.direction),
        UITraitCollection(preferredContentSizeCategory: key.textSize),
      ])
      made[key] = traits
      return traits
    }
  }
}
