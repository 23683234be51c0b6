import Assets
import DesignedViews
import HeadlessUIKit

/// A dimension in which the variants of a scene differ, with its values.
public struct Axis: Sendable {
  /// The name, such as `state` or `appearance`.
  public var name: String
  /// The values' labels in the variants' names.
  public var values: [String]

  /// The name of the axis of languages.
  static let locale = "locale"
  /// The name of the axis of a scene whose steps take pictures.
  public static let moment = "moment"
}

/// An axis with the effects of its values.
struct AxisDefinition: Sendable {
  struct Value: Sendable {
    let label: String
    /// The label in the names of variants.
    let part: String
    let position: SourcePosition
    let effect: Effect
    let settings: VariantSettings

    init(
      label: String, position: SourcePosition, effect: Effect,
      settings: VariantSettings = VariantSettings()
    ) {
      self.label = label
      part = VariantName.part(label)
      self.position = position
      self.effect = effect
      self.settings = settings
    }
  }

  enum Effect: Sendable {
    case state(SubjectState)
    case appearance(UIUserInterfaceStyle)
    case scale(Int)
    case size(SceneSize)
    case orientation(SceneOrientation)
    case textSize(UIContentSizeCategory)
    case direction(UITraitEnvironmentLayoutDirection)
    /// The direction of a language.
    case locale(UITraitEnvironmentLayoutDirection)
    /// Nothing but the settings of the value, which every value of a custom axis has.
    case custom

    static func locale(of language: String) -> Effect {
      .locale(LanguageCode.runsFromRightToLeft(language) ? .rightToLeft : .leftToRight)
    }
  }

  var name: String
  var values: [Value]
}
