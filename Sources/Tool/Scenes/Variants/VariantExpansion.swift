import DesignedViews
import HeadlessUIKit

/// Creates every combination of the values of a scene's axes, the last axis changing fastest, and
/// within each the moments at which pictures are taken.
struct VariantExpansion {
  /// The maximum number of a scene's variants.
  static let limit = 10_000
  /// The maximum number of combinations, of which rules leave the variants.
  static let combinationLimit = 100_000
  /// Pixels per point if a scene has no `scale` axis.
  static let defaultScale = 2

  var axes: [AxisDefinition]
  /// The size if there is no `size` axis.
  var size: SceneSize
  /// The line of the root view.
  var line: Int
  /// The moments at which pictures are taken.
  var moments = [SceneStep]().moments

  /// Which combinations are variants.
  var rules = VariantRules()

  /// The number of combinations; nil if it exceeds the limit.
  var count: Int? {
    var count = moments.count
    for axis in axes {
      count *= axis.values.count
      if count > (rules.isEmpty ? Self.limit : Self.combinationLimit) { return nil }
    }
    return count
  }

  /// All combinations of the values of ``shownAxes``, as indices, the last axis changing fastest.
  var combinations: [[Int]] {
    shownAxes.reduce([[]]) { combinations, axis in
      combinations.flatMap { combination in axis.values.indices.map { combination + [$0] } }
    }
  }

  /// The largest scale of all variants.
  var largestScale: Int {
    let scales = axes.flatMap(\.values).compactMap { value in
      if case .scale(let scale) = value.effect { scale } else { nil }
    }
    return scales.max() ?? Self.defaultScale
  }

  /// The axes in which the variants differ.
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
    var number = 0
    var combination: [Int] = []
    func add(_ draft: VariantDraft, axis: Int) {
      if axis < axes.count {
        for (index, value) in axes[axis].values.enumerated() {
          combination.append(index)
          add(draft.choosing(value), axis: axis + 1)
          combination.removeLast()
        }
        return
      }
      let traits = traits[draft.traits]
      for (index, moment) in moments.enumerated() {
        defer { number += 1 }
        let place = moments.count > 1 ? combination + [index] : combination
        guard rules.isEmpty || rules.allows(place) else { continue }
        variants.append(
          Variant(
            name: VariantName.join(draft.name, scale: draft.scale, moment: moment.name),
            line: draft.line ?? line, scale: CGFloat(draft.scale), axes: shownAxes,
            number: number, traits: traits, size: draft.size, state: draft.state,
            settings: draft.settings, moment: moment, orientation: draft.orientation))
      }
    }
    add(VariantDraft(size: size), axis: 0)
    return variants
  }
}

/// The combined effect of the values of the first axes.
private struct VariantDraft {
  /// The values' parts of the name, joined; nil if there are none.
  var name: String?
  /// The line of the first axis' value.
  var line: Int?
  var scale = VariantExpansion.defaultScale
  var size: SceneSize
  var state: SubjectState?
  var style = UIUserInterfaceStyle.light
  var orientation: SceneOrientation?
  var textSize = UIContentSizeCategory.large
  var direction: UITraitEnvironmentLayoutDirection?
  /// The direction of the locale, which an axis of directions overrides.
  var textDirection = UITraitEnvironmentLayoutDirection.leftToRight
  var settings = VariantSettings()

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
    if !value.settings.isEmpty { settings.append(value.settings) }
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
    case .locale(let direction): textDirection = direction
    case .custom: break
    }
    name = name.map { $0 + "_" + value.part } ?? value.part
  }
}

/// The traits of a scene's variants, created once for each combination.
private struct TraitCollections {
  struct Key: Equatable {
    var style: UIUserInterfaceStyle
    var scale: Int
    var direction: UITraitEnvironmentLayoutDirection
    var textSize: UIContentSizeCategory
  }

  /// Only a few, so that a linear search is faster than hashing.
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
