import CairoGraphics
import Pixels
import ViewTree

/// A golden as a file's bytes: a PNG that carries, in text chunks, the tree of the views it shows
/// and the fingerprint of what drew it.
public enum GoldenFile {
  /// The keyword of the view tree: a ``ViewNode`` as JSON with sorted keys.
  public static let treeKeyword = "Layouter view tree"
  /// The keyword of the fingerprint: a ``GoldenFingerprint`` as JSON with sorted keys.
  public static let fingerprintKeyword = "Layouter fingerprint"

  /// The bytes for a picture. Equal arguments give equal bytes.
  public static func bytes(
    of bitmap: Bitmap, tree: ViewNode?, fingerprint: GoldenFingerprint?,
    compression: PNG.Compression = .smallest
  ) throws -> [UInt8] {
    var chunks: [PNG.Chunk] = []
    if let fingerprint {
      chunks.append(
        .text(keyword: fingerprintKeyword, text: try CanonicalJSON.text(of: fingerprint)))
    }
    if let tree {
      chunks.append(.text(keyword: treeKeyword, text: try CanonicalJSON.text(of: tree)))
    }
    return try PNG.encode(bitmap, chunks: chunks, compression: compression)
  }

  /// The tree of the views in a picture; `nil` for a picture that carries none, or one that cannot
  /// be read.
  public static func tree(in chunks: [PNG.Chunk]) -> ViewNode? {
    chunks.text(for: treeKeyword).flatMap { try? CanonicalJSON.value(ViewNode.self, from: $0) }
  }

  /// What drew a picture; `nil` for a picture that does not say.
  public static func fingerprint(in chunks: [PNG.Chunk]) -> GoldenFingerprint? {
    chunks.text(for: fingerprintKeyword).flatMap {
      try? CanonicalJSON.value(GoldenFingerprint.self, from: $0)
    }
  }
}
