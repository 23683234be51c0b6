extension NavigationItemView {
  /// Where an item's view is in a transition.
  enum Shift {
    /// On the bar's stack behind the current item: towards the leading side.
    case before
    case inPlace
    /// In front of the current item: towards the trailing side.
    case behind
  }

  /// Moves the titles as UIKit does: those that arrive or leave cross half of the bar, and fade; buttons only fade.
  func shift(_ shift: Shift) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let towardsEnd: CGFloat = isMirrored ? -1 : 1
    let distance: CGFloat =
      switch shift {
      case .before: -bounds.width / 2 * towardsEnd
      case .inPlace: 0
      case .behind: bounds.width / 2 * towardsEnd
      }
    for view in [titleLabel, largeTitleLabel, item.titleView].compactMap({ $0 }) {
      view.transform = CGAffineTransform(translationX: distance, y: 0)
    }
    alpha = shift == .inPlace ? 1 : 0
  }
}
