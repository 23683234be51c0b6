import Testing

@testable import Layouter

/// A tile that records the calls about dragging.
final class Tile: UIView, DraggableCell {
  struct Call: Equatable, CustomStringConvertible {
    /// Nil for the start.
    var done: Bool?
    var layout: ObjectIdentifier

    var description: String { done.map { $0 ? "dropped" : "cancelled" } ?? "began" }
  }

  var calls: [Call] = []
  var allowsDragging = true

  func onBeginDragging(_ layout: BaseLayout) -> Bool {
    if allowsDragging { calls.append(Call(done: nil, layout: ObjectIdentifier(layout))) }
    return allowsDragging
  }

  func onEndDragging(_ layout: BaseLayout, done: Bool) {
    calls.append(Call(done: done, layout: ObjectIdentifier(layout)))
  }
}

/// Tiles of 100 × 20 below one another, in a container of 100 × 200 at the top of its superview.
struct TileStack {
  let layout = StackLayout()
  let container: UIView
  let tiles: [Tile]

  init(_ count: Int, x: CGFloat = 0, height: CGFloat = 200, in superview: UIView) {
    container = UIView(frame: CGRect(x: x, y: 0, width: 100, height: height))
    tiles = (0..<count).map { _ in Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
    superview.addSubview(container)
    layout.parentView = container
    for tile in tiles { layout.addChild(tile) }
    layout.updateLayout()
  }
}

/// Two stacks between which tiles can be dragged: from x 0 to 100 and from 200 to 300.
struct TwoTileStacks {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let left: TileStack
  let right: TileStack
  let support: CellDragSupportEx

  init(_ leftCount: Int, _ rightCount: Int) throws {
    let base = UIView(frame: root.bounds)
    root.addSubview(base)
    left = TileStack(leftCount, in: root)
    right = TileStack(rightCount, x: 200, in: root)
    support = CellDragSupportEx(baseView: base)
    for stack in [left, right] {
      try support.addSubLayouter(stack.layout, container: stack.container)
    }
    try support.beginCustomizing()
  }

  /// The content of the stacks, by the places that all tiles had at first.
  var order: [[Int]] {
    let tiles = left.tiles + right.tiles
    return [left, right].map { stack in
      stack.layout.children.compactMap { cell in tiles.firstIndex { $0 === cell.view } }
    }
  }
}
