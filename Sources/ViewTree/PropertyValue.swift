/// The value of a described property, as JSON writes it.
public enum PropertyValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  /// Texts, names of enum cases, and colours, which are written `#RRGGBBAA` (`#RRGGBB` if opaque).
  case string(String)
  case list([PropertyValue])
  case map([String: PropertyValue])
}

extension PropertyValue: Codable {
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let list = try? value.decode([PropertyValue].self) {
      self = .list(list)
    } else {
      self = .map(try value.decode([String: PropertyValue].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .list(let list): try container.encode(list)
    case .map(let map): try container.encode(map)
    }
  }
}
