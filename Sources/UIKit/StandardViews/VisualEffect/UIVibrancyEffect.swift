/// The prominence of content in front of a material.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  /// An opacity of 1.
  case label
  /// An opacity of 0.6.
  case secondaryLabel
  /// An opacity of 0.3.
  case tertiaryLabel
  /// An opacity of 0.18.
  case quaternaryLabel
  /// An opacity of 0.36.
  case fill
  /// An opacity of 0.32.
  case secondaryFill
  /// An opacity of 0.24.
  case tertiaryFill
  /// An opacity of 0.3.
  case separator
}

/// Makes content stand out from a material: it has the material's appearance, and the opacity of
/// the style. Content keeps its own colours.
open class UIVibrancyEffect: UIVisualEffect {
  private let blurStyle: UIBlurEffect.Style
  private let style: UIVibrancyEffectStyle

  /// Creates an effect for content in front of a material.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {
    blurStyle = blurEffect.style
    self.style = style
    super.init()
  }

  /// Creates an effect for labels in front of the regular material.
  public convenience override init() { self.init(blurEffect: UIBlurEffect()) }

  override var contentAppearance: UIUserInterfaceStyle { blurStyle.appearance }

  /// The opacity of the style; our own.
  override var contentAlpha: CGFloat {
    switch style {
    case .label: 1
    case .secondaryLabel: 0.6
    case .tertiaryLabel, .separator: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.36
    case .secondaryFill: 0.32
    case .tertiaryFill: 0.24
    }
  }
}
