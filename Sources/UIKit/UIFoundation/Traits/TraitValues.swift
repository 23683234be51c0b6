/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable, Hashable, CaseIterable {
  /// No choice: the appearance of the surroundings.
  case unspecified
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// Whether the user prefers colours of high contrast.
public enum UIAccessibilityContrast: Int, Sendable, Hashable {
  /// No choice: the contrast of the surroundings.
  case unspecified = -1
  /// The contrast of the standard colours.
  case normal = 0
  /// The contrast of the colours for users with low vision.
  case high = 1
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
  /// No choice: the device of the surroundings.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The display of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How much space an interface has along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable, Hashable {
  /// No choice: the size class of the surroundings.
  case unspecified
  /// Little space, such as the width of a phone in portrait.
  case compact
  /// Much space, such as the width of a tablet.
  case regular
}

/// The reading direction of a trait collection.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, Hashable {
  /// No choice: the direction of the surroundings.
  case unspecified = -1
  /// From left to right, as in English.
  case leftToRight = 0
  /// From right to left, as in Arabic.
  case rightToLeft = 1
}

/// The reading direction that a view is laid out in.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, Hashable {
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic.
  case rightToLeft
}

/// Whether the content of a view is mirrored in a right-to-left environment.
public enum UISemanticContentAttribute: Int, Sendable, Hashable {
  /// Mirrored.
  case unspecified
  /// Playback controls keep their direction.
  case playback
  /// Controls that mean a direction in space keep it.
  case spatial
  /// Never mirrored: from left to right, whatever the environment.
  case forceLeftToRight
  /// Always mirrored: from right to left, whatever the environment.
  case forceRightToLeft
}

/// The text sizes that a user can prefer, from `XS` to `AX5`.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// UIKit's name of the category.
  public let rawValue: String

  /// A category by UIKit's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No preference.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest of the ordinary sizes.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below the default.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One step below the default.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default of a device.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One step above the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the default.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the ordinary sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the five accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the five accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the five accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of the accessibility sizes.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether this is one of the five sizes beyond the ordinary seven.
  public var isAccessibilityCategory: Bool {
    rawValue.hasPrefix("UICTContentSizeCategoryAccessibility")
  }

  private static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

extension UIContentSizeCategory: Comparable {
  /// By size; an unknown or unspecified category is the smallest.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    let (first, second) = (ascending.firstIndex(of: one), ascending.firstIndex(of: other))
    return (first ?? -1) < (second ?? -1)
  }
}
