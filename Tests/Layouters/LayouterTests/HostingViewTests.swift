import Testing

@testable import Layouter

@Suite("A view that hosts a stack")
struct HostingViewTests {
  @Test("fits its subviews into its frame without the margins")
  func fitsItsSubviewsIntoItsFrameWithoutTheMargins() {
    let view = SimpleStackLayoutView(orientation: .vertical, alignment: .fill)
    view.stackLayout.margin = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    view.stackLayout.fitGrowingSideSize = 1
    let children = [30, 10].map { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: $0)) }
    for child in children { view.addSubview(child) }
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    #expect(children[0].frame == CGRect(x: 5, y: 5, width: 90, height: 52.5))
    #expect(children[1].frame == CGRect(x: 5, y: 57.5, width: 90, height: 17.5))
    #expect(view.stackLayout.getSize() == CGSize(width: 100, height: 80))
  }

  @Test("sets the stack's cross size when its frame changes")
  func takesOnTheSizeAcrossTheStackWhenItsFrameChanges() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let stackView = StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stackView.stackLayout.cellAlignment = .fill
    stackView.stackLayout.margin = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    stackView.stackLayout.fixedSideSize = 350
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    stackView.addChild(child)
    parent.addSubview(stackView)
    #expect(stackView.stackLayout.fixedSideSize == 350)
    #expect(child.frame == CGRect(x: 5, y: 0, width: 350, height: 10))
    stackView.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    #expect(stackView.stackLayout.fixedSideSize == 110)
    #expect(child.frame == CGRect(x: 5, y: 0, width: 110, height: 10))
    #expect(stackView.calcMinSizeOfContents() == CGSize(width: 120, height: 60))
  }

  @Test("starts with the frame that it has when it gets a superview")
  func startsWithItsFrame() {
    let stackView = StackView()
    stackView.stackLayout.margin = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    stackView.stackLayout.fixedSideSize = 350
    stackView.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    UIView().addSubview(stackView)
    #expect(stackView.stackLayout.fixedSideSize == 350)
    #expect(stackView.contentSize == CGSize(width: 370, height: 10))
  }

  @Test("adopts the frame that was set between two superviews")
  func takesUpFrameBetweenSuperviews() {
    let stackView = StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    UIView().addSubview(stackView)
    #expect(stackView.stackLayout.fixedSideSize == 300)
    stackView.removeFromSuperview()
    stackView.frame.size.width = 200
    UIView().addSubview(stackView)
    #expect(stackView.stackLayout.fixedSideSize == 200)
  }

  @Test("lays its children out when it gets a superview")
  func laysOutWhenAdded() {
    let stackView = StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stackView.stackLayout.cellSpacing = 20
    let children = [50, 50].map { UIView(frame: CGRect(x: 9, y: 9, width: 200, height: $0)) }
    for child in children { stackView.addChild(child) }
    #expect(children[1].frame.origin == CGPoint(x: 9, y: 9))
    let parent = UIView()
    parent.addSubview(stackView)
    #expect(children[0].frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(children[1].frame == CGRect(x: 0, y: 70, width: 200, height: 50))
    #expect(children[1].superview === stackView)
  }

  @Test("stretches children over its width if no other size was fixed")
  func fillsItsWidth() {
    let stackView = StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    stackView.stackLayout.cellAlignment = .fill
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    stackView.addChild(child)
    stackView.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 300, height: 10))
  }

  @Test("does not affect scrolling")
  func ignoresScrolling() {
    let parent = UIView()
    let stackView = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 500))
    stackView.addChild(child)
    parent.addSubview(stackView)
    stackView.stackLayout.fixedSideSize = 60
    stackView.contentOffset = CGPoint(x: 0, y: 50)
    #expect(stackView.stackLayout.fixedSideSize == 60)
  }

  @Test("lays out again on request after a child was added")
  func updatesOnRequest() {
    let parent = UIView()
    let stackView = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(stackView)
    let (a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), UIView())
    stackView.addChild(a)
    stackView.addChild(b, updateLayout: true)
    #expect(b.frame.minY == 10)
    stackView.removeChild(a, updateLayout: true)
    #expect(b.frame.minY == 0)
    #expect(a.superview == nil)
  }

  @Test("sizes itself to its children")
  func sizesToFit() {
    let stackView = StackView(frame: CGRect(x: 7, y: 8, width: 1, height: 1))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    stackView.stackLayout.margin.top = 4
    stackView.addChild(child)
    stackView.sizeToFit()
    #expect(stackView.frame == CGRect(x: 7, y: 8, width: 20, height: 14))
  }

  @Test("keeps the size it has along a row")
  func minSizeOfRow() {
    let stackView = StackView(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
    stackView.stackLayout.orientation = .horizontal
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 12))
    stackView.addChild(child)
    #expect(stackView.calcMinSizeOfContents() == CGSize(width: 70, height: 12))
  }

  @Test("a simple stack releases a subview that is removed")
  func simpleStackForgets() {
    let view = SimpleStackLayoutView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), UIView())
    view.addSubview(a)
    view.addSubview(b)
    a.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.stackLayout.childCount == 1)
    #expect(b.frame.minY == 0)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 50, height: 0))
  }

  @Test("scrolls over its children with the margins")
  func contentSize() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let stackView = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    stackView.stackLayout.margin = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stackView.stackLayout.cellSpacing = 5
    for height in [40, 60] {
      stackView.addChild(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: height)))
    }
    parent.addSubview(stackView)
    #expect(stackView.contentSize == CGSize(width: 100, height: 109))
    #expect(
      stackView.viewNode().properties["contentSize"] == .list([.number(100), .number(109)]))
    stackView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 1, height: 9), animated: false)
    #expect(stackView.contentOffset == CGPoint(x: 0, y: 59))
  }

  @Test("describes the settings of its stack that are not the default")
  func description() {
    let stackView = StackView(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
    stackView.stackLayout.cellSpacing = 4
    stackView.stackLayout.cellAlignment = .right
    #expect(
      stackView.viewNode().properties["layouter"]
        == .map(["cellAlignment": .string("right"), "cellSpacing": .number(4)]))
  }

  @Test func aLayoutAttachedToAViewIsDescribedAsItsLayouter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
    #expect(view.viewNode().properties["layouter"] == nil)
    let layout = StackLayout()
    layout.parentView = view
    layout.cellSpacing = 4
    #expect(
      view.viewNode().properties["layouter"]
        == .map(["type": .string("StackLayout"), "cellSpacing": .number(4)]))
    #expect(
      view.describedTree().vocabulary.property("cellSpacing", of: "StackLayout")?.unit == .points)
    layout.parentView = nil
    #expect(view.viewNode().properties["layouter"] == nil)
  }

  @Test func aLayoutOfAHostIsDescribedWithItsClass() {
    let view = SimpleLayoutView(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
    view.layouter = GridLayout()
    #expect(view.viewNode().properties["layouter"] == .map(["type": .string("GridLayout")]))
    let cell = AccordionCellView()
    cell.bodyLayouter = LadderLayout()
    #expect(cell.viewNode().properties["bodyLayouter"] == .map(["type": .string("LadderLayout")]))
    // The bar's own layouts follow from its properties.
    #expect(TabBarView().viewNode().properties["layouter"] == nil)
  }
}
