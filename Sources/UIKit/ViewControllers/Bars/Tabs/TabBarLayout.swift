/// The buttons of a tab bar in a width, from the leading side, points.
struct TabBarLayout {
  /// How buttons share the width.
  enum Positioning: Equatable {
    /// Equal parts of the whole width.
    case fill
    /// In the middle, with a width and a space between them.
    case centered(width: CGFloat, spacing: CGFloat)
  }

  var width: CGFloat
  var leadingMargin: CGFloat = 0
  var trailingMargin: CGFloat = 0
  var count: Int
  var positioning: Positioning

  /// The frames of the buttons, in the order of the items.
  var spans: [(x: CGFloat, width: CGFloat)] {
    guard count > 0 else { return [] }
    let available = max(0, width - leadingMargin - trailingMargin)
    let count = CGFloat(count)
    switch positioning {
    case .centered(let width, let spacing)
    where width * count + spacing * (count - 1) <= available:
      let start = leadingMargin + (available - width * count - spacing * (count - 1)) / 2
      return (0..<self.count).map { (start + CGFloat($0) * (width + spacing), width) }
    case .fill, .centered:
      let share = available / count
      return (0..<self.count).map { (leadingMargin + CGFloat($0) * share, share) }
    }
  }
}
