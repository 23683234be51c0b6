import ViewTree

/// The siblings that are closest to a view on its sides, by their indices; nil where the superview's
/// edge is closer.
package struct Neighbours: Sendable, Equatable {
  package var top: Int?
  package var left: Int?
  package var bottom: Int?
  package var right: Int?

  package init(top: Int? = nil, left: Int? = nil, bottom: Int? = nil, right: Int? = nil) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// By how much two views may overlap and still be side by side, points: frames are rounded.
  private static let tolerance = 0.01

  /// The neighbours of a view among its siblings. A sibling is a neighbour on one side if it lies
  /// entirely on that side, and some of it straight across.
  init(of view: ViewNode.Rect, among siblings: [(index: Int, frame: ViewNode.Rect)]) {
    func closest(
      _ isAcross: (ViewNode.Rect) -> Bool, _ distance: (ViewNode.Rect) -> Double
    ) -> Int? {
      siblings.filter { isAcross($0.frame) && distance($0.frame) >= -Self.tolerance }
        .min { distance($0.frame) < distance($1.frame) }?.index
    }
    func isInColumn(_ other: ViewNode.Rect) -> Bool {
      min(view.right, other.right) - max(view.x, other.x) > Self.tolerance
    }
    func isInRow(_ other: ViewNode.Rect) -> Bool {
      min(view.bottom, other.bottom) - max(view.y, other.y) > Self.tolerance
    }
    top = closest(isInColumn) { view.y - $0.bottom }
    left = closest(isInRow) { view.x - $0.right }
    bottom = closest(isInColumn) { $0.y - view.bottom }
    right = closest(isInRow) { $0.x - view.right }
  }
}

/// The distances from a view's edges to its neighbours, points; negative where the view reaches
/// beyond its superview.
package struct Insets: Sendable, Equatable {
  package var top, left, bottom, right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
