/// A layout as a system of constraints, independent of any solver.
struct Problem {
  struct Row {
    enum Relation { case atMost, equal, atLeast }

    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation = Relation.equal
    var strength = 1000.0
  }

  var name: String
  var variableCount = 0
  /// The variables that are never negative.
  var nonnegatives: Set<Int> = []
  var rows: [Row] = []
  /// The index of the row whose constant is edited.
  var edited = 0

  init(_ name: String) {
    self.name = name
  }

  mutating func makeVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  mutating func add(
    _ terms: [(Int, Double)], _ constant: Double, _ relation: Row.Relation = .equal,
    strength: Double = 1000
  ) {
    rows.append(
      Row(
        terms: terms.map { (variable: $0.0, coefficient: $0.1) }, constant: constant,
        relation: relation, strength: strength))
  }

  /// The same problem with its rows added in the opposite order.
  func reversed() -> Problem {
    var result = self
    result.name += ", inserted backwards"
    result.rows.reverse()
    result.edited = rows.count - 1 - edited
    return result
  }
}

extension Problem {
  /// The constraints on the siblings of a row, other than those that place them side by side.
  enum Siblings: String, CaseIterable {
    case equal = "equal widths"
    case optional = "optional widths"
    case positive = "optional widths, none negative"
    case hugging = "widths that hug and resist compression"
    case optionallyEqual = "widths optionally equal, below bounds"
    case bounded = "equal widths between bounds"
    case aspect = "widths by aspect ratio"
  }

  /// Siblings side by side in a container whose width is edited.
  static func row(_ count: Int, _ siblings: Siblings = .equal) -> Problem {
    var problem = Problem("row of \(count), \(siblings.rawValue)")
    let lefts = (0..<count).map { _ in problem.makeVariable() }
    let widths = (0..<count).map { _ in problem.makeVariable() }
    problem.add([(lefts[0], 1)], 0)
    for index in 1..<count {
      problem.add([(lefts[index], 1), (lefts[index - 1], -1), (widths[index - 1], -1)], -8)
    }
    problem.edited = problem.rows.count
    problem.add([(lefts[count - 1], 1), (widths[count - 1], 1)], -50 * Double(count))
    switch siblings {
    case .equal:
      for index in 1..<count { problem.add([(widths[index], 1), (widths[0], -1)], 0) }
    case .optional:
      for index in 0..<count { problem.add([(widths[index], 1)], -30, strength: 250) }
    case .positive:
      for index in 0..<count {
        problem.add([(widths[index], 1)], -30, strength: 250)
        problem.add([(widths[index], 1)], 0, .atLeast)
      }
    case .hugging:
      for index in 0..<count {
        problem.add([(widths[index], 1)], -30, .atMost, strength: 250)
        problem.add([(widths[index], 1)], -30, .atLeast, strength: 750)
        problem.add([(widths[index], 1)], 0, .atLeast)
      }
    case .optionallyEqual:
      for index in 0..<count {
        if index > 0 {
          problem.add([(widths[index], 1), (widths[0], -1)], 0, strength: 250)
        }
        problem.add([(widths[index], 1)], 0, .atLeast)
        problem.add([(widths[index], 1)], -Double(10 + index), .atMost)
      }
    case .bounded:
      for index in 0..<count {
        if index > 0 { problem.add([(widths[index], 1), (widths[0], -1)], 0) }
        problem.add([(widths[index], 1)], -10, .atLeast)
        problem.add([(widths[index], 1)], -200, .atMost)
      }
    case .aspect:
      let heights = (0..<count).map { _ in problem.makeVariable() }
      for index in 0..<count {
        problem.add([(widths[index], 1), (heights[index], -1.5)], 0)
        if index > 0 { problem.add([(heights[index], 1), (heights[0], -1)], 0) }
      }
    }
    return problem
  }

  /// Nested boxes, five with five with four each, in rows and columns alternately. The width of the
  /// outermost one is edited.
  static func boxes() -> Problem {
    struct Box {
      /// Left and top, then width and height.
      var origin: [Int]
      var size: [Int]
    }
    var problem = Problem("boxes in boxes, 5 × 5 × 4")
    func makeBox() -> Box {
      let origin = [problem.makeVariable(), problem.makeVariable()]
      let size = [problem.makeVariable(), problem.makeVariable()]
      for length in size { problem.add([(length, 1)], 0, .atLeast) }
      return Box(origin: origin, size: size)
    }
    func fill(_ parent: Box, _ counts: [Int], along axis: Int) {
      guard let count = counts.first else {
        problem.add([(parent.size[0], 1)], -30, strength: 250)
        return
      }
      let children = (0..<count).map { _ in makeBox() }
      for (index, child) in children.enumerated() {
        if index == 0 {
          problem.add([(child.origin[axis], 1), (parent.origin[axis], -1)], -4)
        } else {
          let before = children[index - 1]
          problem.add(
            [(child.origin[axis], 1), (before.origin[axis], -1), (before.size[axis], -1)], -8)
          problem.add([(child.size[axis], 1), (children[0].size[axis], -1)], 0)
        }
        let across = 1 - axis
        problem.add([(child.origin[across], 1), (parent.origin[across], -1)], -4)
        problem.add(
          [
            (child.origin[across], 1), (child.size[across], 1), (parent.origin[across], -1),
            (parent.size[across], -1),
          ], 4)
      }
      let last = children[count - 1]
      problem.add(
        [
          (last.origin[axis], 1), (last.size[axis], 1), (parent.origin[axis], -1),
          (parent.size[axis], -1),
        ], 4)
      for child in children { fill(child, Array(counts.dropFirst()), along: 1 - axis) }
    }
    let root = makeBox()
    problem.add([(root.origin[0], 1)], 0)
    problem.add([(root.origin[1], 1)], 0)
    problem.edited = problem.rows.count
    problem.add([(root.size[0], 1)], -2000)
    problem.add([(root.size[1], 1)], -2000)
    fill(root, [5, 5, 4], along: 0)
    return problem
  }

  static var all: [Problem] {
    [10, 100, 300, 3000].map { row($0) }
      + [10, 100, 300].map { row($0).reversed() }
      + Siblings.allCases.dropFirst().flatMap { siblings in
        [10, 100, 300].map { row($0, siblings) }
      } + [boxes(), boxes().reversed()]
  }
}
