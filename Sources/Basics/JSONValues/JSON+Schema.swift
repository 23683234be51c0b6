// JSON Schema, draft 7.

extension JSON {
  /// The schema with a description. A reference hides its siblings, so it is wrapped.
  package func described(
    _ summary: String, default defaultValue: JSON? = nil, examples: [JSON] = []
  ) -> JSON {
    var annotations = [Member("description", .string(summary))]
    if let defaultValue { annotations.append(Member("default", defaultValue)) }
    if !examples.isEmpty { annotations.append(Member("examples", .array(examples))) }
    if self["$ref"] != nil { return .object(annotations + [Member("allOf", [self])]) }
    guard case .object(let members) = self else { return self }
    return .object(annotations + members.filter { $0.name != "description" })
  }

  /// The schema of objects with some properties.
  ///
  /// - Parameters:
  ///   - additional: The schema of other properties; false if there are none.
  ///   - before: Members that precede the type.
  ///   - after: Members that follow the properties.
  package static func objectSchema(
    _ properties: [Member], required: [String] = [], additional: JSON = false,
    before: [Member] = [], after: [Member] = []
  ) -> JSON {
    var members = before + [Member("type", "object"), Member("properties", .object(properties))]
    if !required.isEmpty {
      members.append(Member("required", .array(required.map { .string($0) })))
    }
    return .object(members + [Member("additionalProperties", additional)] + after)
  }
}
