// Connects the tree of views with its engine.

extension UIView {
  /// Updates the engine of the view's tree, and creates it if necessary.
  func solveConstraints() {
    let root = root
    let record = root.loadLayoutRecord()
    if let known = record.engine {
      // Trait changes reach the root first.
      guard known.needsUpdate || self === root else { return }
      if known.isMade(for: root.traitCollection) {
        known.update()
        return
      }
    }
    let engine = LayoutEngine(root: root)
    record.engine = engine
    engine.update()
  }

  /// Sets the frames of the subviews that constraints place.
  func placeSubviewsByConstraints() {
    root.layoutEngine?.placeSubviews(of: self)
  }

  /// Adds this branch, which takes part in Auto Layout, to the engine of the tree that it has
  /// entered.
  func didEnterTreeWithConstraints() {
    rare?.layout?.engine = nil
    if parent?.flags.contains(.takesPartInAutoLayout) == true {
      // Its frame becomes one of the tree's constraints now: newer than those that were activated before.
      rare?.layout?.frameDidChange()
    }
    parent?.joinAutoLayout()
    root.layoutEngine?.adopt(self)
  }

  /// Deactivates constraints that lead out of this branch of the tree, which is about to be
  /// removed.
  func willLeaveTreeWithConstraints() {
    deactivateConstraints(leadingOutOf: self)
    root.layoutEngine?.release(self)
  }

  private func deactivateConstraints(leadingOutOf view: UIView) {
    if let record = layoutRecord {
      deactivate(record.involving, leadingOutOf: view)
      for guide in record.allGuides {
        deactivate(guide.layoutRecord?.involving ?? [], leadingOutOf: view)
      }
    }
    for child in children where child.flags.contains(.takesPartInAutoLayout) {
      child.deactivateConstraints(leadingOutOf: view)
    }
  }

  private func deactivate(_ constraints: [NSLayoutConstraint], leadingOutOf view: UIView) {
    for constraint in constraints where constraint.owner?.isDescendant(of: view) != true {
      constraint.deactivate()
    }
  }

  /// Notifies the engine that the given frame has changed.
  func notifyEngineOfFrame() {
    root.layoutEngine?.frameDidChange(of: self)
    (parent ?? self).invalidateLayout()
  }

  /// Notifies the engine that the intrinsic size or its priorities have changed.
  package func notifyEngineOfContent() {
    guard flags.contains(.takesPartInAutoLayout) else { return }
    root.layoutEngine?.contentDidChange(of: self)
    if parent == nil { invalidateLayout() }
  }

  /// Notifies the engine that margins, the safe area or the scroll offset have changed.
  package func notifyEngineOfSurroundings() {
    guard flags.contains(.surroundsConstraints) else { return }
    root.layoutEngine?.surroundingsDidChange(of: self)
  }

  func setPlacedByConstraints(_ isPlaced: Bool) {
    guard flags.contains(.isPlacedByConstraints) != isPlaced else { return }
    flags.set(.isPlacedByConstraints, isPlaced)
    if isPlaced { joinAutoLayout() }
    root.layoutEngine?.roleDidChange(of: self)
    (parent ?? self).invalidateLayout()
  }

  /// Whether the frame follows from constraints. A controller's root view that fills its window or its container keeps
  /// its frame even with ``translatesAutoresizingMaskIntoConstraints`` false, as in UIKit.
  var hasFrameFromConstraints: Bool {
    flags.intersection([.isPlacedByConstraints, .isHeldByContainer]) == .isPlacedByConstraints
  }

  /// Gives a controller's root view, which fills its superview until it is removed, a frame that constraints do not
  /// change.
  package func hold(at frame: CGRect) {
    if !flags.contains(.isHeldByContainer) {
      flags.insert(.isHeldByContainer)
      if flags.contains(.isPlacedByConstraints) { root.layoutEngine?.roleDidChange(of: self) }
    }
    self.frame = frame
  }

  /// Discards the engine, so that the tree is solved from scratch: directions have changed.
  func discardLayoutEngine() {
    let root = root
    guard root.layoutEngine != nil else { return }
    root.layoutRecord?.engine = nil
    root.invalidateLayout()
  }

  /// The layout margins within a safe area.
  var layoutMarginsWithoutSafeArea: UIEdgeInsets {
    let margins = layoutMargins
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safeArea = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top - safeArea.top, left: margins.left - safeArea.left,
      bottom: margins.bottom - safeArea.bottom, right: margins.right - safeArea.right)
  }

  /// The view within this one whose text gives a baseline.
  package func textForBaseline(isFirst: Bool) -> UIView {
    var view = self
    for _ in 0..<16 {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view || !next.isDescendant(of: view) { break }
      view = next
    }
    return view
  }

  /// The size closest to a target that satisfies the constraints within the view.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if parent == nil { rootTraitsMayDiffer() }
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(
      root: self, purpose: .fitting(target, horizontal: horizontal, vertical: vertical))
    let size = engine.fittingSize()
    return pixelGrid.roundedUp(size)
  }
}

/// The positions of the baselines of a view's text in its alignment rectangle, points.
public enum LayoutBaselines: Sendable, Hashable {
  /// At fixed distances from the top and the bottom.
  case edges(firstFromTop: CGFloat, lastFromBottom: CGFloat)
  /// At fixed distances below the middle.
  case center(first: CGFloat, last: CGFloat)

  /// One baseline, at a distance below the middle.
  public static func center(offset: CGFloat) -> Self { .center(first: offset, last: offset) }
}
