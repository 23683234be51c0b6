/// A property that an object keeps, with its documented default, as a row of a table.
///
/// One test reads all rows of a table, so that no property needs its own.
package struct KeptProperty<Root>: @unchecked Sendable, CustomStringConvertible {
  package let description: String
  private let problems: (Root) -> [String]

  /// A property of values that can be compared.
  ///
  /// - Parameters:
  ///   - name: The name of the property, for failures.
  ///   - path: The property.
  ///   - initial: Its documented default.
  ///   - other: Another value, which the object is to keep.
  package init<Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, default initial: Value,
    kept other: Value
  ) {
    description = name
    problems = { root in
      var problems: [String] = []
      if root[keyPath: path] != initial { problems.append("default \(root[keyPath: path])") }
      root[keyPath: path] = other
      if root[keyPath: path] != other { problems.append("kept \(root[keyPath: path])") }
      root[keyPath: path] = initial
      if root[keyPath: path] != initial { problems.append("reset \(root[keyPath: path])") }
      return problems
    }
  }

  /// What differs from the table in a new object: empty if its property has the default, keeps the other value, and takes
  /// the default again.
  package func differences(in root: Root) -> [String] { problems(root) }
}
