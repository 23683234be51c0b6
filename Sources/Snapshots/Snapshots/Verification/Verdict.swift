/// The result of comparing a snapshot with its golden.
public enum Verdict: String, Sendable, CaseIterable {
  /// The pixels are the same, within the tolerance.
  case same
  /// Pixels differ.
  case different
  /// There is no golden.
  case missing
  /// The picture's size differs from the golden's.
  case size
  /// The snapshot could not be drawn, or its golden not be decoded.
  case broken
}
