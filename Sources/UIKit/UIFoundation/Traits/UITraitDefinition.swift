/// A trait: one value of a trait collection, by its own type.
///
/// Define your own traits by your own types, which ``UITraitCollection`` and ``UIMutableTraits``
/// read and set by subscripts.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value

  /// The value where nothing specifies one.
  static var defaultValue: Value { get }
  /// The name of the trait in descriptions.
  static var name: String { get }
  /// The identity of the trait in archives, unlike all other traits'.
  static var identifier: String { get }
  /// Whether dynamic colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type by default.
  public static var name: String { String(describing: self) }
  /// The module and name of the type by default.
  public static var identifier: String { String(reflecting: self) }
  /// Returns false by default.
  public static var affectsColorAppearance: Bool { false }

  /// Whether two collections have different values of the trait. Values that cannot be compared differ
  /// unless they were set together.
  package static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    if let system = self as? any SystemTrait.Type {
      return system.isDifferent(one.values, other.values)
    }
    let key = ObjectIdentifier(self)
    return one.values.custom[key] != other.values.custom[key]
  }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Traits that can be set.
public protocol UIMutableTraits {
  /// The value of a trait, or its default.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// Left to right or right to left.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// Pixels per point; 0 is unspecified.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// Whether the user prefers colours of high contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// Whether the interface is above others.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// The weight of text that the user prefers. Kept, without effect on text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// Whether the window is the active one. Kept, without effect on drawing.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// The colours that the screen can show. Kept, without effect on drawing.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// Whether the screen measures the force of touches. Kept, without effect.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
}

/// The traits that a view or a controller overrides.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  var values: UITraitCollection.Values

  /// The traits that a collection specifies.
  package init(_ traits: UITraitCollection?) {
    values = traits?.values ?? UITraitCollection.Values()
  }

  /// The overridden traits; nil if there are none.
  package var traits: UITraitCollection? {
    values == UITraitCollection.Values() ? nil : UITraitCollection(values)
  }

  init(values: UITraitCollection.Values = UITraitCollection.Values()) {
    self.values = values
  }

  /// The overriding value of a trait; its default if it is not overridden.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type {
      return system.isDifferent(values, UITraitCollection.Values())
    }
    return values.custom[ObjectIdentifier(trait)] != nil
  }

  /// Inherits a trait again.
  public mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.reset(&values)
    } else {
      values.custom[ObjectIdentifier(trait)] = nil
    }
  }
}

/// The value of a trait that a client defines. It is not changed after it was set.
final class CustomTraitValue: Sendable, Hashable {
  // UIKit does not require that the values of traits are `Sendable`. They are only compared, hashed and returned; the
  // client synchronizes access to a value that is a mutable object.
  nonisolated(unsafe) let value: Any

  init(_ value: Any) {
    self.value = value
  }

  static func == (one: CustomTraitValue, other: CustomTraitValue) -> Bool {
    if one === other { return true }
    guard let first = one.value as? any Equatable else { return false }
    return first.isEqual(to: other.value)
  }

  func hash(into hasher: inout Hasher) {
    if let value = value as? any Hashable { value.hash(into: &hasher) }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

extension UITraitCollection.Values {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.read(self) as? T.Value ?? T.defaultValue
      }
      return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.write(newValue, &self)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTraitValue(newValue)
      }
    }
  }
}
