extension ViewNode.Rect {
  package static let zero = ViewNode.Rect(x: 0, y: 0, width: 0, height: 0)

  package var right: Double { x + width }
  package var bottom: Double { y + height }
  package var middle: (x: Double, y: Double) { (x + width / 2, y + height / 2) }

  /// The common part of two rectangles, which may have no width or height; nil if there is a gap
  /// between them.
  package func common(with other: ViewNode.Rect) -> ViewNode.Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (width, height) = (min(right, other.right) - left, min(bottom, other.bottom) - top)
    guard width >= 0, height >= 0 else { return nil }
    return ViewNode.Rect(x: left, y: top, width: width, height: height)
  }

  /// The smallest rectangle around both.
  package func around(_ other: ViewNode.Rect) -> ViewNode.Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return ViewNode.Rect(
      x: left, y: top, width: max(right, other.right) - left,
      height: max(bottom, other.bottom) - top)
  }

  /// How far the rectangle reaches beyond another one on the side where it does most; 0 or less if it
  /// does nowhere.
  package func excess(over other: ViewNode.Rect) -> Double {
    max(other.x - x, other.y - y, right - other.right, bottom - other.bottom)
  }
}
