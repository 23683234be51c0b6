import Foundation
import TestSupport
import Testing
import ViewTree

@testable import Scenes

/// A scene of the repository's fixtures, and what its variants look like.
struct Fixture {
  let scene: Scene

  /// - Parameter path: below `Fixtures`, without the extension.
  init(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = Checkout.file("Fixtures/\(path).yaml")
    let text = try String(contentsOf: file, encoding: .utf8)
    let folder = file.deletingLastPathComponent().path
    scene = try #require(
      readScene(text, folder: folder), "\(diagnostics(text, folder: folder))",
      sourceLocation: sourceLocation)
  }

  /// The tree of a variant.
  func view(
    _ variant: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ViewNode {
    try scene.tree(of: variant, sourceLocation: sourceLocation)
  }

  /// The frames of a variant's views by their ids, in their superviews, as `[x, y, width, height]`.
  func frames(
    _ variant: String = "light", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String: [Double]] {
    try view(variant, sourceLocation: sourceLocation).named.mapValues(\.frame.numbers)
  }
}

/// The paths of all fixtures below `Fixtures`, without the extension, in their order; files that others
/// share are not scenes.
func fixturePaths() throws -> [String] {
  let root = Checkout.file("Fixtures")
  let files = FileManager.default.enumerator(atPath: root.path)
  return (files?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("Shared/") }.map { String($0.dropLast(5)) }
    .sorted()
}
