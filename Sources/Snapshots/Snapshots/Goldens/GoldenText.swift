import CairoGraphics
import Messages
import ViewTree

/// The text in a golden: the fingerprint of the renderer, and the tree of the drawn views.
///
///     1 f8b607de0c69
///     97055740faad Mplus1-Bold.otf
///
///     DsCustomButton#save [0,0,160,44] background:#007AFF buttonState:normal text:Save
///
/// It is stored in a private chunk, compressed with a dictionary of the words that occur in such texts
/// (``GoldenVocabulary``), which is little more than half of what it takes without. Earlier versions
/// stored it as a PNG text, which is still read.
enum GoldenText {
  /// `lyTr`: ancillary, private, and safe to copy for programs that change other chunks, as PNG texts
  /// are.
  static let chunkType = "lyTr"
  /// The keyword of the PNG text of earlier versions.
  static let keyword = "Layouter"

  /// The largest text that is read, in bytes.
  static let limit = 1 << 24

  static func chunk(_ text: String) throws(PNGError) -> PNG.Chunk {
    .other(
      type: chunkType, data: try GoldenVocabulary.current.compress(Array(text.utf8)))
  }

  /// The text of a golden; `nil` if it has none.
  static func text(in chunks: [PNG.Chunk]) throws(GoldenTextError) -> String? {
    for case .other(chunkType, let data) in chunks { return try text(of: data) }
    return chunks.text(for: keyword)
  }

  private static func text(of data: [UInt8]) throws(GoldenTextError) -> String {
    guard let identifier = ZlibDictionary.identifier(in: data) else { throw .damaged }
    guard let dictionary = GoldenVocabulary.all.first(where: { $0.identifier == identifier })
    else { throw .unknownDictionary(identifier) }
    let bytes: [UInt8]
    do {
      bytes = try dictionary.decompress(data, atMost: limit)
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
  /// The text is compressed with a dictionary of another version, by its identifier.
  case unknownDictionary(UInt32)
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
    case .unknownDictionary(let identifier):
      "its view tree cannot be read: it is compressed with dictionary "
        + "\(Self.hexadecimal(identifier)), which this version of layouter does not have; use the "
        + "version that wrote it, or record the golden again with '\(ToolName.current) record --rewrite'"
    case .tooLong(let limit):
      "its view tree cannot be read: it is longer than \(limit) bytes; record the golden again with "
        + "'\(ToolName.current) record --rewrite'"
    }
  }

  private static func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
