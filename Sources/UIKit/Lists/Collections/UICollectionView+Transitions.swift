import HeadlessUIKit
import StandardViews

/// The change of a collection to another layout while it is animated.
final class LayoutTransition {
  /// The layout that was replaced.
  let old: UICollectionViewLayout
  /// The elements that were shown with it, which stay until the end.
  let kept: Set<CollectionElement>

  init(from old: UICollectionViewLayout, keeping kept: Set<CollectionElement>) {
    self.old = old
    self.kept = kept
  }

  /// Where an element that comes into view starts: where the layout says, else where it was in the old layout.
  func start(
    of attributes: UICollectionViewLayoutAttributes, in new: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    if attributes.representedElementCategory == .cell,
      let own = new.initialLayoutAttributesForAppearingItem(at: attributes.indexPath)
    {
      return own
    }
    if let start = old.attributes(of: attributes.element) { return start }
    guard let faded = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    faded.alpha = 0
    return faded
  }
}

/// A transition between layouts that an application drives.
struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// Replaces the layout without calls of what takes part in it.
  private func exchangeLayout(for layout: UICollectionViewLayout) {
    isExchangingLayout = true
    collectionViewLayout = layout
    isExchangingLayout = false
  }

  /// Reports that another layout was set, and moves the items to its places.
  func layoutWasReplaced(
    _ old: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let new = collectionViewLayout
    transition = nil
    interactiveTransition = nil
    new.owner = self
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    let views = Array(shownViews.values)
    for view in views { view.willTransition(from: old, to: new) }
    layoutWasInvalidated()
    // A collection that has not shown anything yet has nothing to prepare.
    let isShown = counts != nil && !shownViews.isEmpty
    if isShown {
      prepareLayout()
      adoptTargetOffset()
    }
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    func finish() {
      if collectionViewLayout !== old { old.owner = nil }
      for view in views { view.didTransition(from: old, to: new) }
    }
    guard animated, isShown else {
      finish()
      completion?(true)
      return
    }
    animateTransition(from: old) { isFinished in
      finish()
      completion?(isFinished)
    }
  }

  private func animateTransition(
    from old: UICollectionViewLayout, completion: @escaping (Bool) -> Void
  ) {
    let transition = LayoutTransition(from: old, keeping: Set(shownViews.keys))
    self.transition = transition
    old.owner = self
    UIView.animate(withDuration: ListMeasures.updateDuration, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    } completion: { [weak self] isFinished in
      if self?.transition === transition {
        self?.transition = nil
        self?.setNeedsLayout()
      }
      completion(isFinished)
    }
  }

  /// Scrolls to the offset that the layout and the delegate choose after a change of the layout.
  private func adoptTargetOffset() {
    let inset = adjustedContentInset
    func limited(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low), max(high, low))
    }
    let proposed = CGPoint(
      x: limited(contentOffset.x, -inset.left, contentSize.width + inset.right - bounds.width),
      y: limited(contentOffset.y, -inset.top, contentSize.height + inset.bottom - bounds.height))
    var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    guard target.x.isFinite, target.y.isFinite, target != contentOffset else { return }
    contentOffset = target
  }

  // MARK: Interactive transitions

  func beginInteractiveTransition(
    to next: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let interactiveTransition { return interactiveTransition.layout }
    let old = collectionViewLayout
    let layout =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
    next.owner = self
    old.prepareForTransition(to: next)
    next.prepareForTransition(from: old)
    for view in shownViews.values { view.willTransition(from: old, to: next) }
    transition = nil
    exchangeLayout(for: layout)
    old.owner = self
    interactiveTransition = InteractiveTransition(layout: layout, completion: completion)
    return layout
  }

  func endInteractiveTransition(isCancelled: Bool) {
    guard let running = interactiveTransition else { return }
    interactiveTransition = nil
    let layout = running.layout
    layOutItems()
    let (old, new) =
      isCancelled
      ? (layout.nextLayout, layout.currentLayout) : (layout.currentLayout, layout.nextLayout)
    let views = Array(shownViews.values)
    exchangeLayout(for: new)
    prepareLayout()
    if !isCancelled { adoptTargetOffset() }
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    animateTransition(from: layout) { [weak self] isFinished in
      layout.owner = nil
      if let self, collectionViewLayout !== old { old.owner = nil }
      for view in views { view.didTransition(from: old, to: new) }
      running.completion?(isFinished, !isCancelled)
    }
  }
}
