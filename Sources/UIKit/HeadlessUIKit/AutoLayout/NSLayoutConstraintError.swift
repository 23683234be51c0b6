/// Why a constraint cannot be active. The constraint is described as in its `description`.
public enum NSLayoutConstraintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The items are not in the same tree of views.
  case noCommonSuperview(constraint: String)
  /// The view that the constraint was added to does not contain its items.
  case itemOutsideOfView(constraint: String, view: String)
  /// The sides cannot be compared: a position with a size.
  case incomparableAttributes(constraint: String)
  /// Leading or trailing is compared with left or right.
  case mixedDirections(constraint: String)
  /// A position is compared with a constant: the second item is missing, or multiplied by 0.
  case positionWithoutItem(constraint: String)
  /// A side has no view or guide, or one that was deallocated.
  case missingItem(constraint: String)
  /// The multiplier or the constant is infinite or NaN.
  case notFinite(constraint: String)
  /// The multiplier of a second item is neither 0 nor between a millionth and a million.
  case multiplierOutOfRange(constraint: String)
  /// The constant is beyond 1e12 points.
  case constantOutOfRange(constraint: String)
  /// The constraint replaces the constraints of a visual format that cannot be parsed.
  case unreadableFormat(VisualFormatError)

  /// The cause and the cure, in one or two sentences.
  public var description: String {
    switch self {
    case .noCommonSuperview(let constraint):
      "\(constraint) cannot be active: no view contains both items. Add them to the tree first."
    case .itemOutsideOfView(let constraint, let view):
      "\(constraint) cannot belong to \(view), which does not contain its items. Activate it instead, "
        + "or add the items to that view first."
    case .incomparableAttributes(let constraint):
      "\(constraint) compares different kinds of attributes. Positions can only be compared with "
        + "positions, sizes with sizes."
    case .mixedDirections(let constraint):
      "\(constraint) compares leading or trailing, which follow the reading direction, with left or "
        + "right, which do not. Use either on both sides."
    case .positionWithoutItem(let constraint):
      "\(constraint) compares a position with a constant. Give a second item, with a multiplier "
        + "other than 0; only sizes can do without."
    case .missingItem(let constraint):
      "\(constraint) lacks an item. Its sides must be views or layout guides that still exist."
    case .notFinite(let constraint):
      "\(constraint) has a multiplier or a constant that is not a finite number."
    case .multiplierOutOfRange(let constraint):
      "\(constraint) has a multiplier so large or small that one side loses its precision. It must "
        + "be 0, or between 0.000001 and 1000000."
    case .constantOutOfRange(let constraint):
      "\(constraint) has a constant beyond 1000000000000 points, at which smaller numbers lose "
        + "their precision. To set no limit, leave the constraint out."
    case .unreadableFormat(let error):
      error.description
    }
  }
}
