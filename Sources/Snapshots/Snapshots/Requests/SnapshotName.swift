import FileAccess
import JSONValues
import ViewTree

/// The name of a snapshot: the path of its golden in the golden folder, of a picture without `.png`, such
/// as `buttons/save/disabled_dark@2x`.
///
/// Names are ordered by their Unicode scalars.
public struct SnapshotName: Sendable, Hashable {
  /// The folder of a test's goldens, next to the test's file.
  package static let testFolder = "__Snapshots__"

  /// The path in the golden folder, without `.png` for a picture.
  public let text: String
  /// Whether the golden is a picture or a file.
  public let format: GoldenFormat

  /// Checks a name: its file must be inside the golden folder, on every file system.
  public init(
    _ text: String, format: GoldenFormat = .picture
  ) throws(SnapshotNameError) {
    var bytes = text
    if let reason = bytes.withUTF8({ Self.fault(of: $0) }) {
      throw SnapshotNameError(name: text, reason: reason)
    }
    self.text = text
    self.format = format
  }

  /// The path of the golden in the golden folder.
  package var file: String { format == .picture ? text + ".png" : text }

  /// Why a name is invalid; `nil` if it is valid.
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
      case ..<32, 127: return "contains a control character"
      case UInt8(ascii: "\\"): return "contains a backslash; '/' separates folders"
      case UInt8(ascii: "/"): endPart()
      default:
        if length == 0 { startsWithDot = byte == UInt8(ascii: ".") }
        length += 1
      }
    }
    endPart()
    return fault
  }

  /// Why a part of a name is invalid; `nil` if it is valid.
  ///
  /// - Parameter length: The number of the part's bytes.
  private static func fault(ofPart length: Int, startsWithDot: Bool) -> String? {
    if length == 0 { return "has an empty part: a '/' at its start or end, or two in a row" }
    // Covers `.` and `..`, and the temporary files that start with a dot.
    if startsWithDot { return "has a part that starts with a dot" }
    if length > partLimit {
      return "has a part of more than \(partLimit) bytes, which is too long for a file name"
    }
    return nil
  }

  /// The 255 bytes of common file systems, less what the names of temporary files add.
  private static let partLimit = 200
}

extension String {
  /// A pattern that matches the name alone, as a word of a shell's command line.
  var globWord: String {
    // A bracket with one character matches it, whatever it means otherwise.
    let pattern = map { "*?[]{}".contains($0) ? "[\($0)]" : String($0) }.joined()
    return "'\(pattern.replacing("'", with: "'\\''"))'"
  }
}

extension SnapshotName: Comparable {
  /// Orders by Unicode scalars.
  public static func < (first: SnapshotName, second: SnapshotName) -> Bool {
    first.text.precedesByScalars(second.text)
  }
}

extension SnapshotName: CustomStringConvertible {
  /// The name itself.
  public var description: String { text }
}

/// A snapshot's name is invalid.
public struct SnapshotNameError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The invalid name.
  public let name: String
  /// The reason, as the rest of a sentence: "is empty".
  public let reason: String

  /// The name and the reason.
  public var description: String { "the snapshot name \(name.quotedOnOneLine) \(reason)" }
}
