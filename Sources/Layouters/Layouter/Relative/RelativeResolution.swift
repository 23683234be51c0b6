import HeadlessUIKit

/// Resolves the quantities of all cells along an axis, each after those that it depends on.
///
/// A depth-first search: a quantity that depends on an unresolved one has that resolved first,
/// which records its dependent, and so on. A quantity that is reached again while it is pending
/// depends on itself: the chain of dependents back to it is the circle. Each quantity is resolved
/// once, so neither the order of the cells nor long chains matter.
struct RelativeResolution {
  /// How a quantity is computed from others: from quantities of its own cell, and one of another
  /// cell.
  private enum Formula: UInt32 {
    /// The number itself.
    case constant
    /// At a distance, the number, from the other quantity.
    case offset
    /// An end: the start and the length.
    case startAndLength
    /// A start: the end less the length.
    case endLessLength
    /// A length: from the start to the end; 0 if the end comes first.
    case fromStartToEnd
    /// A length: a multiple, the number, of the other one.
    case part
    /// A start: centred on the cell whose start is the other quantity.
    case centeredOnCell
    /// A start: centred in the content.
    case centeredInContent
  }

  /// A quantity in 16 bytes: following long chains is memory-bound, and small entries share cache
  /// lines.
  private struct Entry {
    static let noDependent: Int32 = -1
    /// Requested directly, without a dependent.
    static let requested: Int32 = -2

    /// The quantity, once the formula is a constant; before that, the formula's number.
    private(set) var number: CGFloat
    /// The formula in the lowest three bits, the other quantity's index above them.
    private var formulaAndOther: UInt32
    /// The dependent quantity that is pending, or one of the constants above.
    var dependent = noDependent

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
    /// Another quantity must be resolved first.
    case needs(Int)
  }

  private let axis: RelativeAxis
  // Start, end and length of the first cell, then of the second, and so on.
  private var entries: [Entry] = []

  /// The cells with incomplete rules. If there are any, nothing is resolved.
  private(set) var incompleteCells: [IncompleteCell] = []

  struct IncompleteCell {
    let cell: Int
    /// Whether no edge is determined; otherwise the length is not.
    let lacksEdge: Bool
  }

  /// - Parameter count: the expected number of cells.
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

  /// Resolves all quantities.
  mutating func resolve() throws(RelativeAxis.Circle) {
    // Edges without dependents are resolved too: they may be part of a circle.
    for quantity in entries.indices where entries[quantity].value == nil { try find(quantity) }
  }

  /// The position of a cell, after resolution.
  func span(of cell: Int) -> RelativeAxis.Span {
    .init(start: entries[3 * cell].number, length: entries[3 * cell + 2].number)
  }

  private mutating func find(_ quantity: Int) throws(RelativeAxis.Circle) {
    entries[quantity].dependent = Entry.requested
    var pending = quantity
    while pending >= 0 {
      switch step(pending) {
      case .value(let value):
        entries[pending].find(value)
        pending = Int(entries[pending].dependent)
      case .needs(let needed):
        guard entries[needed].dependent == Entry.noDependent else {
          throw circle(from: needed, to: pending)
        }
        entries[needed].dependent = Int32(pending)
        pending = needed
      }
    }
  }

  /// The chain of dependencies from one quantity to another that depends on it.
  private func circle(from first: Int, to last: Int) -> RelativeAxis.Circle {
    var chain = [last]
    while let quantity = chain.last, quantity != first {
      chain.append(Int(entries[quantity].dependent))
    }
    return .init(
      quantities: chain.reversed().map { index in
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
