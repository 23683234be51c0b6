// The properties that a view inherits from its superview: tint, traits, margins and safe area.

extension UIView {
  var inheritedTintColor: UIColor {
    let color = givenTintColor ?? .tintColor
    return tintAdjustmentMode == .dimmed ? color.dimmed : color
  }

  /// The tint that was set on this view, or else on its closest ancestor with one; nil if none was set.
  private var givenTintColor: UIColor? {
    var view: UIView? = self
    while let current = view {
      if let color = current.rare?.tintColor { return color }
      view = current.parent
    }
    return nil
  }

  /// The tint that a view inherits, to compare before and after a change of its superview. Most trees have no custom
  /// tint, and nothing to compare.
  struct InheritedTint {
    private let color: UIColor?
    private let isOwn: Bool

    init(of view: UIView) {
      isOwn = view.rare?.tintColor != nil
      color = isOwn ? nil : view.givenTintColor
    }

    /// Reports to the view that it inherits another tint.
    func reportChange(of view: UIView) {
      guard !isOwn else { return }
      let newColor = view.givenTintColor
      guard color != nil || newColor != nil else { return }
      if (newColor ?? .tintColor) != (color ?? .tintColor) { view.reportTintColorChange() }
    }
  }

  func setTintColor(_ color: UIColor?) {
    let old = inheritedTintColor
    if color == nil {
      rare?.tintColor = nil
    } else {
      loadRare().tintColor = color
    }
    if inheritedTintColor != old { reportTintColorChange() }
  }

  /// Reports a changed tint to this view and to the descendants that inherit it.
  func reportTintColorChange() {
    setNeedsDisplay()
    tintColorDidChange()
    for child in children where child.rare?.tintColor == nil { child.reportTintColorChange() }
  }

  // MARK: Traits

  func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    changeTraits {
      if style == .unspecified {
        rare?.overrideUserInterfaceStyle = nil
      } else {
        loadRare().overrideUserInterfaceStyle = style
      }
    }
  }

  /// Reports changed traits to this view, those below and their controllers, a controller before its
  /// view. Where a style is overridden only other changes count.
  package func reportTraitChange(from old: UITraitCollection, to new: UITraitCollection) {
    // Texts have other sizes, pixels and leading edges are elsewhere: also below the root, whose own traits the engine
    // compares.
    if flags.contains(.takesPartInAutoLayout), !LayoutEngine.layoutsAreEqual(under: old, new) {
      discardLayoutEngine()
    }
    reportTraits(from: old, to: new)
  }

  private func reportTraits(from old: UITraitCollection, to new: UITraitCollection) {
    setNeedsDisplay(for: .traitsChanged)
    // Overrides of `updateConstraints()` and `layoutSubviews()` may have read them, for a border's colour for example.
    setNeedsUpdateConstraints()
    setNeedsLayout()
    new.performAsCurrent {
      viewOwner?.traitCollectionDidChange(old)
      traitCollectionDidChange(old)
      if new.hasDifferentColorAppearance(comparedTo: old) { tintColorDidChange() }
      viewOwner?.reportToRegistrations(from: old, to: new)
      for registration in extras?.traitRegistrations ?? [] {
        registration.report(self, from: old, to: new)
      }
    }
    for child in children {
      guard let override = child.traitOverride else {
        child.reportTraits(from: old, to: new)
        continue
      }
      let childOld = override.applied(to: old)
      let childNew = override.applied(to: new)
      if childOld != childNew { child.reportTraits(from: childOld, to: childNew) }
    }
  }

  /// Reports the current traits to this tree, which is not in an application's window, if others were reported last: a
  /// renderer can have its own. An application's windows report changes as they happen.
  func traitsMayDiffer() {
    root.rootTraitsMayDiffer()
  }

  /// ``traitsMayDiffer()`` of the root of a tree. While a pass or a report visits the tree, the current traits may
  /// be a subview's.
  func rootTraitsMayDiffer() {
    let new = traitCollection
    let old = reportedTraits
    guard new != old, (self as? UIWindow)?.application == nil, !flags.contains(.isInLayoutPass),
      rare?.isReportingTraits != true
    else { return }
    let rare = loadRare()
    rare.reportedTraits = new
    rare.isReportingTraits = true
    reportTraitChange(from: old, to: new)
    rare.isReportingTraits = false
    if let engine = layoutEngine, !engine.isMade(for: new) { discardLayoutEngine() }
  }

  /// The traits that were reported to this view last, outside of shown windows.
  private var reportedTraits: UITraitCollection {
    if parent == nil, let traits = rare?.reportedTraits { return traits }
    let inherited = parent?.reportedTraits ?? .ofStandardScreen
    return traitOverride?.applied(to: inherited) ?? inherited
  }

  /// The traits of a view that nothing was reported to.
  private var traitsAlone: UITraitCollection {
    traitOverride?.applied(to: .ofStandardScreen) ?? .ofStandardScreen
  }

  /// Has the view hear of the traits of the window that it is shown in next, if they are not the standard screen's: it was
  /// made before that window and its screen. Without effect on a view that was shown or laid out before.
  package func expectTraitsOfStandardScreen() {
    guard parent == nil, !flags.contains(.inWindow), rare?.reportedTraits == nil else { return }
    loadRare().reportedTraits = traitsAlone
  }

  /// Remembers the traits of the window that the view is shown in, which may end before the view is shown in another one.
  package func keepTraitsOfWindow() { loadRare().reportedTraits = traitCollection }

  /// Remembers, before the view becomes a root, the traits that were reported to it last.
  func keepReportedTraits() {
    guard !flags.contains(.inWindow) else { return }
    let traits = reportedTraits
    if traits != traitsAlone { loadRare().reportedTraits = traits }
  }

  /// Reports the traits of a tree outside of shown windows to a view that was added to it, if it has known others
  /// until then: of another tree, of another layout, or without the overrides of its new superviews.
  func reportTraitsOfNewRoot() {
    guard parent != nil, !flags.contains(.inWindow) else { return }
    let known = rare?.reportedTraits
    let old = known ?? traitsAlone
    rare?.reportedTraits = nil
    // The tree has a view now that does not expect the traits of the screen where it is shown next.
    let root = root
    if known != nil, root.rare?.reportedTraits == nil {
      root.loadRare().reportedTraits = root.reportedTraits
    }
    let new = reportedTraits
    if new != old { reportTraitChange(from: old, to: new) }
  }

  // MARK: Margins and safe area

  func setLayoutMargins(_ margins: UIEdgeInsets) { setLayoutMargins(.absolute(margins)) }

  /// Sets margins that follow the reading direction when that changes.
  func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    setLayoutMargins(.directional(margins))
  }

  private func setLayoutMargins(_ margins: GivenLayoutMargins) {
    loadRare().layoutMargins = margins
    layoutMarginsDidChange()
    marginsMayChange()
  }

  /// Sets the sides that differ.
  func changeLayoutMargins(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    var margins = givenLayoutMargins
    if new.top != old.top { margins.top = new.top }
    if new.left != old.left { margins.left = new.left }
    if new.bottom != old.bottom { margins.bottom = new.bottom }
    if new.right != old.right { margins.right = new.right }
    setLayoutMargins(margins)
  }

  /// Sets the sides that differ.
  func changeDirectionalLayoutMargins(
    from old: NSDirectionalEdgeInsets, to new: NSDirectionalEdgeInsets
  ) {
    var margins = directional(givenLayoutMargins)
    if new.top != old.top { margins.top = new.top }
    if new.leading != old.leading { margins.leading = new.leading }
    if new.bottom != old.bottom { margins.bottom = new.bottom }
    if new.trailing != old.trailing { margins.trailing = new.trailing }
    setDirectionalLayoutMargins(margins)
  }

  func marginsMayChange() {
    setNeedsLayout()
    notifyEngineOfSurroundings()
  }

  var effectiveSafeAreaInsets: UIEdgeInsets {
    if let given = rare?.safeAreaInsets { return given }
    return safeAreaInsets(within: parent?.safeAreaInsets ?? .zero)
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    let own = ownLayoutMargins
    var margins = own
    if preservesSuperviewLayoutMargins, let parent {
      let outer = remainder(of: parent.layoutMargins)
      margins = own.union(outer)
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    return margins + safeAreaInsets
  }

  /// Whether the margins were set explicitly.
  package var hasGivenLayoutMargins: Bool { rare?.layoutMargins != nil }

  /// The margins that were set, in the current reading direction; nil for the default.
  var explicitLayoutMargins: UIEdgeInsets? {
    switch rare?.layoutMargins {
    case .absolute(let margins): margins
    case .directional(let margins): physical(margins)
    case nil: nil
    }
  }

  /// The margins without the additions of the superview and the safe area. A controller's root view has at least the
  /// system's minimum.
  private var ownLayoutMargins: UIEdgeInsets {
    viewOwner?.minimumLayoutMargins.map(givenLayoutMargins.union) ?? givenLayoutMargins
  }

  /// The margins that were set, or else the default: zero, if the system has a minimum for the view.
  private var givenLayoutMargins: UIEdgeInsets {
    if let given = explicitLayoutMargins { return given }
    return viewOwner?.minimumLayoutMargins == nil
      ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
  }

  /// The part of the superview's insets that overlaps this view's frame.
  func remainder(of insets: UIEdgeInsets) -> UIEdgeInsets {
    guard let parent else { return insets }
    return remainder(of: insets, in: parent.bounds)
  }

  /// The part of a rectangle's safe area insets, in the frame's coordinates, that overlaps the frame. What extends
  /// beyond the rectangle does not add to them, as in UIKit: nothing covers it.
  func safeAreaRemainder(of insets: UIEdgeInsets, in outer: CGRect) -> UIEdgeInsets {
    let rest = remainder(of: insets, in: outer)
    return UIEdgeInsets(
      top: min(rest.top, insets.top), left: min(rest.left, insets.left),
      bottom: min(rest.bottom, insets.bottom), right: min(rest.right, insets.right))
  }

  /// The part of a rectangle's insets, in the frame's coordinates, that overlaps the frame.
  func remainder(of insets: UIEdgeInsets, in outer: CGRect) -> UIEdgeInsets {
    let frame = frame
    return UIEdgeInsets(
      top: max(0, insets.top - (frame.minY - outer.minY)),
      left: max(0, insets.left - (frame.minX - outer.minX)),
      bottom: max(0, insets.bottom - (outer.maxY - frame.maxY)),
      right: max(0, insets.right - (outer.maxX - frame.maxX)))
  }
}
