import TestSupport
import Testing

@testable import Layouter

/// Packing against the rule itself: unit by unit over a set of occupied ones.
@Suite("Packing a grid")
struct GridPackingTests {
  /// The packing rule, step by step.
  private func placesByTheRule(_ spans: [GridSpan], fixedSideCount: Int) -> [GridPlace] {
    struct Unit: Hashable {
      var line: Int
      var unit: Int
    }
    var occupied: Set<Unit> = []
    var (line, unit) = (0, 0)
    return spans.map { span in
      func covered() -> [Unit] {
        (line..<line + span.growing).flatMap { line in
          (unit..<unit + span.fixed).map { Unit(line: line, unit: $0) }
        }
      }
      while unit + span.fixed > fixedSideCount || covered().contains(where: occupied.contains) {
        unit += 1
        if unit >= fixedSideCount { (line, unit) = (line + 1, 0) }
      }
      occupied.formUnion(covered())
      return GridPlace(growing: line..<line + span.growing, fixed: unit..<unit + span.fixed)
    }
  }

  private func randomSpans(_ count: Int, fixedSideCount: Int, seed: Int) -> [GridSpan] {
    var generator = SplitMix64(seed: UInt64(seed))
    let widest = Int.random(in: 1...fixedSideCount, using: &generator)
    let longest = Int.random(in: 1...6, using: &generator)
    return (0..<count).map { _ in
      let isSeparator = Int.random(in: 0..<12, using: &generator) == 0
      return GridSpan(
        growing: .random(in: 1...longest, using: &generator),
        fixed: isSeparator ? fixedSideCount : .random(in: 1...widest, using: &generator))
    }
  }

  @Test("finds the same places as the rule, unit by unit", arguments: 0..<200)
  func followsTheRule(seed: Int) {
    let fixedSideCount = seed % 13 + 1
    let spans = randomSpans(60, fixedSideCount: fixedSideCount, seed: seed)
    var packing = GridPacking(fixedSideCount: fixedSideCount)
    let places = spans.map { packing.place($0) }
    #expect(places == placesByTheRule(spans, fixedSideCount: fixedSideCount))
    #expect(packing.growingSideCount == places.map(\.growing.upperBound).max())
  }

  @Test("goes on from places that are known", arguments: 0..<30)
  func goesOn(seed: Int) {
    var arrangement = GridArrangement()
    arrangement.fixedSideCount = seed % 9 + 1
    let spans = randomSpans(40, fixedSideCount: arrangement.fixedSideCount, seed: seed)
    let all = arrangement.places(for: spans)
    for count in 0...spans.count {
      #expect(arrangement.places(for: spans, known: all.places.prefix(count)) == all)
    }
  }

  @Test("never lets cells overlap, and keeps them in the content", arguments: 0..<50)
  func keepsCellsApart(seed: Int) {
    var arrangement = GridArrangement()
    arrangement.growingOrientation = seed.isMultiple(of: 2) ? .vertical : .horizontal
    arrangement.fixedSideCount = seed % 9 + 2
    arrangement.cellSize = CGSize(width: 11, height: 7)
    arrangement.spacing = CGSize(width: 3, height: 2)
    arrangement.margin = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let spans = randomSpans(40, fixedSideCount: arrangement.fixedSideCount, seed: seed)
    let result = arrangement.arrange(arrangement.places(for: spans))
    let content = CGRect(origin: .zero, size: result.contentSize)
      .deflated(by: arrangement.margin)
    for (index, frame) in result.frames.enumerated() {
      #expect(content.contains(frame))
      for other in result.frames[..<index] { #expect(!frame.intersects(other)) }
    }
  }

  @Test("grows by far without remembering what it has passed")
  func growsFar() {
    var packing = GridPacking(fixedSideCount: 3)
    let billion = 1_000_000_000
    #expect(
      packing.place(GridSpan(growing: billion, fixed: 2))
        == GridPlace(growing: 0..<billion, fixed: 0..<2))
    #expect(
      packing.place(GridSpan(growing: 1, fixed: 1)) == GridPlace(growing: 0..<1, fixed: 2..<3))
    #expect(
      packing.place(GridSpan(growing: 1, fixed: 2))
        == GridPlace(growing: billion..<billion + 1, fixed: 0..<2))
    #expect(
      packing.place(GridSpan(growing: billion, fixed: 3))
        == GridPlace(growing: billion + 1..<2 * billion + 1, fixed: 0..<3))
    #expect(packing.growingSideCount == 2_000_000_001)
  }
}
