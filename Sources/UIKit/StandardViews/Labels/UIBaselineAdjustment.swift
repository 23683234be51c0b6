/// The vertical position of a text of one line that has shrunk to fit its label.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
