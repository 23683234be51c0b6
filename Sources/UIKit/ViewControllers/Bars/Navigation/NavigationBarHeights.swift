/// The parts of a navigation bar from top to bottom: prompt, row, large title, search bar. Points.
struct NavigationBarHeights: Equatable {
  var row: CGFloat
  var prompt: CGFloat = 0
  var largeTitle: CGFloat = 0
  var search: CGFloat = 0
  /// Whether the search bar disappears as the content scrolls.
  var collapsesSearch = true
  /// Whether the bar shows the search bar alone, while a search is active.
  var showsSearchAlone = false

  /// How far the parts are moved up: those above the search bar are out of the bar during a search.
  var shift: CGFloat { showsSearchAlone ? prompt + row : 0 }

  /// The height while the content is at its start.
  var maximum: CGFloat { minimum + collapsible }

  /// The height while the content is scrolled far.
  var minimum: CGFloat {
    showsSearchAlone ? search : prompt + row + (collapsesSearch ? 0 : search)
  }

  /// How much the height changes with the content.
  var collapsible: CGFloat {
    showsSearchAlone ? 0 : largeTitle + (collapsesSearch ? search : 0)
  }

  /// How far the content is scrolled where the search bar, and then the large title, have just disappeared.
  var stops: [CGFloat] {
    guard !showsSearchAlone else { return [] }
    let search = collapsesSearch ? search : 0
    return [search, search + largeTitle].filter { $0 > 0 }.reduce(into: []) {
      if $0.last != $1 { $0.append($1) }
    }
  }

  /// The visible parts of the large title and the search bar in a bar of a height: first the search bar collapses, then
  /// the title.
  func visible(inHeight height: CGFloat) -> (largeTitle: CGFloat, search: CGFloat) {
    guard !showsSearchAlone else { return (0, min(search, max(0, height))) }
    let rest = max(0, height - prompt - row)
    guard collapsesSearch else {
      return (max(0, min(largeTitle, rest - search)), min(search, rest))
    }
    let title = min(largeTitle, rest)
    return (title, max(0, min(search, rest - title)))
  }

  /// The height of the bar over content.
  ///
  /// - Parameters:
  ///   - contentStart: where the content begins, below the bar's top, points; smaller the farther it is scrolled.
  func height(overContentAt contentStart: CGFloat) -> CGFloat {
    max(minimum, min(maximum, contentStart))
  }
}
