import FileAccess
import Foundation
import Synchronization
import ViewTree

/// A file of names that scenes share, or of design tokens, as it was read.
struct SharedFile: Sendable {
  /// Nil if the file cannot be read, or is not YAML.
  var root: YAMLNode?
  var diagnostics: [Diagnostic] = []
  var stamp: FileStamp?
  /// Whether there is such a file.
  var exists = true
}

/// The shared files of one run. Each is read once, also by concurrent threads.
final class SharedFileCache: Sendable {
  private let files = Mutex<[URL: SharedFile]>([:])
  private let tokenSets = Mutex<[TokenSetKey: TokenSet]>([:])

  /// The tokens of some files, which are read once.
  func tokenSet(for key: TokenSetKey, read: () -> TokenSet) -> TokenSet {
    if let known = tokenSets.withLock({ $0[key] }) { return known }
    let set = read()
    tokenSets.withLock { $0[key] = set }
    return set
  }

  /// - Parameter path: the file's path in diagnostics.
  func file(at url: URL, shownAs path: String) -> SharedFile {
    files.withLock { files in
      if let known = files[url] { return known }
      let file = Self.read(url, shownAs: path)
      files[url] = file
      return file
    }
  }

  private static func read(_ url: URL, shownAs path: String) -> SharedFile {
    var file = SharedFile(stamp: FileStamp(of: url.plainPath))
    file.exists = FileManager.default.fileExists(atPath: url.plainPath)
    guard file.exists else { return file }
    do throws(Diagnostic) {
      let bytes = try YAMLText.read(file: url.plainPath, shownAs: path)
      if url.pathExtension.lowercased() == "csv" {
        let text = String(decoding: try YAMLText.decode(bytes, path: path), as: UTF8.self)
        file.root = CSVTable(text).node
        return file
      }
      (file.root, file.diagnostics) = try SceneText.compose(bytes, path: path)
    } catch {
      file.diagnostics = [error]
    }
    return file
  }
}
