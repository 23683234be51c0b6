/// The bars that show the visible part of the content. They appear during scrolling, and fade out
/// after it.
final class ScrollIndicators {
  // Measures of iOS's indicators, points. Apple does not publish them.
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  private static let shortestPulled: CGFloat = 8
  private static let opacity: CGFloat = 0.35

  /// The duration of a flash, and the duration of fading, seconds.
  private static let flashDuration: TimeInterval = 0.5
  private static let fadeDuration: TimeInterval = 0.25

  /// The number of running scroll activities.
  private var activities = 0
  private var fade: (clock: VirtualClock, begin: TimeInterval)?
  /// Whether they were flashed without a clock, so that the flash does not end.
  private var isHeld = false

  func begin() {
    activities += 1
  }

  func end() {
    activities -= 1
    fade = VirtualClock.current.map { ($0, $0.now) }
  }

  func flash() {
    fade = VirtualClock.current.map { ($0, $0.now + Self.flashDuration) }
    isHeld = fade == nil
  }

  private var visibility: CGFloat {
    if activities > 0 || isHeld { return 1 }
    guard let fade else { return 0 }
    return max(0, min(1, 1 - CGFloat((fade.clock.now - fade.begin) / Self.fadeDuration)))
  }

  // MARK: Drawing

  /// - Parameter rect: the rectangle of the scroll view's bounds.
  func draw(for view: UIScrollView, in context: CGContext, rect: CGRect) {
    let visibility = visibility
    guard visibility > 0 else { return }
    let bars = Self.bars(of: view, in: rect)
    guard !bars.isEmpty else { return }
    let isWhite =
      switch view.indicatorStyle {
      case .default: UITraitCollection.current.userInterfaceStyle == .dark
      case .black: false
      case .white: true
      }
    context.setFillColor(
      CGColor(gray: isWhite ? 1 : 0, alpha: Self.opacity * visibility))
    for bar in bars {
      let path = CGMutablePath()
      let radius = Self.thickness / 2
      path.addRoundedRect(in: bar, cornerWidth: radius, cornerHeight: radius)
      context.addPath(path)
      context.fillPath()
    }
  }

  /// The rectangles of the visible bars: an axis that cannot scroll has no bar.
  static func bars(of view: UIScrollView, in rect: CGRect) -> [CGRect] {
    let visible = view.presentedBounds
    let inset = view.adjustedContentInset
    let isVertical =
      view.showsVerticalScrollIndicator
      && view.contentSize.height + inset.top + inset.bottom > visible.height
    let isHorizontal =
      view.showsHorizontalScrollIndicator
      && view.contentSize.width + inset.left + inset.right > visible.width
    let corner = isVertical && isHorizontal ? thickness + margin : 0
    let safeArea =
      view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaPartOfInset : .zero
    var bars: [CGRect] = []
    if isVertical {
      let area = rect.inset(by: view.verticalScrollIndicatorInsets + safeArea)
      if let bar = bar(
        track: area.minY + margin..<max(area.minY + margin, area.maxY - margin - corner),
        shown: visible.minY + inset.top, of: view.contentSize.height + inset.top + inset.bottom,
        length: visible.height)
      {
        bars.append(
          CGRect(
            x: area.maxX - margin - thickness, y: bar.lowerBound, width: thickness,
            height: bar.upperBound - bar.lowerBound))
      }
    }
    if isHorizontal {
      let area = rect.inset(by: view.horizontalScrollIndicatorInsets + safeArea)
      if let bar = bar(
        track: area.minX + margin..<max(area.minX + margin, area.maxX - margin - corner),
        shown: visible.minX + inset.left, of: view.contentSize.width + inset.left + inset.right,
        length: visible.width)
      {
        bars.append(
          CGRect(
            x: bar.lowerBound, y: area.maxY - margin - thickness,
            width: bar.upperBound - bar.lowerBound, height: thickness))
      }
    }
    return bars
  }

  /// The range of a bar on its track. A bar pulled beyond an edge shrinks at that edge.
  ///
  /// - Parameters:
  ///   - start: the start of the visible part of the content.
  ///   - total: the content's length.
  ///   - length: the length of the visible part.
  private static func bar(
    track: Range<CGFloat>, shown start: CGFloat, of total: CGFloat, length: CGFloat
  ) -> Range<CGFloat>? {
    let trackLength = track.upperBound - track.lowerBound
    guard trackLength > shortestPulled, total > length, total.isFinite, start.isFinite else {
      return nil
    }
    let full = min(trackLength, max(shortest, trackLength * length / total))
    let last = total - length
    if start < 0 {
      let size = max(shortestPulled, full + start)
      return track.lowerBound..<track.lowerBound + size
    }
    if start > last {
      let size = max(shortestPulled, full - (start - last))
      return track.upperBound - size..<track.upperBound
    }
    let low = track.lowerBound + (trackLength - full) * start / last
    return low..<low + full
  }
}
