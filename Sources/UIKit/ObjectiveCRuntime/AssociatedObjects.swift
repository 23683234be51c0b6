import Foundation
import Synchronization

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// How an object owns a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  // The names of the C enumeration, as Swift imports them.
  /// A weak reference to an object; a value of another kind is stored.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A strong reference to a copy, or to the value itself if it does not conform to `NSCopying`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference, to which access is synchronized by all policies here.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy as by ``OBJC_ASSOCIATION_COPY_NONATOMIC``, to which access is synchronized by all policies here.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_COPY = 771
}

// As in Objective-C, access to the association is synchronized, and access to the value is the client's affair: the
// values are returned to the code that has set them.
/// The values that are associated with one object, by their keys.
struct AssociatedObjects: @unchecked Sendable {
  private enum Value {
    case strong(Any)
    case weak(WeakReference)
  }

  private var values: [UnsafeRawPointer: Value] = [:]

  fileprivate var isEmpty: Bool { values.isEmpty }

  fileprivate func value(for key: UnsafeRawPointer) -> Any? {
    switch values[key] {
    case .strong(let value)?: value
    case .weak(let reference)?: reference.object
    case nil: nil
    }
  }

  fileprivate mutating func set(
    _ value: Any?, for key: UnsafeRawPointer, policy: objc_AssociationPolicy
  ) {
    guard let value else {
      values[key] = nil
      return
    }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      values[key] = .weak(WeakReference(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      values[key] = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    default:
      values[key] = .strong(value)
    }
  }
}

// The table compares its weak references only, and a lock guards all of it.
/// The values that are associated with objects of other classes than ``ObjectiveCObject``, which do not store them
/// themselves. The values of a deallocated object are released when values are associated with other objects.
struct AssociationTable: @unchecked Sendable {
  private struct Entry {
    weak var owner: AnyObject?
    var objects: AssociatedObjects
  }

  static let shared = Mutex(AssociationTable())

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the entries of deallocated objects are removed.
  private var limit = 64

  func objects(of owner: AnyObject) -> AssociatedObjects? {
    // Another object may have been at the same address.
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
    return entry.objects
  }

  /// - Returns: the replaced and removed values, and the owners that the table has looked at: other threads may have
  ///   released them by now. Releasing them can run any code, and must wait until the table is unlocked.
  mutating func set(_ objects: AssociatedObjects?, of owner: AnyObject) -> DeferredRelease {
    let identifier = ObjectIdentifier(owner)
    var released = DeferredRelease()
    if let old = entries.removeValue(forKey: identifier) { released.add(old.objects) }
    entries[identifier] = objects.map { Entry(owner: owner, objects: $0) }
    if entries.count > limit {
      entries = entries.filter { _, entry in
        if let owner = entry.owner {
          released.add(owner)
          return true
        }
        released.add(entry.objects)
        return false
      }
      limit = max(64, entries.count * 2)
    }
    return released
  }
}

private func associatedObjects(of owner: AnyObject) -> AssociatedObjects? {
  if let owner = owner as? ObjectiveCObject { return owner.attachments?.associatedObjects }
  return AssociationTable.shared.withLock { $0.objects(of: owner) }
}

private func setAssociatedObjects(_ objects: AssociatedObjects?, of owner: AnyObject) {
  if let owner = owner as? ObjectiveCObject {
    guard objects != nil || owner.attachments != nil else { return }
    let attachments = owner.loadAttachments()
    // Values that are released may read other associated values.
    let old = attachments.associatedObjects
    attachments.associatedObjects = objects ?? AssociatedObjects()
    withExtendedLifetime(old) {}
  } else {
    let old = AssociationTable.shared.withLock { $0.set(objects, of: owner) }
    withExtendedLifetime(old) {}
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value that is associated with an object for a key; nil without one.
///
/// - Parameter key: The address of a global or static variable.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associatedObjects(of: object as AnyObject)?.value(for: key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object for a key; nil removes it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  var objects = associatedObjects(of: object as AnyObject) ?? AssociatedObjects()
  objects.set(value, for: key, policy: policy)
  setAssociatedObjects(objects.isEmpty ? nil : objects, of: object as AnyObject)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  setAssociatedObjects(nil, of: object as AnyObject)
}
