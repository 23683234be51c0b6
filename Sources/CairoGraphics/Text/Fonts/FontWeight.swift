/// How heavy the strokes of a font are. Each weight is a font file of its own: no weight is made
/// by thickening another.
public enum FontWeight: String, Sendable, Hashable, CaseIterable, Codable {
  case regular
  case medium
  case semibold
  case bold
}
