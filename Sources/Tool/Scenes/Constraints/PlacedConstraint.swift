import HeadlessUIKit

/// A constraint of one variant that axes and steps can change.
final class PlacedConstraint {
  let constraint: NSLayoutConstraint
  /// The view that owns the constraint while it is active.
  private weak var view: UIView?

  init(_ constraint: NSLayoutConstraint, of view: UIView) {
    self.constraint = constraint
    self.view = view
  }

  var isActive: Bool {
    get { constraint.isActive }
    set {
      if newValue {
        view?.addConstraint(constraint)
      } else {
        constraint.isActive = false
      }
    }
  }

  /// The properties that axes and steps can set, by UIKit's names.
  static let table = PropertyTable(adding: [
    Property(
      "constant", \PlacedConstraint.constraint.constant, default: 0, unit: .points,
      "The constant that is added."),
    Property(
      "priority", \PlacedConstraint.constraint.priority, default: .required,
      "How strongly the constraint is enforced, up to required (1000)."),
    Property(
      "isActive", \PlacedConstraint.isActive, default: true,
      "Whether the constraint is active."),
  ])
}
