import Foundation
import JSONValues
import ViewTree

extension JSON {
  /// Reads the text of a value. Members of objects are in the order of their names.
  package init(utf8: [UInt8]) throws(JSONError) {
    do {
      self = try JSONDecoder().decode(DecodedJSON.self, from: Data(utf8)).value
    } catch {
      throw JSONError("the text is not valid JSON")
    }
  }
}

/// Makes a JSON value of what Foundation reads.
private struct DecodedJSON: Decodable {
  let value: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let members = try? container.decode([String: DecodedJSON].self) {
      value = .object(
        members.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value.value) })
    } else if let values = try? container.decode([DecodedJSON].self) {
      value = .array(values.map(\.value))
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let bool = try? container.decode(Bool.self) {
      value = .bool(bool)
    } else {
      value = .number(try container.decode(Double.self))
    }
  }
}
