/// The buttons of a toolbar, from their measured widths. Positions are from the leading side, points.
struct ToolbarLayout {
  /// A button or a space.
  enum Part: Equatable {
    case view(BarElement)
    case fixedSpace(CGFloat)
    case flexibleSpace
  }

  var width: CGFloat
  /// The distance of the visible content from either side.
  var leadingMargin: CGFloat
  var trailingMargin: CGFloat
  var parts: [Part]

  /// The frames of the views, in their order. The space that is left is divided among the flexible spaces; buttons that
  /// are too long together keep their widths, and run out of the bar.
  var spans: [(x: CGFloat, width: CGFloat)] {
    let inner = natural
    let flexible = CGFloat(parts.count { $0 == .flexibleSpace })
    let rest = max(0, width - leadingMargin - trailingMargin - inner.visibleLength)
    let share = flexible > 0 ? rest / flexible : 0
    return inner.places.map { (leadingMargin + $0.x + share * $0.flexibleBefore, $0.width) }
  }

  private struct Place {
    var x: CGFloat
    var width: CGFloat
    /// The number of flexible spaces before the view.
    var flexibleBefore: CGFloat
  }

  /// The views from 0, as if flexible spaces had no length.
  private var natural: (places: [Place], visibleLength: CGFloat) {
    var places: [Place] = []
    var x: CGFloat = 0
    var flexible: CGFloat = 0
    var previous: BarElement?
    var end: CGFloat = 0
    for (index, part) in parts.enumerated() {
      switch part {
      case .view(let element):
        // The title of the first button begins at the margin.
        if index == 0 { x = -element.inset }
        if let previous { x += previous.gap(to: element) }
        places.append(Place(x: x, width: element.width, flexibleBefore: flexible))
        x += element.width
        end = x - (index == parts.count - 1 ? element.inset : 0)
        previous = element
      case .fixedSpace(let length):
        x += length
        end = x
        previous = nil
      case .flexibleSpace:
        flexible += 1
        previous = nil
      }
    }
    return (places, end)
  }
}
