/// The name of a snapshot: its path below the golden folder, without `.png`.
///
/// `buttons/save/disabled_dark@2x`. Names are ordered as their texts' Unicode scalars.
public struct SnapshotName: Sendable, Hashable {
  public let text: String

  /// Takes a name that stays inside the golden folder on every file system.
  public init(_ text: String) throws(SnapshotNameError) {
    if let reason = Self.fault(of: text) {
      throw SnapshotNameError(name: text, reason: reason)
    }
    self.text = text
  }

  /// What is wrong with a name; `nil` if nothing is.
  private static func fault(of text: String) -> String? {
    if text.isEmpty { return "is empty" }
    for byte in text.utf8 {
      if byte < 32 || byte == 127 { return "has a control character in it" }
      if byte == UInt8(ascii: "\\") { return "has a backslash in it; folders are divided by '/'" }
    }
    var rest = Substring(text).utf8
    while true {
      let part = rest.prefix { $0 != UInt8(ascii: "/") }
      if part.isEmpty { return "has an empty part: a '/' at its start, at its end, or doubled" }
      // Covers `.` and `..`, and the temporary files that start with a dot.
      if part.first == UInt8(ascii: ".") { return "has a part that starts with a dot" }
      if part.count > longestPart {
        return "has a part of more than \(longestPart) bytes, too long for a file's name"
      }
      if part.endIndex == rest.endIndex { return nil }
      rest = rest[rest.index(after: part.endIndex)...]
    }
  }

  /// Leaves room for what temporary files add, within the 255 bytes of common file systems.
  private static let longestPart = 200
}

extension SnapshotName: Comparable {
  public static func < (first: SnapshotName, second: SnapshotName) -> Bool {
    first.text.precedesByScalars(second.text)
  }
}

extension SnapshotName: CustomStringConvertible {
  public var description: String { text }
}

extension SnapshotName: Codable {
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// A name that cannot be a snapshot's.
public struct SnapshotNameError: Error, Sendable, Equatable, CustomStringConvertible {
  public let name: String
  /// What is wrong, as the rest of a sentence: "is empty".
  public let reason: String

  public var description: String { "the snapshot name '\(name)' \(reason)" }
}
