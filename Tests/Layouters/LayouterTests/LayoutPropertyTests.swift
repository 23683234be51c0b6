import TestSupport
import Testing

@testable import Layouter

/// What holds of every stack and every ladder, tried on many that a generator of our own makes.
@Suite("Whatever is laid out")
struct LayoutPropertyTests {
  private func makeStack(_ random: inout SplitMix64) -> (StackLayout, [UIView]) {
    let stack = StackLayout(
      orientation: random.chance(0.5) ? .vertical : .horizontal,
      alignment: AlignEx.allCases.randomElement(using: &random) ?? .top)
    stack.margin = random.insets(upTo: 20)
    stack.cellSpacing = random.length(0...12)
    if random.chance(0.3) { stack.fixedSideSize = random.length(0...100) }
    if random.chance(0.3) { stack.fitGrowingSideSize = random.length(1...900) }
    let views = random.views(upTo: 12)
    for view in views {
      if random.chance(0.2) { stack.addSpacer(random.length(0...30)) }
      stack.addChild(view)
    }
    return (stack, views)
  }

  @Test("cells of a stack follow one another at the spacing, from margin to margin")
  func stackHasNoHoles() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<400 {
      let (stack, views) = makeStack(&random)
      stack.updateLayout()
      let axis = stack.orientation
      var next = axis.leading(stack.margin)
      for index in 0..<stack.childCount {
        guard let frame = stack.frameOfCell(at: index) else {
          #expect(stack.childAt(index)?.isHidden == true)
          continue
        }
        #expect(isClose(axis.start(frame), next))
        next = axis.start(frame) + axis.length(frame.size) + stack.cellSpacing
      }
      let hasCells = stack.children.contains { $0.view?.isHidden != true }
      if hasCells { next -= stack.cellSpacing }
      #expect(isClose(axis.length(stack.getSize()), next + axis.trailing(stack.margin)))
      withExtendedLifetime(views) {}
    }
  }

  @Test("cells of a stack stay between its margins across it, and touch the edges they should")
  func stackAligns() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<400 {
      let (stack, views) = makeStack(&random)
      stack.updateLayout()
      let across = stack.orientation.crossing
      let area = stack.getContentRect()
      let (start, length) = (across.start(area), across.length(area.size))
      for view in views where !view.isHidden {
        let (before, size) = (across.start(view.frame) - start, across.length(view.frame.size))
        let after = length - before - size
        #expect(before >= 0 && after >= -1e-9)
        switch stack.cellAlignment {
        case .top: #expect(before == 0)
        case .center: #expect(isClose(before, after))
        case .bottom: #expect(isClose(after, 0))
        case .fill: #expect(size == length)
        }
      }
    }
  }

  @Test("a stack that is fitted to a length has it, unless the spacings alone take it")
  func stackFits() {
    var random = SplitMix64(seed: 3)
    var fitted = 0
    for _ in 0..<400 {
      let (stack, views) = makeStack(&random)
      guard stack.fitGrowingSideSize > 0 else { continue }
      let axis = stack.orientation
      let counted = stack.children.filter { $0.view?.isHidden != true }
      let gaps = stack.cellSpacing * CGFloat(counted.count - 1)
      let hasLength = counted.contains { cell in
        cell.view.map { axis.length($0.frame.size) > 0 } ?? false
      }
      guard hasLength, stack.fitGrowingSideSize > gaps else { continue }
      stack.updateLayout()
      #expect(isClose(axis.length(stack.getContentRect().size), stack.fitGrowingSideSize))
      fitted += 1
      withExtendedLifetime(views) {}
    }
    #expect(fitted > 50)
  }

  private func makeLadder(_ random: inout SplitMix64) -> (LadderLayout, [UIView]) {
    let ladder = LadderLayout()
    ladder.margin = random.insets(upTo: 20)
    ladder.cellSpacingHorz = random.length(0...8)
    ladder.cellSpacingVert = random.length(0...8)
    ladder.width = random.length(40...300)
    let views = random.views(upTo: 30)
    for view in views { ladder.addChild(view) }
    return (ladder, views)
  }

  @Test("a ladder's view is to the right of the previous one if it fits, otherwise below all")
  func ladderIsGreedy() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<400 {
      let (ladder, views) = makeLadder(&random)
      let sizes = views.map(\.frame.size)
      ladder.updateLayout()
      #expect(views.map(\.frame.size) == sizes)
      let placed = views.filter { !$0.isHidden }.map(\.frame)
      for (index, frame) in placed.enumerated() {
        guard index > 0 else {
          #expect(frame.origin == CGPoint(x: ladder.marginLeft, y: ladder.marginTop))
          continue
        }
        let beside = CGPoint(
          x: placed[index - 1].maxX + ladder.cellSpacingHorz, y: placed[index - 1].minY)
        let lowest = placed[..<index].map(\.maxY).max() ?? 0
        let fits = beside.x + frame.width <= ladder.width - ladder.marginRight
        #expect(
          frame.origin
            == (fits
              ? beside : CGPoint(x: ladder.marginLeft, y: lowest + ladder.cellSpacingVert)))
      }
    }
  }

  @Test("a ladder without margins and spacings follows the rule, view by view")
  func ladderByTheRule() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<100 {
      let width = random.length(20...400)
      let views = random.views(upTo: 40)
      for view in views { view.isHidden = false }
      // The document's own way: look at all that is placed already, for each view.
      var expected: [CGRect] = []
      for view in views {
        var start = CGPoint.zero
        if let last = expected.last {
          start = CGPoint(x: last.origin.x + last.width, y: last.origin.y)
          if start.x + view.frame.width > width {
            start = .zero
            for frame in expected { start.y = max(start.y, frame.origin.y + frame.height) }
          }
        }
        expected.append(CGRect(origin: start, size: view.frame.size))
      }
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
      scrollView.layoutAndAddSubviews(views)
      #expect(views.map(\.frame) == expected)
      #expect(
        scrollView.contentSize
          == CGSize(width: width, height: expected.map(\.maxY).max() ?? 0))
    }
  }

  @Test("no two views overlap, and none is outside of the content but one too wide for it")
  func nothingOverlaps() {
    var random = SplitMix64(seed: 6)
    for round in 0..<300 {
      let (layout, views): (BaseLayout, [UIView]) =
        round % 2 == 0 ? makeStack(&random) : makeLadder(&random)
      layout.updateLayout()
      let size = layout.getSize()
      let area = layout.getContentRect()
      let frames = views.filter { !$0.isHidden }.map(\.frame)
      for (index, frame) in frames.enumerated() {
        #expect(frame.minX >= area.minX && frame.minY >= area.minY)
        #expect(frame.maxY <= area.maxY + 1e-9)
        #expect(
          frame.maxX <= area.maxX + 1e-9
            || (frame.minX == area.minX && frame.width > area.width && layout is LadderLayout))
        for other in frames[..<index] {
          let common = frame.intersection(other)
          #expect(common.isNull || common.width < 1e-9 || common.height < 1e-9)
        }
      }
      let insets = layout.margin
      #expect(isClose(size.width, area.width + insets.left + insets.right) || area.width == 0)
      #expect(isClose(size.height, area.height + insets.top + insets.bottom))
      #expect(area.origin == CGPoint(x: insets.left, y: insets.top) || area.width == 0)
    }
  }

  @Test("laid out twice, everything stays where it is, and hidden views always do")
  func isIdempotent() {
    var random = SplitMix64(seed: 7)
    for round in 0..<400 {
      let (layout, views): (BaseLayout, [UIView]) =
        round % 2 == 0 ? makeStack(&random) : makeLadder(&random)
      let hidden = views.filter(\.isHidden)
      let before = hidden.map(\.frame)
      layout.updateLayout()
      let size = layout.getSize()
      layout.requestRecalcLayout()
      #expect(!layout.updateLayout())
      #expect(layout.getSize() == size)
      #expect(hidden.map(\.frame) == before)
    }
  }
}
