/// How heavy the strokes of a font are. Each weight is a font file of its own, or a coordinate of a
/// variable font: no weight is made by thickening another, but for the Japanese characters that M PLUS 1 lacks.
public enum FontWeight: String, Sendable, Hashable, CaseIterable, Codable, Comparable {
  /// Weight class 100.
  case ultraLight
  /// Weight class 200.
  case thin
  /// Weight class 300.
  case light
  /// Weight class 400: the weight of text without another one.
  case regular
  /// Weight class 500.
  case medium
  /// Weight class 600.
  case semibold
  /// Weight class 700.
  case bold
  /// Weight class 800.
  case heavy
  /// Weight class 900.
  case black

  /// The weight class of OpenType's `OS/2` table and of its axis `wght`: 400 for regular.
  public var weightClass: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// The weight closest to a weight class; the lighter one of two that are as close.
  public init(closestTo weightClass: Int) {
    let number = min(max(weightClass, 100), 900)
    self =
      Self.allCases.min { abs($0.weightClass - number) < abs($1.weightClass - number) } ?? .regular
  }

  /// Orders from light to heavy.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.weightClass < right.weightClass
  }
}
