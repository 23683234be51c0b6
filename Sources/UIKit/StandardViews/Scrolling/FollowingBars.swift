/// The bars of a container that follow a scroll view's content.
package struct FollowingBars {
  /// How much lower the top bar becomes as the content scrolls down from its start: the space above the content is
  /// larger by it there.
  package var collapsedHeight: CGFloat

  /// Bars, of which the top one is lower than at the content's start.
  package init(collapsedHeight: CGFloat = 0) {
    self.collapsedHeight = collapsedHeight
  }
}

extension UIScrollView {
  /// Whether the content is at its start, or pulled beyond it, as far as the view was last informed of its insets.
  package final var isAtStart: Bool {
    contentOffset.y <= -(reportedInset.top + (followingBars?.collapsedHeight ?? 0))
  }

  /// Informs the containers above of a new offset or size of the content.
  func reportScrollingToBars() {
    guard followingBars != nil else { return }
    var view: UIView? = self
    while let current = view {
      current.viewOwner?.contentDidScroll(self)
      view = current.superview
    }
  }
}
