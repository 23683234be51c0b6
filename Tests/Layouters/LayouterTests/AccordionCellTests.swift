import Testing

@testable import Layouter

@Suite("An accordion cell")
struct AccordionCellTests {
  /// A cell of 300 × 350 with a label of 150 × 20, and margins of 5.
  private struct Example {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    let cell = AccordionCellView(frame: CGRect(x: 20, y: 30, width: 300, height: 350))
    let label: UIView
    let body = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init(
      _ orientation: Orientation = .vertical, _ labelPos: Pos = .leftTop, movable: Bool = false,
      label size: CGSize = CGSize(width: 150, height: 20)
    ) throws {
      label = UIView(frame: CGRect(origin: .zero, size: size))
      cell.orientation = orientation
      cell.labelPos = labelPos
      cell.movableLabel = movable
      cell.labelMargin = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      cell.bodyMargin = UIEdgeInsets(top: 0, left: 5, bottom: 5, right: 5)
      try cell.setLabelView(label)
      try cell.setBodyView(body)
      parent.addSubview(cell)
    }
  }

  private let unfolded = CGRect(x: 20, y: 30, width: 300, height: 350)

  // MARK: Layout

  @Test("puts the label into a strip at the top, and the body below it")
  func putsTheLabelIntoAStripAtTheTopAndTheBodyBelowIt() throws {
    let example = try Example()
    #expect(example.cell.bodyBounds == CGRect(x: 0, y: 30, width: 300, height: 320))
    #expect(example.label.frame == CGRect(x: 5, y: 5, width: 290, height: 20))
    #expect(example.body.frame == CGRect(x: 5, y: 30, width: 290, height: 315))
  }

  @Test("with the label at the bottom")
  func withTheLabelAtTheBottom() throws {
    let example = try Example(.vertical, [.bottom, .left])
    #expect(example.cell.bodyBounds == CGRect(x: 0, y: 0, width: 300, height: 320))
    #expect(example.label.frame == CGRect(x: 5, y: 325, width: 290, height: 20))
    #expect(example.body.frame == CGRect(x: 5, y: 0, width: 290, height: 315))
  }

  @Test("rotates the label of a cell that folds sideways")
  func turnsTheLabelOfACellThatFoldsSideways() throws {
    let example = try Example(.horizontal)
    example.cell.bodyMargin = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 5)
    example.cell.updateLayout()
    #expect(example.cell.bodyBounds == CGRect(x: 30, y: 0, width: 270, height: 350))
    #expect(example.label.frame == CGRect(x: 5, y: 5, width: 20, height: 340))
    #expect(example.label.bounds.size == CGSize(width: 340, height: 20))
    #expect(example.body.frame == CGRect(x: 30, y: 5, width: 265, height: 340))
    // Clockwise: the left end of the label is at the top of the cell.
    #expect(
      example.label.convert(CGPoint(x: 0, y: 10), to: example.cell) == CGPoint(x: 15, y: 5))
  }

  @Test("with the label at the right, rotated counterclockwise")
  func withTheLabelAtTheRightTurnedTheOtherWay() throws {
    let example = try Example(.horizontal, .rightTop)
    example.cell.bodyMargin = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 0)
    example.cell.rotateRight = true
    example.cell.updateLayout()
    #expect(example.label.frame == CGRect(x: 275, y: 5, width: 20, height: 340))
    #expect(example.body.frame == CGRect(x: 5, y: 5, width: 265, height: 340))
    #expect(
      example.label.convert(CGPoint(x: 0, y: 10), to: example.cell) == CGPoint(x: 285, y: 345))
  }

  @Test(
    "gives a label that is not stretched its own length",
    arguments: [
      (AlignEx.left, 5), (.center, 75), (.right, 145),
    ])
  func givesALabelThatIsNotStretchedItsOwnLength(_ alignment: AlignEx, _ x: Int) throws {
    let example = try Example()
    example.cell.labelAlignment = alignment
    example.cell.updateLayout()
    #expect(example.label.frame == CGRect(x: x, y: 5, width: 150, height: 20))
  }

  @Test(
    "places a turned label along its strip by its unturned length",
    arguments: [
      (AlignEx.left, 5), (.center, 100), (.right, 195),
    ])
  func turnedAlignment(_ alignment: AlignEx, _ y: Int) throws {
    let example = try Example(.horizontal)
    example.cell.labelAlignment = alignment
    for _ in 0..<2 {
      example.cell.updateLayout()
      #expect(example.label.frame == CGRect(x: 5, y: y, width: 20, height: 150))
    }
  }

  @Test("keeps the length of a label that is too long, from the start of the strip")
  func leavesALabelThatIsTooLongItsLengthFromTheStartOfTheStrip() throws {
    let example = try Example(label: CGSize(width: 400, height: 20))
    example.cell.labelAlignment = .center
    example.cell.updateLayout()
    #expect(example.label.frame == CGRect(x: 5, y: 5, width: 400, height: 20))
    let turned = try Example(.horizontal, label: CGSize(width: 400, height: 20))
    turned.cell.labelAlignment = .center
    for _ in 0..<2 {
      turned.cell.updateLayout()
      #expect(turned.label.frame == CGRect(x: 5, y: 5, width: 20, height: 400))
    }
  }

  @Test("gives a body without space no height, and the label its own")
  func givesABodyWithoutSpaceNoHeightAndTheLabelItsOwn() throws {
    let example = try Example()
    example.cell.frame.size.height = 20
    #expect(example.label.frame == CGRect(x: 5, y: 5, width: 290, height: 20))
    #expect(example.cell.bodyBounds == CGRect(x: 0, y: 30, width: 300, height: 0))
    #expect(example.body.frame.height == 0)
  }

  @Test("places nothing without a label")
  func withoutLabel() throws {
    let cell = AccordionCellView(frame: unfolded)
    let body = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    try cell.setBodyView(body)
    cell.updateLayout()
    #expect(cell.bodyBounds == .zero)
    #expect(body.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    var results: [Bool] = []
    cell.fold { results.append($0) }
    #expect(!cell.folding && results == [false])
  }

  @Test("restores the label's orientation when it folds vertically again")
  func becomesVertical() throws {
    let example = try Example(.horizontal)
    example.cell.orientation = .vertical
    example.cell.updateLayout()
    #expect(example.label.transform.isIdentity)
    #expect(example.label.frame == CGRect(x: 5, y: 5, width: 290, height: 20))
  }

  @Test("adopts a label's new thickness, and keeps its length")
  func labelGrows() throws {
    let example = try Example()
    example.label.bounds.size.height = 50
    example.parent.layoutIfNeeded()
    #expect(example.label.frame == CGRect(x: 5, y: 5, width: 290, height: 50))
    #expect(example.body.frame == CGRect(x: 5, y: 60, width: 290, height: 285))
    example.cell.labelAlignment = .left
    example.parent.layoutIfNeeded()
    #expect(example.label.frame == CGRect(x: 5, y: 5, width: 150, height: 50))
  }

  @Test("lays out again in the next pass after any setting")
  func marksItself() throws {
    let example = try Example()
    example.parent.layoutIfNeeded()
    example.cell.labelMargin.top = 15
    example.parent.layoutIfNeeded()
    #expect(example.label.frame.minY == 15)
    #expect(example.body.frame.minY == 40)
  }

  @Test("lays out twice as once", arguments: Orientation.allCases, [Pos.leftTop, .rightBottom])
  func idempotent(_ orientation: Orientation, _ labelPos: Pos) throws {
    for alignment in AlignEx.allCases {
      let example = try Example(orientation, labelPos)
      example.cell.labelAlignment = alignment
      example.cell.updateLayout()
      let frames = [example.label.frame, example.body.frame]
      example.cell.updateLayout()
      example.parent.layoutIfNeeded()
      #expect([example.label.frame, example.body.frame] == frames)
    }
  }

  // MARK: Size

  @Test("needs space for label, body and margins")
  func needsSpaceForLabelBodyAndMargins() throws {
    let example = try Example()
    example.body.frame.size = CGSize(width: 200, height: 100)
    #expect(example.cell.calcMinSizeOfContents() == CGSize(width: 210, height: 135))
    example.cell.orientation = .horizontal
    #expect(example.cell.calcMinSizeOfContents() == CGSize(width: 240, height: 160))
  }

  @Test("counts a stretched label with its own length")
  func minSizeAfterFilling() throws {
    let example = try Example()
    #expect(example.label.frame.width == 290)
    example.body.frame.size = CGSize(width: 20, height: 100)
    #expect(example.cell.calcMinSizeOfContents() == CGSize(width: 160, height: 135))
    example.cell.sizeToFit()
    #expect(example.cell.frame == CGRect(x: 20, y: 30, width: 160, height: 135))
  }

  @Test("needs as much when it is folded")
  func minSizeFolded() throws {
    let example = try Example()
    let size = example.cell.calcMinSizeOfContents()
    example.cell.fold()
    example.cell.updateLayout()
    #expect(example.cell.calcMinSizeOfContents() == size)
  }

  @Test("has a layout place its children in the body")
  func hasALayoutPlaceItsChildrenInTheBody() throws {
    let cell = AccordionCellView()
    cell.labelMargin = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    cell.bodyMargin = UIEdgeInsets(top: 0, left: 5, bottom: 5, right: 5)
    try cell.setLabelView(UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 30)))
    let grid = GridLayout()
    grid.cellSize = CGSize(width: 100, height: 100)
    grid.fixedSideCount = 3
    grid.cellSpacingHorz = 5
    grid.cellSpacingVert = 5
    let tiles = (0..<9).map { _ in UIView() }
    for tile in tiles { grid.addChild(tile) }
    try cell.setBodyLayouter(grid)
    #expect(cell.calcMinSizeOfContents() == CGSize(width: 320, height: 355))
    cell.sizeToFit()
    cell.updateLayout()
    #expect(grid.margin == UIEdgeInsets(top: 40, left: 5, bottom: 5, right: 5))
    #expect(cell.calcMinSizeOfContents() == CGSize(width: 320, height: 355))
    #expect(tiles[0].frame == CGRect(x: 5, y: 40, width: 100, height: 100))
    #expect(tiles[8].frame == CGRect(x: 215, y: 250, width: 100, height: 100))
    #expect(tiles.allSatisfy { $0.superview === cell })
  }

  @Test(
    "keeps the label's room in its layout's margin, wherever the label is",
    arguments: [
      (Orientation.vertical, Pos.bottom, UIEdgeInsets(top: 1, left: 2, bottom: 43, right: 4)),
      (.horizontal, .left, UIEdgeInsets(top: 1, left: 42, bottom: 3, right: 4)),
      (.horizontal, .right, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 44)),
    ])
  func layouterMargin(_ orientation: Orientation, _ pos: Pos, _ margin: UIEdgeInsets) throws {
    let cell = AccordionCellView(frame: unfolded)
    cell.orientation = orientation
    cell.labelPos = pos
    cell.bodyMargin = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    cell.labelMargin = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    try cell.setLabelView(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    let layout = StackLayout()
    try cell.setBodyLayouter(layout)
    cell.updateLayout()
    #expect(layout.margin == margin)
  }

  @Test("places the children of its layout in the next pass after one was added")
  func layouterIsHosted() throws {
    let example = try Example()
    example.cell.removeBodyView()
    let stack = StackLayout()
    try example.cell.setBodyLayouter(stack)
    example.parent.layoutIfNeeded()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    stack.addChild(child)
    example.parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 5, y: 30, width: 40, height: 10))
  }

  @Test("gives a relative layout the area of the body")
  func relativeBody() throws {
    let example = try Example()
    example.cell.removeBodyView()
    let layout = RelativeLayout()
    let child = UIView()
    layout.addChild(
      child,
      info: RelativeLayoutInfo(
        horz: .free, left: .parent(0), right: .parent(0), vert: .free, top: .parent(0),
        bottom: .parent(0)))
    try example.cell.setBodyLayouter(layout)
    example.cell.fold()
    example.cell.updateLayout()
    #expect(child.frame == CGRect(x: 5, y: 30, width: 290, height: 315))
  }

  // MARK: Parts

  @Test("has one label and one body")
  func onlyOne() throws {
    let example = try Example()
    example.cell.accessibilityIdentifier = "cell"
    let (view, layout) = (UIView(), StackLayout())
    #expect(throws: AccordionCellError.hasLabel(cell: "'cell'")) {
      try example.cell.setLabelView(view)
    }
    #expect(throws: AccordionCellError.hasBody(cell: "'cell'")) {
      try example.cell.setBodyView(view)
    }
    #expect(throws: AccordionCellError.hasBody(cell: "'cell'")) {
      try example.cell.setBodyLayouter(layout)
    }
    #expect(view.superview == nil && layout.parentView == nil && layout.layoutDelegate == nil)
    #expect(example.cell.labelView === example.label && example.cell.bodyView === example.body)
  }

  @Test("accepts other parts once the old ones are removed")
  func exchange() throws {
    let example = try Example(.horizontal)
    example.cell.removeLabelView()
    #expect(example.label.transform.isIdentity && example.label.superview == nil)
    example.body.removeFromSuperview()
    #expect(example.cell.labelView == nil && example.cell.bodyView == nil)
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    try example.cell.setLabelView(label)
    let stack = StackLayout()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stack.addChild(child)
    try example.cell.setBodyLayouter(stack)
    example.cell.updateLayout()
    #expect(label.frame == CGRect(x: 5, y: 5, width: 40, height: 340))
    #expect(child.frame.origin == CGPoint(x: 55, y: 0))
    example.cell.removeBodyLayouter()
    #expect(stack.layoutDelegate == nil && child.superview === example.cell)
  }

  @Test("replaces its label by the one that is assigned")
  func assignedLabel() throws {
    let example = try Example()
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    example.cell.labelView = label
    #expect(example.label.superview == nil)
    #expect(example.cell.labelView === label && label.superview === example.cell)
    example.parent.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 5, y: 5, width: 290, height: 40))
    #expect(example.body.frame == CGRect(x: 5, y: 50, width: 290, height: 295))
    // The former label no longer counts.
    example.label.bounds.size.height = 90
    example.parent.layoutIfNeeded()
    #expect(example.body.frame.minY == 50)
    example.cell.labelView = label
    #expect(label.superview === example.cell)
    example.cell.labelView = nil
    #expect(example.cell.labelView == nil && label.superview == nil)
    #expect(example.cell.bodyBounds == .zero)
  }

  @Test("replaces its body by the view or the layout that is assigned")
  func assignedBody() throws {
    let example = try Example()
    let cell = example.cell
    let view = UIView()
    cell.bodyView = view
    #expect(example.body.superview == nil)
    #expect(cell.bodyView === view && view.superview === cell)
    example.parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 30, width: 290, height: 315))

    let first = StackLayout()
    cell.bodyLayouter = first
    #expect(cell.bodyView == nil && view.superview == nil)
    #expect(cell.bodyLayouter === first && first.parentView === cell)

    let second = StackLayout()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    second.addChild(child)
    cell.bodyLayouter = second
    #expect(cell.bodyLayouter === second)
    #expect(first.parentView == nil && first.layoutDelegate == nil)
    example.parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 5, y: 30, width: 40, height: 10))

    cell.bodyView = example.body
    #expect(cell.bodyLayouter == nil && second.parentView == nil && second.layoutDelegate == nil)
    #expect(cell.bodyView === example.body && example.body.superview === cell)
    cell.bodyView = nil
    #expect(cell.bodyView == nil && example.body.superview == nil)
  }

  @Test("accepts assigned parts where there were none")
  func assignedFirstParts() {
    let cell = AccordionCellView(frame: unfolded)
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let body = UIView()
    cell.labelView = label
    cell.bodyView = body
    cell.updateLayout()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(body.frame == CGRect(x: 0, y: 20, width: 300, height: 330))
    let other = AccordionCellView(frame: unfolded)
    let layout = StackLayout()
    other.bodyLayouter = layout
    #expect(layout.parentView === other)
    other.bodyLayouter = nil
    #expect(layout.parentView == nil)
  }

  @Test("releases a part that moves to another view")
  func partLeaves() throws {
    let example = try Example()
    example.parent.addSubview(example.body)
    example.body.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
    example.cell.updateLayout()
    #expect(example.body.frame == CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(example.cell.bodyView == nil)
  }

  @Test("is always clipped")
  func clips() {
    let cell = AccordionCellView()
    cell.clipsToBounds = false
    #expect(cell.clipsToBounds)
  }
}
