import DesignedViews
import HeadlessUIKit

/// Something that the variants of a scene differ in, with its values.
public struct Axis: Sendable {
  public var name: String
  /// As they stand in the variants' names.
  public var values: [String]

  /// The name of the axis that a scene has whose steps take pictures.
  public static let moment = "moment"
}

/// An axis with what its values do.
struct AxisDefinition: Sendable {
  struct Value: Sendable {
    let label: String
    /// The label as it stands in the names of variants.
    let part: String
    let position: SourcePosition
    let effect: Effect

    init(label: String, position: SourcePosition, effect: Effect) {
      self.label = label
      part = VariantName.part(label)
      self.position = position
      self.effect = effect
    }
  }

  enum Effect: Sendable {
    case state(ViewState)
    case appearance(UIUserInterfaceStyle)
    case scale(Int)
    case size(SceneSize)
    case orientation(SceneOrientation)
    case textSize(UIContentSizeCategory)
    case direction(UITraitEnvironmentLayoutDirection)
    case overrides([Override])
    /// The texts of a language, and the direction that it is written in.
    case locale([Override], UITraitEnvironmentLayoutDirection)
  }

  var name: String
  var values: [Value]
}
