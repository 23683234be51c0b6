import PictureFiles
import Pixels
import ViewTree

/// The file format of goldens: a PNG with a private chunk, which contains the fingerprint of the renderer
/// and the tree of the drawn views as a text.
///
/// The text is short and compressed, so that a golden is smaller than the bare picture from most other
/// programs. `layouter describe` prints it.
public enum GoldenFile {
  /// Separates the fingerprint from the tree.
  private static let separator = "\n\n"

  /// The bytes for a picture. Equal arguments give equal bytes.
  public static func bytes(
    of bitmap: Bitmap, tree: ViewNode, fingerprint: GoldenFingerprint,
    compression: PNG.Compression = .smallest
  ) throws -> [UInt8] {
    let text = fingerprint.text + separator + tree.compactText
    return try PNG.encode(
      bitmap, chunks: [try GoldenText.chunk(text)], compression: compression)
  }

  /// The text of fingerprint and tree; `nil` if there is none.
  public static func text(in chunks: [PNG.Chunk]) throws(GoldenTextError) -> String? {
    try GoldenText.text(in: chunks)
  }

  /// The view tree of a golden; `nil` if it has none, or a text that is not a tree.
  public static func tree(in chunks: [PNG.Chunk]) throws(GoldenTextError) -> ViewNode? {
    try parts(in: chunks).flatMap { ViewNode(compactText: $0.tree) }
  }

  /// The ``GoldenFingerprint/abbreviated`` fingerprint of a golden; `nil` if it has none.
  public static func fingerprint(
    in chunks: [PNG.Chunk]
  ) throws(GoldenTextError) -> GoldenFingerprint? {
    try parts(in: chunks).flatMap { GoldenFingerprint(text: $0.fingerprint) }
  }

  private static func parts(
    in chunks: [PNG.Chunk]
  ) throws(GoldenTextError) -> (fingerprint: String, tree: String)? {
    guard let text = try text(in: chunks), let place = text.firstRange(of: separator) else {
      return nil
    }
    return (String(text[..<place.lowerBound]), String(text[place.upperBound...]))
  }
}
