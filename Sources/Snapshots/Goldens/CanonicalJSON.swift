import Foundation

/// JSON of which equal values always have the same text: keys in order, no spaces where not asked
/// for, slashes as they are.
package enum CanonicalJSON {
  package static func text(of value: some Encodable, isPretty: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A view may have an infinite or undefined length, for which JSON has no number.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: notANumber)
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  package static func value<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
  {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: notANumber)
    return try decoder.decode(type, from: Data(text.utf8))
  }

  // Not to be taken for a text that a view shows.
  private static let infinity = "number infinity"
  private static let negativeInfinity = "number -infinity"
  private static let notANumber = "number nan"
}
