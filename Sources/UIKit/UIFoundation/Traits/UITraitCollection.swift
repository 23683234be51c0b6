/// The environment that a view is shown in: light or dark, pixels per point, reading direction, text
/// size, kind of device and size classes.
///
/// A trait can be `unspecified` (0 for the scale); in ``init(traitsFrom:)`` the last collection that
/// specifies a trait wins.
public final class UITraitCollection: AttributeObject, Sendable {
  /// The traits as a value, unspecified at first.
  struct Values: Sendable, Hashable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var displayScale: CGFloat = 0
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    /// The values of traits that clients define.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]
  }

  let values: Values

  init(_ values: Values) {
    self.values = values
  }

  convenience init(_ specify: (inout Values) -> Void) {
    var values = Values()
    specify(&values)
    self.init(values)
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Whether the user prefers colours of high contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Pixels per point; 0 is unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// Left to right or right to left.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// A collection that specifies nothing.
  public convenience init() {
    self.init(Values())
  }

  /// A collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// A collection that specifies only light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// A collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// A collection that specifies only the scale.
  ///
  /// - Parameter displayScale: pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// A collection that specifies only the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// A collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// A collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Merges collections; for each trait the last one that specifies it wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { merged in
      for traits in traitCollections { merged.merge(traits.values) }
    }
  }

  /// The replacements for unspecified traits: light, one pixel per point, left to right, large.
  public static let standard = UITraitCollection { values in
    values.userInterfaceStyle = .light
    values.displayScale = 1
    values.layoutDirection = .leftToRight
    values.preferredContentSizeCategory = .large
  }

  @TaskLocal private static var taskTraits: UITraitCollection?
  /// The traits of the screen that `UIScreen.main` is outside of applications.
  package static var ofStandardScreen: UITraitCollection { SimulatedDevice.current.traits }

  /// The traits of the running task: the traits of its drawing or layout pass, or else the ones that
  /// ``performAsCurrent(_:)`` set. Otherwise the traits of `UIScreen.main` outside of
  /// applications.
  ///
  /// In UIKit this belongs to the thread. Here it belongs to the task, so that snapshots of
  /// different appearances can be made concurrently.
  public static var current: UITraitCollection { taskTraits ?? ofStandardScreen }

  /// Runs a closure with these traits as ``current``.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.$taskTraits.withValue(self, operation: actions)
  }

  /// Whether a dynamic colour may look different under the other traits.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    userInterfaceStyle != traits?.userInterfaceStyle
      || accessibilityContrast != traits?.accessibilityContrast
      || userInterfaceLevel != traits?.userInterfaceLevel
  }

  /// This collection with another user interface style.
  package func with(userInterfaceStyle style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != userInterfaceStyle else { return self }
    var values = values
    values.userInterfaceStyle = style
    return UITraitCollection(values)
  }

  /// This collection with the traits that another one specifies.
  package func replacing(by other: UITraitCollection) -> UITraitCollection {
    var values = values
    values.merge(other.values)
    return values == self.values ? self : UITraitCollection(values)
  }

  /// Whether both specify the same traits with the same values.
  public static func == (one: UITraitCollection, other: UITraitCollection) -> Bool {
    one === other || one.values == other.values
  }

  /// Combines all traits.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }

  /// Whether another object is a collection of the same traits.
  public func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection) == self }

  /// As ``hash(into:)``.
  public var hash: Int { hashValue }

  /// The kind of device, style, scale, direction, text size and size classes.
  public var description: String {
    "UITraitCollection(\(userInterfaceIdiom), \(userInterfaceStyle), \(displayScale)x, "
      + "\(layoutDirection), \(preferredContentSizeCategory.rawValue), "
      + "\(horizontalSizeClass) width, \(verticalSizeClass) height)"
  }
}

extension UITraitCollection.Values {
  /// Overwrites the traits that the other values specify.
  mutating func merge(_ other: UITraitCollection.Values) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.horizontalSizeClass != .unspecified {
      horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.forceTouchCapability != .unknown {
      forceTouchCapability = other.forceTouchCapability
    }
    if !other.custom.isEmpty { custom.merge(other.custom) { _, new in new } }
  }
}
