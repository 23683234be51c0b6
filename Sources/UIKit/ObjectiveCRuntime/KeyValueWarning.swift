import Foundation
import Synchronization

/// A mistake for which Apple's systems raise an exception. It is written to standard error, once for each message.
enum KeyValueWarning: CustomStringConvertible {
  case undefinedKey(String, object: AnyObject)
  case mismatch(Any?, key: String, object: AnyObject)
  case unhandledChange(of: String?, observer: AnyObject)
  case notObserved(String, object: AnyObject, observer: AnyObject)
  case noOwner(path: String, object: AnyObject)
  case unknownSelector(String, object: Any)

  var description: String {
    switch self {
    case .undefinedKey(let key, let object):
      "\(type(of: object)) is not key-value coding-compliant for the key '\(key)': override "
        + "value(forUndefinedKey:) and setValue(_:forUndefinedKey:) for keys of your own"
    case .mismatch(let value, let key, let object):
      "the property '\(key)' of \(type(of: object)) cannot be set to "
        + (value.map { "a value of the type \(type(of: $0))" } ?? "nil")
    case .unhandledChange(let path, let observer):
      "\(type(of: observer)) observes '\(path ?? "")' and does not handle its change: override "
        + "observeValue(forKeyPath:of:change:context:)"
    case .notObserved(let path, let object, let observer):
      "\(type(of: observer)) cannot be removed as an observer of '\(path)' of \(type(of: object)): it is "
        + "not registered"
    case .noOwner(let path, let object):
      "'\(path)' of \(type(of: object)) cannot be observed: no object has the last key"
    case .unknownSelector(let name, let object):
      "\(type(of: object)) has no method '\(name)' that is known here: methods are found by their names once code has "
        + "named them by #selector"
    }
  }

  func emit() {
    let text = description
    guard Self.emitted.withLock({ $0.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
  }

  private static let emitted = Mutex(Set<String>())
}
