import CairoGraphics
import Pixels
import Scenes
import Snapshots

/// Places the goldens of a revision next to today's pictures, or next to the goldens of another revision.
struct SheetComparison: Sendable {
  let before: GitRevision
  /// Nil for the pictures as they are drawn now.
  let after: GitRevision?

  /// The name of the version after.
  var afterName: String { after?.name ?? "now" }

  /// The axis whose values are the two versions, with a name that no other axis has.
  func axis(besides axes: [SheetAxis]) -> SheetAxis {
    var name = "revision"
    while axes.contains(where: { $0.name == name }) { name = "git " + name }
    return SheetAxis(name: name, values: [before.name, afterName])
  }

  /// A bitmap of each version; nil for one that the version does not have.
  struct Pair: Sendable {
    var before: Bitmap?
    var after: Bitmap?

    /// How the version after differs; nil if it does not, or if there is neither.
    var change: SheetChange? {
      switch (before, after) {
      case (nil, nil): nil
      case (nil, _): .added
      case (_, nil): .removed
      case (let before, let after): before == after ? nil : .changed
      }
    }

    /// The pictures of the versions that exist; the last one carries the change.
    ///
    /// - Parameter make: Makes the picture of a bitmap, with its place on the scene's axes.
    func pictures(_ make: (Bitmap) -> SheetPicture) -> [SheetPicture] {
      var pictures = [before, after].enumerated().compactMap { version, bitmap in
        bitmap.map { bitmap in
          var picture = make(bitmap)
          picture.place.append(version)
          return picture
        }
      }
      if !pictures.isEmpty { pictures[pictures.count - 1].change = change }
      return pictures
    }
  }

  /// The counts of changes, for the notes of a sheet.
  static func summary(of pictures: [SheetPicture]) -> String {
    let counts = SheetChange.allCases.compactMap { change -> String? in
      let count = pictures.count { $0.change == change }
      return count == 0 ? nil : "\(count) \(change.label)"
    }
    return counts.isEmpty ? "no changes" : counts.joined(separator: ", ")
  }

  /// Checks that each revision has a golden of some variant: otherwise the folder is the wrong one.
  func check(_ chosen: [(scene: Scene, variants: [Variant])]) throws {
    for revision in [before, after].compactMap({ $0 }) {
      let isKnown = try chosen.contains { scene, variants in
        try Self.names(of: variants, in: scene).contains(where: revision.names.contains)
      }
      if !isKnown { throw GitError.noGoldens(revision: revision.name, folder: revision.folder) }
    }
  }

  /// The names of the snapshots of some variants.
  private static func names(
    of variants: [Variant], in scene: Scene
  ) throws(SnapshotNameError) -> [SnapshotName] {
    try variants.map { (variant) throws(SnapshotNameError) in
      try SnapshotName("\(scene.name)/\(variant.name)")
    }
  }

  /// The goldens of a scene, version by version and variant by variant; the goldens of the version after are
  /// nil if it is drawn.
  func goldens(
    of variants: [Variant], in scene: Scene
  ) throws -> (before: [Golden?], after: [Golden?]?) {
    let names = try Self.names(of: variants, in: scene)
    return (try before.goldens(names), try after?.goldens(names))
  }
}
