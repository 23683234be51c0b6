import ImageComparison
import Pixels
import ViewTree

/// The location that a snapshot is declared at, for tools that open or annotate it.
public struct SnapshotSource: Sendable, Equatable {
  /// The path of a file from the root of the repository, with `/`.
  public var file: String
  /// The line, counted from 1; `nil` for the whole file.
  public var line: Int?

  /// A location in a file, by default the whole file.
  public init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }
}

/// The value of one axis of a scene's variants, such as `appearance: dark`.
public struct VariantChoice: Sendable, Hashable {
  /// The name of the axis.
  public var axis: String
  /// The value as the variant's name has it.
  public var value: String

  /// An axis with one of its values.
  public init(axis: String, value: String) {
    self.axis = axis
    self.value = value
  }
}

/// A named snapshot to draw.
public struct SnapshotRequest: Sendable {
  /// The name, which is unique in a run.
  public var name: SnapshotName
  /// Its origin, as messages show it: the path of the scene file, or a test's name.
  public var scene: String
  /// The value of each axis on which the snapshots of the scene differ, in the order of the axes;
  /// empty without axes.
  public var variant: [VariantChoice]
  /// Its location; `nil` if it is not declared in a file.
  public var source: SnapshotSource?
  /// Pixels per point.
  public var scale: Double
  /// How it is compared; nil for the options of the run.
  public var options: ComparisonOptions?
  /// Draws the snapshot. Called at most once per run, on any thread, concurrently with others. Throws if a font
  /// is missing: a picture with boxes instead of letters must not become a golden.
  public var draw: @Sendable () throws -> DrawnSnapshot

  /// A request, by default compared with the options of the run.
  public init(
    name: SnapshotName, scene: String, variant: [VariantChoice] = [],
    source: SnapshotSource? = nil, scale: Double, options: ComparisonOptions? = nil,
    draw: @escaping @Sendable () throws -> DrawnSnapshot
  ) {
    self.name = name
    self.scene = scene
    self.variant = variant
    self.source = source
    self.scale = scale
    self.options = options
    self.draw = draw
  }
}

/// A drawn snapshot.
public struct DrawnSnapshot {
  /// The picture, in pixels.
  public var bitmap: Bitmap
  /// Sentences about problems of the picture.
  public var warnings: [String]
  /// Where the causes of warnings are, by their sentences; others are about the snapshot as a whole.
  public var warningSources: [String: SnapshotSource] = [:]
  /// The fingerprint of a picture that was drawn at another time; nil for one that is drawn now.
  package var fingerprint: GoldenFingerprint?
  /// The font files that the picture's texts use, in the order of their names, with their checksums. Called only if
  /// the picture differs or is written: the checksums read whole font files.
  public var fonts: () -> [GoldenFingerprint.Font] = { [] }
  /// The boxes of the texts that the picture shows, in points; empty if its views are not known. Called as ``describe``
  /// is.
  package var texts: () -> [ViewNode.Rect] = { [] }
  /// Describes the drawn views. Called on the thread that drew, and only if the picture differs or is
  /// written: an unchanged snapshot needs no tree.
  public var describe: () -> DescribedTree
  /// Inspects the drawn views for the report's page, which otherwise has only the tree of ``describe``.
  /// Called as ``describe`` is; nil if that is all that is known.
  public var inspect: (() throws -> PictureInspection)?

  /// A picture with closures that describe its views, called only where their results are needed.
  public init(
    bitmap: Bitmap, warnings: [String] = [], describe: @escaping () -> DescribedTree,
    inspect: (() throws -> PictureInspection)? = nil
  ) {
    self.bitmap = bitmap
    self.warnings = warnings
    self.describe = describe
    self.inspect = inspect
  }
}
