import HeadlessUIKit

/// Finds the quantities of all cells along an axis in an order in which each needs only those that
/// are found already.
///
/// Whatever is asked for and needs something else first has that looked for, which remembers who
/// wants it, and so on. A quantity that is wanted already when another one needs it needs itself: the
/// way back to it is the circle. Each quantity is found once, so the order of the cells does not
/// matter, nor do long chains.
struct RelativeResolution {
  /// How a quantity follows from others: those of its own cell, and one of another cell.
  private enum Formula: UInt32 {
    /// The number itself.
    case constant
    /// At a distance, the number, from the other quantity.
    case offset
    /// An end: the start and the length.
    case startAndLength
    /// A start: the end less the length.
    case endLessLength
    /// A length: from the start to the end; nothing if the end comes first.
    case fromStartToEnd
    /// A length: a part, the number, of the other one.
    case part
    /// A start: such that the middle is that of the cell whose start is the other quantity.
    case centeredOnCell
    /// A start: such that the middle is that of the content.
    case centeredInContent
  }

  /// A quantity in 16 bytes: long chains are followed through memory to and fro, and what is small is
  /// near.
  private struct Entry {
    static let nobody: Int32 = -1
    /// Wanted for its own sake.
    static let asked: Int32 = -2

    /// The quantity, once the formula is a constant; until then what the formula needs of a number.
    private(set) var number: CGFloat
    /// The formula in the lowest three bits, the other quantity's index above them.
    private var formulaAndOther: UInt32
    /// The quantity that needs this one, or one of the above.
    var wantedBy = nobody

    init(_ formula: Formula, _ other: Int = 0, number: CGFloat = 0) {
      self.number = number
      formulaAndOther = UInt32(other) << 3 | formula.rawValue
    }

    static func constant(_ value: CGFloat) -> Entry { Entry(.constant, number: value) }

    var formula: Formula { Formula(rawValue: formulaAndOther & 7) ?? .constant }
    var other: Int { Int(formulaAndOther >> 3) }
    var value: CGFloat? { formulaAndOther & 7 == Formula.constant.rawValue ? number : nil }

    mutating func find(_ value: CGFloat) {
      number = value
      formulaAndOther = Formula.constant.rawValue
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
    switch RelativeAxis.Plan(rules) {
    case nil:
      incompleteCells.append(
        .init(cell: entries.count / 3, lacksEdge: rules.start == .free && rules.end == .free))
      for _ in 0..<3 { entries.append(.constant(0)) }
    case .centered(on: let cell?):
      append(Entry(.centeredOnCell, 3 * cell), Entry(.startAndLength), length(rules.length))
    case .centered(on: nil):
      append(Entry(.centeredInContent), Entry(.startAndLength), length(rules.length))
    case .edges:
      append(startEdge(rules.start), endEdge(rules.end), Entry(.fromStartToEnd))
    case .startAndLength:
      append(startEdge(rules.start), Entry(.startAndLength), length(rules.length))
    case .endAndLength:
      append(Entry(.endLessLength), endEdge(rules.end), length(rules.length))
    }
  }

  private mutating func append(_ start: Entry, _ end: Entry, _ length: Entry) {
    entries.append(start)
    entries.append(end)
    entries.append(length)
  }

  private func startEdge(_ rule: RelativeAxis.Edge) -> Entry {
    switch rule {
    case .parent(let distance): .constant(axis.contentStart + distance)
    case .adjacent(let cell, let distance): Entry(.offset, 3 * cell + 1, number: distance)
    case .fitTo(let cell, let distance): Entry(.offset, 3 * cell, number: distance)
    case .at(let position): .constant(position)
    case .free, .centerOf: .constant(axis.contentStart)
    }
  }

  private func endEdge(_ rule: RelativeAxis.Edge) -> Entry {
    switch rule {
    case .parent(let distance): .constant(axis.contentStart + axis.contentLength - distance)
    case .adjacent(let cell, let distance): Entry(.offset, 3 * cell, number: -distance)
    case .fitTo(let cell, let distance): Entry(.offset, 3 * cell + 1, number: -distance)
    case .at(let position): .constant(position)
    case .free, .centerOf: .constant(axis.contentStart + axis.contentLength)
    }
  }

  private func length(_ rule: RelativeAxis.Length) -> Entry {
    switch rule {
    case .free: .constant(0)
    case .fixed(let length): .constant(max(length, 0))
    case .relative(let ratio, to: let cell?): Entry(.part, 3 * cell + 2, number: ratio)
    case .relative(let ratio, to: nil): .constant(max(ratio * axis.contentLength, 0))
    }
  }

  // MARK: Finding

  /// Finds everything.
  mutating func resolve() throws(RelativeAxis.Circle) {
    // Edges that nobody needs are found too: they may stand in a circle.
    for quantity in entries.indices where entries[quantity].value == nil { try find(quantity) }
  }

  /// Where a cell is, once everything is found.
  func span(of cell: Int) -> RelativeAxis.Span {
    .init(start: entries[3 * cell].number, length: entries[3 * cell + 2].number)
  }

  private mutating func find(_ quantity: Int) throws(RelativeAxis.Circle) {
    entries[quantity].wantedBy = Entry.asked
    var wanted = quantity
    while wanted >= 0 {
      switch step(wanted) {
      case .value(let value):
        entries[wanted].find(value)
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

  @inline(__always) private func step(_ quantity: Int) -> Step {
    let entry = entries[quantity]
    switch entry.formula {
    case .constant:
      return .value(entry.number)
    case .offset:
      guard let value = value(entry.other) else { return .needs(entry.other) }
      return .value(value + entry.number)
    case .startAndLength:
      guard let start = value(quantity - 1) else { return .needs(quantity - 1) }
      guard let length = value(quantity + 1) else { return .needs(quantity + 1) }
      return .value(start + length)
    case .endLessLength:
      guard let end = value(quantity + 1) else { return .needs(quantity + 1) }
      guard let length = value(quantity + 2) else { return .needs(quantity + 2) }
      return .value(end - length)
    case .fromStartToEnd:
      guard let start = value(quantity - 2) else { return .needs(quantity - 2) }
      guard let end = value(quantity - 1) else { return .needs(quantity - 1) }
      return .value(max(end - start, 0))
    case .part:
      guard let value = value(entry.other) else { return .needs(entry.other) }
      return .value(max(entry.number * value, 0))
    case .centeredOnCell:
      guard let start = value(entry.other) else { return .needs(entry.other) }
      guard let length = value(entry.other + 2) else { return .needs(entry.other + 2) }
      guard let ownLength = value(quantity + 2) else { return .needs(quantity + 2) }
      return .value(start + (length - ownLength) / 2)
    case .centeredInContent:
      guard let ownLength = value(quantity + 2) else { return .needs(quantity + 2) }
      return .value(axis.contentStart + (axis.contentLength - ownLength) / 2)
    }
  }

  private func value(_ quantity: Int) -> CGFloat? { entries[quantity].value }
}
