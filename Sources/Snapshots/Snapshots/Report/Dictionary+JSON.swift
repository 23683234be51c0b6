import JSONValues

/// An object with a member for each key, in the order of the keys.
extension Dictionary: JSONConvertible where Key == String, Value: JSONConvertible {
  package var json: JSON {
    .object(sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value.json) })
  }

  package init(json: JSON) throws(JSONError) {
    guard case .object(let members) = json else { throw json.unexpected("an object") }
    self = [:]
    for member in members { self[member.name] = try Value(json: member.value) }
  }
}
