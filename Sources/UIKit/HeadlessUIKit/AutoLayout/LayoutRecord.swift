/// The Auto Layout state of a view or a guide, once it takes part.
///
/// Constraints and engines refer to the record where they must not retain the item, which clears
/// the record in its deinit. A weak reference would allocate a side table for every view, which all
/// of its reference counting would use from then on.
final class LayoutRecord {
  // The item clears these in its deinit, by ``itemWillDeallocate()``.
  private unowned(unsafe) var ownView: UIView?
  private unowned(unsafe) var guide: UILayoutGuide?

  /// The constraints that belong to the view, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// Constraints on the view or its guides that could not be activated.
  var rejected: [NSLayoutConstraint] = []
  /// The active constraints on the view or guide.
  var involving: [NSLayoutConstraint] = []
  /// The view's guides.
  var guides: [UILayoutGuide] = []
  /// The guides of the view's safe area, margins and so on that have been accessed.
  var standardGuides: [UILayoutGuide] = []
  /// The values that replace the properties of the view's class.
  var standIn: LayoutStandIn?
  /// The engine of the tree that the view is the root of.
  var engine: LayoutEngine?
  /// The size that constraints gave the view last; negative for a length of a tree's root that they have not changed.
  var sizeFromConstraints: CGSize?
  /// When the view last got its frame, or a superview, in the order of activated constraints; 0 if it had them before all of
  /// them.
  private(set) var frameSerial: UInt64 = 0
  /// The item's state in the engine of its tree, or of a former one.
  var engineItem: EngineItem?

  init(of view: UIView) {
    ownView = view
  }

  init(of guide: UILayoutGuide) {
    self.guide = guide
  }

  /// Records that the view has another frame, or another superview.
  func frameDidChange() { frameSerial = NSLayoutConstraint.nextSerial() }

  /// The record of a view or a guide.
  static func load(of item: any LayoutItem) -> LayoutRecord? {
    if let view = item as? UIView { return view.loadLayoutRecord() }
    return (item as? UILayoutGuide)?.loadLayoutRecord()
  }

  /// The view or the guide; nil once it is deallocated.
  var item: (any LayoutItem)? {
    if let ownView { return ownView }
    return guide
  }

  /// The view itself, or the owner of the guide; nil once it is deallocated.
  var view: UIView? { ownView ?? guide?.owningView }

  /// The guide; nil if the record belongs to a view.
  var asGuide: UILayoutGuide? { guide }

  /// The item in reports; nil once it is deallocated.
  var name: String? { ownView?.layoutName ?? guide?.layoutName }

  /// All guides, own and standard ones.
  var allGuides: [UILayoutGuide] { guides + standardGuides }

  /// Releases the item, which is being deallocated, and all references that may form cycles.
  func itemWillDeallocate() {
    ownView = nil
    guide = nil
    for constraint in constraints { constraint.leaveOwner() }
    constraints = []
    rejected = []
    involving = []
    guides = []
    standardGuides = []
    engine = nil
    engineItem = nil
  }
}

extension UIView {
  var layoutRecord: LayoutRecord? { rare?.layout }

  func loadLayoutRecord() -> LayoutRecord {
    let rare = loadRare()
    if let record = rare.layout { return record }
    let record = LayoutRecord(of: self)
    rare.layout = record
    return record
  }

  /// The engine of the tree that this view is the root of; nil without one.
  var layoutEngine: LayoutEngine? { rare?.layout?.engine }

  /// Records that this view takes part in Auto Layout.
  func joinAutoLayout() { raise(.takesPartInAutoLayout) }

  /// Sets a flag of this view and its ancestors. All ancestors of a view with the flag have it.
  func raise(_ flag: Flags) {
    var view: UIView? = self
    while let current = view, !current.flags.contains(flag) {
      current.flags.insert(flag)
      view = current.parent
    }
  }

  /// Requests layout, and the constraints step unless the view is updating its constraints.
  func constraintsDidChange() {
    if !flags.contains(.isUpdatingConstraints) { setNeedsUpdateConstraints() }
    invalidateLayout()
  }

  func closestCommonSuperview(with other: UIView) -> UIView? {
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
