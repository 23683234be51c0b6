import TestSupport
import Testing

@testable import Layouter

/// Compares random folding with a model without views: a list of cells that are open or folded.
@Suite("An accordion that is folded at random")
struct AccordionModelTests {
  private final class Listener: AccordionCellDelegate {
    var begun = 0
    var ended = 0
    func accordionCellFolding(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect) {
      begun += 1
    }
    func accordionCellFolded(_ cell: AccordionCellView, fold: Bool, lastFrame: CGRect) {
      ended += 1
    }
  }

  @Test(
    "puts cells where a list of lengths says, and completes every request once",
    arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func randomFolding(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let clock = VirtualClock()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let accordion = AccordionView(frame: parent.bounds)
    let listener = Listener()
    let orientation: Orientation = seed % 2 == 0 ? .vertical : .horizontal
    accordion.stackLayout.orientation = orientation
    accordion.stackLayout.cellSpacing = 3
    accordion.accordionDelegate = listener
    parent.addSubview(accordion)
    var labels: [UIView] = []
    var lengths: [CGFloat] = []
    for index in 0..<6 {
      let length = CGFloat(40 + 10 * index)
      let cell = AccordionCellView(
        frame: CGRect(origin: .zero, size: orientation.size(along: length, across: 90)))
      cell.orientation = orientation
      cell.labelPos = Bool.random(using: &random) ? [] : [.bottom, .right]
      cell.movableLabel = Bool.random(using: &random)
      labels.append(UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 12)))
      try cell.setLabelView(labels[index])
      accordion.addChild(cell)
      lengths.append(length)
    }
    var open = lengths.map { _ in true }
    var requests = 0
    var completions = 0
    var changes = 0
    for _ in 0..<150 {
      let index = Int.random(in: 0..<6, using: &random)
      let isAnimated = Bool.random(using: &random)
      let cell = accordion.cells[index]
      requests += 1
      clock.perform {
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          if open[index] { changes += 1 }
          open[index] = false
          cell.fold(animated: isAnimated) { _ in completions += 1 }
        case 1:
          if !open[index] { changes += 1 }
          open[index] = true
          cell.unfold(animated: isAnimated) { _ in completions += 1 }
        default:
          changes += 1
          open[index].toggle()
          cell.toggleFolding(animated: isAnimated) { _ in completions += 1 }
        }
        if Bool.random(using: &random) { parent.layoutIfNeeded() }
        if Bool.random(using: &random) { accordion.updateLayout() }
      }
      clock.advance(by: Double.random(in: 0..<0.2, using: &random))
      var start: CGFloat = 0
      for (index, cell) in accordion.cells.enumerated() {
        let length = open[index] ? lengths[index] : 12
        #expect(orientation.start(cell.frame) == start)
        #expect(orientation.length(cell.frame.size) == length)
        #expect(cell.bounds.contains(labels[index].frame))
        start += length + 3
      }
    }
    clock.advance(by: 1)
    #expect(completions == requests)
    #expect(listener.begun == changes)
    // An interrupted change is not reported as finished.
    #expect(listener.ended <= changes && listener.ended > 0)
    #expect(accordion.stackLayout.getCellSizeDelegate == nil)
    for cell in accordion.cells { #expect(cell.layer.presentation()?.frame == cell.frame) }
  }
}
