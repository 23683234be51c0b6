/// A position in a scene file, as editors show it: lines and columns are counted from 1, a column
/// is one Unicode scalar.
public struct SourcePosition: Sendable, Hashable, Comparable {
  public var line: Int
  public var column: Int
  /// The number of the text's origin among those of the scene: 0 for the scene's own file.
  var origin = 0

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
