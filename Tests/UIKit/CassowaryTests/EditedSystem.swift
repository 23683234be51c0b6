import Cassowary
import TestSupport

/// A solver with random edits, and the system that it should have after them.
struct EditedSystem {
  let family: Family
  let solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var handles: [ConstraintID] = []
  private(set) var system = TestSystem(variableCount: 0, rows: [])
  var largestVariableCount = 3
  var largestRowCount = 7
  /// The largest number of nonzero coefficients in a row.
  var largestTermCount = 3

  init(family: Family) {
    self.family = family
  }

  var solution: [Double] { variables.map(solver.value) }

  mutating func edit(_ chance: inout SplitMix64) throws {
    switch Int.random(in: 0..<12, using: &chance) {
    case 0 where variables.count < largestVariableCount: addVariable()
    case 0...3 where handles.count < largestRowCount && !variables.isEmpty: try addRow(&chance)
    case 4: try removeRow(&chance)
    case 5 where family == .nonnegative: try changeSign(&chance)
    case 5 where Int.random(in: 0..<4, using: &chance) == 0: try removeVariable(&chance)
    case 6, 7: try changeStrength(&chance)
    default: try changeConstant(&chance)
    }
  }

  mutating func addVariable() {
    let isNonnegative = family.isNonnegative(variables.count)
    variables.append(solver.makeVariable(isNonnegative: isNonnegative))
    if isNonnegative { system.nonnegatives.insert(system.variableCount) }
    system.variableCount += 1
    for index in system.rows.indices { system.rows[index].coefficients.append(0) }
  }

  mutating func addRow(_ chance: inout SplitMix64) throws {
    var row = family.row(variables.count, like: system.rows, &chance)
    let used = row.coefficients.indices.filter { row.coefficients[$0] != 0 }
    for index in used.shuffled(using: &chance).dropFirst(largestTermCount) {
      row.coefficients[index] = 0
    }
    handles.append(try solver.add(row.constraint(on: variables)))
    system.rows.append(row)
  }

  mutating func changeSign(_ chance: inout SplitMix64) throws {
    guard let index = variables.indices.randomElement(using: &chance) else { return }
    let isNonnegative = Bool.random(using: &chance)
    try solver.setNonnegative(isNonnegative, variables[index])
    if isNonnegative {
      system.nonnegatives.insert(index)
    } else {
      system.nonnegatives.remove(index)
    }
  }

  mutating func removeRow(_ chance: inout SplitMix64) throws {
    guard let index = handles.indices.randomElement(using: &chance) else { return }
    try solver.remove(handles[index])
    handles.remove(at: index)
    system.rows.remove(at: index)
  }

  mutating func removeVariable(_ chance: inout SplitMix64) throws {
    guard let index = variables.indices.randomElement(using: &chance) else { return }
    try solver.remove(variables[index])
    let stays = system.rows.indices.filter { system.rows[$0].coefficients[index] == 0 }
    handles = stays.map { handles[$0] }
    system.rows = stays.map { system.rows[$0] }
    variables.remove(at: index)
    system.variableCount -= 1
    system.nonnegatives = Set(
      system.nonnegatives.filter { $0 != index }.map { $0 > index ? $0 - 1 : $0 })
    for row in system.rows.indices { system.rows[row].coefficients.remove(at: index) }
  }

  mutating func changeStrength(_ chance: inout SplitMix64) throws {
    guard let index = handles.indices.randomElement(using: &chance) else { return }
    let strength = [1000, 750, 500, 250, 249].randomElement(using: &chance) ?? 1000
    try solver.setStrength(of: handles[index], to: Strength(Double(strength)))
    system.rows[index].strength = strength
  }

  mutating func changeConstant(_ chance: inout SplitMix64) throws {
    guard let index = handles.indices.randomElement(using: &chance) else { return }
    let constant = 1000 * Int.random(in: -20...20, using: &chance)
    try solver.setConstant(of: handles[index], to: Double(constant) / 1000)
    system.rows[index].constant = constant
  }
}
