/// Where a text of one line is when it has shrunk to fit its label.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
