import CairoGraphics
import Scenes
import Snapshots

extension Scene {
  /// The snapshots of all variants, as `buttons/save/disabled_dark@2x`.
  func requests(in repository: Repository) throws(SnapshotNameError) -> [SnapshotRequest] {
    let file = repository.path(of: file)
    let folder = name + "/"
    return try variants.map { (variant) throws(SnapshotNameError) in
      SnapshotRequest(
        name: try SnapshotName(folder + variant.name), scene: path,
        source: SnapshotSource(file: file, line: variant.line), scale: Double(variant.scale)
      ) { [self] in
        let drawn = try draw(variant)
        return DrawnSnapshot(
          bitmap: drawn.bitmap, warnings: drawn.warnings, describe: drawn.describedTree)
      }
    }
  }
}

extension SceneLibrary.Loaded {
  /// The snapshots of all scenes, in the order of scenes and variants.
  func requests(in context: CommandContext) throws -> [SnapshotRequest] {
    let repository = Repository(of: context)
    return try scenes.flatMap { try $0.requests(in: repository) }
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
