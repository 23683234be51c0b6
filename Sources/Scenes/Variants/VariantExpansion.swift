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

  /// What the variants differ in.
  var shownAxes: [Axis] {
    var shown = axes.map { Axis(name: $0.name, values: $0.values.map(\.label)) }
    if moments.count > 1 {
      shown.append(Axis(name: Axis.moment, values: moments.map(\.label)))
    }
    return shown
  }

  func variants() -> [Variant] {
    guard let count else { return [] }
    let shownAxes = shownAxes
    var traits = TraitCollections()
    var variants: [Variant] = []
    variants.reserveCapacity(count)
    func add(_ draft: VariantDraft, axis: Int) {
      if axis < axes.count {
        for value in axes[axis].values { add(draft.choosing(value), axis: axis + 1) }
        return
      }
      let traits = traits[draft.traits]
      for moment in moments {
        variants.append(
          Variant(
            name: VariantName.join(draft.name, scale: draft.scale, moment: moment.name),
            line: draft.line ?? line, scale: CGFloat(draft.scale), axes: shownAxes,
            number: variants.count, traits: traits, size: draft.size, state: draft.state,
            overrides: draft.overrides, moment: moment, orientation: draft.orientation))
      }
    }
    add(VariantDraft(size: size), axis: 0)
    return variants
  }
}

/// What the values of the first axes come to.
private struct VariantDraft {
  /// The values as they stand in names, joined; nil if there are none.
  var name: String?
  /// The line of the first axis' value.
  var line: Int?
  var scale = VariantExpansion.defaultScale
  var size: SceneSize
  var state: ViewState?
  var style = UIUserInterfaceStyle.light
  var orientation: SceneOrientation?
  var textSize = UIContentSizeCategory.large
  var direction: UITraitEnvironmentLayoutDirection?
  /// The direction of the locale, which counts unless there is an axis of directions.
  var textDirection = UITraitEnvironmentLayoutDirection.leftToRight
  var overrides: [Override] = []

  init(size: SceneSize) {
    self.size = size
  }

  var traits: TraitCollections.Key {
    .init(style: style, scale: scale, direction: direction ?? textDirection, textSize: textSize)
  }

  /// The draft with the value of one more axis.
  func choosing(_ value: AxisDefinition.Value) -> VariantDraft {
    var draft = self
    draft.choose(value)
    return draft
  }

  private mutating func choose(_ value: AxisDefinition.Value) {
    line = line ?? value.position.line
    switch value.effect {
    case .scale(let chosen):
      scale = chosen
      return
    case .size(let chosen): size = chosen
    case .state(let chosen): state = chosen
    case .appearance(let chosen): style = chosen
    case .orientation(let chosen): orientation = chosen
    case .textSize(let chosen): textSize = chosen
    case .direction(let chosen): direction = chosen
    case .overrides(let chosen): override(chosen)
    case .locale(let chosen, let chosenDirection):
      override(chosen)
      textDirection = chosenDirection
    }
    name = name.map { $0 + "_" + value.part } ?? value.part
  }

  private mutating func override(_ chosen: [Override]) {
    // So that variants share the list of their axis, rather than each having a copy.
    overrides = overrides.isEmpty ? chosen : overrides + chosen
  }
}

/// The traits of a scene's variants, each combination made once.
private struct TraitCollections {
  struct Key: Equatable {
    var style: UIUserInterfaceStyle
    var scale: Int
    var direction: UITraitEnvironmentLayoutDirection
    var textSize: UIContentSizeCategory
  }

  /// A handful, which is looked through faster than hashed.
  private var made: [(key: Key, traits: UITraitCollection)] = []

  subscript(key: Key) -> UITraitCollection {
    mutating get {
      if let known = made.first(where: { $0.key == key }) { return known.traits }
      let traits = UITraitCollection(traitsFrom: [
        .standard, UITraitCollection(userInterfaceStyle: key.style),
        UITraitCollection(displayScale: CGFloat(key.scale)),
        UITraitCollection(layoutDirection: key.direction),
        UITraitCollection(preferredContentSizeCategory: key.textSize),
      ])
      made.append((key, traits))
      return traits
    }
  }
}
