import Layouter

/// A layout to time: the owner of the views, and the timed operation.
struct Subject {
  /// Views and layouts, which nothing else retains.
  var kept: [AnyObject]
  /// Says whether any view moved.
  var layOut: () -> Bool
}

/// Sizes in turn, so that rows are ragged and every view has to move.
func makeViews(_ count: Int) -> [UIView] {
  (0..<count).map { number in
    UIView(frame: CGRect(x: 0, y: 0, width: 20 + number % 7 * 10, height: 10 + number % 5 * 4))
  }
}

/// A number of views in one layout.
struct FlatScene: Sendable {
  var name: String
  var makeLayout: @Sendable ([UIView]) -> BaseLayout

  func make(_ count: Int) -> Subject {
    let views = makeViews(count)
    let layout = makeLayout(views)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    for view in views { container.addSubview(view) }
    return Subject(kept: [container, layout]) { layout.updateLayout() }
  }
}

let flatScenes = [
  FlatScene(name: "StackLayout") { views in
    let stack = StackLayout(orientation: .vertical, alignment: .center)
    for view in views { stack.addChild(view) }
    return stack
  },
  FlatScene(name: "GridLayout, units of 1 × 1 to 3 × 2") { views in
    let grid = GridLayout()
    grid.fixedSideCount = 12
    for (number, view) in views.enumerated() {
      try? grid.addChild(view, unitX: 1 + number % 3, unitY: 1 + number % 2)
    }
    return grid
  },
  FlatScene(name: "RelativeLayout, a chain registered backwards") { views in
    let relative = RelativeLayout()
    for (number, view) in views.enumerated() {
      let isStart = number == views.count - 1
      relative.addChild(
        view,
        info: RelativeLayoutInfo(
          horz: .noSize, left: isStart ? .parent(5) : .adjacent(views[number + 1], 5),
          vert: .noSize, top: isStart ? .parent(5) : .fitTo(views[number + 1], 1)))
    }
    return relative
  },
  FlatScene(name: "LadderLayout") { views in
    let ladder = LadderLayout()
    ladder.width = 1000
    ladder.cellSpacingHorz = 2
    ladder.cellSpacingVert = 2
    for view in views { ladder.addChild(view) }
    return ladder
  },
]

/// Stacks in stacks, ten views a level, the views between being fitted to their stacks. Four levels
/// make 11,111 views.
final class NestedScene {
  private(set) var views: [UIView] = []
  private(set) var layouts: [StackLayout] = []
  private var leaf = UIView()
  private var leafsLayout = StackLayout()
  private let isBare: Bool

  /// - Parameter isBare: Whether to make the views only, to see what they take without layouts.
  init(levels: Int, isBare: Bool = false) {
    self.isBare = isBare
    _ = makeView(levels: levels)
  }

  private func makeView(levels: Int) -> UIView {
    let size = CGSize(width: 20 + views.count % 7 * 10, height: 10 + views.count % 5 * 4)
    let view = UIView(frame: CGRect(origin: .zero, size: levels == 0 ? size : .zero))
    views.append(view)
    guard levels > 0 else { return view }
    guard !isBare else {
      for _ in 0..<10 { view.addSubview(makeView(levels: levels - 1)) }
      return view
    }
    let layout = StackLayout(orientation: levels % 2 == 0 ? .vertical : .horizontal)
    layouts.append(layout)
    layout.cellSpacing = 2
    layout.parentView = view
    layout.fittedView = view
    for _ in 0..<10 {
      let child = makeView(levels: levels - 1)
      layout.addChild(child)
      if levels == 1 { (leaf, leafsLayout) = (child, layout) }
    }
    return view
  }

  func layOut() -> Bool { layouts.first?.updateLayout() ?? false }

  /// Gives the last leaf another size and lays out again, from the top.
  func changeLeaf(_ number: Int) -> Bool {
    leaf.frame.size.height = number % 2 == 0 ? 40 : 30
    leafsLayout.requestRecalcLayout()
    return layOut()
  }
}
