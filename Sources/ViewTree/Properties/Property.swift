/// One property of a view or a layouter, declared once.
///
/// The row is what scene files, JSON Schema, view trees, the words of a verdict and the reference
/// page are made from:
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
  /// What the values are measured in; nil if they have no unit.
  public let unit: PropertyUnit?
  /// The limits of a number; nil without limits.
  public let range: NumberRange?
  /// The type of the values.
  public let valueType: any DescribableValue.Type
  /// What the values are.
  public let kind: PropertyKind
  /// Whether the property is set after the object has its size and its children.
  public private(set) var isSetLast = false
  /// Whether the property follows from others, so that it can only be read.
  public var isComputed: Bool { assign == nil }

  let inclusion: Inclusion
  private let makeDefault: (@Sendable () -> PropertyValue)?
  private let describe: @Sendable (AnyObject) -> PropertyValue?
  private let assign: (@Sendable (any DescribableValue) -> Assignment?)?

  /// Which values a view tree contains.
  public enum Inclusion: Sendable {
    /// Those that differ from the default.
    case unlessDefault
    case always
    /// None: the tree has the value elsewhere, or it follows from others.
    case never
  }

  /// A property that is read and set by its key path.
  ///
  /// - Parameters:
  ///   - defaultValue: the value of a new object. Evaluated where a tree is made, because the value of
  ///     a dynamic colour depends on the current traits.
  ///   - kind: what the values are, where their type does not say enough.
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

  /// A property that takes more than a key path to read or to set, or is written in another form than
  /// Swift's.
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

  /// A property that follows from others: view trees have it, and nothing sets it.
  ///
  /// - Parameter defaultValue: the value that trees leave out; nil to include every value.
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
    self.name = name
    self.summary = summary
    unit = nil
    range = nil
    valueType = PropertyValue.self
    kind = .object(table)
    inclusion = .always
    makeDefault = nil
    describe = { object in
      guard let target = object as? Target, let part = get(target) else { return nil }
      return .map(table.describe(part))
    }
    assign = nil
  }

  /// The value of a new object; nil if there is none that a tree could leave out.
  public var defaultValue: PropertyValue? { makeDefault?() }

  /// The value of an object; nil if the object does not have the property.
  package func value(of object: AnyObject) -> PropertyValue? { describe(object) }

  /// The property with a value, ready to be set on any number of objects; nil if the property is
  /// computed, or the value is of another type.
  package func assignment(of value: some DescribableValue) -> Assignment? { assign?(value) }

  /// The property, set after the object has its size and its children.
  public func setLast() -> Property {
    var property = self
    property.isSetLast = true
    return property
  }

  /// The property as a subclass inherits it, with another default.
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
    inclusion = other.inclusion
    makeDefault = { value }
    describe = other.describe
    assign = other.assign
  }
}

/// A property with a value, ready to be set on any number of objects.
package struct Assignment: Sendable {
  package let apply: @Sendable (AnyObject) -> Void

  /// - Parameter set: sets the value; objects of another class are left alone.
  package init<Target: AnyObject>(_ set: @escaping @Sendable (Target) -> Void) {
    apply = { object in
      if let target = object as? Target { set(target) }
    }
  }
}

extension PropertyValue: DescribableValue {
  public var described: PropertyValue { self }
  public static var kind: PropertyKind { .other }
}
