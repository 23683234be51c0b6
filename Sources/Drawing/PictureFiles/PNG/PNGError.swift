/// Why bytes could not be read as a PNG image, or a bitmap could not be written as one.
///
/// The messages do not name the file, which only the caller knows: prefix them with it.
public enum PNGError: Error, Equatable, Sendable {
  /// The file is empty.
  case emptyFile
  /// The bytes are the text that Git LFS stores instead of a file that is not fetched.
  case gitLFSPointer
  /// The bytes do not start with a PNG's signature.
  case notPNG
  /// The bytes end within the chunk that starts at `offset`, or before the final `IEND`.
  case truncated(offset: Int)
  /// The checksum of a chunk does not match its bytes.
  case wrongChecksum(chunk: String, offset: Int)
  /// A chunk is misplaced, repeated, or has invalid content.
  case invalidChunk(chunk: String, offset: Int, reason: String)
  /// A required chunk is missing.
  case missingChunk(String)
  /// A chunk of unknown type whose first letter is upper case: decoders must not ignore it.
  case unknownCriticalChunk(chunk: String, offset: Int)
  /// The image has no pixels.
  case zeroSize(width: Int, height: Int)
  /// The image is larger than the reader's limits; nothing was allocated for it.
  case tooLarge(width: Int, height: Int, limits: PNG.Limits)
  /// The process cannot allocate what the image needs.
  case notEnoughMemory(width: Int, height: Int, byteCount: Int)
  /// The compressed image data is invalid, too short or too long.
  case invalidImageData(reason: String)
  /// A chunk type to be written is not four ASCII letters, or is reserved for the writer.
  case invalidChunkType(String)
  /// A text's keyword to be written is not 1 to 79 printable ASCII characters.
  case invalidKeyword(String)
  /// A chunk to be written is longer than the format's 2^31 - 1 bytes.
  case chunkTooLong(String)
  /// A frame of an animation has another size than the first one.
  case unequalFrames(width: Int, height: Int, firstWidth: Int, firstHeight: Int)
  /// The compressor could not allocate memory.
  case outOfMemory
  /// The compressor reports another error, by its number.
  case compressionFailed(code: Int32)
}

extension PNGError: CustomStringConvertible {
  /// The cause and the remedy, as a sentence.
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
      "the PNG file is invalid: chunk '\(chunk)' at byte \(offset): \(reason)"
    case .missingChunk(let chunk):
      "the PNG file is invalid: it has no '\(chunk)' chunk"
    case .unknownCriticalChunk(let chunk, let offset):
      "unknown critical chunk '\(chunk)' at byte \(offset): the file cannot be decoded"
    case .zeroSize(let width, let height):
      "a PNG image has at least one pixel, but this one is \(width) × \(height)"
    case .tooLarge(let width, let height, let limits):
      "the picture of \(width) × \(height) pixels is too large; at most "
        + "\(limits.maximumSide) pixels a side and \(limits.maximumPixels) pixels are read"
    case .notEnoughMemory(let width, let height, let byteCount):
      "a picture of \(width) × \(height) pixels needs about \(byteCount / 1_000_000) MB of memory, "
        + "which this process does not get; raise its limit (ulimit -v) or its container's"
    case .invalidImageData(let reason):
      "the PNG file is invalid: its image data \(reason)"
    case .invalidChunkType(let type):
      "'\(type)' cannot be added to a PNG: a chunk type is four ASCII letters, and not one that "
        + "the writer creates itself"
    case .invalidKeyword(let keyword):
      "'\(keyword)' cannot be a PNG text's keyword: it takes 1 to 79 printable ASCII characters"
    case .chunkTooLong(let chunk):
      "the PNG chunk '\(chunk)' would be longer than 2147483647 bytes"
    case .unequalFrames(let width, let height, let firstWidth, let firstHeight):
      "all frames of an animation have the same size, but one is \(width) × \(height) pixels large and "
        + "the first one \(firstWidth) × \(firstHeight)"
    case .outOfMemory:
      "not enough memory for the compressor"
    case .compressionFailed(let code):
      "the compressor failed with error \(code)"
    }
  }
}
