import HeadlessUIKit

/// Finds the quantities of all cells along an axis in an order in which each needs only those that
/// are found already.
///
/// Whatever is asked for and needs something else first has that looked for, which remembers who
/// wants it, and so on. A quantity that is wanted already when another one needs it needs itself: the
/// way back to it is the circle. Each quantity is found once, so the order of the cells does not
/// matter, nor do long chains.
struct RelativeResolution {
  /// How a quantity follows from others, which are named by their index.
  private enum Formula {
    case constant(CGFloat)
    case offset(Int, CGFloat)
    case sum(Int, Int)
    case difference(Int, Int)
    /// From a start to an end; nothing if the end comes first.
    case length(from: Int, to: Int)
    case part(of: Int, CGFloat)
    /// The start of what has a length and the same middle as a cell whose start is given.
    case centered(onCellAt: Int, length: Int)
    case centeredInContent(length: Int)
  }

  private struct Entry {
    static let nobody: Int32 = -1
    /// Wanted for its own sake.
    static let asked: Int32 = -2

    /// A constant once the quantity is found.
    var formula: Formula
    /// The quantity that needs this one, or one of the above.
    var wantedBy = nobody

    init(_ formula: Formula) { self.formula = formula }

    var value: CGFloat? {
      if case .constant(let value) = formula { value } else { nil }
    }
  }

  private enum Step {
    case value(CGFloat)
    /// Another quantity must be found first.
    case needs(Int)
  }

  private let axis: RelativeAxis
  // Start, end and length of the first cell, then those of the second, and so on.
  private var entries: [Entry] = []

  /// The cells whose rules leave something open. With any of them there is nothing to find.
  private(set) var incompleteCells: [IncompleteCell] = []

  struct IncompleteCell {
    let cell: Int
    /// Whether no edge is placed; otherwise the length is open.
    let lacksEdge: Bool
  }

  /// - Parameter count: how many cells there will be.
  init(axis: RelativeAxis, count: Int) {
    self.axis = axis
    entries.reserveCapacity(3 * count)
  }

  // MARK: Formulas

  /// Adds the next cell.
  mutating func append(_ rules: RelativeAxis.Rules) {
    let start = entries.count
    let (end, length) = (start + 1, start + 2)
    switch RelativeAxis.Plan(rules) {
    case nil:
      incompleteCells.append(
        .init(cell: start / 3, lacksEdge: rules.start == .free && rules.end == .free))
      for _ in 0..<3 { entries.append(Entry(.constant(0))) }
    case .centered(on: let cell?):
      entries.append(Entry(.centered(onCellAt: 3 * cell, length: length)))
      entries.append(Entry(.sum(start, length)))
      entries.append(Entry(self.length(rules.length)))
    case .centered(on: nil):
      entries.append(Entry(.centeredInContent(length: length)))
      entries.append(Entry(.sum(start, length)))
      entries.append(Entry(self.length(rules.length)))
    case .edges:
      entries.append(Entry(startEdge(rules.start)))
      entries.append(Entry(endEdge(rules.end)))
      entries.append(Entry(.length(from: start, to: end)))
    case .startAndLength:
      entries.append(Entry(startEdge(rules.start)))
      entries.append(Entry(.sum(start, length)))
      entries.append(Entry(self.length(rules.length)))
    case .endAndLength:
      entries.append(Entry(.difference(end, length)))
      entries.append(Entry(endEdge(rules.end)))
      entries.append(Entry(self.length(rules.length)))
    }
  }

  private func startEdge(_ rule: RelativeAxis.Edge) -> Formula {
    switch rule {
    case .parent(let distance): .constant(axis.contentStart + distance)
    case .adjacent(let cell, let distance): .offset(3 * cell + 1, distance)
    case .fitTo(let cell, let distance): .offset(3 * cell, distance)
    case .at(let position): .constant(position)
    case .free, .centerOf: .constant(axis.contentStart)
    }
  }

  private func endEdge(_ rule: RelativeAxis.Edge) -> Formula {
    switch rule {
    case .parent(let distance): .constant(axis.contentStart + axis.contentLength - distance)
    case .adjacent(let cell, let distance): .offset(3 * cell, -distance)
    case .fitTo(let cell, let distance): .offset(3 * cell + 1, -distance)
    case .at(let position): .constant(position)
    case .free, .centerOf: .constant(axis.contentStart + axis.contentLength)
    }
  }

  private func length(_ rule: RelativeAxis.Length) -> Formula {
    switch rule {
    case .free: .constant(0)
    case .fixed(let length): .constant(max(length, 0))
    case .relative(let ratio, to: let cell?): .part(of: 3 * cell + 2, ratio)
    case .relative(let ratio, to: nil): .constant(max(ratio * axis.contentLength, 0))
    }
  }

  // MARK: Finding

  mutating func spans() throws(RelativeAxis.Circle) -> [RelativeAxis.Span] {
    // Edges that nobody needs are found too: they may stand in a circle.
    for quantity in entries.indices where entries[quantity].value == nil { try find(quantity) }
    return stride(from: 0, to: entries.count, by: 3).map { start in
      .init(start: entries[start].value ?? 0, length: entries[start + 2].value ?? 0)
    }
  }

  private mutating func find(_ quantity: Int) throws(RelativeAxis.Circle) {
    entries[quantity].wantedBy = Entry.asked
    var wanted = quantity
    while wanted >= 0 {
      switch step(entries[wanted].formula) {
      case .value(let value):
        entries[wanted].formula = .constant(value)
        wanted = Int(entries[wanted].wantedBy)
      case .needs(let needed):
        guard entries[needed].wantedBy == Entry.nobody else {
          throw circle(from: needed, to: wanted)
        }
        entries[needed].wantedBy = Int32(wanted)
        wanted = needed
      }
    }
  }

  /// The quantities from one that is needed by another to that one.
  private func circle(from first: Int, to last: Int) -> RelativeAxis.Circle {
    var way = [last]
    while let quantity = way.last, quantity != first { way.append(Int(entries[quantity].wantedBy)) }
    return .init(
      quantities: way.reversed().map { index in
        .init(cell: index / 3, part: .init(rawValue: index % 3) ?? .start)
      })
  }

  @inline(__always) private func step(_ formula: Formula) -> Step {
    switch formula {
    case .constant(let value):
      return .value(value)
    case .offset(let other, let distance):
      guard let value = value(other) else { return .needs(other) }
      return .value(value + distance)
    case .sum(let a, let b):
      guard let first = value(a) else { return .needs(a) }
      guard let second = value(b) else { return .needs(b) }
      return .value(first + second)
    case .difference(let a, let b):
      guard let first = value(a) else { return .needs(a) }
      guard let second = value(b) else { return .needs(b) }
      return .value(first - second)
    case .length(from: let a, to: let b):
      guard let start = value(a) else { return .needs(a) }
      guard let end = value(b) else { return .needs(b) }
      return .value(max(end - start, 0))
    case .part(of: let other, let ratio):
      guard let value = value(other) else { return .needs(other) }
      return .value(max(ratio * value, 0))
    case .centered(onCellAt: let other, length: let own):
      guard let start = value(other) else { return .needs(other) }
      guard let length = value(other + 2) else { return .needs(other + 2) }
      guard let ownLength = value(own) else { return .needs(own) }
      return .value(start + (length - ownLength) / 2)
    case .centeredInContent(length: let own):
      guard let ownLength = value(own) else { return .needs(own) }
      return .value(axis.contentStart + (axis.contentLength - ownLength) / 2)
    }
  }

  private func value(_ quantity: Int) -> CGFloat? { entries[quantity].value }
}
