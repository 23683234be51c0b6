import Testing

@testable import Layouter

@Suite("An update of a layout")
struct LayoutUpdateTests {
  private final class Listener: LayoutDelegate {
    var sizes: [CGSize] = []
    func contentSizeChanged(_ layout: BaseLayout, size: CGSize) { sizes.append(size) }
  }

  private func makeView(_ height: CGFloat = 10) -> UIView {
    UIView(frame: CGRect(x: 1, y: 1, width: 10, height: height))
  }

  @Test("with animation sets frames at once and completes when the animation has ended")
  func animated() {
    let clock = VirtualClock()
    let (stack, view, listener) = (StackLayout(), makeView(), Listener())
    stack.addChild(view)
    stack.layoutDelegate = listener
    var results: [Bool] = []
    clock.perform {
      #expect(stack.updateLayout(animated: true) { results.append($0) })
      #expect(view.frame.origin == .zero)
      #expect(listener.sizes == [CGSize(width: 10, height: 10)])
      clock.advance(by: 0.125)
      #expect(results.isEmpty)
      clock.advance(by: 0.05)
    }
    #expect(results == [true])
  }

  @Test("with animation takes the layout's own time")
  func ownDuration() {
    let clock = VirtualClock()
    let (stack, view) = (StackLayout(), makeView())
    stack.addChild(view)
    stack.animDuration = 2
    var completions = 0
    clock.perform {
      stack.updateLayout(animated: true) { _ in completions += 1 }
      clock.advance(by: 1.5)
      #expect(completions == 0)
      clock.advance(by: 1)
    }
    #expect(completions == 1)
  }

  @Test("with animation completes at once where nothing moves, and with spacers only")
  func animatedWithoutMoves() {
    let stack = StackLayout()
    stack.addSpacer(5)
    var results: [Bool] = []
    VirtualClock().perform {
      #expect(!stack.updateLayout(animated: true) { results.append($0) })
    }
    #expect(results == [false])
  }

  @Test("keeps a reservation until the animation has ended")
  func reservationOutlastsAnimation() {
    let clock = VirtualClock()
    let (stack, a, b) = (StackLayout(), makeView(), makeView())
    stack.addChild(a)
    stack.addChild(b)
    var results: [Bool] = []
    clock.perform {
      stack.updateLayoutWithReservingCell(
        a, at: CGRect(x: 0, y: 0, width: 10, height: 40), animated: true
      ) { results.append($0) }
      clock.advance(by: 0.1)
      #expect(stack.children[0].reservedLocation != nil)
      clock.advance(by: 0.1)
      #expect(stack.children[0].reservedLocation == nil)
    }
    #expect(results == [true])
    #expect(b.frame.minY == 40)
  }

  @Test("ends a reservation also where no other cell has a view")
  func reservationWithSpacer() {
    let (stack, view) = (StackLayout(), makeView())
    stack.addSpacer(3)
    stack.addChild(view)
    var completions = 0
    stack.updateLayoutWithReservingCell(view, at: view.frame) { _ in completions += 1 }
    #expect(completions == 1)
    #expect(stack.children[1].reservedLocation == nil)
  }

  @Test("leaves a dragged view under the finger, and its place free")
  func draggedView() {
    let (stack, a, b) = (StackLayout(), makeView(), makeView())
    stack.addChild(a)
    stack.addChild(b)
    stack.children[0].isDragging = true
    stack.updateLayout()
    #expect(a.frame.origin == CGPoint(x: 1, y: 1))
    #expect(b.frame.minY == 10)
  }

  @Test("places what moves up when a view goes together with a change of the order")
  func reordersWhileViewsGo() {
    let stack = StackLayout()
    var views = (0..<5).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views { stack.addChild(view) }
    stack.updateLayout()
    stack.moveChild(views[1], to: 0)
    views.remove(at: 2)
    stack.updateLayout()
    // The second was moved before the first, and the third was deallocated.
    #expect(views.map(\.frame.minY) == [10, 0, 20, 30])
  }

  @Test("animates only what is in sight before or after")
  func animatesWhatIsSeen() {
    let clock = VirtualClock()
    clock.perform {
      let window = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      let stack = StackLayout()
      let views = (0..<9).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      for view in views {
        window.addSubview(view)
        stack.addChild(view)
      }
      stack.updateLayout()
      stack.moveChild(views[0], to: 8)
      stack.updateLayout(animated: true)
      #expect(views.map(\.frame.minY) == [80, 0, 10, 20, 30, 40, 50, 60, 70])
      let isMoving = views.map { $0.layer.presentation()?.frame != $0.frame }
      // The fourth was just out of sight, and comes in.
      #expect(isMoving == [true, true, true, true, false, false, false, false, false])
    }
  }

  @Test("adopts changes of children, if it observes them")
  func observesChildren() {
    let (stack, a, b) = (StackLayout(), makeView(), makeView())
    stack.observesChildren = true
    stack.addChild(a)
    stack.addChild(b)
    stack.updateLayout()
    a.frame.size.height = 25
    stack.updateLayout()
    #expect(b.frame.minY == 25)
    a.isHidden = true
    stack.updateLayout()
    #expect(b.frame.minY == 0)
    b.frame.size.height = 30
    #expect(stack.getSize() == CGSize(width: 10, height: 30))
    stack.removeChild(b)
    stack.updateLayout()
    b.frame.size.height = 99
    #expect(!stack.needsRecalc)
  }

  @Test("follows a change in the views' next layout pass, if the layout has a host")
  func marksHost() {
    let host = SimpleStackLayoutView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (a, b) = (makeView(), makeView())
    host.addSubview(a)
    host.addSubview(b)
    host.layoutIfNeeded()
    host.stackLayout.cellSpacing = 7
    host.layoutIfNeeded()
    #expect(b.frame.minY == 17)
    host.stackLayout.observesChildren = true
    a.frame.size.height = 20
    host.layoutIfNeeded()
    #expect(b.frame.minY == 27)
  }

  @Test("lays a host out once in a pass")
  func oneLayoutPerPass() {
    final class Host: SimpleStackLayoutView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let host = Host(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    host.addSubview(makeView())
    host.stackLayout.cellAlignment = .fill
    host.layoutIfNeeded()
    #expect(host.layouts == 1)
    #expect(host.subviews[0].frame.width == 50)
  }

  @Test("goes on when a view's new frame changes the children")
  func changesInThePass() {
    final class Nosy: UIView {
      var onMove: () -> Void = {}
      override var frame: CGRect { didSet { onMove() } }
    }
    let stack = StackLayout()
    let (nosy, other) = (Nosy(frame: CGRect(x: 1, y: 1, width: 10, height: 10)), makeView())
    stack.addChild(nosy)
    stack.addChild(other)
    nosy.onMove = { [unowned stack, unowned other] in stack.removeChild(other) }
    var results: [Bool] = []
    stack.updateLayout { results.append($0) }
    #expect(results == [true])
    #expect(stack.childCount == 1)
    #expect(stack.getSize() == CGSize(width: 10, height: 10))
  }

  @Test("ends with sizes that are no numbers, or without end", arguments: [CGFloat.nan, .infinity])
  func strangeSizes(length: CGFloat) {
    for layout in [StackLayout(), LadderLayout()] {
      let (view, after) = (makeView(), makeView())
      let host = SimpleLayoutView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      host.layouter = layout
      layout.fittedView = host
      view.frame.size = CGSize(width: length, height: length)
      layout.addChild(view)
      layout.addChild(after)
      layout.margin.left = length
      var completions = 0
      host.layoutIfNeeded()
      layout.updateLayout { _ in completions += 1 }
      #expect(completions == 1)
    }
  }
}
