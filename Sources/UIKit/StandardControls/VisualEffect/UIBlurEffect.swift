/// What a ``UIVisualEffectView`` does to what is behind it.
open class UIVisualEffect: NSObject {
  /// The colour that the effect adds to what is behind it.
  var color: UIColor { .clear }
  /// How much the effect blurs what is behind it: the standard deviation, points.
  var blur: CGFloat { 0 }
  /// The appearance of the content.
  var contentAppearance: UIUserInterfaceStyle { .unspecified }
  /// The opacity of the content.
  var contentAlpha: CGFloat { 1 }
}

/// A material: what is behind it shines through its colour, blurred.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable, CaseIterable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var color: UIColor { style.color }

  /// Ours, for all materials: what is behind is a colour, not a shape.
  override var blur: CGFloat { 20 }
}

extension UIBlurEffect.Style {
  /// How much of what is behind is covered; ours.
  private var coverage: CGFloat {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      0.44
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
    case .light, .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.75
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.86
    case .extraLight, .prominent, .systemChromeMaterial, .systemChromeMaterialLight,
      .systemChromeMaterialDark:
      0.82
    }
  }

  /// The appearance in which content stands out from the material.
  var appearance: UIUserInterfaceStyle {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      .unspecified
    }
  }

  fileprivate var color: UIColor {
    let light = UIColor(white: 0.97, alpha: coverage)
    let dark = UIColor(white: 0.15, alpha: coverage)
    return switch appearance {
    case .light: light
    case .dark: dark
    case .unspecified: UIColor(light: light, dark: dark)
    }
  }
}
