import Foundation

/// How a table keeps its objects.
public struct NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// By `isEqual(_:)` and `hash`.
    public static let objectPersonality = Options([])
    /// By identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Has no effect: objects are not copied.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// An object that a table keeps or follows.
private struct TableReference {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    weak = object
    strong = options.contains(.weakMemory) ? nil : object
  }

  var object: AnyObject? { strong ?? weak }

  func isSame(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    if options.contains(.objectPointerPersonality) { return false }
    guard let object = object as? NSObject else { return false }
    return object.isEqual(other)
  }
}

/// A set of objects that it need not retain. Deallocated objects are not members.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [TableReference] = []

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The members, in the order in which they were added.
  public var allObjects: [ObjectType] {
    references.removeAll { $0.object == nil }
    return references.compactMap { $0.object as? ObjectType }
  }

  public var count: Int { allObjects.count }
  public var anyObject: ObjectType? { allObjects.first }

  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    references.append(TableReference(object, options))
  }

  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    references.removeAll { $0.object == nil || $0.isSame(object, options) }
  }

  public func removeAllObjects() { references = [] }

  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return references.first { $0.isSame(object, options) }?.object as? ObjectType
  }

  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

extension NSHashTable: Sequence {
  public func makeIterator() -> IndexingIterator<[ObjectType]> { allObjects.makeIterator() }
}

/// Values by keys, of which it need retain neither. An entry is gone with its key or its value.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: TableReference, value: TableReference)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  private func removeGone() {
    entries.removeAll { $0.key.object == nil || $0.value.object == nil }
  }

  public var count: Int {
    removeGone()
    return entries.count
  }

  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.isSame(aKey, keyOptions) }?.value.object as? ObjectType
  }

  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    entries.append((TableReference(aKey, keyOptions), TableReference(anObject, valueOptions)))
  }

  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeGone()
    entries.removeAll { $0.key.isSame(aKey, keyOptions) }
  }

  public func removeAllObjects() { entries = [] }

  public func keyEnumerator() -> NSEnumerator {
    removeGone()
    return NSArray(array: entries.compactMap(\.key.object)).objectEnumerator()
  }

  public func objectEnumerator() -> NSEnumerator? {
    removeGone()
    return NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
  }
}
