/// The name of a snapshot: its path below the golden folder, without `.png`.
///
/// `buttons/save/disabled_dark@2x`. Names are ordered as their texts' Unicode scalars.
public struct SnapshotName: Sendable, Hashable {
  public let text: String

  /// Takes a name that stays inside the golden folder on every file system.
  public init(_ text: String) throws(SnapshotNameError) {
    var bytes = text
    if let reason = bytes.withUTF8({ Self.fault(of: $0) }) {
      throw SnapshotNameError(name: text, reason: reason)
    }
    self.text = text
  }

  /// What is wrong with a name; `nil` if nothing is.
  private static func fault(of text: UnsafeBufferPointer<UInt8>) -> String? {
    if text.isEmpty { return "is empty" }
    var fault: String?
    var length = 0
    var startsWithDot = false
    func endPart() {
      fault = fault ?? Self.fault(ofPart: length, startsWithDot: startsWithDot)
      length = 0
    }
    for byte in text {
      switch byte {
      case ..<32, 127: return "has a control character in it"
      case UInt8(ascii: "\\"): return "has a backslash in it; folders are divided by '/'"
      case UInt8(ascii: "/"): endPart()
      default:
        if length == 0 { startsWithDot = byte == UInt8(ascii: ".") }
        length += 1
      }
    }
    endPart()
    return fault
  }

  /// What is wrong with a part of a name that has so many bytes; `nil` if nothing is.
  private static func fault(ofPart length: Int, startsWithDot: Bool) -> String? {
    if length == 0 { return "has an empty part: a '/' at its start, at its end, or doubled" }
    // Covers `.` and `..`, and the temporary files that start with a dot.
    if startsWithDot { return "has a part that starts with a dot" }
    if length > longestPart {
      return "has a part of more than \(longestPart) bytes, too long for a file's name"
    }
    return nil
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

/// A name that cannot be a snapshot's.
public struct SnapshotNameError: Error, Sendable, Equatable, CustomStringConvertible {
  public let name: String
  /// What is wrong, as the rest of a sentence: "is empty".
  public let reason: String

  public var description: String { "the snapshot name '\(name)' \(reason)" }
}
