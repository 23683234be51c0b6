import Layouter

/// A view with many cells, one of which is dragged.
final class Scene {
  let name: String
  let root: UIView
  let support: BaseDragSupport
  let clock = VirtualClock()
  /// The number of views that can be dragged.
  let count: Int
  /// Where the finger touches down, and the corners of its closed path, in the root's coordinates.
  let start: CGPoint
  let path: [CGPoint]

  init(
    name: String, root: UIView, support: BaseDragSupport, count: Int, start: CGPoint,
    path: [CGPoint]
  ) {
    self.name = name
    self.root = root
    self.support = support
    self.count = count
    self.start = start
    self.path = path
  }

  /// The finger's position after a number of moves of 8 points each.
  func place(_ move: Int) -> CGPoint {
    var rest = CGFloat(move) * 8
    var from = start
    for corner in 0... {
      let to = path[corner % path.count]
      let length = max(abs(to.x - from.x), abs(to.y - from.y))
      if rest <= length, length > 0 {
        let part = rest / length
        return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      }
      rest -= length
      from = to
    }
    return start
  }
}

private func makeTile(_ number: Int) -> UIView {
  let tile = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  tile.backgroundColor = number % 2 == 0 ? .systemBlue : .systemTeal
  return tile
}

/// A grid of tiles of one and of several units, far longer than its view.
func makeGridScene(_ count: Int) throws -> Scene {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
  let view = GridView(frame: root.bounds)
  view.gridLayout.fixedSideCount = 12
  view.gridLayout.cellSize = CGSize(width: 45, height: 45)
  view.gridLayout.cellSpacingHorz = 5
  view.gridLayout.cellSpacingVert = 5
  root.addSubview(view)
  for number in 0..<count {
    try view.addChild(makeTile(number), unitX: 1 + number % 3 / 2, unitY: 1 + number % 5 / 4)
  }
  view.updateLayout()
  try view.enableScrollSupport(true)
  return Scene(
    name: "a grid of \(count) cells", root: root, support: try view.loadDragSupport(),
    count: count, start: CGPoint(x: 20, y: 20),
    path: [
      CGPoint(x: 560, y: 300), CGPoint(x: 40, y: 500), CGPoint(x: 560, y: 790),
      CGPoint(x: 40, y: 790), CGPoint(x: 300, y: 10), CGPoint(x: 20, y: 20),
    ])
}

/// An accordion of cells with a grid each, far longer than its view.
func makeAccordionScene(cells: Int, items: Int) throws -> Scene {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
  let accordion = AccordionView(frame: root.bounds)
  accordion.stackLayout.cellAlignment = .fill
  accordion.stackLayout.cellSpacing = 5
  root.addSubview(accordion)
  for number in 0..<cells {
    let cell = AccordionCellView(frame: CGRect(x: 0, y: 0, width: 600, height: 100))
    try cell.setLabelView(UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 20)))
    let grid = GridLayout()
    grid.fixedSideCount = 11
    grid.cellSpacingHorz = 4
    grid.cellSpacingVert = 4
    try cell.setBodyLayouter(grid)
    for item in 0..<items { grid.addChild(makeTile(number + item)) }
    accordion.addChild(cell)
    cell.frame.size = cell.calcMinSizeOfContents()
  }
  accordion.updateLayout()
  try accordion.enableScrollSupport(true)
  return Scene(
    name: "an accordion of \(cells) cells with \(items) items each", root: root,
    support: try accordion.loadDragSupport(), count: cells * items,
    start: CGPoint(x: 30, y: 50),
    path: [
      CGPoint(x: 560, y: 400), CGPoint(x: 40, y: 700), CGPoint(x: 560, y: 790),
      CGPoint(x: 40, y: 790), CGPoint(x: 300, y: 10), CGPoint(x: 30, y: 50),
    ])
}
