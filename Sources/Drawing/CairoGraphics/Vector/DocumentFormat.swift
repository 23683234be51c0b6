/// The formats of vector documents.
public enum DocumentFormat: Sendable, CaseIterable {
  /// Scalable Vector Graphics.
  case svg
  /// Portable Document Format, of one or more pages.
  case pdf
}
