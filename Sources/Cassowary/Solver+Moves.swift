// Who shows a solution wants to know what is different in it, without looking at all of it.

extension Solver {
  /// Goes through the variables that may have another value than when this was called last; at first,
  /// all of them.
  public func forEachMovedVariable(_ body: (Variable) -> Void) {
    solve()
    moves.forEach(of: model.variableCount) { index in
      let serial = model.variableSerials[index]
      if serial > 0 { body(Variable(index: Int32(index), serial: serial)) }
    }
    moves.removeAll()
  }
}

/// Which variables have moved.
///
/// A way that is followed again and again, as in a window that is resized, is noted once, which costs
/// nothing that depends on its length.
final class Moves {
  private var ways: [Way] = []
  private let variables = Buffer<Int32>()
  private let marks = Buffer<Bool>()
  private var areAll = true
  /// More ways are not kept apart.
  private static let wayLimit = 16

  @inline(__always) func note(_ variable: Int) {
    guard !areAll else { return }
    marks.extend(to: variable + 1, with: false)
    guard !marks.base[variable] else { return }
    marks.base[variable] = true
    variables.append(Int32(variable))
  }

  func note(_ way: Way) {
    guard !areAll, !ways.contains(where: { $0 === way }) else { return }
    if ways.count == Self.wayLimit {
      noteAll()
    } else {
      ways.append(way)
    }
  }

  func noteAll() {
    removeAll()
    areAll = true
  }

  func removeAll() {
    for place in 0..<variables.count { marks[variables[place]] = false }
    variables.removeAll()
    if !ways.isEmpty { ways.removeAll(keepingCapacity: true) }
    areAll = false
  }

  /// - Parameter count: how many variables there are.
  func forEach(of count: Int, _ body: (Int) -> Void) {
    if areAll {
      for variable in 0..<count { body(variable) }
      return
    }
    for way in ways {
      for place in 0..<way.variables.count { note(Int(way.variables[place])) }
    }
    for place in 0..<variables.count { body(Int(variables[place])) }
  }
}
