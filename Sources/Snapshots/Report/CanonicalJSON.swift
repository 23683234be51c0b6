import Foundation

/// JSON of which equal values always have the same text: keys in order, no spaces where not asked
/// for, slashes as they are.
package enum CanonicalJSON {
  package static func text(of value: some Encodable, isPretty: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  package static func value<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
  {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
