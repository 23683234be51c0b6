import HeadlessUIKit
import TestSupport
import Testing

@testable import Lists

/// Lines whose places are computed, compared with lines that are placed one item after another.
@Suite struct FlowLineTests {
  @Test(arguments: UInt64(0)..<200)
  func itemsOfOneSizeArePlacedAsItemsOfTheirOwn(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let size = CGSize(
      width: .random(in: 0...320, using: &random), height: .random(in: 1...90, using: &random))
    let count = Int.random(in: 1...60, using: &random)
    let section = FlowSection(
      sizes: .equal(size, count: count),
      inset: UIEdgeInsets(top: 7, left: .random(in: 0...30, using: &random), bottom: 3, right: 11),
      lineSpacing: .random(in: 0...20, using: &random),
      itemSpacing: .random(in: 0...20, using: &random), header: 0, footer: 0)
    let equal = try #require(EqualFlowLines(section, of: size, count: count, width: 300))
    let listed = ListedFlowLines(
      section, of: Array(repeating: size, count: count), width: 300)
    #expect(abs(equal.length - listed.length) < 1e-6)
    for item in 0..<count {
      let (first, second) = (equal.frame(of: item), listed.frame(of: item))
      #expect(abs(first.minX - second.minX) < 1e-6 && abs(first.minY - second.minY) < 1e-6)
      #expect(first.size == second.size)
    }
    for _ in 0..<20 {
      let start = CGFloat.random(in: -50...listed.length + 50, using: &random)
      let end = start + .random(in: 0.5...200, using: &random)
      // Empty ranges have no place.
      #expect(
        equal.items(from: start, to: end).elementsEqual(listed.items(from: start, to: end)))
    }
  }

  @Test func linesThatDoNotAdvanceAreNotComputed() {
    let size = CGSize(width: 50, height: 10)
    for spacing: CGFloat in [-10, -20, .infinity, .nan] {
      let section = FlowSection(
        sizes: .equal(size, count: 3), inset: .zero, lineSpacing: spacing, itemSpacing: 0,
        header: 0,
        footer: 0)
      #expect(EqualFlowLines(section, of: size, count: 3, width: 100) == nil)
    }
  }

  @Test func rangesOfVeryCloseLinesDoNotOverflow() throws {
    let size = CGSize(width: 50, height: 10)
    let section = FlowSection(
      sizes: .equal(size, count: 3), inset: .zero, lineSpacing: (-10 as CGFloat).nextUp,
      itemSpacing: 0, header: 0, footer: 0)
    let lines = try #require(EqualFlowLines(section, of: size, count: 3, width: 50))
    #expect(lines.items(from: 0, to: 800) == 0..<3)
  }
}
