import HeadlessUIKit

/// Collects constraints, and activates them together: when it is closed, at the end of its closure,
/// or, if it was not closed, when it is released.
///
///     AutoLayoutBuilder(page).fitToSafeArea(title, pos: .upper)
///       .putBelow(text, title, spacing: 8, align: .fill)
///
/// The builder of such a chain is released at the end of the statement, and the constraints are
/// active. A builder in a variable is released at a point between its last use and the end of its
/// scope that the compiler chooses: close it before using the layout. It must be released on its
/// views' thread. Errors of an activation at release are in the layout report of the tree, as the
/// builder's ``errors`` are gone.
public class ConstraintBuilder {
  /// The superview of the views that are laid out.
  public let parentView: UIView
  /// Whether ``close(activate:createNew:)`` activates by default, and whether releasing the builder
  /// activates the remaining constraints.
  public let autoActivate: Bool
  /// The collected constraints that were not returned yet.
  public private(set) var constraints: [NSLayoutConstraint] = []
  /// Whether the builder was closed without a new list, and collects no more constraints.
  public private(set) var isClosed = false
  /// Errors of activation, in the order of the constraints, and constraints that were added after
  /// the builder was closed.
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
  /// From then on the target is placed by constraints: its
  /// `translatesAutoresizingMaskIntoConstraints` is set to false.
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

  /// Activates the collected constraints.
  ///
  /// - Parameter createNew: whether to continue with a new list.
  /// - Returns: the collected constraints.
  @discardableResult
  public func activate(createNew: Bool = false) -> [NSLayoutConstraint] {
    close(activate: true, createNew: createNew)
  }

  /// Ends the list of constraints.
  ///
  /// - Parameters:
  ///   - activate: whether to activate them; `autoActivate` by default.
  ///   - createNew: whether to continue with a new list.
  /// - Returns: the collected constraints.
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

/// An error in the constraints of a builder.
public enum ConstraintBuilderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A constraint was added after the builder was closed, and ignored.
  case closed(constraint: String)
  /// A constraint could not be activated.
  case constraint(NSLayoutConstraintError)

  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .closed(let constraint):
      "\(constraint) was added after its builder was closed. Close it with createNew, or make "
        + "another builder."
    case .constraint(let error): "\(error)"
    }
  }
}
