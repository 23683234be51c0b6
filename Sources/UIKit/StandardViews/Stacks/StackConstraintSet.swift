/// The active constraints of a stack view.
///
/// An update to other rules changes as little as possible. Another spacing, for instance, only
/// changes constants, so that the engine can start from its last solution.
struct StackConstraintSet {
  private var constraints: [StackRule.Form: NSLayoutConstraint] = [:]
  /// The forms in the order of the rules.
  private var order: [StackRule.Form] = []

  /// Adds, changes and removes constraints of a view so that they match the rules.
  mutating func update(to rules: [StackRule], in view: UIView) {
    let forms = rules.map(\.form)
    let needed = Set(forms)
    for form in order where !needed.contains(form) {
      constraints.removeValue(forKey: form)?.isActive = false
    }
    for (form, rule) in zip(forms, rules) {
      if let constraint = constraints[form] {
        constraint.constant = rule.constant
        constraint.priority = rule.priority
        // The client may have deactivated it.
        if !constraint.isActive { view.addConstraint(constraint) }
      } else {
        let constraint = rule.makeConstraint()
        view.addConstraint(constraint)
        constraints[form] = constraint
      }
    }
    order = forms
  }

  /// Removes the constraints that involve a view, which is no longer arranged.
  mutating func remove(naming view: UIView) {
    for form in order where form.names(view) {
      constraints.removeValue(forKey: form)?.isActive = false
    }
    order.removeAll { $0.names(view) }
  }
}
