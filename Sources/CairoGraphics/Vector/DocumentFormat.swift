/// The formats of vector documents.
public enum DocumentFormat: Sendable, CaseIterable {
  /// Scalable Vector Graphics.
  case svg
  /// Portable Document Format, one page.
  case pdf
}
