/// A view that arranges views in a row or a column, by constraints that it creates and maintains.
///
///     let stack = UIStackView(arrangedSubviews: [icon, title, badge])
///     stack.spacing = 8
///     stack.alignment = .center
///
/// Along its ``axis`` the views follow each other by its ``distribution``; across it they are
/// placed by its ``alignment``. A hidden view has no length and no spacing. Where nothing else
/// determines the size of the stack view, it has the size of its content.
///
/// Changes within the closure of `UIView.animate`, of a property of the stack view or of `isHidden`
/// of an arranged view, are laid out and animated without a call of `layoutIfNeeded()`.
open class UIStackView: UIView {
  /// How views share the length of a stack view.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// The views fill the length. The view with the lowest priority of its content size is resized.
    case fill
    /// The views fill the length, all with one size.
    case fillEqually
    /// The views fill the length, in proportion to their intrinsic sizes.
    case fillProportionally
    /// The views keep their sizes. The gaps share the remaining length equally, and are at least as
    /// wide as the spacing.
    case equalSpacing
    /// The views keep their sizes. Their centres are at equal distances, unless that made gaps
    /// smaller than the spacing.
    case equalCentering
  }

  /// How views are placed across a stack view.
  public enum Alignment: Int, Sendable, CaseIterable {
    /// The views fill the stack view.
    case fill
    /// At the leading edge of a column, or the top of a row.
    case leading
    /// The first baselines in a row are aligned. In a column, as ``leading``.
    case firstBaseline
    case center
    /// At the trailing edge of a column, or the bottom of a row.
    case trailing
    /// The last baselines in a row are aligned. In a column, as ``leading``.
    case lastBaseline

    /// ``leading`` by its name for rows.
    public static let top = Alignment.leading
    /// ``trailing`` by its name for rows.
    public static let bottom = Alignment.trailing
  }

  /// Means ``spacing`` as the spacing after a view.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Means the standard space between views, 8 points, as a spacing.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The arranged views, and the state of each.
  private(set) var members: [StackMember] = []
  /// The active constraints.
  private var constraintSet = StackConstraintSet()

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    arrangementDidChange()
  }

  /// Creates a stack view that arranges views, which become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Arranged views

  /// The views in the order of their arrangement. All of them are subviews, but the order of
  /// ``UIView/subviews``, back to front, is independent of this one.
  open var arrangedSubviews: [UIView] { members.map(\.view) }

  /// Appends a view to the arranged views, and adds it as a subview if necessary.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: members.count)
  }

  /// Inserts a view into the arranged views, and adds it as a subview, in front of the others, if
  /// necessary. A view that is arranged already is moved. Indices out of range mean the ends.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    // A view that contains the stack view has not become a subview.
    guard view.superview === self else { return }
    let known = members.firstIndex { $0.view === view }.map { members.remove(at: $0) }
    view.translatesAutoresizingMaskIntoConstraints = false
    members.insert(known ?? StackMember(view: view), at: max(0, min(stackIndex, members.count)))
    arrangementDidChange()
  }

  /// Removes a view from the row or column. It stays a subview, with its frame, without the stack
  /// view's constraints.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = members.firstIndex(where: { $0.view === view }) else { return }
    members.remove(at: index)
    constraintSet.remove(naming: view)
    root.layoutEngine?.stackingDidChange(of: view)
    arrangementDidChange()
  }

  /// Removes a view from the row or column when it is removed from the stack view.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Properties

  open override class var propertyTable: PropertyTable { stackViewProperties }

  /// The direction in which the views follow each other: a row, in the reading direction, or a
  /// column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How the views share the length along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// How the views are placed across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The gap between neighbours, points; the smallest one with ``Distribution/equalSpacing`` and
  /// ``Distribution/equalCentering``. Negative spacings overlap.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Sets the gap after a view, points; ``spacingUseDefault`` restores ``spacing``.
  ///
  /// It has an effect while the view is not hidden and has a neighbour after it. Views that are not
  /// arranged have none.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let index = members.firstIndex(where: { $0.view === arrangedSubview }) else { return }
    let custom = spacing == Self.spacingUseDefault ? nil : spacing
    guard members[index].spacingAfter != custom else { return }
    members[index].spacingAfter = custom
    arrangementDidChange()
  }

  /// The gap that was set after a view, points; ``spacingUseDefault`` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    members.first { $0.view === arrangedSubview }?.spacingAfter ?? Self.spacingUseDefault
  }

  /// Whether vertical gaps are measured from the last baseline of a view to the first of the next.
  open var isBaselineRelativeArrangement = false {
    didSet {
      if isBaselineRelativeArrangement != oldValue { arrangementDidChange() }
    }
  }

  /// Whether the views stay within ``UIView/layoutMargins``.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() }
    }
  }

  // MARK: Layout

  /// Invalidates the constraints, and has the change laid out at the end of an animation's closure.
  func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    // Another view may give the baselines.
    notifyEngineOfSurroundings()
    AnimationBlock.open?.layOutAtEnd(self)
    parent?.subviewContentDidChange(self)
  }

  open override func updateConstraints() {
    constraintSet.update(to: StackRules(of: self).rules, in: self)
    if let engine = root.layoutEngine {
      for member in members { engine.stackingDidChange(of: member.view) }
    }
    for member in members where member.view.isHidden { member.view.notifyEngineOfContent() }
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for index in members.indices { members[index].wasPlaced = true }
  }

  /// The size that suits the content, up to a given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  override func subviewVisibilityDidChange(_ subview: UIView) {
    guard let member = members.first(where: { $0.view === subview }) else { return }
    if AnimationBlock.open != nil {
      if !subview.isHidden, !member.wasPlaced { placeWhileHidden(subview) }
      subview.isHiddenDidChange()
    }
    subview.notifyEngineOfContent()
    arrangementDidChange()
  }

  /// Lays out a view that was added since the last layout and is being shown, as if it were hidden:
  /// an animation makes it grow from there, not from its former frame.
  private func placeWhileHidden(_ subview: UIView) {
    UIView.performWithoutAnimation {
      subview.flags.insert(.hidden)
      root.layoutIfNeeded()
      subview.flags.remove(.hidden)
    }
  }

  override func subviewContentDidChange(_ subview: UIView) {
    switch (distribution, alignment) {
    case (.fillProportionally, _), (_, .firstBaseline), (_, .lastBaseline):
      setNeedsUpdateConstraints()
    default:
      if isBaselineRelativeArrangement { setNeedsUpdateConstraints() }
    }
    parent?.subviewContentDidChange(self)
  }

  // MARK: Baselines

  /// In a column the first view that is not hidden, in a row the tallest.
  open override var forFirstBaselineLayout: UIView {
    viewForBaseline(amongColumn: \.first)?.forFirstBaselineLayout ?? self
  }

  /// In a column the last view that is not hidden, in a row the tallest.
  open override var forLastBaselineLayout: UIView {
    viewForBaseline(amongColumn: \.last)?.forLastBaselineLayout ?? self
  }

  private func viewForBaseline(amongColumn choose: ([UIView]) -> UIView?) -> UIView? {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    guard axis == .horizontal else { return choose(visible) }
    let heights = visible.map { $0.naturalLength(along: .vertical) ?? 0 }
    return heights.max().flatMap(heights.firstIndex).map { visible[$0] }
  }

  // MARK: Content

  /// A plain stack view draws nothing but its background.
  override var drawsOwnContent: Bool { type(of: self) != UIStackView.self }
}
