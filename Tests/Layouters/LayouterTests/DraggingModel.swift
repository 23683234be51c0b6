import Testing

@testable import Layouter

/// Dragging as a model over lists of numbers, without views and cells: the arithmetic of positions
/// and the rules of dropping.
struct DraggingModel {
  struct Drag {
    let view: Int
    let source: Int
    let home: Int
    var destination: Int
    var hover: (place: Int, point: CGPoint, ticks: Int)?
  }

  let world: DraggingWorld
  /// The numbers of the views of each place, in order.
  var lists: [[Int]]
  var sizes: [CGSize]
  var units: [Int: (x: Int, y: Int)]
  var drag: Drag?
  /// Whether the last event took the view to another place. What was left may be shorter then, and
  /// the place elsewhere before the view has come in, so that the index is not foreseen here.
  private(set) var hasEntered = false

  init(of world: DraggingWorld) {
    self.world = world
    sizes = world.views.map(\.frame.size)
    units = world.units
    lists = world.places.map { place in
      place.layout.children.map { cell in
        world.views.firstIndex { $0 === cell.view } ?? -1
      }
    }
  }

  // MARK: Positions

  private func stack(_ layout: StackLayout) -> StackArrangement {
    var stack = StackArrangement()
    stack.orientation = layout.orientation
    stack.alignment = layout.cellAlignment
    stack.spacing = layout.cellSpacing
    stack.margin = layout.margin
    stack.fixedSideSize = layout.fixedSideSize
    return stack
  }

  private func grid(_ layout: GridLayout) -> GridArrangement {
    var grid = GridArrangement()
    grid.fixedSideCount = layout.fixedSideCount
    grid.cellSize = layout.cellSize
    grid.spacing = CGSize(width: layout.cellSpacingHorz, height: layout.cellSpacingVert)
    grid.margin = layout.margin
    return grid
  }

  private func span(of view: Int, in layout: GridLayout) -> GridSpan {
    let (x, y) = units[view] ?? (layout.megaUnitX, layout.megaUnitY)
    return GridSpan(growing: y, fixed: min(x, layout.fixedSideCount))
  }

  private func size(of view: Int) -> CGSize {
    world.views[view] is AccordionCellView ? world.views[view].frame.size : sizes[view]
  }

  /// The frames of a place's views.
  func frames(in place: Int) -> [CGRect] {
    if let layout = world.places[place].layout as? GridLayout {
      let grid = grid(layout)
      return grid.arrange(grid.places(for: lists[place].map { span(of: $0, in: layout) })).frames
    }
    guard let layout = world.places[place].layout as? StackLayout else { return [] }
    return stack(layout).arrange(lists[place].map { .init(size: size(of: $0)) }).frames
  }

  /// The view at a point of the container.
  private func view(at point: CGPoint, in place: Int) -> Int? {
    if let layout = world.places[place].layout as? GridLayout {
      let grid = grid(layout)
      let places = grid.places(for: lists[place].map { span(of: $0, in: layout) })
      return grid.indexOfCell(at: point, in: places).map { lists[place][$0] }
    }
    guard let layout = world.places[place].layout as? StackLayout else { return nil }
    let stack = stack(layout)
    let arrangement = stack.arrange(lists[place].map { .init(size: size(of: $0)) })
    return stack.indexOfCell(at: point, in: arrangement).map { lists[place][$0] }
  }

  private func point(_ point: CGPoint, in place: Int) -> CGPoint {
    world.places[place].container.convert(point, from: world.root)
  }

  /// Whether a place's container is seen at a point.
  private func shows(_ place: Int, _ rootPoint: CGPoint) -> Bool {
    let container = world.places[place].container
    var view: UIView? = container
    while let current = view {
      let inView = current.convert(rootPoint, from: world.root)
      if current === container || current.clipsToBounds, !current.bounds.contains(inView) {
        return false
      }
      view = current.superview
    }
    return true
  }

  /// Whether a place's content is seen at a point.
  private func contains(_ place: Int, _ rootPoint: CGPoint) -> Bool {
    shows(place, rootPoint)
      && world.places[place].layout.getContentRect().contains(point(rootPoint, in: place))
  }

  /// The places at a point: those with content there, and the room of others, where nothing but
  /// accordions around them has content.
  private func places(at rootPoint: CGPoint) -> [Int] {
    let seen = world.places.indices.filter { shows($0, rootPoint) }
    let contents = seen.filter { contains($0, rootPoint) }
    return seen.filter { place in
      if contents.contains(place) { return true }
      let (point, place) = (point(rootPoint, in: place), world.places[place])
      let (margin, bounds) = (place.layout.margin, place.container.bounds)
      return point.x >= margin.left && point.y >= margin.top
        && point.x < bounds.maxX - margin.right && point.y < bounds.maxY - margin.bottom
        && contents.allSatisfy { place.cell != nil && world.places[$0].takesCellsOnly }
    }
  }

  // MARK: Events

  private var isAlone: Bool { world.support is CellDragSupport }

  /// - Returns: whether there is something to drag.
  mutating func begin(at rootPoint: CGPoint) -> Bool {
    let start = isAlone ? 0 : world.places.indices.first { contains($0, rootPoint) }
    guard let start, let view = view(at: point(rootPoint, in: start), in: start),
      let home = lists[start].firstIndex(of: view)
    else { return false }
    drag = Drag(view: view, source: start, home: home, destination: start)
    return true
  }

  mutating func move(to rootPoint: CGPoint) {
    guard let drag else { return }
    hasEntered = false
    var isHovering = false
    for place in isAlone ? [0] : places(at: rootPoint) {
      if place == drag.destination {
        dragTo(rootPoint)
        break
      }
      // Accordion cells are dragged over one another, whatever is in them.
      let isCell = world.views[drag.view] is AccordionCellView
      if isCell, world.places[place].cell != nil { continue }
      if isCell || !world.places[place].takesCellsOnly {
        lists[drag.destination].removeAll { $0 == drag.view }
        self.drag?.destination = place
        hasEntered = true
        lists[place].append(drag.view)
        dragTo(rootPoint)
      } else {
        isHovering = true
        hover(over: place, rootPoint)
      }
      break
    }
    if !isHovering { self.drag?.hover = nil }
  }

  /// A quarter of a second passes.
  ///
  /// - Returns: the folded cell that opens because of that.
  mutating func rest(at rootPoint: CGPoint) -> AccordionCellView? {
    drag?.hover?.ticks += 1
    move(to: rootPoint)
    // More than half a second is three ticks.
    guard let drag, let hover = drag.hover, hover.ticks == 3,
      let under = view(at: point(rootPoint, in: hover.place), in: hover.place)
    else { return nil }
    return world.views[under] as? AccordionCellView
  }

  private mutating func hover(over place: Int, _ point: CGPoint) {
    if let hover = drag?.hover, hover.place == place,
      abs(hover.point.x - point.x) < 5, abs(hover.point.y - point.y) < 5
    {
      return
    }
    drag?.hover = (place, point, 0)
  }

  private mutating func dragTo(_ rootPoint: CGPoint) {
    guard let drag else { return }
    let place = drag.destination
    let point = point(rootPoint, in: place)
    guard let index = lists[place].firstIndex(of: drag.view) else { return }
    var others = lists[place]
    others.remove(at: index)
    if let layout = world.places[place].layout as? GridLayout {
      let mega = GridSpan(growing: layout.megaUnitY, fixed: layout.megaUnitX)
      let target = GridDropTarget(
        arrangement: grid(layout), spans: others.map { span(of: $0, in: layout) }, end: mega)
      let size = size(of: drag.view)
      let frame = CGRect(
        origin: CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2), size: size)
      guard let new = target.insertionIndex(for: frame) else { return }
      others.insert(drag.view, at: min(new, others.count))
    } else {
      let layout = world.places[place].layout as? StackLayout
      let orientation = layout?.orientation ?? .vertical
      let passed = frames(in: place).prefix { frame in
        orientation.position(point)
          >= orientation.start(frame) + orientation.length(frame.size) / 2
      }.count
      others.insert(drag.view, at: passed > index ? passed - 1 : passed)
    }
    lists[place] = others
  }

  mutating func end(dropped: Bool) {
    guard let drag else { return }
    self.drag = nil
    if !dropped {
      lists[drag.destination].removeAll { $0 == drag.view }
      lists[drag.source].insert(drag.view, at: drag.home)
    } else if drag.destination != drag.source {
      if let layout = world.places[drag.destination].layout as? GridLayout {
        let span = span(of: drag.view, in: layout)
        units[drag.view] = (span.fixed, span.growing)
      } else {
        units[drag.view] = nil
      }
    }
    for place in world.places.indices {
      for (view, frame) in zip(lists[place], frames(in: place)) { sizes[view] = frame.size }
    }
  }
}
