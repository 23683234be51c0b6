/// A type of property values that view trees can hold.
///
/// Conform a type of your own to it to declare properties of the type; see ``Property``.
public protocol DescribableValue: Sendable {
  /// The value as view trees and scene files write it.
  var described: PropertyValue { get }

  /// What the values are, for the words and the comparison of a change.
  static var kind: PropertyKind { get }
}

extension Bool: DescribableValue {
  public var described: PropertyValue { .bool(self) }
  public static var kind: PropertyKind { .flag }
}

extension String: DescribableValue {
  public var described: PropertyValue { .string(self) }
  public static var kind: PropertyKind { .text }
}

extension DescribableValue where Self: BinaryInteger {
  public var described: PropertyValue { .number(Double(self)) }
  public static var kind: PropertyKind { .number }
}

extension DescribableValue where Self: BinaryFloatingPoint {
  public var described: PropertyValue { .number(Double(self)) }
  public static var kind: PropertyKind { .number }
}

extension Int: DescribableValue {}
extension UInt: DescribableValue {}
extension Double: DescribableValue {}
extension Float: DescribableValue {}

extension Optional: DescribableValue where Wrapped: DescribableValue {
  public var described: PropertyValue { self?.described ?? .null }
  public static var kind: PropertyKind { Wrapped.kind }
}

extension Array: DescribableValue where Element: DescribableValue {
  public var described: PropertyValue { .list(map(\.described)) }
  public static var kind: PropertyKind { Element.kind }
}

/// An enumeration whose cases view trees and scene files name as Swift does.
public protocol NamedCases: DescribableValue, Equatable {
  /// The cases by name, in the order in which messages and the schema list them. A case may have
  /// several names; trees use the first one.
  static var namedCases: [(name: String, value: Self)] { get }
}

extension NamedCases {
  public var described: PropertyValue {
    Self.namedCases.first { $0.value == self }.map { .string($0.name) } ?? .null
  }

  public static var kind: PropertyKind { .name }
}

/// An option set that view trees and scene files write as a list of names.
public protocol NamedOptions: DescribableValue, OptionSet where Element == Self {
  /// The options by name, in the order in which trees, messages and the schema list them. Trees
  /// leave out names that add nothing to the names before them.
  static var namedOptions: [(name: String, value: Self)] { get }
}

extension NamedOptions {
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

  public static var kind: PropertyKind { .name }
}
