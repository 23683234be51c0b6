// The names of the layouters' enumeration cases in view trees and scene files.

extension Orientation: NamedCases {
  /// The names of the cases.
  public static let namedCases: [(name: String, value: Self)] = [
    ("vertical", .vertical), ("horizontal", .horizontal),
  ]
}

extension Align: NamedCases {
  /// With the names of both axes.
  public static let namedCases: [(name: String, value: Self)] = [
    ("left", .left), ("top", .top), ("center", .center), ("right", .right), ("bottom", .bottom),
  ]
}

extension AlignEx: NamedCases {
  /// With the names of both axes.
  public static let namedCases: [(name: String, value: Self)] = [
    ("left", .left), ("top", .top), ("center", .center), ("right", .right), ("bottom", .bottom),
    ("fill", .fill),
  ]
}

extension Edge: NamedCases {
  /// The names of the cases.
  public static let namedCases: [(name: String, value: Self)] = [
    ("leftTop", .leftTop), ("rightTop", .rightTop), ("leftBottom", .leftBottom),
    ("rightBottom", .rightBottom),
  ]
}

extension Pos: NamedOptions {
  /// The names of the single edges and of their combinations.
  public static let namedOptions: [(name: String, value: Self)] = [
    ("left", .left), ("top", .top), ("right", .right), ("bottom", .bottom), ("vert", .vert),
    ("horz", .horz), ("leftTop", .leftTop), ("rightTop", .rightTop), ("leftBottom", .leftBottom),
    ("rightBottom", .rightBottom), ("upper", .upper), ("lower", .lower), ("leftSide", .leftSide),
    ("rightSide", .rightSide), ("all", .all),
  ]
}

extension RelativeLayoutDropRule: NamedOptions {
  /// The names of the options.
  public static let namedOptions: [(name: String, value: Self)] = [
    ("free", .free), ("vacate", .vacate), ("inBounds", .inBounds),
  ]
}

extension GridCell.Style: NamedCases {
  /// The names of the cases.
  public static var namedCases: [(name: String, value: Self)] { allCases.map { ($0.rawValue, $0) } }
}
