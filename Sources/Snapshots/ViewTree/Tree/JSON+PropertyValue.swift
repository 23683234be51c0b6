import JSONValues

extension JSON {
  /// A described property; the members of a map in the order of their names.
  public init(_ value: PropertyValue) {
    switch value {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(string)
    case .list(let values): self = .array(values.map { JSON($0) })
    case .map(let values):
      self = .object(
        values.sorted { $0.key < $1.key }.map { Member($0.key, JSON($0.value)) })
    }
  }
}
