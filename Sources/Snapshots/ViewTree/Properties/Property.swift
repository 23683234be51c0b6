/// One property of a view or a layouter, declared once.
///
/// Scene files, JSON Schema, view trees, the wording of verdicts and the reference page are derived
/// from this row:
///
/// ```swift
/// Property(
///   "lineSpacing", \DsCustomButton.lineSpacing, default: 0.3, unit: .lineHeights,
///   "Extra space between lines.")
/// ```
public struct Property: Sendable {
  /// The property's name in Swift, which is its key in scene files and view trees.
  public let name: String
  /// What the property means, in one sentence.
  public let summary: String
  /// The unit of the values; nil if they have none.
  public let unit: PropertyUnit?
  /// The limits of a number; nil without limits.
  public let range: NumberRange?
  /// The type of the values.
  public let valueType: any DescribableValue.Type
  /// The kind of the values.
  public let kind: PropertyKind
  /// Whether the property is set after the object has its size and its children.
  public private(set) var isSetLast = false
  /// What the property means for the structure of the tree; nil if nothing.
  public private(set) var role: PropertyRole?
  /// What a view needs so that a value other than the default is visible, as the remedy of a finding:
  /// "give it a backgroundColor"; nil if the property may be set as a precaution.
  public private(set) var prerequisite: String?
  /// Whether the property is computed from others and cannot be set.
  public var isComputed: Bool { assign == nil }

  /// Whether view trees contain values of the property.
  package var isDescribed: Bool { inclusion != .never }

  let inclusion: Inclusion
  private let makeDefault: (@Sendable () -> PropertyValue)?
  private let describe: @Sendable (AnyObject) -> PropertyValue?
  private let assign: (@Sendable (any DescribableValue) -> Assignment?)?
  private var findPart: (@Sendable (AnyObject) -> DescribedPart?)?

  /// Which values a view tree contains.
  public enum Inclusion: Sendable {
    /// Values that differ from the default.
    case unlessDefault
    /// All values, defaults as well.
    case always
    /// No value: the tree contains it elsewhere, or it follows from others.
    case never
  }

  /// A property that is read and set by a key path.
  ///
  /// - Parameters:
  ///   - defaultValue: the value of a new object. Evaluated when a tree is created, because the
  ///     value of a dynamic colour depends on the current traits.
  ///   - kind: the kind of the values, if their type does not determine it.
  public init<Target: AnyObject, Value: DescribableValue>(
    _ name: String, _ path: any ReferenceWritableKeyPath<Target, Value> & Sendable,
    default defaultValue: @autoclosure @escaping @Sendable () -> Value, unit: PropertyUnit? = nil,
    in range: NumberRange? = nil, as kind: PropertyKind? = nil,
    described inclusion: Inclusion = .unlessDefault, _ summary: String
  ) {
    self.init(
      name, default: defaultValue(), unit: unit, in: range, as: kind, described: inclusion, summary,
      get: { (target: Target) in target[keyPath: path] },
      set: { (target: Target, value) in target[keyPath: path] = value })
  }

  /// A property that needs more than a key path to be read or set, or has another notation than in
  /// Swift.
  public init<Target: AnyObject, Value: DescribableValue>(
    _ name: String, default defaultValue: @autoclosure @escaping @Sendable () -> Value,
    unit: PropertyUnit? = nil, in range: NumberRange? = nil, as kind: PropertyKind? = nil,
    described inclusion: Inclusion = .unlessDefault, _ summary: String,
    get: @escaping @Sendable (Target) -> Value,
    set: @escaping @Sendable (Target, Value) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.unit = unit
    self.range = range
    valueType = Value.self
    self.kind = kind ?? Value.kind
    self.inclusion = inclusion
    makeDefault = { defaultValue().described }
    describe = { object in (object as? Target).map { get($0).described } }
    assign = { value in
      guard let value = value as? Value else { return nil }
      return Assignment { (target: Target) in set(target, value) }
    }
  }

  /// A property that follows from others: view trees contain it, but it cannot be set.
  ///
  /// - Parameter defaultValue: the value that trees omit; nil to include every value.
  public init<Target: AnyObject, Value: DescribableValue>(
    computed name: String, default defaultValue: Value? = nil, unit: PropertyUnit? = nil,
    as kind: PropertyKind? = nil, _ summary: String, get: @escaping @Sendable (Target) -> Value
  ) {
    self.name = name
    self.summary = summary
    self.unit = unit
    range = nil
    valueType = Value.self
    self.kind = kind ?? Value.kind
    inclusion = defaultValue == nil ? .always : .unlessDefault
    if let defaultValue {
      makeDefault = { defaultValue.described }
    } else {
      makeDefault = nil
    }
    describe = { object in (object as? Target).map { get($0).described } }
    assign = nil
  }

  /// The properties of another object that belongs to this one, under one name.
  ///
  /// - Parameter table: the other object's properties.
  public init<Target: AnyObject, Part: AnyObject>(
    object name: String, _ table: PropertyTable, _ summary: String,
    get: @escaping @Sendable (Target) -> Part?
  ) {
    self.init(object: name, .object(table), summary) { object in
      guard let target = object as? Target, let part = get(target) else { return nil }
      return .map(table.describe(part))
    }
  }

  /// The properties of another object that belongs to this one, under one name, if objects differ in
  /// its class. The value contains the name of the class under `type`.
  public init<Target: AnyObject>(
    object name: String, _ summary: String,
    get: @escaping @Sendable (Target) -> DescribedPart?
  ) {
    let findPart: @Sendable (AnyObject) -> DescribedPart? = { ($0 as? Target).flatMap(get) }
    self.init(object: name, .objectOfAnyClass, summary) { findPart($0)?.described }
    self.findPart = findPart
  }

  private init(
    object name: String, _ kind: PropertyKind, _ summary: String,
    describe: @escaping @Sendable (AnyObject) -> PropertyValue?
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.describe = describe
    unit = nil
    range = nil
    valueType = PropertyValue.self
    inclusion = .always
    makeDefault = nil
    assign = nil
  }

  /// The value of a new object; nil if trees never omit a value.
  public var defaultValue: PropertyValue? { makeDefault?() }

  /// The value of an object; nil if the object does not have the property.
  package func value(of object: AnyObject) -> PropertyValue? { describe(object) }

  /// The other object that the property describes; nil if there is none, or if its class is the same
  /// for all objects.
  func part(of object: AnyObject) -> DescribedPart? { findPart?(object) }

  /// The property with a value, ready to be assigned to any number of objects; nil if the property
  /// is computed, or the value has another type.
  package func assignment(of value: some DescribableValue) -> Assignment? { assign?(value) }

  /// The property, set after the object has its size and its children.
  public func setLast() -> Property {
    var property = self
    property.isSetLast = true
    return property
  }

  /// The property, read as before, as scenes set it: by values of a type of their own.
  ///
  /// - Parameter range: the limits of a number; nil without limits.
  package func settable<Target: AnyObject, Value: DescribableValue>(
    in range: NumberRange? = nil, _ set: @escaping @Sendable (Target, Value) -> Void
  ) -> Property {
    Property(self, in: range, as: Value.self) { value in
      guard let value = value as? Value else { return nil }
      return Assignment { (target: Target) in set(target, value) }
    }
  }

  private init(
    _ other: Property, in range: NumberRange?, as valueType: any DescribableValue.Type,
    assign: @escaping @Sendable (any DescribableValue) -> Assignment?
  ) {
    name = other.name
    summary = other.summary
    unit = other.unit
    self.range = range
    self.valueType = valueType
    kind = other.kind
    isSetLast = other.isSetLast
    role = other.role
    prerequisite = other.prerequisite
    inclusion = other.inclusion
    makeDefault = other.makeDefault
    describe = other.describe
    self.assign = assign
    findPart = other.findPart
  }

  /// The property with a meaning for the structure of the tree.
  public func role(_ role: PropertyRole) -> Property {
    var property = self
    property.role = role
    return property
  }

  /// The property with what makes it visible, as an imperative: "give it a backgroundColor".
  public func visible(when prerequisite: String) -> Property {
    var property = self
    property.prerequisite = prerequisite
    return property
  }

  /// The property as inherited by a subclass, with another default.
  func inherited(default value: PropertyValue) -> Property {
    Property(self, default: value)
  }

  private init(_ other: Property, default value: PropertyValue) {
    name = other.name
    summary = other.summary
    unit = other.unit
    range = other.range
    valueType = other.valueType
    kind = other.kind
    isSetLast = other.isSetLast
    role = other.role
    prerequisite = other.prerequisite
    inclusion = other.inclusion
    makeDefault = { value }
    describe = other.describe
    assign = other.assign
    findPart = other.findPart
  }
}

/// An object that view trees describe as a part of another one.
public struct DescribedPart {
  /// The name of its class.
  public let type: String
  let table: PropertyTable
  private let object: AnyObject

  /// - Parameter table: the properties of its class.
  public init(_ object: AnyObject, as type: AnyClass, _ table: PropertyTable) {
    self.type = String(describing: type)
    self.table = table
    self.object = object
  }

  /// The name of the class and the properties.
  fileprivate var described: PropertyValue {
    .map(table.describe(object).merging(["type": .string(type)]) { own, _ in own })
  }
}

/// A property with a value, ready to be assigned to any number of objects.
package struct Assignment: Sendable {
  package let apply: @Sendable (AnyObject) -> Void

  /// - Parameter set: sets the value; objects of other classes are ignored.
  package init<Target: AnyObject>(_ set: @escaping @Sendable (Target) -> Void) {
    apply = { object in
      if let target = object as? Target { set(target) }
    }
  }
}

extension PropertyValue: DescribableValue {
  /// The value itself.
  public var described: PropertyValue { self }
  /// Other: the kind is unknown.
  public static var kind: PropertyKind { .other }
}
