// The names that view trees and scene files have for the constants of Core Animation.

extension CAShapeLayerFillRule: NamedCases {
  /// The rules by their names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("non-zero", .nonZero), ("even-odd", .evenOdd),
  ]
}

extension CAShapeLayerLineCap: NamedCases {
  /// The shapes by their names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("butt", .butt), ("round", .round), ("square", .square),
  ]
}

extension CAShapeLayerLineJoin: NamedCases {
  /// The shapes by their names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("miter", .miter), ("round", .round), ("bevel", .bevel),
  ]
}

extension CAGradientLayerType: NamedCases {
  /// The shapes by their names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("axial", .axial), ("radial", .radial), ("conic", .conic),
  ]
}

extension CATextLayerTruncationMode: NamedCases {
  /// The modes by their names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("none", .none), ("start", .start), ("middle", .middle), ("end", .end),
  ]
}

extension CATextLayerAlignmentMode: NamedCases {
  /// The alignments by their names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("natural", .natural), ("left", .left), ("right", .right), ("center", .center),
    ("justified", .justified),
  ]
}
