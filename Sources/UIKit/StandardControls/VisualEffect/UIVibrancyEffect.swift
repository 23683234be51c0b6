/// How much content stands out from a material.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// Shows content so that it stands out from a material: in the appearance of the material, and as translucent as
/// the style says. Colours that content was given stay.
open class UIVibrancyEffect: UIVisualEffect {
  private let blurStyle: UIBlurEffect.Style
  private let style: UIVibrancyEffectStyle

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {
    blurStyle = blurEffect.style
    self.style = style
    super.init()
  }

  override var contentAppearance: UIUserInterfaceStyle { blurStyle.appearance }

  /// Ours.
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
