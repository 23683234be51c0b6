/// What a view or a guide has to do with Auto Layout, once it has.
final class LayoutRecord {
  /// The constraints that belong to the view, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// Constraints that name the view or its guides, and could not be activated.
  var rejected: [NSLayoutConstraint] = []
  /// The active constraints that name the view or guide.
  var involving: [NSLayoutConstraint] = []
  /// The view's guides.
  var guides: [UILayoutGuide] = []
  /// Those of the view's safe area, margins and so on that somebody asked for.
  var standardGuides: [UILayoutGuide] = []
  /// What the view is taken to answer, whatever its class.
  var standIn: LayoutStandIn?
  /// What lays out the tree that the view is the root of.
  var engine: LayoutEngine?
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var layoutRecord: LayoutRecord? { rare?.layout }

  func loadLayoutRecord() -> LayoutRecord {
    let rare = loadRare()
    if let record = rare.layout { return record }
    let record = LayoutRecord()
    rare.layout = record
    return record
  }

  /// The engine of the tree that this view is the root of, if there is one.
  var layoutEngine: LayoutEngine? { rare?.layout?.engine }

  /// Notes here and above that this part of the tree takes part in Auto Layout.
  func joinAutoLayout() {
    var view: UIView? = self
    while let current = view, !current.flags.contains(.takesPartInAutoLayout) {
      current.flags.insert(.takesPartInAutoLayout)
      view = current.parent
    }
  }

  /// Asks for the constraints step and for layout, unless the view is updating its constraints.
  func constraintsDidChange() {
    if !flags.contains(.isUpdatingConstraints) { setNeedsUpdateConstraints() }
    markForLayout()
  }

  func nearestCommonSuperview(with other: UIView) -> UIView? {
    if other === self || other.parent === self { return self }
    if parent === other || (parent != nil && parent === other.parent) { return parent }
    var candidate: UIView? = self
    while let current = candidate {
      if other.isDescendant(of: current) { return current }
      candidate = current.parent
    }
    return nil
  }
}
