import JSONValues
import ViewTree
import YAMLReading

extension NumberRange {
  /// Whether a number of a file is in the range; reports it if it is not.
  package func check(_ number: Double, _ node: YAMLNode, _ context: DocumentContext) -> Bool {
    if contains(number) { return true }
    context.expected(description, at: node)
    return false
  }

  /// JSON Schema of the numbers in the range.
  ///
  /// - Parameter schema: the schema of all numbers.
  package func limiting(_ schema: JSON) -> JSON {
    let limited = schema.adding(
      .init(isLowerExcluded ? "exclusiveMinimum" : "minimum", .number(lower)))
    return upper.isFinite ? limited.adding(.init("maximum", .number(upper))) : limited
  }
}
