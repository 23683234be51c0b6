import Messages
import PictureFiles
import ViewTree

/// The text in a golden: the fingerprint of the renderer, and the tree of the drawn views.
///
///     1 f8b607de0c69
///     97055740faad Mplus1-Bold.otf
///
///     DsCustomButton#save [0,0,160,44] background:#007AFF buttonState:normal text:Save
///
/// It is stored in a private chunk, as a zlib stream.
enum GoldenText {
  /// `lyTr`: ancillary, private, and safe to copy for programs that change other chunks, as PNG texts
  /// are.
  static let chunkType = "lyTr"
  /// The keyword of the PNG text of earlier versions.
  static let keyword = "Layouter"

  /// The largest text that is read, in bytes.
  static let limit = 1 << 24

  static func chunk(_ text: String) throws(PNGError) -> PNG.Chunk {
    .other(type: chunkType, data: try ZlibText.compress(Array(text.utf8)))
  }

  /// The text of a golden; `nil` if it has none.
  static func text(in chunks: [PNG.Chunk]) throws(GoldenTextError) -> String? {
    for case .other(chunkType, let data) in chunks { return try text(of: data) }
    return chunks.text(for: keyword)
  }

  private static func text(of data: [UInt8]) throws(GoldenTextError) -> String {
    if ZlibText.needsDictionary(data) { throw .earlierFormat }
    let bytes: [UInt8]
    do {
      bytes = try ZlibText.decompress(data, atMost: limit)
    } catch .tooLong {
      throw .tooLong(limit: limit)
    } catch {
      throw .damaged
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .damaged }
    return text
  }
}

/// Why the fingerprint and the view tree of a golden cannot be read. The picture can.
public enum GoldenTextError: Error, Equatable, Sendable {
  /// The compressed text is invalid.
  case damaged
  /// The text is compressed with a preset dictionary, as before version 1.0.
  case earlierFormat
  /// The text is longer than `limit` bytes; no more were decompressed.
  case tooLong(limit: Int)
}

extension GoldenTextError: CustomStringConvertible {
  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .damaged:
      "its view tree cannot be read: chunk '\(GoldenText.chunkType)' is damaged; record the golden "
        + "again with '\(ToolName.current) record --rewrite'"
    case .earlierFormat:
      "its view tree cannot be read: an earlier version of layouter wrote it with a dictionary that this "
        + "version does not have; record the golden again with '\(ToolName.current) record --rewrite'"
    case .tooLong(let limit):
      "its view tree cannot be read: it is longer than \(limit) bytes; record the golden again with "
        + "'\(ToolName.current) record --rewrite'"
    }
  }
}
