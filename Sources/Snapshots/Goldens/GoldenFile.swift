import CairoGraphics
import Pixels
import ViewTree

/// The file format of goldens: a PNG with a text chunk, which contains the fingerprint of the renderer
/// and the tree of the drawn views.
///
/// Any program that shows PNG texts shows them. They are short, so that a golden is smaller than the
/// bare picture from most other programs:
///
///     1 f8b607de0c69
///     97055740faad Mplus1-Bold.otf
///
///     DsCustomButton#save [0,0,160,44] background:#007AFF buttonState:normal text:Save
public enum GoldenFile {
  /// The keyword of the text; another format would get another keyword.
  public static let keyword = "Layouter"

  /// Separates the fingerprint from the tree.
  private static let separator = "\n\n"

  /// The bytes for a picture. Equal arguments give equal bytes.
  public static func bytes(
    of bitmap: Bitmap, tree: ViewNode, fingerprint: GoldenFingerprint,
    compression: PNG.Compression = .smallest
  ) throws -> [UInt8] {
    let text = fingerprint.text + separator + tree.compactText
    return try PNG.encode(
      bitmap, chunks: [.text(keyword: keyword, text: text)], compression: compression)
  }

  /// The view tree of a golden; `nil` if it has none, or one that cannot be read.
  public static func tree(in chunks: [PNG.Chunk]) -> ViewNode? {
    parts(in: chunks).flatMap { ViewNode(compactText: $0.tree) }
  }

  /// The ``GoldenFingerprint/abbreviated`` fingerprint of a golden; `nil` if it has none.
  public static func fingerprint(in chunks: [PNG.Chunk]) -> GoldenFingerprint? {
    parts(in: chunks).flatMap { GoldenFingerprint(text: $0.fingerprint) }
  }

  private static func parts(in chunks: [PNG.Chunk]) -> (fingerprint: String, tree: String)? {
    guard let text = chunks.text(for: keyword), let place = text.firstRange(of: separator) else {
      return nil
    }
    return (String(text[..<place.lowerBound]), String(text[place.upperBound...]))
  }
}
