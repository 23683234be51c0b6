/// A trait that ``UITraitCollection`` has a property for.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: any WritableKeyPath<UITraitCollection.Values, Value> & Sendable { get }
}

extension SystemTrait {
  static func read(_ values: UITraitCollection.Values) -> Any { values[keyPath: path] }

  static func write(_ value: Any, _ values: inout UITraitCollection.Values) {
    if let value = value as? Value { values[keyPath: path] = value }
  }

  static func reset(_ values: inout UITraitCollection.Values) {
    values[keyPath: path] = UITraitCollection.Values()[keyPath: path]
  }

  static func isDifferent(
    _ one: UITraitCollection.Values, _ other: UITraitCollection.Values
  ) -> Bool {
    one[keyPath: path] != other[keyPath: path]
  }
}

enum SystemTraits {
  static var all: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self,
      UITraitUserInterfaceStyle.self,
      UITraitLayoutDirection.self,
      UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self,
      UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
      UITraitLegibilityWeight.self,
      UITraitActiveAppearance.self,
      UITraitDisplayGamut.self,
      UITraitForceTouchCapability.self,
    ]
  }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var path: any WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> & Sendable {
    \.userInterfaceIdiom
  }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True: dynamic colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

extension UITraitUserInterfaceStyle: SystemTrait {
  static var path: any WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> & Sendable {
    \.userInterfaceStyle
  }
}

/// Left to right or right to left.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

extension UITraitLayoutDirection: SystemTrait {
  static var path:
    any WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> & Sendable
  {
    \.layoutDirection
  }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// 0: unspecified.
  public static var defaultValue: CGFloat { 0 }
}

extension UITraitDisplayScale: SystemTrait {
  static var path: any WritableKeyPath<UITraitCollection.Values, CGFloat> & Sendable {
    \.displayScale
  }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

extension UITraitHorizontalSizeClass: SystemTrait {
  static var path:
    any WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> & Sendable
  {
    \.horizontalSizeClass
  }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

extension UITraitVerticalSizeClass: SystemTrait {
  static var path:
    any WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> & Sendable
  {
    \.verticalSizeClass
  }
}

/// The text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var path: any WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> & Sendable {
    \.preferredContentSizeCategory
  }
}

/// Whether the user prefers colours of high contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True: dynamic colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

extension UITraitAccessibilityContrast: SystemTrait {
  static var path: any WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> & Sendable
  {
    \.accessibilityContrast
  }
}

/// Whether the interface is above others.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True: dynamic colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

extension UITraitUserInterfaceLevel: SystemTrait {
  static var path: any WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> & Sendable {
    \.userInterfaceLevel
  }
}

/// The weight of text that the user prefers. Kept, without effect on text.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

extension UITraitLegibilityWeight: SystemTrait {
  static var path: any WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> & Sendable {
    \.legibilityWeight
  }
}

/// Whether the window is the active one. Kept, without effect on drawing.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}

extension UITraitActiveAppearance: SystemTrait {
  static var path:
    any WritableKeyPath<UITraitCollection.Values, UIUserInterfaceActiveAppearance> & Sendable
  {
    \.activeAppearance
  }
}

/// The colours that the screen can show. Kept, without effect on drawing.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIDisplayGamut { .unspecified }
}

extension UITraitDisplayGamut: SystemTrait {
  static var path: any WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> & Sendable {
    \.displayGamut
  }
}

/// Whether the screen measures the force of touches. Kept, without effect.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// Unknown.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

extension UITraitForceTouchCapability: SystemTrait {
  static var path: any WritableKeyPath<UITraitCollection.Values, UIForceTouchCapability> & Sendable
  {
    \.forceTouchCapability
  }
}
