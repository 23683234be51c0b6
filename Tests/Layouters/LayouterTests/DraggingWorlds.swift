import TestSupport
import Testing

@testable import Layouter

/// Layouts with numbered views to drag between, for random gestures.
final class DraggingWorld {
  enum Kind: CaseIterable, Sendable { case stack, grid, sideBySide, accordions, growingCells }

  /// A layout that takes part.
  final class Place {
    let layout: BaseLayout
    let container: UIView
    /// The accordion cell that the layout is in.
    let cell: UIView?
    let takesCellsOnly: Bool

    init(
      _ layout: BaseLayout, _ container: UIView, in cell: UIView? = nil,
      takesCellsOnly: Bool = false
    ) {
      self.layout = layout
      self.container = container
      self.cell = cell
      self.takesCellsOnly = takesCellsOnly
    }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 700, height: 500))
  let clock = VirtualClock()
  let support: BaseDragSupport
  /// Places in cells before the places that the cells are in.
  private(set) var places: [Place] = []
  private(set) var views: [UIView] = []
  /// The units of views that were added to grids.
  private(set) var units: [Int: (x: Int, y: Int)] = [:]
  /// Whether cells get longer and shorter with their content.
  let isGrowing: Bool
  private var random: SplitMix64

  init(_ kind: Kind, seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    isGrowing = kind == .growingCells
    let base = UIView(frame: root.bounds)
    root.addSubview(base)
    switch kind {
    case .stack:
      let view = StackView(frame: CGRect(x: 30, y: 20, width: 90, height: 200))
      view.stackLayout.cellSpacing = 3
      view.stackLayout.margin = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
      root.addSubview(view)
      support = CellDragSupport(baseView: base, layouter: view.stackLayout, containerView: view)
      add(view.stackLayout, view, count: 9)
      try support.enableScrollSupport(true)
    case .grid:
      let view = GridView(frame: CGRect(x: 30, y: 20, width: 220, height: 160))
      Self.set(view.gridLayout, columns: 4)
      root.addSubview(view)
      support = CellDragSupport(baseView: base, layouter: view.gridLayout, containerView: view)
      add(view.gridLayout, view, count: 14)
      try support.enableScrollSupport(true)
    case .sideBySide:
      let support = CellDragSupportEx(baseView: base)
      self.support = support
      let stack = StackView(frame: CGRect(x: 10, y: 10, width: 120, height: 300))
      stack.stackLayout.cellSpacing = 4
      let grid = GridView(frame: CGRect(x: 150, y: 10, width: 250, height: 200))
      Self.set(grid.gridLayout, columns: 3)
      let row = UIView(frame: CGRect(x: 10, y: 330, width: 500, height: 80))
      let rowLayout = StackLayout(orientation: .horizontal, alignment: .center)
      rowLayout.parentView = row
      for view in [stack, grid, row] { root.addSubview(view) }
      add(stack.stackLayout, stack, count: 6)
      add(grid.gridLayout, grid, count: 8)
      add(rowLayout, row, count: 5)
      for place in places { try support.addSubLayouter(place.layout, container: place.container) }
    case .accordions, .growingCells:
      let support = CellDragSupportEx(baseView: base)
      self.support = support
      let accordions = (0..<2).map { index in
        AccordionView(frame: CGRect(x: CGFloat(index) * 260 + 5, y: 5, width: 250, height: 480))
      }
      for accordion in accordions {
        root.addSubview(accordion)
        accordion.stackLayout.cellSpacing = 5
        try support.addSubLayouter(accordion.stackLayout, container: accordion)
        accordion.nestedDragSupport = support
        for _ in 0..<3 {
          if isGrowing { try addGrowingCell(to: accordion) } else { try addCell(to: accordion) }
        }
      }
      for accordion in accordions {
        places.append(Place(accordion.stackLayout, accordion, takesCellsOnly: true))
        accordion.updateLayout()
      }
      (views.last as? AccordionCellView)?.fold()
    }
    for place in places { place.layout.updateLayout() }
    try support.beginCustomizing()
  }

  private static func set(_ grid: GridLayout, columns: Int) {
    grid.fixedSideCount = columns
    grid.cellSize = CGSize(width: 40, height: 30)
    grid.cellSpacingHorz = 4
    grid.cellSpacingVert = 6
    grid.megaUnitX = 2
    grid.margin = UIEdgeInsets(top: 5, left: 3, bottom: 0, right: 0)
  }

  /// A cell with a body that keeps its size, whatever is in it.
  private func addCell(to accordion: AccordionView) throws {
    let cell = AccordionCellView(frame: CGRect(x: 0, y: 0, width: 230, height: 130))
    cell.labelMargin = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    try cell.setLabelView(label)
    if Bool.random(using: &random) {
      let body = GridView(frame: CGRect(x: 0, y: 0, width: 230, height: 110))
      Self.set(body.gridLayout, columns: 3)
      try cell.setBodyView(body)
      accordion.addChild(cell)
      add(body.gridLayout, body, count: 5, in: cell)
    } else {
      let body = StackView(frame: CGRect(x: 0, y: 0, width: 230, height: 110))
      body.stackLayout.orientation = .horizontal
      try cell.setBodyView(body)
      accordion.addChild(cell)
      add(body.stackLayout, body, count: 4, in: cell)
    }
    views.append(cell)
  }

  /// A cell that is as long as its body needs it to be.
  private func addGrowingCell(to accordion: AccordionView) throws {
    let cell = AccordionCellView(frame: CGRect(x: 0, y: 0, width: 230, height: 130))
    try cell.setLabelView(UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 16)))
    let body: BaseLayout
    if Bool.random(using: &random) {
      let grid = GridLayout()
      Self.set(grid, columns: 3)
      body = grid
    } else {
      body = StackLayout()
    }
    try cell.setBodyLayouter(body)
    accordion.addChild(cell)
    add(body, cell, count: 3, in: cell)
    views.append(cell)
  }

  private func add(
    _ layout: BaseLayout, _ container: UIView, count: Int, in cell: UIView? = nil
  ) {
    for _ in 0..<count {
      let size = CGSize(
        width: CGFloat(Int.random(in: 20...70, using: &random)),
        height: CGFloat(Int.random(in: 10...50, using: &random)))
      let tile = Tile(frame: CGRect(origin: .zero, size: size))
      if layout is GridLayout {
        let (x, y) = (Int.random(in: 1...2, using: &random), Int.random(in: 1...2, using: &random))
        units[views.count] = (x, y)
        layout.insertCell(GridCell(view: tile, unitX: x, unitY: y))
      } else {
        layout.addChild(tile)
      }
      views.append(tile)
    }
    places.append(Place(layout, container, in: cell))
  }
}
