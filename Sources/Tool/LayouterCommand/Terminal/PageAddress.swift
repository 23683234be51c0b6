import Foundation
import Glibc
import Snapshots

/// The address of a report's page.
struct PageAddress {
  /// The absolute path of the file.
  let path: String

  /// - Parameter folder: What the path of the file is relative to.
  init(file: String, in folder: URL) {
    path =
      URL(filePath: file, directoryHint: .notDirectory, relativeTo: folder)
      .standardizedFileURL.path
  }

  /// The address at which the page shows a snapshot.
  ///
  /// - Parameter host: Whose file it is, so that a terminal on another machine does not look for it
  ///   there; empty for the machine that the address is opened on.
  func url(for name: SnapshotName, host: String = "") -> String {
    "file://\(host)\(Self.encoded(path, keeping: "/"))#snapshot=\(Self.encoded(name.text))"
  }

  /// A text that is displayed as a link to the page at a snapshot.
  ///
  /// Source: E. Koblinger, "Hyperlinks in Terminal Emulators", `OSC 8`.
  func link(_ text: String, to name: SnapshotName) -> String {
    let url = url(for: name, host: Self.hostName)
    return "\u{1B}]8;;\(url)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// The name of this machine in an address; empty if it has none that can be there.
  private static var hostName: String {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return "" }
    let name = String(
      decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return encoded(name) == name ? name : ""
  }

  /// Percent-encodes everything but unreserved characters (RFC 3986, section 2.3) and those to keep.
  private static func encoded(_ text: String, keeping kept: String = "") -> String {
    text.utf8.reduce(into: "") { result, byte in
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": result.unicodeScalars.append(scalar)
      case _ where kept.unicodeScalars.contains(scalar): result.unicodeScalars.append(scalar)
      default: result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
