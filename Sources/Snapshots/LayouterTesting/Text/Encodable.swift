import Foundation
import JSONValues

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// The value as the encoder writes it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded(pathExtension: "json") { try encoder.encode($0) }
  }

  /// The value as an XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// The value as the encoder writes it.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded(pathExtension: "plist") { try encoder.encode($0) }
  }

  private static func encoded(
    pathExtension: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var snapshotting = SimplySnapshotting.lines.pullback { (value: Value) in
      text { try encode(value) }
    }
    snapshotting.pathExtension = pathExtension
    return snapshotting
  }
}

extension Snapshotting where Format == String {
  /// An object of Foundation as JSON, with sorted keys: a dictionary, an array, a string, a number.
  public static var json: Snapshotting {
    var snapshotting = SimplySnapshotting.lines.pullback { (value: Value) in
      text {
        // `JSONSerialization` traps on values that it cannot write.
        guard JSONSerialization.isValidJSONObject([value]) else {
          throw NotRepresentable(type: "\(type(of: value as Any))", format: "JSON")
        }
        return try JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed])
      }
    }
    snapshotting.pathExtension = "json"
    return snapshotting
  }
}

/// The text of what a closure writes. An error becomes the text, which no golden has.
private func text(_ write: () throws -> Data) -> String {
  do {
    return String(decoding: try write(), as: UTF8.self)
  } catch {
    return "error: \(error)"
  }
}

private struct NotRepresentable: Error, CustomStringConvertible {
  let type: String
  let format: String

  var description: String { "a value of type \(type) cannot be written as \(format)" }
}
