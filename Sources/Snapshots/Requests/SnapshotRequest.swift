import Pixels
import ViewTree

/// Where a snapshot comes from, for tools that open or annotate the place.
public struct SnapshotSource: Sendable, Equatable {
  /// The path of a file from the root of the repository, with `/`.
  public var file: String
  /// Counted from 1; `nil` for the whole file.
  public var line: Int?

  public init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }
}

/// Something that can draw itself, and the name it is kept under.
public struct SnapshotRequest: Sendable {
  public var name: SnapshotName
  /// Where it comes from, for people: the path of the scene file, or a test's name.
  public var scene: String
  /// Where it stands; `nil` if it is in no file.
  public var source: SnapshotSource?
  /// Pixels a point.
  public var scale: Double
  /// Draws it. Called at most once a run, on any thread, while others draw on other threads.
  public var draw: @Sendable () throws -> DrawnSnapshot

  public init(
    name: SnapshotName, scene: String, source: SnapshotSource? = nil, scale: Double,
    draw: @escaping @Sendable () throws -> DrawnSnapshot
  ) {
    self.name = name
    self.scene = scene
    self.source = source
    self.scale = scale
    self.draw = draw
  }
}

/// A snapshot as it was just drawn.
public struct DrawnSnapshot {
  public var bitmap: Bitmap
  /// What people should know about the picture although it could be drawn, in sentences.
  public var warnings: [String]
  /// Describes the views that were drawn. Called on the thread that drew, and only if the picture
  /// is written or differs: an unchanged snapshot needs no tree.
  public var describe: () -> DescribedTree

  public init(
    bitmap: Bitmap, warnings: [String] = [], describe: @escaping () -> DescribedTree
  ) {
    self.bitmap = bitmap
    self.warnings = warnings
    self.describe = describe
  }
}
