/// Why a PDF file could not be read.
public struct PDFError: Error, Equatable, Sendable {
  /// The file's name as passed to the reader.
  public let file: String
  /// The byte of the file, counted from 0, or of a part of it that is compressed.
  public let offset: Int
  /// The error, and its remedy.
  public let message: String
}

extension PDFError: CustomStringConvertible {
  /// File, message and offset.
  public var description: String { "\(file): \(message) (at byte \(offset))" }
}

/// An error without the name of the file, which only the caller knows.
struct PDFProblem: Error, Equatable {
  var offset: Int
  var message: String

  init(at offset: Int, _ message: String) {
    self.offset = offset
    self.message = message
  }
}
