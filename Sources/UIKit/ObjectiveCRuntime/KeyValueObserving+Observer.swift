import Foundation

/// The key of a value in the change that an observer receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// Foundation's name of the key.
  public let rawValue: String

  /// A key by Foundation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The number of a ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change; `NSNull` for nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change; `NSNull` for nil.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Never present: changes within collections are not observed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True before a change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// An observer that is not an `NSObject` here, such as a test. Rewriting adds the conformance to classes that override
/// the method.
public protocol KeyValueObserver: AnyObject {
  /// Called when a property that the object observes has changed, see ``ObjectiveCObject``.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls an observer's `observeValue(forKeyPath:of:change:context:)` after each change of a property.
  ///
  /// - Parameters:
  ///   - observer: It is not retained.
  ///   - keyPath: The key of a property, or a path such as `layer.bounds`, of which changes of the last
  ///     property are observed: of the object that is currently at the path.
  public func addObserver(
    _ observer: AnyObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let owner = keyValueOwner(ofLastKeyIn: keyPath) else {
      KeyValueWarning.noOwner(path: keyPath, object: self).emit()
      return
    }
    let registration = KeyValueRegistration(observer: observer, keyPath: keyPath, context: context)
    var oldValue: Any?
    func report(old: Any?, isPrior: Bool, in object: NSObject?) {
      guard let object, registration.observer != nil else { return }
      var change: [NSKeyValueChangeKey: Any] = [
        .kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)
      ]
      if isPrior { change[.notificationIsPriorKey] = NSNumber(value: true) }
      change[.oldKey] = old
      if options.contains(.new), !isPrior {
        change[.newKey] = object.observedValue(atPath: keyPath)
      }
      registration.report(change, in: object)
    }
    let entry = KeyValueEntry(
      key: lastKey(of: keyPath), of: owner, registration: registration,
      willChange: { [weak self] in
        if options.contains(.old) { oldValue = self?.observedValue(atPath: keyPath) }
        if options.contains(.prior) { report(old: oldValue, isPrior: true, in: self) }
      },
      didChange: { [weak self] in
        let old = oldValue
        oldValue = nil
        report(old: old, isPrior: false, in: self)
      })
    let observers = KeyValueObservers.making(for: owner)
    if isPath(keyPath) {
      KeyValueObservers.making(for: self).add(entry, to: observers)
    } else {
      observers.add(entry)
    }
    if options.contains(.initial) { report(old: nil, isPrior: false, in: self) }
  }

  /// Ends the last observation of a property by an observer, at a path also if the object there has changed.
  /// Warns if there is no such observation; on Apple's systems it raises an exception.
  public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String) {
    removeObserver(of: keyPath, observer) { _ in true }
  }

  /// Ends the last observation of a property by an observer that was registered with a context.
  public func removeObserver(
    _ observer: AnyObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(of: keyPath, observer) { $0.context == context }
  }

  private func removeObserver(
    of keyPath: String, _ observer: AnyObject, where matches: (KeyValueRegistration) -> Bool
  ) {
    let isRemoved = KeyValueObservers.of(self)?.removeLast(isPath: isPath(keyPath)) {
      $0.isOf(observer) && $0.keyPath == keyPath && matches($0)
    }
    if isRemoved != true {
      KeyValueWarning.notObserved(keyPath, object: self, observer: observer).emit()
    }
  }

  /// The object that has the property of the last key of a path: this one for a single key.
  func keyValueOwner(ofLastKeyIn path: String) -> NSObject? {
    guard let dot = path.lastIndex(of: ".") else { return self }
    return value(forKeyPath: String(path[..<dot])) as? NSObject
  }
}

extension NSObject {
  /// The value that a change contains; nil for a property that key-value coding does not find.
  fileprivate func observedValue(atPath path: String) -> Any? {
    let owner = keyValueOwner(ofLastKeyIn: path)
    guard owner?.hasValue(forKey: lastKey(of: path)) ?? false else { return nil }
    return owner?.value(forKey: lastKey(of: path)) ?? NSNull()
  }
}

extension KeyValueRegistration {
  fileprivate func report(_ change: [NSKeyValueChangeKey: Any], in object: NSObject) {
    if let observer = observer as? ObjectiveCObject {
      observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    } else if let observer = observer as? any KeyValueObserver {
      observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    } else if let observer {
      KeyValueWarning.unhandledChange(of: keyPath, observer: observer).emit()
    }
  }
}
