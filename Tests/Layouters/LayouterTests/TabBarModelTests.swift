import TestSupport
import Testing

@testable import Layouter

/// Compares random use of a tab bar with a model without views: a list of widths, and an offset.
@Suite("A tab bar that is used at random")
struct TabBarModelTests {
  private struct Model {
    var tabs: [(width: CGFloat, isHidden: Bool)] = []
    var spacing: CGFloat = 0
    var length: CGFloat = 300
    var hasOtherButton = true
    var offset: CGFloat = 0

    /// The places of the tabs that can be seen.
    var places: [(index: Int, start: CGFloat, end: CGFloat)] {
      var next: CGFloat = 0
      return tabs.enumerated().filter { !$1.isHidden }.map { index, tab in
        defer { next += tab.width + spacing }
        return (index, next, next + tab.width)
      }
    }
    var content: CGFloat { places.last?.end ?? 0 }
    var available: CGFloat { length - (hasOtherButton ? 10 : 0) }
    var overflows: Bool { content > available }
    var room: CGFloat { max(0, available - (overflows ? 24 + 24 : 0)) }
    var end: CGFloat { max(0, content - room) }

    mutating func show(_ start: CGFloat, _ end: CGFloat) {
      if start < offset || end - start > room {
        offset = start
      } else {
        offset = max(offset, end - room)
      }
    }

    mutating func scrollNext() {
      let edge = offset + room
      if let tab = places.first(where: { edge < $0.end }), tab.start > offset {
        show(tab.start, tab.end)
      } else {
        offset = min(offset + room / 5, end)
      }
    }

    mutating func scrollPrev() {
      let places = places
      if let first = places.firstIndex(where: { offset < $0.end }) {
        let tab = places[max(0, first - 1)]
        show(tab.start, tab.end)
      } else {
        offset = max(0, min(offset - room / 5, end))
      }
    }
  }

  @Test(
    "shows what a list of widths says, and never more than there is",
    arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func randomUse(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 100))
    let bar = TabBarView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    func button(_ width: CGFloat) -> UIView {
      UIView(frame: CGRect(x: 0, y: 0, width: width, height: 24))
    }
    let (previous, other, next) = (button(24), button(10), button(24))
    bar.addLeftFuncButton(previous, kind: .scrollPrev)
    bar.addLeftFuncButton(other, kind: .other)
    bar.addRightFuncButton(next, kind: .scrollNext)
    window.addSubview(bar)
    var model = Model()
    for step in 0..<300 {
      let index = model.tabs.isEmpty ? nil : Int.random(in: 0..<model.tabs.count, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1, 2:
        let tab = UIView(frame: CGRect(x: 0, y: 0, width: random.length(20...120), height: 30))
        if random.chance(0.1) { tab.frame.size.width = 350 }
        bar.insertTab(tab, before: index.flatMap { bar.tabAt($0) })
        model.tabs.insert((tab.frame.width, false), at: index ?? 0)
      case 3:
        guard let index, let tab = bar.tabAt(index) else { continue }
        bar.removeTab(tab)
        model.tabs.remove(at: index)
      case 4:
        guard let index, let tab = bar.tabAt(index) else { continue }
        tab.isHidden.toggle()
        model.tabs[index].isHidden.toggle()
      case 5:
        guard let index, let tab = bar.tabAt(index) else { continue }
        tab.frame.size.width = random.length(20...120)
        model.tabs[index].width = tab.frame.width
      case 6:
        model.length = random.length(60...420)
        bar.frame.size.width = model.length
      case 7:
        model.hasOtherButton.toggle()
        other.isHidden = !model.hasOtherButton
      case 8:
        model.spacing = [-2, 0, 5].randomElement(using: &random) ?? 0
        bar.tabSpacing = model.spacing
      case 9:
        bar.scrollNext()
        model.scrollNext()
      case 10:
        bar.scrollPrev()
        model.scrollPrev()
      default:
        guard let place = model.places.randomElement(using: &random),
          let tab = bar.tabAt(place.index)
        else { continue }
        bar.ensureTabVisible(tab)
        model.show(place.start, place.end)
      }
      window.layoutIfNeeded()
      model.offset = min(model.offset, model.end)

      #expect(previous.isHidden == !model.overflows, "step \(step)")
      #expect(next.isHidden == !model.overflows, "step \(step)")
      #expect(bar.bar.frame.width == model.room, "step \(step)")
      #expect(bar.tabCount == model.tabs.count, "step \(step)")
      for place in model.places {
        #expect(bar.tabAt(place.index)?.frame.minX == place.start, "step \(step)")
      }
      #expect(abs(bar.bar.contentOffset.x - model.offset) < 1e-9, "step \(step)")
      guard model.overflows else { continue }
      #expect(previous.isUserInteractionEnabled == (model.offset > 1e-6), "step \(step)")
      #expect(next.isUserInteractionEnabled == (model.end - model.offset > 1e-6), "step \(step)")
    }
  }
}
