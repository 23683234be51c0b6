import FileAccess
import Pixels

/// A drawn snapshot and its request.
package struct FingerprintedSnapshot {
  let request: SnapshotRequest
  package let drawn: DrawnSnapshot

  /// The fingerprint with the fonts' checksums, which read whole font files: computed only for
  /// pictures that differ or are written.
  ///
  /// - Parameter renderer: The fingerprint without fonts.
  func fingerprint(by renderer: GoldenFingerprint) -> GoldenFingerprint {
    if let earlier = drawn.fingerprint { return earlier }
    var fingerprint = renderer
    fingerprint.fonts = drawn.fonts()
    return fingerprint
  }
}

/// A snapshot that cannot be drawn.
package struct DrawingError: Error, CustomStringConvertible {
  package let description: String
}

extension SnapshotRequest {
  /// Draws the snapshot.
  package func drawFingerprinted() throws(DrawingError) -> FingerprintedSnapshot {
    do {
      var drawn = try draw()
      guard drawn.bitmap.width > 0, drawn.bitmap.height > 0 else {
        throw DrawingError(
          description: "it has no pixels: its size is \(drawn.bitmap.width)×\(drawn.bitmap.height)")
      }
      if let blank = BlankPicture(drawn) { drawn.warnings.append(blank.description) }
      return FingerprintedSnapshot(request: self, drawn: drawn)
    } catch let error as DrawingError {
      throw error
    } catch {
      throw DrawingError(description: "\(error)")
    }
  }
}

/// Two snapshots of a run have the same golden: names that are equal, or that differ in upper and lower case only,
/// which file systems of macOS and Windows do not distinguish.
public struct DuplicateSnapshotName: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name of the later snapshot.
  public let name: SnapshotName
  /// The scenes that the two come from.
  public let scenes: [String]

  /// The name and both scenes.
  public var description: String {
    "two snapshots have the same name '\(name)', in \(scenes.joined(separator: " and in "))"
  }
}

extension Collection<SnapshotRequest> {
  /// - Throws: If two requests have the same golden.
  package func checkNames() throws(DuplicateSnapshotName) {
    var scenes = [String: String](minimumCapacity: count)
    for request in self {
      if let other = scenes.updateValue(request.scene, forKey: request.name.text.fileNameKey) {
        throw DuplicateSnapshotName(name: request.name, scenes: [other, request.scene])
      }
    }
  }
}
