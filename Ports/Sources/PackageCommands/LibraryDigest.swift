import CommandLineTool
import FileAccess
import Foundation

/// What the library of UIKit depends on: the compiler, and the contents of the sources.
struct LibraryDigest {
  /// 16 hexadecimal digits.
  let text: String

  /// The digests of files are kept in the checkout's build folder, since reading all sources takes longer than
  /// asking whether they have changed.
  init(checkout: LayouterCheckout, swift: SwiftProgram) throws(CommandFailure) {
    let memory = checkout.ports + "/.build/source-digests"
    let known = Self.remembered(in: memory)
    var lines: [String] = []
    var digests: [String] = []
    for path in checkout.sources() {
      let file = "\(checkout.folder)/\(path)"
      guard let stamp = FileStamp(of: file) else { continue }
      let key = "\(path) \(stamp)"
      let digest =
        if let digest = known[key] { digest } else {
          SHA256.hexadecimalDigest(of: try Files.read(file))
        }
      lines.append("\(key) \(digest)")
      digests.append("\(path) \(digest)")
    }
    let memoryText = lines.joined(separator: "\n")
    // A checkout that cannot be written to is read each time.
    try? Files.writeIfDifferent(memoryText, to: memory)
    let compiler = String(
      decoding: try swift.output(["--version"], in: checkout.folder), as: UTF8.self)
    let all = ([compiler] + digests).joined(separator: "\n")
    text = String(ContentDigest.of(all).prefix(16))
  }

  private static func remembered(in path: String) -> [String: String] {
    let bytes = (try? Files.read(path)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return Dictionary(
      lines.compactMap { line -> (String, String)? in
        guard let space = line.lastIndex(of: " ") else { return nil }
        return (String(line[..<space]), String(line[line.index(after: space)...]))
      }, uniquingKeysWith: { _, new in new })
  }
}
