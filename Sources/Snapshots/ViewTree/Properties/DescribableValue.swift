/// A type of property values in view trees.
///
/// Conform your own type to it to declare properties of that type; see ``Property``.
public protocol DescribableValue: Sendable {
  /// The value in the notation of view trees and scene files.
  var described: PropertyValue { get }

  /// The kind of the values, for comparing and wording a change.
  static var kind: PropertyKind { get }
}

extension Bool: DescribableValue {
  /// True or false.
  public var described: PropertyValue { .bool(self) }
  /// A flag.
  public static var kind: PropertyKind { .flag }
}

extension String: DescribableValue {
  /// The text.
  public var described: PropertyValue { .string(self) }
  /// A text.
  public static var kind: PropertyKind { .text }
}

extension DescribableValue where Self: BinaryInteger {
  /// A number; integers beyond 2^53 lose precision.
  public var described: PropertyValue { .number(Double(self)) }
  /// A number.
  public static var kind: PropertyKind { .number }
}

extension DescribableValue where Self: BinaryFloatingPoint {
  /// A number.
  public var described: PropertyValue { .number(Double(self)) }
  /// A number.
  public static var kind: PropertyKind { .number }
}

extension Int: DescribableValue {}
extension UInt: DescribableValue {}
extension Double: DescribableValue {}
extension Float: DescribableValue {}

extension Optional: DescribableValue where Wrapped: DescribableValue {
  /// The wrapped value; null for nil.
  public var described: PropertyValue { self?.described ?? .null }
  /// The kind of the wrapped value.
  public static var kind: PropertyKind { Wrapped.kind }
}

extension Array: DescribableValue where Element: DescribableValue {
  /// The list of the elements' notations.
  public var described: PropertyValue { .list(map(\.described)) }
  /// The kind of the elements.
  public static var kind: PropertyKind { Element.kind }
}

/// An enumeration whose cases have the same names in view trees and scene files as in Swift.
///
/// An enumeration of a view of your own only states the conformance:
///
///     public enum Tone: String, CaseIterable, NamedCases { case accent, quiet }
///
/// One whose cases cannot be listed by the compiler, or have other names in scenes, lists them in `namedCases`.
public protocol NamedCases: DescribableValue, Equatable {
  /// The cases by name, in the order of messages and the schema. A case may have several names;
  /// trees use the first one.
  static var namedCases: [(name: String, value: Self)] { get }
}

extension NamedCases where Self: CaseIterable {
  /// All cases by their names in Swift.
  public static var namedCases: [(name: String, value: Self)] {
    allCases.map { ("\($0)", $0) }
  }
}

extension NamedCases where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// All cases by their raw values.
  public static var namedCases: [(name: String, value: Self)] {
    allCases.map { ($0.rawValue, $0) }
  }
}

extension NamedCases {
  /// The first name of the case; null for a case without one.
  public var described: PropertyValue {
    Self.namedCases.first { $0.value == self }.map { .string($0.name) } ?? .null
  }

  /// A name.
  public static var kind: PropertyKind { .name }
}

/// An option set written as a list of names in view trees and scene files.
public protocol NamedOptions: DescribableValue, OptionSet where Element == Self {
  /// The options by name, in the order of trees, messages and the schema. Trees omit names that add
  /// nothing to the names before them.
  static var namedOptions: [(name: String, value: Self)] { get }
}

extension NamedOptions {
  /// The names of the options, in the order of ``namedOptions``.
  public var described: PropertyValue {
    var named = Self()
    var names: [PropertyValue] = []
    for (name, option) in Self.namedOptions
    where isSuperset(of: option) && !named.isSuperset(of: option) {
      named.formUnion(option)
      names.append(.string(name))
    }
    return .list(names)
  }

  /// A name.
  public static var kind: PropertyKind { .name }
}
