/// The levels in use, and the level of each constraint. Levels are created with the first constraint
/// of a strength and released with the last one.
struct Levels: ~Copyable {
  /// By index. The indices of released levels are reused.
  private var levels: [Level] = []
  private var freeIndices: [Int] = []
  /// Indices of the levels in use, the strongest first.
  private(set) var order: [Int] = []
  private var indices: [Double: Int] = [:]
  /// By level: its place in that order.
  private var places = Buffer<Int32>()
  /// The violated required constraints, which are compared one by one after their sum.
  var violations = Violations()
  /// By constraint: the index of its level.
  private var levelsOfConstraints = Buffer<Int32>()

  /// The level of required constraints.
  static var required: Int { 0 }
  /// The strength of the constraints that keep variables nonnegative.
  static var nonnegativityStrength: Double { .infinity }
  /// The strength of an objective below all constraints.
  static var objectiveStrength: Double { -.infinity }

  init() {
    _ = index(of: Strength.required.value)
  }

  @inline(__always) subscript(index: Int) -> Level { levels[index] }

  /// The number of levels ever used at the same time.
  var capacity: Int { levels.count }

  /// The level of a strength; nil if it is not in use.
  func known(_ strength: Double) -> Level? { indices[strength].map { levels[$0] } }

  /// The index of the level of a strength, which is created if it is not in use.
  mutating func index(of strength: Double) -> Int {
    if let known = indices[strength] { return known }
    let index: Int
    if let free = freeIndices.popLast() {
      index = free
      levels[index].reset(to: strength)
    } else {
      index = levels.count
      levels.append(Level(strength: strength))
      places.append(0)
    }
    order.insert(
      index, at: order.firstIndex { levels[$0].strength < strength } ?? order.count)
    numberPlaces()
    indices[strength] = index
    return index
  }

  /// Releases a level. Members with multipliers there must be priced again.
  private mutating func release(_ index: Int, _ pricing: inout Pricing) {
    indices[levels[index].strength] = nil
    order.removeAll { $0 == index }
    levels[index].forEachMultiplier { pricing.addCandidate($0) }
    // It may still be among the changed levels, or be read by the ratio test.
    levels[index].reset(to: -.infinity)
    freeIndices.append(index)
    numberPlaces()
  }

  private mutating func numberPlaces() {
    for (place, level) in order.enumerated() { places[level] = Int32(place) }
  }

  // MARK: Constraints

  /// Adds a constraint to a level.
  mutating func add(_ constraint: Int, to index: Int, _ model: borrowing Model) {
    levelsOfConstraints.extend(to: constraint + 1, with: 0)
    levelsOfConstraints[constraint] = Int32(index)
    violations.addConstraint(constraint)
    levels[index].addConstraint(ofWeight: model.weight(of: constraint))
  }

  /// Removes a satisfied constraint from its level, which is released if it was the last one.
  mutating func remove(_ constraint: Int, _ pricing: inout Pricing) {
    let index = index(ofConstraint: constraint)
    guard levels[index].removeConstraint(), index != Self.required else { return }
    release(index, &pricing)
  }

  /// The index of a constraint's level.
  @inline(__always) func index(ofConstraint constraint: Int) -> Int {
    Int(levelsOfConstraints[constraint])
  }

  @inline(__always) func isRequired(_ constraint: Int) -> Bool {
    levelsOfConstraints[constraint] == Self.required
  }

  /// Whether a constraint keeps a variable nonnegative.
  func isNonnegativity(_ constraint: Int) -> Bool {
    levels[index(ofConstraint: constraint)].strength == Self.nonnegativityStrength
  }

  // MARK: Order

  /// The place of a level in the order, 0 being the strongest.
  @inline(__always) func place(of index: Int) -> Int { Int(places[index]) }

  /// The place of a constraint's level in the order.
  @inline(__always) func place(ofConstraint constraint: Int) -> Int {
    Int(places[levelsOfConstraints[constraint]])
  }

  var requiredPlace: Int { place(of: Self.required) }

  /// The position of a level among all that the solver minimises. The levels of single violations follow
  /// the level of required constraints.
  ///
  /// - Parameter serial: the serial number of a violated constraint; 0 for the level of a strength.
  @inline(__always) static func position(ofPlace place: Int, serial: UInt64 = 0) -> Int {
    place << 40 | Int(serial)
  }

  /// The place of the level at a position; the place of required constraints for a single violation.
  @inline(__always) static func place(ofPosition position: Int) -> Int { position >> 40 }

  #if DEBUG
    /// A contradiction within this part; nil if there is none.
    func invariantViolation(_ model: borrowing Model) -> String? {
      let isPartitioned = Set(order).isDisjoint(with: freeIndices)
      guard isPartitioned, order.count + freeIndices.count == levels.count else {
        return "a level is neither in use nor released"
      }
      for (place, index) in order.enumerated() {
        guard places[index] == place else { return "level \(index) is not at its place" }
        guard place == 0 || levels[index].strength < levels[order[place - 1]].strength else {
          return "the levels are out of order at place \(place)"
        }
      }
      for (strength, index) in indices where levels[index].strength != strength {
        return "the level of strength \(strength) is another one"
      }
      var counts = [Int](repeating: 0, count: levels.count)
      for constraint in 0..<model.constraintCount {
        switch model.kind(of: constraint) {
        case .equality, .inequality, .objective: counts[index(ofConstraint: constraint)] += 1
        case .removed, .free: continue
        }
      }
      for index in levels.indices where levels[index].constraintCount != counts[index] {
        let count = levels[index].constraintCount
        return "level \(index) has \(counts[index]) constraints, not \(count)"
      }
      return nil
    }
  #endif
}
