/// The space that a button or a client's view takes in a row of a bar, points.
struct BarElement: Equatable {
  /// The width of the whole view.
  var width: CGFloat
  /// The distance of the visible content from either side of the view: a button reacts to touches around its title.
  var inset: CGFloat
  /// Whether it is a client's view, which does not bring space of its own.
  var isCustom = false

  /// The space between this view and the one behind it.
  func gap(to next: BarElement) -> CGFloat {
    isCustom || next.isCustom ? BarMetrics.spacing : 0
  }
}

extension [BarElement] {
  /// The views of a row from a start, so that the visible content of the first one begins there.
  ///
  /// - Returns: the position and the width of each.
  func placed(from start: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
    var places: [(x: CGFloat, width: CGFloat)] = []
    var x = start - (first?.inset ?? 0)
    for (index, element) in enumerated() {
      if index > 0 { x += self[index - 1].gap(to: element) }
      places.append((x, element.width))
      x += element.width
    }
    return places
  }

  /// The length of a row of these views without the insets at its ends.
  var visibleLength: CGFloat {
    guard let last, let end = placed(from: 0).last else { return 0 }
    return end.x + end.width - last.inset
  }
}
