/// What a comparison with a golden came to.
public enum Verdict: String, Sendable, CaseIterable {
  /// The picture is the golden's.
  case same
  /// Pixels differ.
  case different
  /// There is no golden.
  case missing
  /// The picture has another size than the golden.
  case size
  /// The snapshot could not be drawn, or its golden not be read.
  case broken
}
