import TestSupport
import Testing

@testable import Layouter

/// Compares resolving with the simplest algorithm: pass after pass over all cells until no quantity is
/// missing.
@Suite("Resolving relative rules along an axis")
struct RelativeAxisTests {
  private let axis = RelativeAxis(contentStart: 10, contentLength: 300)

  private func resolve(_ rules: [RelativeAxis.Rules]) -> [RelativeAxis.Span]? {
    var resolution = RelativeResolution(axis: axis, count: rules.count)
    for rules in rules { resolution.append(rules) }
    guard resolution.incompleteCells.isEmpty, (try? resolution.resolve()) != nil else { return nil }
    return rules.indices.map { resolution.span(of: $0) }
  }

  /// The known values of a cell so far.
  private struct Known {
    var start: CGFloat?
    var end: CGFloat?
    var length: CGFloat?

    var count: Int { [start, end, length].count { $0 != nil } }
  }

  private func resolveInPasses(_ rules: [RelativeAxis.Rules]) -> [RelativeAxis.Span]? {
    var known = Array(repeating: Known(), count: rules.count)
    func isEdge(_ rule: RelativeAxis.Edge) -> Bool {
      switch rule {
      case .free, .centerOf: false
      default: true
      }
    }
    func center(_ rules: RelativeAxis.Rules) -> (isSet: Bool, cell: Int?) {
      if case .centerOf(let cell) = rules.start { return (true, cell) }
      if case .centerOf(let cell) = rules.end { return (true, cell) }
      return (false, nil)
    }
    while known.contains(where: { $0.count < 3 }) {
      let before = known.reduce(0) { $0 + $1.count }
      for (index, rules) in rules.enumerated() {
        let center = center(rules)
        let areEdgesRuled = !center.isSet && isEdge(rules.start) && isEdge(rules.end)
        var cell = known[index]
        if center.isSet, let own = cell.length {
          if let other = center.cell.map({ known[$0] }) {
            if let start = other.start, other.end != nil, let length = other.length {
              cell.start = start + (length - own) / 2
            }
          } else {
            cell.start = 10 + (300 - own) / 2
          }
        } else if !center.isSet {
          switch rules.start {
          case .parent(let distance): cell.start = 10 + distance
          case .adjacent(let other, let distance):
            cell.start = known[other].end.map { $0 + distance }
          case .fitTo(let other, let distance):
            cell.start = known[other].start.map { $0 + distance }
          default: break
          }
          switch rules.end {
          case .parent(let distance): cell.end = 310 - distance
          case .adjacent(let other, let distance):
            cell.end = known[other].start.map { $0 - distance }
          case .fitTo(let other, let distance): cell.end = known[other].end.map { $0 - distance }
          default: break
          }
        }
        if !areEdgesRuled {
          switch rules.length {
          case .fixed(let length): cell.length = max(length, 0)
          case .relative(let ratio, let other?):
            cell.length = known[other].length.map { max(ratio * $0, 0) }
          case .relative(let ratio, nil): cell.length = max(ratio * 300, 0)
          case .free: break
          }
        }
        if areEdgesRuled, let start = cell.start, let end = cell.end {
          cell.length = max(end - start, 0)
        } else if !areEdgesRuled, let length = cell.length {
          if let start = cell.start {
            cell.end = start + length
          } else if let end = cell.end {
            cell.start = end - length
          }
        }
        known[index] = cell
      }
      if known.reduce(0, { $0 + $1.count }) == before { return nil }
    }
    return known.compactMap { cell in
      guard let start = cell.start, let length = cell.length else { return nil }
      return .init(start: start, length: length)
    }
  }

  /// Rules of cells that may refer to those before them, or to any cell.
  private func randomRules(
    _ count: Int, referringToAny: Bool, _ generator: inout SplitMix64
  ) -> [RelativeAxis.Rules] {
    (0..<count).map { index in
      func other() -> Int? {
        let limit = referringToAny ? count : index
        return limit == 0 ? nil : Int.random(in: 0..<limit, using: &generator)
      }
      func distance() -> CGFloat { CGFloat(Int.random(in: -20...20, using: &generator)) }
      func edge() -> RelativeAxis.Edge {
        switch (Int.random(in: 0..<10, using: &generator), other()) {
        case (0..<2, _): .free
        case (2..<4, let other?): .adjacent(other, distance())
        case (4..<6, let other?): .fitTo(other, distance())
        case (6, let other): .centerOf(other)
        default: .parent(distance())
        }
      }
      func length() -> RelativeAxis.Length {
        switch (Int.random(in: 0..<8, using: &generator), other()) {
        case (0, _): .free
        case (1..<4, let other): .relative(0.5, to: other)
        default: .fixed(CGFloat(Int.random(in: -5...80, using: &generator)))
        }
      }
      return .init(start: edge(), end: edge(), length: length())
    }
  }

  @Test("comes to the same as pass after pass, solvable or not", arguments: 0..<300)
  func equalsPasses(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let rules = randomRules(
      seed % 8 + 1, referringToAny: seed.isMultiple(of: 2), &generator)
    #expect(resolve(rules) == resolveInPasses(rules))
  }

  @Test("solves what refers only to what came before, in any order", arguments: 0..<60)
  func orderDoesNotMatter(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let rules = randomRules(40, referringToAny: false, &generator).map { rules in
      // Whatever is left open gets an edge and a length.
      RelativeAxis.Plan(rules) == nil
        ? RelativeAxis.Rules(start: .parent(1), length: .fixed(2)) : rules
    }
    let spans = try #require(resolve(rules))
    #expect(spans == resolveInPasses(rules))
    let order = Array(rules.indices).shuffled(using: &generator)
    var newIndices = order
    for (new, old) in order.enumerated() { newIndices[old] = new }
    func renamed(_ edge: RelativeAxis.Edge) -> RelativeAxis.Edge {
      switch edge {
      case .adjacent(let other, let distance): .adjacent(newIndices[other], distance)
      case .fitTo(let other, let distance): .fitTo(newIndices[other], distance)
      case .centerOf(let other?): .centerOf(newIndices[other])
      default: edge
      }
    }
    let shuffled = order.map { old in
      var rules = rules[old]
      rules.start = renamed(rules.start)
      rules.end = renamed(rules.end)
      if case .relative(let ratio, to: let other?) = rules.length {
        rules.length = .relative(ratio, to: newIndices[other])
      }
      return rules
    }
    #expect(resolve(shuffled) == order.map { spans[$0] })
  }

  @Test("follows a long chain that is registered backwards")
  func longChain() throws {
    let count = 20_000
    let rules = (0..<count).map { index in
      RelativeAxis.Rules(
        start: index == count - 1 ? .parent(0) : .adjacent(index + 1, 1), length: .fixed(2))
    }
    let spans = try #require(resolve(rules))
    #expect(spans[count - 1] == .init(start: 10, length: 2))
    // Each of the 19,999 others adds its length of 2 and a distance of 1.
    #expect(spans[0] == .init(start: 60_007, length: 2))
  }
}
