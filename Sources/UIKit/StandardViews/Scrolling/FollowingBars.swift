/// The bars of a container that follow a scroll view's content.
package struct FollowingBars: Equatable {
  /// How much lower the top bar becomes as the content scrolls down from its start: the space above the content is
  /// larger by it there.
  package var collapsedHeight: CGFloat
  /// How far the content is scrolled where a part of the top bar has just disappeared, in rising order: between its
  /// start and the last of them it does not come to rest elsewhere.
  package var stops: [CGFloat]

  /// Bars, of which the top one is lower than at the content's start.
  package init(collapsedHeight: CGFloat = 0, stops: [CGFloat] = []) {
    self.collapsedHeight = collapsedHeight
    self.stops = stops
  }

  /// Where content comes to rest that would stop at a distance from its start.
  ///
  /// - Parameter end: the distance at which the content ends.
  func rest(for distance: CGFloat, end: CGFloat) -> CGFloat {
    guard let last = stops.last, distance > 0, distance < last else { return distance }
    let places = [0] + stops.filter { $0 <= end }
    return places.min { abs($0 - distance) < abs($1 - distance) } ?? distance
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
