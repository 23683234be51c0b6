/// The lengths of a segmented control, points.
struct SegmentedControlMetrics {
  /// Interface Builder's height of 7 segmented controls since iOS 13.
  static let height: CGFloat = 32
  // As in Apple's design resources for iOS 15 to 18.
  static let cornerRadius: CGFloat = 9
  /// The distance between the edge of a segment and the selection.
  static let selectionInset: CGFloat = 2
  static let selectionCornerRadius: CGFloat = 7
  static let ambientShadow = ShadowStyle(drop: 3, blur: 8, opacity: 0.12)
  static let closeShadow = ShadowStyle(drop: 3, blur: 1, opacity: 0.04)
  static let dividerWidth: CGFloat = 1
  /// The distance between the top edge and a divider.
  static let dividerInset: CGFloat = 8
  static let fontSize: CGFloat = 13
  /// The distance between the edges of a segment and the widest title. Two segments, "First" and
  /// "Second", are 131 points wide in Interface Builder.
  static let titleInset: CGFloat = 10
  /// The scale of a pressed selection; measured in pictures.
  static let pressedScale: CGFloat = 0.95
  /// The opacity of a pressed segment's title; our own.
  static let pressedAlpha: CGFloat = 0.3
  /// The duration in which the selection moves, seconds.
  static let moveDuration: TimeInterval = 0.3

  /// The natural widths of segments whose contents have given widths.
  ///
  /// - Parameters:
  ///   - contents: the widths of titles and images.
  ///   - fixed: the widths that were set; 0 for the natural width.
  ///   - byContent: whether each segment has the width of its own content, rather than of the
  ///     widest one.
  static func naturalWidths(
    contents: [CGFloat], fixed: [CGFloat], byContent: Bool
  ) -> [CGFloat] {
    let widest = zip(contents, fixed).filter { $0.1 <= 0 }.map(\.0).max() ?? 0
    return zip(contents, fixed).map { content, fixed in
      if fixed > 0 { return fixed }
      return (byContent ? content : widest).rounded(.up) + 2 * titleInset
    }
  }

  /// The widths of segments in a control: segments without a fixed width share the remaining width,
  /// equally or in proportion to their contents.
  ///
  /// - Parameter divider: the width of a divider.
  static func widths(
    natural: [CGFloat], fixed: [CGFloat], in width: CGFloat, byContent: Bool,
    divider: CGFloat = dividerWidth
  ) -> [CGFloat] {
    let dividers = divider * CGFloat(max(0, natural.count - 1))
    let fixedSum = fixed.reduce(0) { $0 + max(0, $1) }
    let room = max(0, width - dividers - fixedSum)
    let flexible = zip(natural, fixed).filter { $0.1 <= 0 }.map(\.0)
    let sum = flexible.reduce(0, +)
    return zip(natural, fixed).map { natural, fixed in
      if fixed > 0 { return fixed }
      return byContent && sum > 0
        ? room * natural / sum : room / CGFloat(max(1, flexible.count))
    }
  }

  /// The segments' rectangles from leading to trailing, with edges on pixels.
  static func segments(
    widths: [CGFloat], in bounds: CGRect, mirrored: Bool, grid: PixelGrid,
    divider: CGFloat = dividerWidth
  ) -> [CGRect] {
    var x = bounds.minX
    return widths.map { width in
      let exact = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      x += width + divider
      return grid.snapped(exact).placed(in: bounds, mirrored: mirrored)
    }
  }

  /// The rectangle of the selection in a segment.
  static func selection(in segment: CGRect, isPressed: Bool) -> CGRect {
    let rest = segment.insetToMiddle(dx: selectionInset, dy: selectionInset)
    guard isPressed else { return rest }
    return rest.centered(
      CGSize(width: rest.width * pressedScale, height: rest.height * pressedScale))
  }

  /// The rectangle of the divider between two segments.
  static func divider(between one: CGRect, and other: CGRect) -> CGRect {
    CGRect(
      x: min(one.maxX, other.maxX), y: one.minY + dividerInset, width: dividerWidth,
      height: max(0, one.height - 2 * dividerInset))
  }
}
