/// The vertical position of a text of one line that has shrunk to fit its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Kept, without effect: the text is centred vertically.
  case alignBaselines, alignCenters, none
}
