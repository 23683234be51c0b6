import ViewTree

/// A custom state in addition to ``ViewState``, such as `focused` or `loading`: a further
/// column of a ``StatefulResource``.
///
/// A view may be in several of them, and is in one of ``ViewState``, too: focused and selected.
public struct CustomState: Sendable, Hashable {
  /// The name as in variants' names: `focused`.
  public let name: String

  /// - Parameter name: letters, digits and `_`; the case of the first letter does not matter.
  public init(_ name: String) {
    self.name = name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The part of a resource's name: `Focused`.
  public var keySuffix: String { name.prefix(1).uppercased() + name.dropFirst() }
}

extension CustomState: ExpressibleByStringLiteral {
  /// A state by its name, which is not checked.
  public init(stringLiteral name: String) { self.init(name) }
}

extension CustomState: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension CustomState: DescribableValue {
  /// The name as text.
  public var described: PropertyValue { .string(name) }
  /// A name.
  public static var kind: PropertyKind { .name }
}

extension [CustomState] {
  /// The notation of variants' names, with a state of ``ViewState``: `focused+selected`, `focused`.
  package func description(with state: ViewState) -> String {
    let parts = map(\.name) + (state == .normal && !isEmpty ? [] : [state.description])
    return parts.joined(separator: "+")
  }
}
