/// The surroundings that a view is shown in: light or dark, pixels a point, reading direction and
/// text size.
///
/// A trait that is `unspecified` (0 for the scale) says nothing; in
/// ``init(traitsFrom:)`` the last collection that says something about a trait wins.
public final class UITraitCollection: Sendable, Hashable, CustomStringConvertible {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels a point; 0 is unspecified.
  public let displayScale: CGFloat
  /// Left to right or right to left.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The text size that the user prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory

  init(
    userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat,
    layoutDirection: UITraitEnvironmentLayoutDirection,
    preferredContentSizeCategory: UIContentSizeCategory
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// A collection that specifies nothing.
  public convenience init() {
    self.init(
      userInterfaceStyle: .unspecified, displayScale: 0, layoutDirection: .unspecified,
      preferredContentSizeCategory: .unspecified)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      userInterfaceStyle: userInterfaceStyle, displayScale: 0, layoutDirection: .unspecified,
      preferredContentSizeCategory: .unspecified)
  }

  /// - Parameter displayScale: pixels a point.
  public convenience init(displayScale: CGFloat) {
    self.init(
      userInterfaceStyle: .unspecified, displayScale: displayScale, layoutDirection: .unspecified,
      preferredContentSizeCategory: .unspecified)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(
      userInterfaceStyle: .unspecified, displayScale: 0, layoutDirection: layoutDirection,
      preferredContentSizeCategory: .unspecified)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      userInterfaceStyle: .unspecified, displayScale: 0, layoutDirection: .unspecified,
      preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// Merges collections; for each trait the last one that specifies it wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var style = UIUserInterfaceStyle.unspecified
    var scale: CGFloat = 0
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var category = UIContentSizeCategory.unspecified
    for traits in traitCollections {
      if traits.userInterfaceStyle != .unspecified { style = traits.userInterfaceStyle }
      if traits.displayScale != 0 { scale = traits.displayScale }
      if traits.layoutDirection != .unspecified { direction = traits.layoutDirection }
      if traits.preferredContentSizeCategory != .unspecified {
        category = traits.preferredContentSizeCategory
      }
    }
    self.init(
      userInterfaceStyle: style, displayScale: scale, layoutDirection: direction,
      preferredContentSizeCategory: category)
  }

  /// What holds where nobody said anything else: light, one pixel a point, left to right, large.
  public static let standard = UITraitCollection(
    userInterfaceStyle: .light, displayScale: 1, layoutDirection: .leftToRight,
    preferredContentSizeCategory: .large)

  @TaskLocal private static var taskTraits = UITraitCollection.standard

  /// The traits of the running task: those of the drawing or layout pass it is in, or those that
  /// ``performAsCurrent(_:)`` set, otherwise ``standard``.
  ///
  /// In UIKit this belongs to the thread. Here it belongs to the task, so that snapshots of
  /// different appearances are made side by side.
  public static var current: UITraitCollection { taskTraits }

  /// Runs a closure with these traits as ``current``.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.$taskTraits.withValue(self, operation: actions)
  }

  /// Whether a dynamic colour may look different under the other traits.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    userInterfaceStyle != traits?.userInterfaceStyle
  }

  /// This collection with another user interface style.
  func with(userInterfaceStyle style: UIUserInterfaceStyle) -> UITraitCollection {
    style == userInterfaceStyle
      ? self
      : UITraitCollection(
        userInterfaceStyle: style, displayScale: displayScale, layoutDirection: layoutDirection,
        preferredContentSizeCategory: preferredContentSizeCategory)
  }

  public static func == (one: UITraitCollection, other: UITraitCollection) -> Bool {
    one === other
      || one.userInterfaceStyle == other.userInterfaceStyle
        && one.displayScale == other.displayScale
        && one.layoutDirection == other.layoutDirection
        && one.preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(layoutDirection)
    hasher.combine(preferredContentSizeCategory)
  }

  public var description: String {
    "UITraitCollection(\(userInterfaceStyle), \(displayScale)x, \(layoutDirection), "
      + "\(preferredContentSizeCategory.rawValue))"
  }
}
