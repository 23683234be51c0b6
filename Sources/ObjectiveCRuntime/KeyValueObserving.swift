import Foundation
import Synchronization

/// What an observer receives with a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// A call at once, with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// A call before the change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  /// Always `setting`: changes within collections are not observed.
  public let kind: Kind
  /// Nil unless the observer asked for it.
  public let newValue: Value?
  /// Nil unless the observer asked for it.
  public let oldValue: Value?
  /// Always nil.
  public let indexes: IndexSet?
  /// Whether the change is about to happen.
  public let isPrior: Bool
}

/// An observation of a property, which ends when it is invalidated or released.
public final class NSKeyValueObservation: NSObject {
  fileprivate let key: String
  private weak var object: NSObject?
  fileprivate let willChange: () -> Void
  fileprivate let didChange: () -> Void

  fileprivate init(
    _ object: NSObject, key: String, willChange: @escaping () -> Void,
    didChange: @escaping () -> Void
  ) {
    self.object = object
    self.key = key
    self.willChange = willChange
    self.didChange = didChange
  }

  /// Ends the observation.
  public func invalidate() {
    guard let object else { return }
    self.object = nil
    KeyValueObservers.of(object)?.remove(self)
  }

  deinit { invalidate() }
}

/// The observations of one object.
private final class KeyValueObservers {
  /// How many observations there are in the process: where there are none, changes cost nothing.
  static let count = Atomic<Int>(0)

  private struct Weak { weak var observation: NSKeyValueObservation? }

  private var entries: [ObjectIdentifier: Weak] = [:]
  private var order: [ObjectIdentifier] = []

  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func of(_ object: NSObject) -> KeyValueObservers? {
    objc_getAssociatedObject(object, key) as? KeyValueObservers
  }

  static func making(for object: NSObject) -> KeyValueObservers {
    if let known = of(object) { return known }
    let new = KeyValueObservers()
    objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }

  func add(_ observation: NSKeyValueObservation) {
    entries[ObjectIdentifier(observation)] = Weak(observation: observation)
    order.append(ObjectIdentifier(observation))
    Self.count.add(1, ordering: .relaxed)
  }

  func remove(_ observation: NSKeyValueObservation) {
    guard entries.removeValue(forKey: ObjectIdentifier(observation)) != nil else { return }
    order.removeAll { $0 == ObjectIdentifier(observation) }
    Self.count.subtract(1, ordering: .relaxed)
  }

  func observations(of key: String) -> [NSKeyValueObservation] {
    order.compactMap { entries[$0]?.observation }.filter { $0.key == key }
  }

  deinit { Self.count.subtract(entries.count, ordering: .relaxed) }
}

extension NSObjectProtocol where Self: NSObject {
  /// Observes a property. Properties that are `@objc dynamic` in rewritten code report their changes, and
  /// those of views that say so.
  ///
  /// - Parameters:
  ///   - key: The name of the property. Rewriting adds it to `observe(\.key)`.
  ///   - changeHandler: Called after each change.
  /// - Returns: The observation, which ends when it is released.
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
    let observation = NSKeyValueObservation(
      self, key: key,
      willChange: { [weak self] in
        guard let self else { return }
        if options.contains(.old) { oldValue = self[keyPath: keyPath] }
        if options.contains(.prior) { report(self, old: oldValue, isPrior: true) }
      },
      didChange: { [weak self] in
        guard let self else { return }
        report(self, old: oldValue, isPrior: false)
        oldValue = nil
      })
    KeyValueObservers.making(for: self).add(observation)
    if options.contains(.initial) { report(self, old: nil, isPrior: false) }
    return observation
  }

  /// Reports that a property is about to change.
  public func willChangeValue(forKey key: String) { _willChangeValue(of: self, forKey: key) }

  /// Reports that a property has changed.
  public func didChangeValue(forKey key: String) { _didChangeValue(of: self, forKey: key) }
}

/// Reports that a property of an object is about to change. Rewritten properties call it.
public func _willChangeValue(of object: AnyObject, forKey key: String) {
  guard KeyValueObservers.count.load(ordering: .relaxed) > 0, let object = object as? NSObject
  else { return }
  for observation in KeyValueObservers.of(object)?.observations(of: key) ?? [] {
    observation.willChange()
  }
}

/// Reports that a property of an object has changed. Rewritten properties call it.
public func _didChangeValue(of object: AnyObject, forKey key: String) {
  guard KeyValueObservers.count.load(ordering: .relaxed) > 0, let object = object as? NSObject
  else { return }
  for observation in KeyValueObservers.of(object)?.observations(of: key) ?? [] {
    observation.didChange()
  }
}
