/// An effect of a ``UIVisualEffectView`` on the content behind it.
open class UIVisualEffect: NSObject {
  /// The colour drawn over the content behind the view.
  var color: UIColor { .clear }
  /// The standard deviation of the blur of the content behind the view, points.
  var blur: CGFloat { 0 }
  /// The appearance of the content.
  var contentAppearance: UIUserInterfaceStyle { .unspecified }
  /// The opacity of the content.
  var contentAlpha: CGFloat { 1 }
}

/// A material: a translucent colour over the blurred content behind it.
open class UIBlurEffect: UIVisualEffect {
  /// The materials.
  public enum Style: Int, Sendable, CaseIterable {
    /// Light, with an opacity of 0.82.
    case extraLight = 0
    /// Light, with an opacity of 0.75.
    case light = 1
    /// Dark, with an opacity of 0.75.
    case dark = 2
    /// As the appearance, with an opacity of 0.75.
    case regular = 4
    /// As the appearance, with an opacity of 0.82.
    case prominent = 5
    /// As the appearance, with an opacity of 0.44.
    case systemUltraThinMaterial = 6
    /// As the appearance, with an opacity of 0.6.
    case systemThinMaterial = 7
    /// As the appearance, with an opacity of 0.75.
    case systemMaterial = 8
    /// As the appearance, with an opacity of 0.86.
    case systemThickMaterial = 9
    /// As the appearance, with an opacity of 0.82.
    case systemChromeMaterial = 10
    /// Light, with an opacity of 0.44.
    case systemUltraThinMaterialLight = 11
    /// Light, with an opacity of 0.6.
    case systemThinMaterialLight = 12
    /// Light, with an opacity of 0.75.
    case systemMaterialLight = 13
    /// Light, with an opacity of 0.86.
    case systemThickMaterialLight = 14
    /// Light, with an opacity of 0.82.
    case systemChromeMaterialLight = 15
    /// Dark, with an opacity of 0.44.
    case systemUltraThinMaterialDark = 16
    /// Dark, with an opacity of 0.6.
    case systemThinMaterialDark = 17
    /// Dark, with an opacity of 0.75.
    case systemMaterialDark = 18
    /// Dark, with an opacity of 0.86.
    case systemThickMaterialDark = 19
    /// Dark, with an opacity of 0.82.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates a material.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates the regular material.
  public convenience override init() { self.init(style: .regular) }

  override var color: UIColor { style.color }

  /// The blur of all materials; our own. Content behind a material appears as colours, without
  /// shapes.
  override var blur: CGFloat { 20 }
}

extension UIBlurEffect.Style {
  /// The opacity of the material's colour; our own.
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

  /// The appearance in which content stands out from the material; `unspecified` for the current
  /// one.
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
