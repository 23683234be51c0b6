/// Objects that contain others, for appearances that apply within them only.
public protocol UIAppearanceContainer: AnyObject {}

/// Classes of which the look of all objects can be set at once.
///
///     UILabel.appearance().textColor = .systemRed
///     UILabel.appearance(whenContainedInInstancesOf: [CardView.self]).textColor = .label
///
/// The values apply to views of this class and its subclasses that enter a window afterwards: the values of
/// superclasses first, values for closer containers last. A property that was set on a view itself keeps its value.
///
/// There is no runtime here that could record messages. Proxies therefore offer the properties of the class, by their
/// key paths, and UIKit's methods that set a value for a state; ``AppearanceProxy/apply(_:)`` calls other methods. Bar
/// items are not views, and keep their values.
public protocol UIAppearance: UIAppearanceContainer {}

extension UIView: UIAppearance {}

extension UIAppearance {
  /// The look of all views of the class.
  public static func appearance() -> AppearanceProxy<Self> { proxy(within: [], for: nil) }

  /// The look of the views of the class in others.
  ///
  /// - Parameter containerTypes: the class of a view or a controller that contains the view, then that
  ///   of one which contains this, and so on; others may be in between.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> AppearanceProxy<Self> { proxy(within: containerTypes, for: nil) }

  /// The look of the views of the class under some traits.
  public static func appearance(for trait: UITraitCollection) -> AppearanceProxy<Self> {
    proxy(within: [], for: trait)
  }

  /// The look of the views of the class in others under some traits.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> AppearanceProxy<Self> { proxy(within: containerTypes, for: trait) }

  private static func proxy(
    within containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
  ) -> AppearanceProxy<Self> {
    UIApplication.shared.appearances(for: Self.self, within: containers, for: traits)
  }
}

/// Represents all objects of a class: a value that is set on the proxy is set on each of them.
@dynamicMemberLookup
public final class AppearanceProxy<Target: UIAppearance> {
  let rule: AppearanceRule

  init(rule: AppearanceRule) {
    self.rule = rule
  }

  /// A property of the views; nil when it was not set.
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Target, Value>
  ) -> Value? {
    get { rule.value(of: path) as? Value }
    set { if let newValue { set(path, to: newValue) } }
  }

  /// A property of the views that may be nil; nil when it was not set, too.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Target, Value?>
  ) -> Value? {
    get { rule.value(of: path) as? Value }
    set { set(path, to: newValue) }
  }

  private func set<Value>(_ path: ReferenceWritableKeyPath<Target, Value>, to value: Value) {
    rule.set(
      path, value, get: { (target: Target) in target[keyPath: path] },
      set: { $0[keyPath: path] = $1 })
  }

  /// Customizes the value that a method of the views sets.
  ///
  /// - Parameters:
  ///   - key: identifies the value, such as a name and a state.
  ///   - get: reads the current value of a view, which is compared with the value that appearances gave it.
  package func set<Value, Shown>(
    _ key: AnyHashable, to value: Value, get: @escaping (Target) -> Shown,
    set: @escaping (Target, Value) -> Void
  ) {
    rule.set(key, value, get: get, set: set)
  }

  /// The value for a key; nil if it was not set.
  package func value<Value>(of key: AnyHashable, as type: Value.Type = Value.self) -> Value? {
    rule.value(of: key) as? Value
  }

  /// Runs a closure for each view when it enters a window, to call methods of the class.
  public func apply(_ body: @escaping (Target) -> Void) {
    rule.add(body)
  }
}

extension AppearanceProxy where Target: UIView {
  /// A property of the views. Where it was not set, it has the value of a new view; in UIKit it is zero.
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Target, Value>
  ) -> Value {
    get {
      rule.value(of: path) as? Value
        ?? UIView.instance(of: Target.self, frame: .zero)[keyPath: path]
    }
    set { set(path, to: newValue) }
  }
}
