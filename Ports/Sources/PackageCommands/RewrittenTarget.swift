import CommandLineTool
import FileAccess
import Foundation
import SourceRewriting

/// A target of a package, with what its files were rewritten to.
struct RewrittenTarget: Codable, Sendable {
  struct File: Codable, Sendable {
    /// Relative to the package's folder.
    var path: String
    /// Digests of the source and of its copy; the latter is nil if the source is compiled as it is.
    var source: String
    var copy: String?
    var rewritings: [Rewriting]
    var limitations: [Limitation]
    var isEmptied: Bool
    var importsCombine = false
    var importsSnapshotTesting = false
  }

  /// A digest of everything that the copies depend on.
  var key: String
  var files: [File]
}

/// The results of former runs, by the names of packages and targets.
struct RewritingCache: Codable, Sendable {
  /// The number in the name of the overlay: another one has everything compiled again.
  var generation = 0
  var targets: [String: RewrittenTarget] = [:]

  init() {}

  /// A cache that cannot be read is an empty one.
  init(path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let cache = try? JSONDecoder().decode(RewritingCache.self, from: data)
    else { return }
    self = cache
  }

  func write(to path: String) throws(CommandFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(self) else { return }
    try Files.write(Array(data), to: path)
  }

  /// Whether a file's copy is another one than before although its source is not. The build system would
  /// not compile it again.
  func hidesChange(of new: RewrittenTarget, named name: String) -> Bool {
    guard let old = targets[name] else { return false }
    let oldFiles = Dictionary(old.files.map { ($0.path, $0) }) { first, _ in first }
    return new.files.contains { file in
      guard let former = oldFiles[file.path] else { return false }
      return former.source == file.source && former.copy != file.copy
    }
  }
}

/// Digests of texts.
enum ContentDigest {
  static func of(_ text: String) -> String { SHA256.hexadecimalDigest(of: Array(text.utf8)) }
}
