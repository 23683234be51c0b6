import Foundation
import HeadlessUIKit
import Layouter

/// The input is what fingers and code do to a stack and a grid between which cells can be dragged. At the
/// end every cell is in one of them, and where its layout says.
func fuzzGestures(_ bytes: [UInt8]) {
  var source = ByteSource(bytes)
  guard let world = try? DragWorld(&source) else { return }
  for _ in 0..<64 where !source.isEmpty { world.step(&source) }
  world.finish()
}

private final class DragWorld {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let stack = StackLayout()
  private let grid = GridLayout()
  private let support: CellDragSupportEx
  private let screen: TouchScreen
  private let cells: [UIView]

  init(_ source: inout ByteSource) throws {
    let base = UIView(frame: root.bounds)
    let containers = [
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 180, height: 300)),
      UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 400)),
    ]
    support = CellDragSupportEx(baseView: base)
    screen = TouchScreen(of: root)
    cells = (0..<(2 + source.number(below: 10))).map { _ in UIView() }
    stack.orientation = source.choice(of: [.vertical, .horizontal])
    stack.cellSpacing = CGFloat(source.number(below: 9))
    grid.fixedSideCount = 1 + source.number(below: 4)
    for container in containers { root.addSubview(container) }
    root.addSubview(base)
    (stack.parentView, grid.parentView) = (containers[0], containers[1])
    for (index, cell) in cells.enumerated() {
      cell.frame.size = CGSize(
        width: 10 + source.number(below: 120), height: 10 + source.number(below: 60))
      (index % 2 == 0 ? stack as BaseLayout : grid).addChild(cell)
    }
    for (layout, container) in zip([stack as BaseLayout, grid], containers) {
      layout.updateLayout()
      try support.addSubLayouter(layout, container: container)
    }
    try support.beginCustomizing()
  }

  private func point(_ source: inout ByteSource) -> CGPoint {
    CGPoint(x: Double(source.byte()) * 1.6 - 4, y: Double(source.byte()) * 1.6 - 4)
  }

  func step(_ source: inout ByteSource) {
    switch source.number(below: 16) {
    case 0, 1: _ = support.beginDrag(at: point(&source))
    case 2...5: support.moveDrag(to: point(&source))
    case 6: support.drop()
    case 7: support.cancelDrag()
    case 8: screen.touchDown(at: point(&source), finger: source.number(below: 2))
    case 9: screen.move(to: point(&source), finger: source.number(below: 2))
    case 10: screen.touchUp(finger: source.number(below: 2))
    case 11: screen.advance(by: Double(source.number(below: 12)) / 10)
    case 12:
      let cell = source.choice(of: cells)
      cell.isHidden.toggle()
    case 13:
      stack.orientation = source.choice(of: [.vertical, .horizontal])
      stack.updateLayout()
    case 14:
      grid.fixedSideCount = 1 + source.number(below: 4)
      grid.updateLayout()
    default:
      stack.cellSpacing = CGFloat(source.number(below: 40)) - 8
      stack.updateLayout()
    }
  }

  func finish() {
    screen.cancel()
    support.cancelDrag()
    support.endCustomizing()
    screen.advance(by: 3)
    for layout in [stack as BaseLayout, grid] {
      layout.updateLayout()
      for cell in layout.children {
        guard let view = cell.view else { continue }
        require(view.superview === layout.parentView, "a cell is outside of its container")
        require(
          [view.frame.minX, view.frame.minY, view.frame.maxX, view.frame.maxY]
            .allSatisfy(\.isFinite), "a cell has the frame \(view.frame)")
      }
    }
    for cell in cells {
      let count = [stack as BaseLayout, grid].count { $0.containsChild(cell) }
      require(count == 1, "a cell is in \(count) layouts")
    }
  }
}
