import Testing

@testable import Layouter

@Suite("Scrolling near an edge") struct AutoScrollTests {
  private let content = CGSize(width: 300, height: 1000)

  private func visible(y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 300, height: 200) }

  @Test("goes faster the nearer the finger is to the edge")
  func goesFasterTheNearerTheFingerIsToTheEdge() {
    // The band is 40 points: 30/40 into it, 2 · (1 + 50 · 0.75) = 77.
    #expect(
      AutoScroll().offset(
        visible: visible(y: 100), content: content, pointer: CGPoint(x: 150, y: 110))
        == CGPoint(x: 0, y: 23))
    #expect(
      AutoScroll().offset(
        visible: visible(y: 100), content: content, pointer: CGPoint(x: 150, y: 290))
        == CGPoint(x: 0, y: 177))
  }

  @Test("stays where the content ends")
  func staysWhereTheContentEnds() {
    #expect(
      AutoScroll().offset(
        visible: visible(y: 0), content: content, pointer: CGPoint(x: 150, y: 10)) == nil)
    #expect(
      AutoScroll().offset(
        visible: visible(y: 800), content: content, pointer: CGPoint(x: 150, y: 995)) == nil)
  }

  @Test("stays where the finger is in the middle, the band's limit included")
  func middle() {
    for y in [140.0, 200, 260] {
      #expect(
        AutoScroll().offset(
          visible: visible(y: 100), content: content, pointer: CGPoint(x: 150, y: y)) == nil)
    }
  }

  @Test("takes 51 steps at the edge, more outside, and goes no further than the content")
  func edges() {
    // 2 · 51 = 102 at the edge itself.
    #expect(
      AutoScroll().offset(
        visible: visible(y: 400), content: content, pointer: CGPoint(x: 150, y: 400))?.y == 298)
    // 8 points outside: 2 · (1 + 50 · 48/40) = 122.
    #expect(
      AutoScroll().offset(
        visible: visible(y: 400), content: content, pointer: CGPoint(x: 150, y: 392))?.y == 278)
    #expect(
      AutoScroll().offset(
        visible: visible(y: 20), content: content, pointer: CGPoint(x: 150, y: 20))?.y == 0)
    #expect(
      AutoScroll().offset(
        visible: visible(y: 790), content: content, pointer: CGPoint(x: 150, y: 990))?.y == 800)
  }

  @Test("has a band of 50 points at most, and both axes of their own")
  func band() {
    let visible = CGRect(x: 500, y: 500, width: 400, height: 600)
    let content = CGSize(width: 2000, height: 2000)
    // min(100, 0.4 · 400) / 2 = 50; x: 4 · (1 + 50 · 0.5) = 104, y: 6 · (1 + 50 · 0.2) = 66.
    #expect(
      AutoScroll().offset(
        visible: visible, content: content, pointer: CGPoint(x: 525, y: 1060))
        == CGPoint(x: 396, y: 566))
  }

  @Test("goes by speed and acceleration")
  func settings() {
    var scroll = AutoScroll()
    scroll.speed = 2
    scroll.acceleration = 30
    // 4 · (1 + 30 · 0.75) = 94.
    #expect(
      scroll.offset(visible: visible(y: 100), content: content, pointer: CGPoint(x: 150, y: 110))?
        .y == 6)
    scroll.speed = 0
    #expect(
      scroll.offset(visible: visible(y: 100), content: content, pointer: CGPoint(x: 150, y: 110))
        == nil)
  }
}

@Suite("Hovering") struct DragHoverTests {
  private func started() -> DragHover<Int> {
    var hover = DragHover<Int>()
    _ = hover.update(over: 1, at: CGPoint(x: 100, y: 100), time: 2)
    return hover
  }

  @Test("allows the finger to move less than 5 points")
  func allowsTheFingerToMoveLessThan5Points() {
    for (x, fires) in [(104.9, true), (105, false), (95, true), (94.9, false)] {
      var hover = started()
      let hasFired = hover.update(over: 1, at: CGPoint(x: x, y: 100), time: 2.6)
      #expect(hasFired == fires)
    }
  }

  @Test("takes more than half a second, and fires once")
  func duration() {
    var hover = started()
    let fired = [2.25, 2.5, 2.75, 3, 9].map { time in
      hover.update(over: 1, at: CGPoint(x: 100, y: 100), time: time)
    }
    #expect(fired == [false, false, true, false, false])
  }

  @Test("begins anew elsewhere, and when it is cleared")
  func restarts() {
    var hover = started()
    let point = CGPoint(x: 100, y: 100)
    var fired = [(1, 3.0), (2, 4), (2, 5), (1, 6), (1, 7)].map { place, time in
      hover.update(over: place, at: point, time: time)
    }
    #expect(fired == [true, false, true, false, true])
    hover.clear()
    fired = [8.0, 9].map { hover.update(over: 1, at: point, time: $0) }
    #expect(fired == [false, true])
  }
}

@Suite("The state of a drag in a layout") struct DragInfoTests {
  @Test("of a cell that is at home: out and in again")
  func domestic() {
    var info = DragInfo(pickedUpAt: 3)
    #expect(info.hasCell)
    var changes = [info.enter(), info.leave(), info.leave()]
    #expect(changes == [false, true, false])
    #expect(info.state == .outgoing && !info.hasCell)
    changes = [info.enter()]
    #expect(changes == [true] && info.state == .domestic && info.originalIndex == 3)
  }

  @Test("of a cell from elsewhere: in and out again")
  func foreign() {
    var info = DragInfo.foreign
    #expect(!info.hasCell && info.originalIndex == nil)
    var changes = [info.leave(), info.enter(), info.enter()]
    #expect(changes == [false, true, false])
    #expect(info.state == .incoming)
    changes = [info.leave()]
    #expect(changes == [true] && info.state == .visited)
  }
}

@Suite("The tree of layouts") struct DragNodeTests {
  @Test("is visited children first, siblings in their order")
  func postOrder() {
    let nodes = (0..<6).map { _ in DragNode() }
    nodes[1].move(below: nodes[0])
    nodes[2].move(below: nodes[0])
    nodes[3].move(below: nodes[1])
    nodes[4].move(below: nodes[1])
    nodes[5].move(below: nodes[2])
    func order() -> [Int] {
      nodes[0].postOrder.compactMap { node in nodes.firstIndex { $0 === node } }
    }
    #expect(order() == [3, 4, 1, 5, 2, 0])
    nodes[3].move(below: nodes[2])
    #expect(order() == [4, 1, 5, 3, 2, 0])
    #expect(nodes[3].isDescendant(of: nodes[0]) && nodes[3].isDescendant(of: nodes[2]))
    #expect(!nodes[3].isDescendant(of: nodes[1]) && !nodes[3].isDescendant(of: nodes[3]))
    #expect(nodes[3].depth == 2 && nodes[3].ancestor(1) === nodes[2])
    #expect(nodes[3].ancestor(3) == nil)
    nodes[2].move(below: nil)
    #expect(order() == [4, 1, 0])
  }

  @Test("holds a point where its content is seen, its first edges included")
  func contains() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let clip = UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 200))
    root.addSubview(clip)
    clip.addSubview(container)
    let stack = StackLayout()
    stack.margin = UIEdgeInsets(top: 5, left: 5, bottom: 0, right: 0)
    stack.parentView = container
    stack.addChild(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 100)))
    stack.updateLayout()
    let node = DragNode(layouter: stack, container: container)
    func holds(_ x: CGFloat, _ y: CGFloat) -> Bool {
      node.match(CGPoint(x: x, y: y), in: root) == .content
    }
    // The content is (5,5,40,100) of the container, so (15,15,40,100) of the root, seen up to 60.
    #expect(holds(15, 15) && holds(54.9, 59.9))
    #expect(!holds(14.9, 20) && !holds(55, 20) && !holds(20, 14.9) && !holds(20, 60))
    clip.contentOffset.y = 90
    #expect(holds(20, 10) && holds(20, 24.9) && !holds(20, 25))
    clip.isHidden = true
    #expect(!holds(20, 20))
    clip.isHidden = false
    container.removeFromSuperview()
    #expect(!holds(20, 20))
  }

  @Test("has room behind the content, unless something else is there")
  func room() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let outer = StackLayout()
    outer.parentView = root
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    outer.addChild(box)
    outer.updateLayout()
    let inner = StackLayout()
    inner.margin = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    inner.parentView = box
    let outerNode = DragNode(layouter: outer, container: root)
    let innerNode = DragNode(layouter: inner, container: box)
    innerNode.move(below: outerNode)
    func found(_ x: CGFloat, _ y: CGFloat) -> [Int] {
      outerNode.nodes(at: CGPoint(x: x, y: y), in: root).map { $0 === outerNode ? 0 : 1 }
    }
    // The inner layout has no cells, and all of its box but the margins.
    #expect(found(50, 50) == [1, 0])
    #expect(found(50, 19) == [0] && found(50, 90) == [0])
    // Below the box there is room for boxes.
    #expect(found(50, 150) == [0])
    // Another layout with its content there comes before.
    let other = StackLayout()
    other.margin.top = 30
    other.parentView = root
    other.addChild(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
    let otherNode = DragNode(layouter: other, container: root)
    otherNode.move(below: outerNode)
    #expect(outerNode.nodes(at: CGPoint(x: 50, y: 40), in: root).first === otherNode)
  }
}
