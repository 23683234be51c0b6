/// A position in a text file, as editors show it: lines and columns are counted from 1, a column
/// is one Unicode scalar.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in Unicode scalars.
  public var column: Int
  /// The number of the file among those that are read together: 0 for the first one, whose nodes name the others.
  package var origin = 0

  /// A position in the first of the files that are read together.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  /// Orders by line, then by column; files do not matter.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
