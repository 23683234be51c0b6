/// What a view or a guide has to do with Auto Layout, once it has.
///
/// Constraints and engines refer to the record where they must not keep the item alive. A weak
/// reference would cost a side table for every view, through which all counting of its references
/// goes from then on; here the item says when it goes.
final class LayoutRecord {
  // The item has these cleared in its deinit.
  private unowned(unsafe) var ownView: UIView?
  private unowned(unsafe) var guide: UILayoutGuide?

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
  /// The item as the engine of its tree knows it, or knew it.
  var engineItem: EngineItem?

  init(of view: UIView) {
    ownView = view
  }

  init(of guide: UILayoutGuide) {
    self.guide = guide
  }

  /// The record of a view or a guide.
  static func load(of item: any LayoutItem) -> LayoutRecord? {
    if let view = item as? UIView { return view.loadLayoutRecord() }
    return (item as? UILayoutGuide)?.loadLayoutRecord()
  }

  /// The view or the guide; nil once it has gone.
  var item: (any LayoutItem)? {
    if let ownView { return ownView }
    return guide
  }

  /// The view itself, or the one that the guide belongs to; nil once it has gone.
  var view: UIView? { ownView ?? guide?.owningView }

  /// The guide, if the record is one's.
  var asGuide: UILayoutGuide? { guide }

  /// The item in reports; nil once it has gone.
  var name: String? { ownView?.layoutName ?? guide?.layoutName }

  /// All guides that are known here.
  var allGuides: [UILayoutGuide] { guides + standardGuides }

  /// Lets go of the item, which goes, and of what leads back here.
  func loseItem() {
    ownView = nil
    guide = nil
    for constraint in constraints { constraint.loseOwner() }
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

  /// The engine of the tree that this view is the root of, if there is one.
  var layoutEngine: LayoutEngine? { rare?.layout?.engine }

  /// Notes here and above that this part of the tree takes part in Auto Layout.
  func joinAutoLayout() { raise(.takesPartInAutoLayout) }

  /// Sets a flag here and above, where it is set for all views above one that has it.
  func raise(_ flag: Flags) {
    var view: UIView? = self
    while let current = view, !current.flags.contains(flag) {
      current.flags.insert(flag)
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
