@_spi(PackageViews) import HeadlessUIKit

/// A view that arranges views in a row or a column, by constraints that it creates and maintains.
///
///     let stack = UIStackView(arrangedSubviews: [icon, title, badge])
///     stack.spacing = 8
///     stack.alignment = .center
///
/// Along its ``axis`` the views are placed in order, by its ``distribution``; across it they are
/// placed by its ``alignment``. A hidden view has no length and no spacing. Unless other
/// constraints determine the size of the stack view, it has the size of its content.
///
/// Inside the closure of `UIView.animate`, changes to the stack view's properties or to `isHidden`
/// of an arranged view are laid out and animated without a call of `layoutIfNeeded()`.
open class UIStackView: UIView {
  /// How views share the length of a stack view.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// The views fill the length; the one with the lowest resistance to growing or shrinking is
    /// resized.
    case fill
    /// The views fill the length, all with one size.
    case fillEqually
    /// The views fill the length, in proportion to their intrinsic sizes.
    case fillProportionally
    /// The views keep their sizes; the remaining space is distributed to the gaps, which are at
    /// least as wide as the spacing.
    case equalSpacing
    /// The views keep their sizes; their centres are equidistant as far as the gaps are at least as
    /// wide as the spacing.
    case equalCentering
  }

  /// How views are placed across a stack view.
  public enum Alignment: Int, Sendable, CaseIterable {
    /// The views fill the stack view.
    case fill
    /// At the leading edge of a column, or the top of a row.
    case leading
    /// The first baselines of a row are aligned. In a column, the same as ``leading``.
    case firstBaseline
    /// In the middle of the other axis.
    case center
    /// At the trailing edge of a column, or the bottom of a row.
    case trailing
    /// The last baselines of a row are aligned. In a column, the same as ``leading``.
    case lastBaseline

    /// The name of ``leading`` for rows.
    public static let top = Alignment.leading
    /// The name of ``trailing`` for rows.
    public static let bottom = Alignment.trailing
  }

  /// As the spacing after a view: restores ``spacing``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// As a spacing: the standard space between views, 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The arranged views with their states.
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

  /// Creates a stack view with the class's defaults; archives are not read. Never nil, as in UIKit.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    arrangementDidChange()
  }

  // MARK: Arranged views

  /// The views in the order of their arrangement, which is independent of ``UIView/subviews``, the
  /// order from back to front. All of them are subviews.
  open var arrangedSubviews: [UIView] { members.map(\.view) }

  /// Appends a view, and makes it a subview if it is not one yet.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: members.count)
  }

  /// Inserts a view at an index, and makes it a subview, in front of the others, if it is not one
  /// yet. A view that is arranged already is moved. An index out of range is clamped.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    // An ancestor of the stack view cannot become its subview.
    guard view.superview === self else { return }
    let known = members.firstIndex { $0.view === view }.map { members.remove(at: $0) }
    view.translatesAutoresizingMaskIntoConstraints = false
    members.insert(known ?? StackMember(view: view), at: max(0, min(stackIndex, members.count)))
    arrangementDidChange()
  }

  /// Removes a view from the arrangement, along with its constraints to the stack view. It remains
  /// a subview at its current place.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = members.firstIndex(where: { $0.view === view }) else { return }
    members.remove(at: index)
    constraintSet.remove(naming: view)
    stackingDidChange(of: [view])
    arrangementDidChange()
  }

  /// Removes a subview from the arrangement too.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Properties

  open override class var propertyTable: PropertyTable { stackViewProperties }

  /// The direction of the arrangement: a row, in the reading direction, or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How the views share the length.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// How the views are placed across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The gap between neighbours, points; the minimum with ``Distribution/equalSpacing`` and
  /// ``Distribution/equalCentering``. With a negative spacing, views overlap.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Sets the gap after a view, points; ``spacingUseDefault`` restores ``spacing``.
  ///
  /// It applies while the view is not hidden and is not the last one. Ignored for views that are
  /// not arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let index = members.firstIndex(where: { $0.view === arrangedSubview }) else { return }
    let custom = spacing == Self.spacingUseDefault ? nil : spacing
    guard members[index].spacingAfter != custom else { return }
    members[index].spacingAfter = custom
    arrangementDidChange()
  }

  /// The custom gap after a view, points; ``spacingUseDefault`` if none was set.
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

  /// Invalidates the constraints, and schedules the layout for the end of an open animation block.
  func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    // The view that provides the baselines may have changed.
    notifyEngineOfSurroundings()
    AnimationBlock.open?.layOutAtEnd(self)
    superview?.subviewContentDidChange(self)
  }

  open override func updateConstraints() {
    constraintSet.update(to: StackRules(of: self).rules, in: self)
    stackingDidChange(of: arrangedSubviews)
    for member in members where member.view.isHidden { member.view.notifyEngineOfContent() }
    super.updateConstraints()
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    for index in members.indices { members[index].wasPlaced = true }
  }

  /// The size that fits the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  @_spi(PackageViews)
  open override func subviewVisibilityDidChange(_ subview: UIView) {
    guard let member = members.first(where: { $0.view === subview }) else { return }
    if AnimationBlock.open != nil {
      // An animation then starts from this frame rather than from the former one.
      if !subview.isHidden, !member.wasPlaced { subview.layOutTreeWhileHidden() }
      subview.isHiddenDidChange()
    }
    subview.notifyEngineOfContent()
    arrangementDidChange()
  }

  @_spi(PackageViews)
  open override func subviewContentDidChange(_ subview: UIView) {
    switch (distribution, alignment) {
    case (.fillProportionally, _), (_, .firstBaseline), (_, .lastBaseline):
      setNeedsUpdateConstraints()
    default:
      if isBaselineRelativeArrangement { setNeedsUpdateConstraints() }
    }
    superview?.subviewContentDidChange(self)
  }

  @_spi(PackageViews)
  open override func stretchedAxis(of subview: UIView) -> NSLayoutConstraint.Axis? {
    guard alignment == .fill, arranges(subview) else { return nil }
    return axis == .horizontal ? .vertical : .horizontal
  }

  // MARK: Baselines

  /// The first visible view of a column, or the tallest of a row.
  open override var forFirstBaselineLayout: UIView {
    viewForBaseline(amongColumn: \.first)?.forFirstBaselineLayout ?? self
  }

  /// The last visible view of a column, or the tallest of a row.
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
  @_spi(PackageViews)
  open override var drawsOwnContent: Bool { type(of: self) != UIStackView.self }
}
