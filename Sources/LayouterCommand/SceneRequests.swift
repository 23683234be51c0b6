import CairoGraphics
import Scenes
import Snapshots

extension Scene {
  /// The snapshot of a variant: `buttons/save/disabled_dark@2x`.
  func request(for variant: Variant) throws(SnapshotNameError) -> SnapshotRequest {
    SnapshotRequest(
      name: try SnapshotName("\(name)/\(variant.name)"), scene: path,
      scale: Double(variant.scale)
    ) {
      let drawn = try draw(variant)
      return DrawnSnapshot(bitmap: drawn.bitmap, describe: drawn.viewNode)
    }
  }
}

extension SceneLibrary.Loaded {
  /// The snapshots of all scenes, in the order of scenes and variants.
  func requests() throws -> [SnapshotRequest] {
    try scenes.flatMap { scene in try scene.variants.map { try scene.request(for: $0) } }
  }
}

/// Draws with letters or not at all: a picture with boxes in the place of letters helps nobody.
///
/// - Throws: What the drawing throws, or `FontError` for a font that is not there.
func drawingWithFonts<Value>(_ draw: () throws -> Value) throws -> Value {
  let (value, fonts) = try FontRecording.record(draw)
  if let error = fonts.errors.first { throw error }
  return value
}
