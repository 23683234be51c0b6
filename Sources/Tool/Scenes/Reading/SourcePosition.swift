/// A position in a scene file, as editors show it: lines and columns are counted from 1, a column
/// is one Unicode scalar.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in Unicode scalars.
  public var column: Int
  /// The number of the text's origin in the scene's list: 0 for the scene's own file.
  var origin = 0

  /// A position in the scene's own file.
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
