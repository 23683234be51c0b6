import Cassowary

// The engine's own constraints on given frames, and on the size of the root.

extension LayoutEngine {
  /// Makes the view of an item report its frame.
  func observeFrame(of item: EngineItem) {
    if isPlacing { item.view.flags.insert(.notifiesEngineOfFrame) }
  }

  /// Reads the given frame of an item's view into the dimensions that have variables.
  func updateFrame(of item: EngineItem) {
    switch item.role {
    case .fixed:
      for dimension in EngineItem.Dimension.allCases where item[dimension] != nil {
        fix(dimension, of: item)
      }
    case .root:
      for dimension in EngineItem.Dimension.sizes { updateRootSize(dimension, of: item) }
    case .placed, .guide, .scrollContent: break
    }
  }

  /// Gives a dimension of a fixed view its value.
  func fix(_ dimension: EngineItem.Dimension, of item: EngineItem) {
    guard let variable = item[dimension] else { return }
    let value = givenValue(of: dimension, of: item.view)
    if item.frameConstraints.update(dimension, to: value, in: solver) { return }
    var terms = [Term(variable)]
    if value.share != 0, let parent = item.view.parent {
      let size = self.variable(.init(size: dimension.axis), of: self.item(for: parent))
      terms.append(Term(size, times: -value.share))
    }
    item.frameConstraints.set(dimension, to: value, terms: terms, .required, in: solver)
  }

  /// The value of a dimension of a fixed view, with a share of the superview's size if that follows
  /// from constraints and the autoresizing mask requires it.
  private func givenValue(
    of dimension: EngineItem.Dimension, of view: UIView
  ) -> FrameConstraints.Value {
    let axis = dimension.axis
    let insets = view.effectiveAlignmentInsets.along(axis)
    let span = view.placement.along(axis)
    var value = dimension.isSize ? span.size - insets.min - insets.max : span.min + insets.min
    if !value.isFinite { value = 0 }
    guard let parent = view.parent, view !== root, hasSizeFromConstraints(parent),
      parent.autoresizesSubviews, !view.autoresizingMask.isEmpty
    else { return .init(constant: value) }
    let length = parent.placement.along(axis).size
    // The share is the change of the dimension where the superview grows by a point.
    let moved = UIView.distribute(
      1, before: span.min, size: span.size, after: length - span.min - span.size,
      flexible: view.autoresizingMask.flexible(along: axis))
    let share = dimension.isSize ? moved.size - span.size : moved.before - span.min
    guard share.isFinite, length.isFinite else { return .init(constant: value) }
    let parentInsets = parent.effectiveAlignmentInsets.along(axis)
    return .init(
      share: share, constant: value - share * (length - parentInsets.min - parentInsets.max))
  }

  /// Whether the size of a view follows from constraints, and is not given. The size of a root does while it is
  /// measured, as the size of a cell follows from the constraints in its content view.
  private func hasSizeFromConstraints(_ view: UIView) -> Bool {
    if view === root, case .fitting = purpose { return true }
    return view.hasFrameFromConstraints
  }

  /// Gives the root its preferred size: the target to fit, or its current size. A length that was given yields only to
  /// required constraints; one that follows from constraints, or was never given, is weaker than any priority.
  private func updateRootSize(_ dimension: EngineItem.Dimension, of item: EngineItem) {
    guard let variable = item[dimension] else { return }
    let axis = dimension.axis
    let insets = root.effectiveAlignmentInsets.along(axis)
    let strength: Strength
    var size: CGFloat
    switch purpose {
    case .placing:
      size = root.placement.along(axis).size
      let isGiven = size > 0 && size != root.layoutRecord?.sizeFromConstraints?.along(axis)
      strength = isGiven ? .givenRootSize : Strength(0.5)
    case .fitting(let target, let horizontal, let vertical):
      size = axis == .horizontal ? target.width : target.height
      strength = (axis == .horizontal ? horizontal : vertical).strength
    }
    size -= insets.min + insets.max
    guard size.isFinite else { return }
    let value = FrameConstraints.Value(constant: size)
    if item.frameConstraints.update(dimension, to: value, strength, in: solver) { return }
    item.frameConstraints.set(dimension, to: value, terms: [Term(variable)], strength, in: solver)
  }
}

extension Strength {
  /// Below required, above every other priority in use and the constraints that yield.
  fileprivate static let givenRootSize = Strength(999.95)
}

extension CGSize {
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGRect {
  func along(_ axis: NSLayoutConstraint.Axis) -> (min: CGFloat, size: CGFloat) {
    axis == .horizontal ? (minX, width) : (minY, height)
  }
}

extension UIEdgeInsets {
  func along(_ axis: NSLayoutConstraint.Axis) -> (min: CGFloat, max: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension UIView.AutoresizingMask {
  func flexible(along axis: NSLayoutConstraint.Axis) -> (before: Bool, size: Bool, after: Bool) {
    axis == .horizontal
      ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
      : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}
