import Foundation

extension Snapshotting where Format == String {
  /// The value's description.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The value with all that it contains, as Swift's `dump` prints it, but in the same order and without
  /// addresses at every run.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { value in
      var dump = ValueDump()
      return dump.text(of: value)
    }
  }
}

/// A value whose text in a ``Snapshotting/dump`` is its own.
public protocol AnySnapshotStringConvertible {
  /// Whether the value's content follows the text.
  static var renderChildren: Bool { get }
  /// The text that is written in place of the type and the properties.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False by default.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotes, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// In UTC, as RFC 3339 writes it.
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// Without addresses.
  public var snapshotDescription: String { ValueDump.withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotes, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotes, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}

/// Writes a value with all that it contains, a line each.
private struct ValueDump {
  /// The objects that contain the value being written.
  private var enclosing: Set<ObjectIdentifier> = []

  mutating func text(of value: Any, name: String? = nil, indent: Int = 0) -> String {
    let mirror = Mirror(reflecting: value)
    let label = name.map { "\($0): " } ?? ""
    let margin = String(repeating: " ", count: indent)
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    let own = Self.isContainer(mirror) ? nil : value as? any AnySnapshotStringConvertible
    if let own, !type(of: own).renderChildren {
      return "\(margin)- \(label)\(own.snapshotDescription)\n"
    }
    let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    if let object, enclosing.contains(object) {
      return "\(margin)\(bullet) \(name ?? "value") (circular reference detected)\n"
    }
    if let object { enclosing.insert(object) }
    defer { if let object { enclosing.remove(object) } }
    let summary = own?.snapshotDescription ?? summary(of: value, mirror)
    let lines = children(of: mirror).map { child in
      text(of: child.value, name: child.label, indent: indent + 2)
    }
    return "\(margin)\(bullet) \(label)\(summary)\n" + lines.joined()
  }

  /// Whether the text of a value is the number of its elements.
  private static func isContainer(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .collection, .dictionary, .set, .tuple, .optional: true
    default: false
    }
  }

  private func summary(of value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return count == 1 ? "1 element" : "\(count) elements"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set: return count == 1 ? "1 member" : "\(count) members"
    case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .optional: return count == 0 ? "\(typeName(mirror)).none" : typeName(mirror)
    default: break
    }
    if let value = value as? any CustomStringConvertible {
      return Self.withoutAddresses(value.description)
    }
    switch mirror.displayStyle {
    case .enum: return count == 0 ? "\(typeName(mirror)).\(value)" : typeName(mirror)
    case .class, .struct: return typeName(mirror)
    default: return Self.withoutAddresses(String(describing: value))
    }
  }

  /// The content of a value, in an order that does not depend on the run, as the order of dictionaries and sets
  /// does, nor on the source code, as the order of properties does.
  private mutating func children(of mirror: Mirror) -> [Mirror.Child] {
    switch mirror.displayStyle {
    case .dictionary, .set, .class, .struct: break
    default: return Array(mirror.children)
    }
    let keyed = mirror.children.map { child in
      (child: child, label: child.label ?? "", text: text(of: child.value))
    }
    return keyed.sorted { ($0.label, $0.text) < ($1.label, $1.text) }.map(\.child)
  }

  /// Without the numbers of local types.
  private func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(#/ #\d+/#, with: "")
  }

  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[0-9a-f]+(\s*)/, with: { $0.output.1 })
  }
}
