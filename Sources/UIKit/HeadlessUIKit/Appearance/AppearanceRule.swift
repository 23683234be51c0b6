/// The customizations for the views of a class, in given containers, under given traits.
final class AppearanceRule {
  /// One property, or one closure.
  struct Customization {
    /// The key path of a property, or the name and the state for a method; nil for a closure.
    var key: AnyHashable?
    var value: Any
    /// The value of a view's property as something that can be compared; nil if it cannot.
    var read: (UIView) -> AnyHashable?
    var apply: (UIView) -> Void
  }

  private let isTarget: (UIView) -> Bool
  /// The number of superclasses: the deeper the class, the later it applies.
  let depth: Int
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?
  private(set) var customizations: [Customization] = []

  init<Target: UIAppearance>(
    for target: Target.Type, within containers: [any UIAppearanceContainer.Type],
    for traits: UITraitCollection?
  ) {
    isTarget = { $0 is Target }
    self.containers = containers
    self.traits = traits
    var depth = 0
    var superclass: AnyClass? = _getSuperclass(target as AnyClass)
    while let current = superclass {
      depth += 1
      superclass = _getSuperclass(current)
    }
    self.depth = depth
  }

  /// Customizes the value that a property or a method sets.
  func set<Target: UIAppearance, Value, Shown>(
    _ key: AnyHashable, _ value: Value, get: @escaping (Target) -> Shown,
    set: @escaping (Target, Value) -> Void
  ) {
    customizations.removeAll { $0.key == key }
    customizations.append(
      Customization(
        key: key, value: value,
        read: { view in (view as? Target).flatMap { AnyHashable(comparing: get($0)) } },
        apply: { view in if let target = view as? Target { set(target, value) } }))
  }

  func add<Target: UIAppearance>(_ body: @escaping (Target) -> Void) {
    customizations.append(
      Customization(
        key: nil, value: (), read: { _ in nil },
        apply: { view in if let target = view as? Target { body(target) } }))
  }

  func value(of key: AnyHashable) -> Any? { customizations.first { $0.key == key }?.value }

  func isMeant(for view: UIView) -> Bool { isTarget(view) }

  /// Whether a view is in the containers, and has the traits.
  func applies(to view: UIView) -> Bool {
    guard isTarget(view), traits.map({ view.traitCollection.containsTraits(in: $0) }) ?? true else {
      return false
    }
    var missing = containers[...]
    var responder = view.next
    while let type = missing.first, let current = responder {
      if current.isInstance(of: type) { missing = missing.dropFirst() }
      responder = current.next
    }
    return missing.isEmpty
  }
}

extension UIResponder {
  fileprivate func isInstance(of container: any UIAppearanceContainer.Type) -> Bool {
    var candidate: AnyClass? = type(of: self)
    while let current = candidate {
      if current == container { return true }
      candidate = _getSuperclass(current)
    }
    return false
  }
}

extension AnyHashable {
  /// A value that can be compared; nil for one that cannot.
  fileprivate init?<Value>(comparing value: Value) {
    guard let hashable = value as? any Hashable else { return nil }
    self.init(hashable)
  }
}
