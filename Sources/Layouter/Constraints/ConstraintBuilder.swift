import HeadlessUIKit

/// Collects constraints, and activates them together: when it is closed, when the closure is left
/// that it was made for, or, if it was not closed, when it is released.
///
///     AutoLayoutBuilder(page).fitToSafeArea(title, pos: .upper)
///       .putBelow(text, title, spacing: 8, align: .fill)
///
/// The builder of such a chain is released, and the constraints are active, when the statement
/// ends. One in a variable lives up to a point between its last use and the end of its scope that
/// the compiler chooses: close it before anything depends on the layout. It must be released on the
/// thread that its views belong to, as the views themselves. What could not be activated at release
/// is in the layout report of the tree, as the builder's ``errors`` are gone.
public class ConstraintBuilder {
  /// The view that holds those that are laid out.
  public let parentView: UIView
  /// Whether ``close(activate:createNew:)`` activates by default, and releasing the builder what is
  /// left.
  public let autoActivate: Bool
  /// What was collected and not handed out yet.
  public private(set) var constraints: [NSLayoutConstraint] = []
  /// Whether the builder was closed for good, and collects no more constraints.
  public private(set) var isClosed = false
  /// Why some of the constraints could not be activated, in their order, or that there were some
  /// after the builder was closed.
  public private(set) var errors: [ConstraintBuilderError] = []

  init(_ parentView: UIView, autoActivate: Bool) {
    self.parentView = parentView
    self.autoActivate = autoActivate
  }

  deinit {
    if autoActivate { NSLayoutConstraint.activate(constraints) }
  }

  /// Collects `target.attribute (relation) multiplier × related.attribute + constant`.
  ///
  /// Constraints place the target from then on:
  /// `translatesAutoresizingMaskIntoConstraints` of the target is turned off.
  ///
  /// - Parameters:
  ///   - related: a view or a layout guide; nil, with `notAnAttribute`, for a size.
  ///   - constant: points.
  @discardableResult
  public func constraint(
    _ target: UIView, _ attribute: NSLayoutConstraint.Attribute, _ related: AnyObject?,
    _ relatedAttribute: NSLayoutConstraint.Attribute, constant: CGFloat = 0,
    multiplier: CGFloat = 1, relation: NSLayoutConstraint.Relation = .equal,
    priority: UILayoutPriority = .required
  ) -> Self {
    let constraint = NSLayoutConstraint(
      item: target, attribute: attribute, relatedBy: relation, toItem: related,
      attribute: relatedAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    if isClosed {
      errors.append(.closed(constraint: constraint.description))
    } else {
      target.translatesAutoresizingMaskIntoConstraints = false
      constraints.append(constraint)
    }
    return self
  }

  /// Activates what was collected.
  ///
  /// - Parameter createNew: whether more is collected afterwards, on a new list.
  /// - Returns: what was collected.
  @discardableResult
  public func activate(createNew: Bool = false) -> [NSLayoutConstraint] {
    close(activate: true, createNew: createNew)
  }

  /// Ends the list of constraints.
  ///
  /// - Parameters:
  ///   - activate: whether they become active; as the builder was made for if left out.
  ///   - createNew: whether more is collected afterwards, on a new list.
  /// - Returns: what was collected.
  @discardableResult
  public func close(activate: Bool? = nil, createNew: Bool = false) -> [NSLayoutConstraint] {
    let collected = constraints
    constraints = []
    isClosed = isClosed || !createNew
    guard activate ?? autoActivate else { return collected }
    NSLayoutConstraint.activate(collected)
    errors += collected.compactMap { $0.error.map { .constraint($0) } }
    return collected
  }
}

/// What went wrong with the constraints of a builder.
public enum ConstraintBuilderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A constraint came after the builder was closed, and was not collected.
  case closed(constraint: String)
  /// A constraint cannot be active.
  case constraint(NSLayoutConstraintError)

  public var description: String {
    switch self {
    case .closed(let constraint):
      "\(constraint) came after its builder was closed. Close it with createNew, or make another "
        + "builder."
    case .constraint(let error): "\(error)"
    }
  }
}
