import Foundation

extension NSMutableDictionary {
  /// Sets the value for a key. Foundation on Linux has it for keys that are known to be `Hashable`.
  @_disfavoredOverload
  public func setObject(_ object: Any, forKey key: any NSCopying) {
    if let key = key as? any Hashable { setObject(object, forKey: AnyHashable(key)) }
  }

  /// The value for a key; nil removes it. Foundation on Linux has it for keys that are known to be `Hashable`.
  @_disfavoredOverload
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      if let newValue {
        setObject(newValue, forKey: key)
      } else {
        removeObject(forKey: key)
      }
    }
  }
}
