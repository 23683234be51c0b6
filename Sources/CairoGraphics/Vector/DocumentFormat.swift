/// The kinds of documents that keep outlines and curves.
public enum DocumentFormat: Sendable, CaseIterable {
  /// Scalable Vector Graphics.
  case svg
  /// Portable Document Format, one page.
  case pdf
}
