/// A position in a text file, as editors show it: lines and columns are counted from 1, a column
/// is one Unicode scalar.
public struct SourcePosition: Sendable, Hashable, Comparable {
  public var line: Int
  public var column: Int
  /// The number of the file that it is in, among those that are read together: 0 for the first one, whose nodes name
  /// the others.
  package var origin = 0

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
