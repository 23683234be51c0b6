import HeadlessUIKit

/// Places views by rules that refer to the layout's area or to sibling views.
///
/// The size of the area is given; it does not depend on the views. Rules may refer to views that
/// are added later. Hidden views are laid out like visible ones.
open class RelativeLayout: BaseLayout {
  /// The size of the area without the margins, points. By default the size of the view that hosts
  /// the layout, less the margins.
  public var overallSize: CGSize {
    get { size }
    set {
      hasOwnSize = true
      size = newValue
      invalidateNaturalSize()
    }
  }
  /// Where dropped views are placed.
  public var ddRule: RelativeLayoutDropRule = .free
  /// The distance between the columns that dropped views snap to, points; 0 for none.
  public var ddGridX: UInt = 0
  /// The distance between the rows that dropped views snap to, points; 0 for none.
  public var ddGridY: UInt = 0

  private var size = CGSize.zero {
    didSet { if size != oldValue { recalculateInNewSize() } }
  }
  private var hasOwnSize = false

  open override class var propertyTable: PropertyTable { relativeProperties }

  open override func containerSizeDidChange(_ containerSize: CGSize) {
    guard !hasOwnSize else { return }
    size = CGRect(origin: .zero, size: containerSize).deflated(by: margin).size
  }

  /// None without an ``overallSize`` of the layout's own: the area is as large as the container.
  open override func naturalSize(forWidth width: CGFloat?) -> CGSize {
    hasOwnSize
      ? getSize() : CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  // MARK: Children

  /// Appends a view, unless it is already a child.
  public func addChild(_ view: UIView, info: RelativeLayoutInfo) {
    insertChild(view, before: nil, info: info)
  }

  /// Inserts a view before another one, or at the end if that one is not in the layout. A view that
  /// is already a child keeps its place and its rules.
  public func insertChild(_ view: UIView, before sibling: UIView?, info: RelativeLayoutInfo) {
    guard !containsChild(view) else { return }
    let cell = RelativeCell(view: view, info: info)
    insertCell(cell, before: sibling)
    cell.reference?.knownIndex = cell.knownIndex
  }

  /// The rules of a child; nil if the view is not a child. After changing them, call
  /// `requestRecalcLayout`.
  public func layoutInfoOfView(_ view: UIView) -> RelativeLayoutInfo? {
    (cell(of: view) as? RelativeCell)?.info
  }

  /// A view that is added without rules keeps its size, and is centred in the area.
  open override func makeCell(for view: UIView) -> LayoutCell {
    RelativeCell(view: view, info: .centered())
  }

  // MARK: Arranging

  open override func arrangeCells() throws(RelativeLayoutError) -> CellArrangement {
    var x = RelativeResolution(
      axis: .init(contentStart: margin.left, contentLength: size.width), count: children.count)
    var y = RelativeResolution(
      axis: .init(contentStart: margin.top, contentLength: size.height), count: children.count)
    try readRules(&x, &y)
    let incomplete = incompleteRules(x, .horizontal) + incompleteRules(y, .vertical)
    guard incomplete.isEmpty else { throw .incompleteRules(incomplete) }
    try resolve(&x, .horizontal)
    try resolve(&y, .vertical)
    return CellArrangement(
      frames: children.indices.map { cell in
        let (column, row) = (x.span(of: cell), y.span(of: cell))
        return CGRect(
          x: column.start, y: row.start, width: column.length, height: row.length)
      },
      contentSize: CGSize(
        width: size.width + margin.left + margin.right,
        height: size.height + margin.top + margin.bottom))
  }

  private func resolve(
    _ resolution: inout RelativeResolution, _ axis: Orientation
  ) throws(RelativeLayoutError) {
    do {
      try resolution.resolve()
    } catch {
      throw .circularRules(
        error.quantities.map { quantity in
          .init(
            view: name(ofCellAt: quantity.cell), index: quantity.cell,
            part: axis.name(of: quantity.part))
        })
    }
  }

  private func incompleteRules(
    _ resolution: RelativeResolution, _ axis: Orientation
  ) -> [RelativeLayoutError.Incomplete] {
    resolution.incompleteCells.map { incomplete in
      .init(
        view: name(ofCellAt: incomplete.cell), index: incomplete.cell, axis: axis,
        lacksEdge: incomplete.lacksEdge)
    }
  }

  func name(ofCellAt index: Int) -> String {
    "\(ViewName(of: children[index].view, at: index))"
  }

  // MARK: Finding cells

  /// The frontmost visible cell whose frame contains a point in the container's coordinates.
  public func hitTest(_ point: CGPoint) -> LayoutCell? {
    let frames = currentArrangement().frames
    let hits = zip(children, frames).reversed().filter { cell, frame in
      cell.view?.isHidden == false && frame.includes(point)
    }
    // The subview order, which is visible, may differ from the order of the cells.
    guard hits.count > 1, let superview = hits[0].0.view?.superview else { return hits.first?.0 }
    for view in superview.subviews.reversed() {
      if let hit = hits.first(where: { $0.0.view === view }) { return hit.0 }
    }
    return hits[0].0
  }
}

extension Orientation {
  /// The axis' name for a part of a cell.
  fileprivate func name(of part: RelativeAxis.Part) -> String {
    switch part {
    case .start: self == .horizontal ? "left" : "top"
    case .end: self == .horizontal ? "right" : "bottom"
    case .length: self == .horizontal ? "width" : "height"
    }
  }
}
