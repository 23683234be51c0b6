/// Why an SVG file could not be read.
public struct SVGError: Error, Equatable, Sendable {
  /// The file's name as passed to the reader.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The character in its line, counted from 1.
  public let column: Int
  /// What is wrong there, and the remedy.
  public let message: String
}

extension SVGError: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column): \(message)" }
}
