/// Why bytes could not be read as a PNG picture, or a picture not be written as one.
///
/// The messages say nothing of a file's name, which only the caller knows: put it in front.
public enum PNGError: Error, Equatable, Sendable {
  /// There are no bytes at all.
  case emptyFile
  /// The bytes are the text file that Git LFS keeps in place of a file it has not fetched.
  case gitLFSPointer
  /// The bytes do not start with a PNG's signature.
  case notPNG
  /// The bytes end within the chunk that starts at `offset`, or before the final `IEND`.
  case truncated(offset: Int)
  /// The checksum of a chunk does not fit its bytes.
  case wrongChecksum(chunk: String, offset: Int)
  /// A chunk stands where it may not, or its bytes make no sense.
  case invalidChunk(chunk: String, offset: Int, reason: String)
  /// A chunk that every such picture has is not there.
  case missingChunk(String)
  /// The picture has no pixels.
  case zeroSize(width: Int, height: Int)
  /// The picture is larger than the reader's limits; nothing was allocated for it.
  case tooLarge(width: Int, height: Int, limits: PNG.Limits)
  /// The compressed image data is broken, too short or too long.
  case invalidImageData(reason: String)
  /// A chunk type to be written is not four ASCII letters, or is one the writer writes itself.
  case invalidChunkType(String)
  /// A text's keyword to be written is not 1 to 79 printable ASCII characters.
  case invalidKeyword(String)
  /// A chunk to be written is longer than the format's 2^31 - 1 bytes.
  case chunkTooLong(String)
  /// The compressor found no memory to work in.
  case outOfMemory
}

extension PNGError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .emptyFile:
      "the file is empty; a PNG picture was expected"
    case .gitLFSPointer:
      "this is a Git LFS pointer, not a picture; fetch the picture with 'git lfs pull'"
    case .notPNG:
      "this is not a PNG picture: it does not start with the PNG signature"
    case .truncated(let offset):
      "the PNG file is cut off in the chunk at byte \(offset)"
    case .wrongChecksum(let chunk, let offset):
      "the PNG file is damaged: the checksum of chunk '\(chunk)' at byte \(offset) is wrong"
    case .invalidChunk(let chunk, let offset, let reason):
      "the PNG file is broken: chunk '\(chunk)' at byte \(offset): \(reason)"
    case .missingChunk(let chunk):
      "the PNG file is broken: it has no '\(chunk)' chunk"
    case .zeroSize(let width, let height):
      "a PNG picture has at least one pixel, but this one is \(width) × \(height)"
    case .tooLarge(let width, let height, let limits):
      "the picture of \(width) × \(height) pixels is too large; at most "
        + "\(limits.maximumSide) pixels a side and \(limits.maximumPixels) pixels are read"
    case .invalidImageData(let reason):
      "the PNG file is broken: its image data \(reason)"
    case .invalidChunkType(let type):
      "'\(type)' cannot be added to a PNG: a chunk type is four ASCII letters that the writer "
        + "does not use itself"
    case .invalidKeyword(let keyword):
      "'\(keyword)' cannot be a PNG text's keyword: it takes 1 to 79 printable ASCII characters"
    case .chunkTooLong(let chunk):
      "the PNG chunk '\(chunk)' would be longer than 2147483647 bytes"
    case .outOfMemory:
      "there is not enough memory to compress the picture"
    }
  }
}
