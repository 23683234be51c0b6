import HeadlessUIKit

/// The scrolling step while a view is dragged near the edges of a scroll view.
package struct AutoScroll: Equatable, Sendable {
  /// The basic step, in percent of the visible size.
  package var speed: CGFloat = 1
  /// The number of steps added at the edge itself; more outside the view.
  package var acceleration: CGFloat = 50

  /// The width of both edge bands together, as a part of the view's shorter side, ...
  private static let bandPart: CGFloat = 0.4
  /// ... and its limit, points.
  private static let largestBands: CGFloat = 100

  package init() {}

  /// The offset after a step.
  ///
  /// - Parameters:
  ///   - visible: the visible part of the content, in its coordinates.
  ///   - pointer: the finger's position in the content's coordinates.
  /// - Returns: nil if no scrolling is needed.
  package func offset(visible: CGRect, content: CGSize, pointer: CGPoint) -> CGPoint? {
    let band =
      min(Self.largestBands, Self.bandPart * min(visible.width, visible.height)) / 2
    guard band > 0 else { return nil }
    let offset = CGPoint(
      x: position(.horizontal, visible, content, pointer, band),
      y: position(.vertical, visible, content, pointer, band))
    return offset == visible.origin ? nil : offset
  }

  private func position(
    _ axis: Orientation, _ visible: CGRect, _ content: CGSize, _ pointer: CGPoint, _ band: CGFloat
  ) -> CGFloat {
    let (start, length) = (axis.start(visible), axis.length(visible.size))
    let limit = axis.length(content) - length
    let (intoStart, intoEnd) = (
      start + band - axis.position(pointer), axis.position(pointer) - (start + length - band)
    )
    func step(_ depth: CGFloat) -> CGFloat {
      length * speed / 100 * (1 + acceleration * depth / band)
    }
    if intoStart > 0 { return start > 0 ? max(0, start - step(intoStart)) : start }
    guard intoEnd > 0, start < limit else { return start }
    return min(limit, start + step(intoEnd))
  }
}
