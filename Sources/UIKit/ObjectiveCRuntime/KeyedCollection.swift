import Foundation

/// The elements of an array, as key-value coding sees them: the value of a key is the array of the elements' values,
/// and operators such as `@sum.price` combine them.
struct KeyedCollection {
  private let elements: [Any]

  init(_ elements: [Any]) { self.elements = elements }

  init(_ array: NSArray) { elements = array.map { $0 } }

  /// The value at a path; nil for an unknown operator.
  func value(atPath path: String) -> Any? {
    guard path.hasPrefix("@") else { return values(atPath: path) }
    let parts = path.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = parts.first else { return nil }
    if name == "count" { return NSNumber(value: elements.count) }
    guard parts.count == 2 else { return nil }
    let values = values(atPath: parts[1]).filter { !($0 is NSNull) }
    let numbers = values.compactMap { KeyedValue.number($0) }
    switch name {
    case "sum": return NSNumber(value: numbers.reduce(0, +))
    case "avg":
      let count = Double(max(numbers.count, 1))
      return NSNumber(value: numbers.reduce(0, +) / count)
    case "max": return extreme(of: values) { $0 == .orderedAscending }
    case "min": return extreme(of: values) { $0 == .orderedDescending }
    case "unionOfObjects": return values
    case "distinctUnionOfObjects":
      var seen: Set<AnyHashable> = []
      return values.filter { ($0 as? AnyHashable).map { seen.insert($0).inserted } ?? true }
    default: return nil
    }
  }

  /// The values of the elements; `NSNull` for nil.
  private func values(atPath path: String) -> [Any] {
    if path == "self" { return elements }
    return elements.map { KeyedValue.value(of: $0, atPath: path) ?? NSNull() }
  }

  /// The greatest or smallest value, the first of equal ones.
  private func extreme(of values: [Any], isReplaced: (ComparisonResult) -> Bool) -> Any? {
    values.reduce(nil as Any?) { best, value in
      guard let best else { return value }
      return isReplaced(Self.compare(best, value)) ? value : best
    }
  }

  private static func compare(_ first: Any, _ second: Any) -> ComparisonResult {
    if let first = KeyedValue.number(first), let second = KeyedValue.number(second) {
      return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
    if let first = first as? String, let second = second as? String { return first.compare(second) }
    if let first = first as? Date, let second = second as? Date { return first.compare(second) }
    return .orderedSame
  }
}
