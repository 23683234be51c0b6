/// A value that is written to JSON and read from it, both in one place.
package protocol JSONConvertible {
  var json: JSON { get }
  init(json: JSON) throws(JSONError)
}

/// A text is not JSON, or a JSON value is not what it should be.
package struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The location of the value: `snapshots[3].verdict`; empty for the whole text.
  private var path = ""
  private let reason: String

  package init(_ reason: String) { self.reason = reason }

  package var description: String { path.isEmpty ? reason : "\(path): \(reason)" }

  fileprivate func inside(member name: String) -> JSONError {
    var error = self
    error.path = path.isEmpty || path.hasPrefix("[") ? name + path : "\(name).\(path)"
    return error
  }

  fileprivate func inside(element index: Int) -> JSONError {
    var error = self
    error.path = path.isEmpty || path.hasPrefix("[") ? "[\(index)]\(path)" : "[\(index)].\(path)"
    return error
  }
}

extension JSON {
  /// Converts a member of this object.
  package func member<Value: JSONConvertible>(_ name: String) throws(JSONError) -> Value {
    guard let value: Value = try optionalMember(name) else {
      throw JSONError("the member '\(name)' is missing")
    }
    return value
  }

  /// Converts a member of this object; nil if the object has none of that name.
  package func optionalMember<Value: JSONConvertible>(
    _ name: String
  ) throws(JSONError) -> Value? {
    guard case .object = self else { throw unexpected("an object") }
    guard let value = self[name] else { return nil }
    do {
      return try Value(json: value)
    } catch {
      throw error.inside(member: name)
    }
  }

  package func unexpected(_ expectation: String) -> JSONError {
    let found =
      switch self {
      case .null: "null"
      case .bool: "a boolean"
      case .number(let number): "the number \(JSON.number(number))"
      case .string: "a text"
      case .array(let values): "a list of \(values.count)"
      case .object: "an object"
      }
    return JSONError("expected \(expectation), found \(found)")
  }
}

extension Int: JSONConvertible {
  package var json: JSON { JSON(self) }

  package init(json: JSON) throws(JSONError) {
    guard case .number(let number) = json, let integer = Int(exactly: number) else {
      throw json.unexpected("an integer")
    }
    self = integer
  }
}

extension Double: JSONConvertible {
  package var json: JSON { .number(self) }

  package init(json: JSON) throws(JSONError) {
    guard case .number(let number) = json else { throw json.unexpected("a number") }
    self = number
  }
}

extension Bool: JSONConvertible {
  package var json: JSON { .bool(self) }

  package init(json: JSON) throws(JSONError) {
    guard case .bool(let bool) = json else { throw json.unexpected("true or false") }
    self = bool
  }
}

extension String: JSONConvertible {
  package var json: JSON { .string(self) }

  package init(json: JSON) throws(JSONError) {
    guard case .string(let text) = json else { throw json.unexpected("a text") }
    self = text
  }
}

extension Array: JSONConvertible where Element: JSONConvertible {
  package var json: JSON { .array(map(\.json)) }

  package init(json: JSON) throws(JSONError) {
    guard case .array(let values) = json else { throw json.unexpected("a list") }
    self = []
    reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do {
        append(try Element(json: value))
      } catch {
        throw error.inside(element: index)
      }
    }
  }
}
