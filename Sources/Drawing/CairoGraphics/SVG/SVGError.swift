/// Why an SVG file could not be read.
public struct SVGError: Error, Equatable, Sendable {
  /// The file's name as passed to the reader.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The character in its line, counted from 1.
  public let column: Int
  /// The error, and its remedy.
  public let message: String
}

extension SVGError: CustomStringConvertible {
  /// File, line, column and message, as compilers print them.
  public var description: String { "\(file):\(line):\(column): \(message)" }
}
