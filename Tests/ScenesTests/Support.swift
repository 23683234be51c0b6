import Foundation

@testable import Scenes

/// What is said about a scene's text, as it is printed; the file is called `s.yaml`.
func diagnostics(_ text: String, folder: String = ".") -> [String] {
  SceneLibrary().scene(from: text, path: "s.yaml", folder: folder).diagnostics
    .map(\.description)
}

/// The scene in a text that nothing is wrong with; nil, which fails the test that requires it,
/// otherwise.
func readScene(_ text: String, folder: String = ".") -> Scene? {
  SceneLibrary().scene(from: text, path: "s.yaml", folder: folder).scene
}

/// A folder that lives as long as a test needs it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and the folders above it.
  func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func write(_ text: String, to path: String) throws {
    try write(text.utf8, to: path)
  }
}
