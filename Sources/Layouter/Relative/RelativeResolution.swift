import HeadlessUIKit

/// Finds the quantities of all cells along an axis in an order in which each needs only those that
/// are found already.
///
/// Whatever is asked for goes onto a stack, above it what it needs first, and so on. A quantity that
/// needs one further down on the stack needs itself: the stack between them is the circle. Each
/// quantity is found once, so the order of the cells does not matter, nor do long chains.
struct RelativeResolution {
  private enum State: UInt8 {
    case unknown, wanted, known
  }

  private enum Step {
    case value(CGFloat)
    /// Another quantity must be found first.
    case needs(Int)
  }

  private let axis: RelativeAxis
  private let rules: [RelativeAxis.Rules]
  private let plans: [RelativeAxis.Plan]
  // Start, end and length of the first cell, then those of the second, and so on.
  private var values: [CGFloat]
  private var states: [State]
  private var stack: [Int] = []

  init(axis: RelativeAxis, rules: [RelativeAxis.Rules], plans: [RelativeAxis.Plan]) {
    self.axis = axis
    self.rules = rules
    self.plans = plans
    values = Array(repeating: 0, count: 3 * rules.count)
    states = Array(repeating: .unknown, count: 3 * rules.count)
  }

  private func index(_ cell: Int, _ part: RelativeAxis.Part) -> Int { 3 * cell + part.rawValue }

  mutating func spans() throws(RelativeAxis.Circle) -> [RelativeAxis.Span] {
    var spans: [RelativeAxis.Span] = []
    spans.reserveCapacity(rules.count)
    for cell in rules.indices {
      let (start, length) = (index(cell, .start), index(cell, .length))
      try find(length)
      try find(start)
      // An edge that nobody needs is not looked at, but it may stand in a circle.
      try find(index(cell, .end))
      spans.append(.init(start: values[start], length: values[length]))
    }
    return spans
  }

  private mutating func find(_ quantity: Int) throws(RelativeAxis.Circle) {
    guard states[quantity] == .unknown else { return }
    var wanted = quantity
    while true {
      switch step(wanted) {
      case .value(let value):
        values[wanted] = value
        states[wanted] = .known
        guard let previous = stack.popLast() else { return }
        wanted = previous
      case .needs(let needed):
        states[wanted] = .wanted
        stack.append(wanted)
        guard states[needed] == .unknown else { throw circle(from: needed) }
        wanted = needed
      }
    }
  }

  private func circle(from quantity: Int) -> RelativeAxis.Circle {
    let start = stack.lastIndex(of: quantity) ?? 0
    return .init(
      quantities: stack[start...].map { index in
        .init(cell: index / 3, part: .init(rawValue: index % 3) ?? .start)
      })
  }

  private func step(_ quantity: Int) -> Step {
    let cell = quantity / 3
    switch (RelativeAxis.Part(rawValue: quantity % 3) ?? .start, plans[cell]) {
    case (.start, .edges), (.start, .startAndLength): return startEdge(rules[cell].start)
    case (.end, .edges), (.end, .endAndLength): return endEdge(rules[cell].end)
    case (.length, .edges):
      return combine(index(cell, .start), index(cell, .end)) { max($1 - $0, 0) }
    case (.length, _): return length(rules[cell].length)
    case (.end, _): return combine(index(cell, .start), index(cell, .length)) { $0 + $1 }
    case (.start, .endAndLength):
      return combine(index(cell, .end), index(cell, .length)) { $0 - $1 }
    case (.start, .centered(let other?)):
      return combine(index(other, .start), index(other, .length), index(cell, .length)) {
        $0 + ($1 - $2) / 2
      }
    case (.start, .centered(nil)):
      return combine(index(cell, .length)) { axis.contentStart + (axis.contentLength - $0) / 2 }
    }
  }

  private func startEdge(_ rule: RelativeAxis.Edge) -> Step {
    switch rule {
    case .parent(let distance): .value(axis.contentStart + distance)
    case .adjacent(let other, let distance): combine(index(other, .end)) { $0 + distance }
    case .fitTo(let other, let distance): combine(index(other, .start)) { $0 + distance }
    case .at(let position): .value(position)
    case .free, .centerOf: .value(axis.contentStart)
    }
  }

  private func endEdge(_ rule: RelativeAxis.Edge) -> Step {
    switch rule {
    case .parent(let distance): .value(axis.contentStart + axis.contentLength - distance)
    case .adjacent(let other, let distance): combine(index(other, .start)) { $0 - distance }
    case .fitTo(let other, let distance): combine(index(other, .end)) { $0 - distance }
    case .at(let position): .value(position)
    case .free, .centerOf: .value(axis.contentStart + axis.contentLength)
    }
  }

  private func length(_ rule: RelativeAxis.Length) -> Step {
    switch rule {
    case .free: .value(0)
    case .fixed(let length): .value(max(length, 0))
    case .relative(let ratio, to: let other?):
      combine(index(other, .length)) { max(ratio * $0, 0) }
    case .relative(let ratio, to: nil): .value(max(ratio * axis.contentLength, 0))
    }
  }

  private func combine(_ a: Int, _ value: (CGFloat) -> CGFloat) -> Step {
    states[a] == .known ? .value(value(values[a])) : .needs(a)
  }

  private func combine(_ a: Int, _ b: Int, _ value: (CGFloat, CGFloat) -> CGFloat) -> Step {
    states[a] == .known ? combine(b) { value(values[a], $0) } : .needs(a)
  }

  private func combine(
    _ a: Int, _ b: Int, _ c: Int, _ value: (CGFloat, CGFloat, CGFloat) -> CGFloat
  ) -> Step {
    states[a] == .known ? combine(b, c) { value(values[a], $0, $1) } : .needs(a)
  }
}
