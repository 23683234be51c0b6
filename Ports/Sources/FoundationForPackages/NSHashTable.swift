import Foundation

/// How a table keeps its objects.
public struct NSPointerFunctions {
  /// Whether objects are retained, and how they are compared.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Objects are retained; the default.
    public static let strongMemory = Options([])
    /// Objects are not retained. They leave the table when they are deallocated.
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

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - options: whether members are retained, and how they are compared; retained and by `isEqual(_:)` by default.
  ///   - initialCapacity: without effect.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// An empty table that does not retain its members.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The members, in the order in which they were added.
  public var allObjects: [ObjectType] {
    references.removeAll { $0.object == nil }
    return references.compactMap { $0.object as? ObjectType }
  }

  /// The number of members that still exist.
  public var count: Int { allObjects.count }
  /// The member that was added first; nil if the table is empty.
  public var anyObject: ObjectType? { allObjects.first }

  /// Adds an object, unless it is a member. Nil is ignored.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    references.append(TableReference(object, options))
  }

  /// Removes an object. Nil and objects that are not members are ignored.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    references.removeAll { $0.object == nil || $0.isSame(object, options) }
  }

  /// Removes all members.
  public func removeAllObjects() { references = [] }

  /// Whether an object is a member; false for nil.
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The member that is equal to an object; nil if there is none, or for nil.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return references.first { $0.isSame(object, options) }?.object as? ObjectType
  }

  /// Enumerates the members, in the order in which they were added. The enumerator retains them.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

extension NSHashTable: Sequence {
  /// Iterates over the members, in the order in which they were added. The iterator retains them.
  public func makeIterator() -> IndexingIterator<[ObjectType]> { allObjects.makeIterator() }
}

/// Values by keys, of which it need retain neither. An entry is gone with its key or its value.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: TableReference, value: TableReference)] = []

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - keyOptions: whether keys are retained, and how they are compared; retained and by `isEqual(_:)` by default.
  ///   - valueOptions: whether values are retained; they are by default.
  ///   - initialCapacity: without effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// An empty table that retains its values, but not its keys.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// An empty table that retains neither its keys nor its values.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }
  /// An empty table that retains its keys, but not its values.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// An empty table that retains its keys and its values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  private func removeGone() {
    entries.removeAll { $0.key.object == nil || $0.value.object == nil }
  }

  /// The number of entries whose key and value still exist.
  public var count: Int {
    removeGone()
    return entries.count
  }

  /// The value of a key; nil if there is none, or for nil.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.isSame(aKey, keyOptions) }?.value.object as? ObjectType
  }

  /// Sets the value of a key, which is not copied. A value of nil removes the entry; a key of nil is ignored.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    entries.append((TableReference(aKey, keyOptions), TableReference(anObject, valueOptions)))
  }

  /// Removes the entry of a key. Nil and keys without an entry are ignored.
  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeGone()
    entries.removeAll { $0.key.isSame(aKey, keyOptions) }
  }

  /// Removes all entries.
  public func removeAllObjects() { entries = [] }

  /// Enumerates the keys, in the order in which their values were set. The enumerator retains them.
  public func keyEnumerator() -> NSEnumerator {
    removeGone()
    return NSArray(array: entries.compactMap(\.key.object)).objectEnumerator()
  }

  /// Enumerates the values, in the order in which they were set. The enumerator retains them.
  public func objectEnumerator() -> NSEnumerator? {
    removeGone()
    return NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
  }
}
