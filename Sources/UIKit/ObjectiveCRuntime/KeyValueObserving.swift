import Foundation

/// The values that an observer receives with a change, and when it is called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// An immediate call, with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// An additional call before the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was replaced by another one.
  case setting = 1
  /// Elements of a collection were inserted, removed or replaced.
  case insertion, removal, replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// Always `setting`: changes within collections are not observed.
  public let kind: Kind
  /// Nil unless the observer requested it by ``NSKeyValueObservingOptions/new``.
  public let newValue: Value?
  /// Nil unless the observer requested it by ``NSKeyValueObservingOptions/old``.
  public let oldValue: Value?
  /// Always nil.
  public let indexes: IndexSet?
  /// Whether the change is about to happen.
  public let isPrior: Bool
}

/// An observation of a property, which ends when it is invalidated or released.
public final class NSKeyValueObservation: NSObject {
  private let entry: KeyValueEntry
  private weak var observers: KeyValueObservers?

  fileprivate init(_ entry: KeyValueEntry, among observers: KeyValueObservers?) {
    self.entry = entry
    self.observers = observers
  }

  /// Ends the observation.
  public func invalidate() {
    observers?.remove(entry)
    observers = nil
  }

  deinit { invalidate() }
}

extension NSObjectProtocol where Self: NSObject {
  /// Observes a property. Properties that are `@objc dynamic` in rewritten code report their changes, as do the
  /// properties of UIKit's classes that the documentation lists.
  ///
  /// - Parameters:
  ///   - key: The name of the property, or the path to it. Rewriting adds it to `observe(\.key)`.
  ///   - changeHandler: Called after each change.
  /// - Returns: The observation, which ends when it is released. If no object is currently at the path, nothing is
  ///   observed, with a warning.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, key: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var oldValue: Value?
    func report(_ object: Self, old: Value?, isPrior: Bool) {
      let new = options.contains(.new) && !isPrior ? object[keyPath: keyPath] : nil
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: new, oldValue: options.contains(.old) ? old : nil, indexes: nil,
          isPrior: isPrior))
    }
    let owner = keyValueOwner(ofLastKeyIn: key)
    let entry = KeyValueEntry(
      key: lastKey(of: key), of: owner ?? self,
      willChange: { [weak self] in
        guard let self else { return }
        if options.contains(.old) { oldValue = self[keyPath: keyPath] }
        if options.contains(.prior) { report(self, old: oldValue, isPrior: true) }
      },
      didChange: { [weak self] in
        guard let self else { return }
        let old = oldValue
        oldValue = nil
        report(self, old: old, isPrior: false)
      })
    let observers = owner.map { KeyValueObservers.making(for: $0) }
    if observers == nil { KeyValueWarning.noOwner(path: key, object: self).emit() }
    observers?.add(entry)
    if options.contains(.initial) { report(self, old: nil, isPrior: false) }
    return NSKeyValueObservation(entry, among: observers)
  }

  /// Reports that a property is about to change.
  public func willChangeValue(forKey key: String) { KeyValueObservers.of(self)?.willChange(key) }

  /// Reports that a property has changed.
  public func didChangeValue(forKey key: String) { KeyValueObservers.of(self)?.didChange(key) }
}

/// Reports that a property of an object is about to change. Rewritten properties call it.
public func _willChangeValue(of object: AnyObject, forKey key: String) {
  guard let observers = KeyValueObservers.of(object), reports(object, key) else { return }
  observers.willChange(key)
}

/// Reports that a property of an object has changed. Rewritten properties call it.
public func _didChangeValue(of object: AnyObject, forKey key: String) {
  guard let observers = KeyValueObservers.of(object), reports(object, key) else { return }
  observers.didChange(key)
}

private func reports(_ object: AnyObject, _ key: String) -> Bool {
  guard let object = object as? ObjectiveCObject else { return true }
  return type(of: object).automaticallyNotifiesObservers(forKey: key)
}

extension ObjectiveCObject {
  /// Reports that a property is about to change, at the cost of one check if nothing observes the object.
  @inlinable
  public final func _reportWillChange(_ key: String) {
    if _isObserved { willChangeValue(forKey: key) }
  }

  /// Reports that a property has changed.
  @inlinable
  public final func _reportDidChange(_ key: String) {
    if _isObserved { didChangeValue(forKey: key) }
  }

  /// Changes a property and reports the change.
  @inlinable
  public final func _reportingChange(of key: String, _ change: () -> Void) {
    guard _isObserved else { return change() }
    _reportWillChange(key)
    change()
    _reportDidChange(key)
  }
}
