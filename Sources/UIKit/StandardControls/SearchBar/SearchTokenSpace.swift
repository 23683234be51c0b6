/// How the tokens of a search field share the space before its text.
struct SearchTokenSpace {
  /// The widths of the tokens with their whole names, points.
  var natural: [CGFloat]
  /// The widths below which they show too little, points.
  var least: [CGFloat]
  /// The space for all of them, each with the gap behind it, points.
  var available: CGFloat

  /// Whether the last token is visible however little space there is, as in a field without a text.
  var keepsLast = true

  /// The widths of the tokens. Where they do not fit the widest ones become shorter; where that is too little the first
  /// ones are 0, as if the content were scrolled to the text, which UIKit does.
  var widths: [CGFloat] {
    var first = 0
    while first < natural.count {
      let shown = natural[first...]
      let space = available - SearchBarMetrics.tokenGap * CGFloat(shown.count)
      let limit = Self.limit(of: shown, in: space)
      let isLast = keepsLast && first == natural.count - 1
      if isLast || zip(shown, least[first...]).allSatisfy({ min($0, $1) <= limit }) {
        return Array(repeating: 0, count: first) + shown.map { max(min($0, limit), 0) }
      }
      first += 1
    }
    return natural.map { _ in 0 }
  }

  /// The greatest width that all can be cut to, so that they fit; more than the widest if they fit as they are.
  private static func limit(of widths: ArraySlice<CGFloat>, in space: CGFloat) -> CGFloat {
    var rest = space
    var count = widths.count
    for width in widths.sorted() {
      let share = rest / CGFloat(count)
      if width > share { return share.rounded(.down) }
      rest -= width
      count -= 1
    }
    return .greatestFiniteMagnitude
  }
}
