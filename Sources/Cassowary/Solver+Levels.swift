// Levels come and go with the strengths in use and with violated required constraints.

/// What pricing needs of a level whose multipliers are not all 0.
struct ActiveLevel: BitwiseCopyable {
  var index: Int32
  var place: Int32
  /// The serial number of the required constraint whose level it is; 0 for a strength's.
  var serial: UInt64
  var tolerance: Double
  var multipliers: UnsafeMutablePointer<Double>
}

extension Solver {
  /// The level of required constraints.
  static var requiredLevel: Int { 0 }
  /// The strength of what keeps variables from being negative.
  static var restrictingStrength: Double { .infinity }

  func levelIndex(of strength: Double) -> Int {
    if let known = levelIndices[strength] { return known }
    let index = makeLevel(Level.Rank(strength: strength))
    levelIndices[strength] = index
    return index
  }

  func makeLevel(_ rank: Level.Rank) -> Int {
    let index: Int
    if let free = freeLevels.popLast() {
      index = free
      levels[index].become(rank)
    } else {
      index = levels.count
      levels.append(Level(rank: rank))
      slopes.append(0)
      levelPlaces.append(0)
    }
    levelOrder.insert(
      index, at: levelOrder.firstIndex { levels[$0].rank < rank } ?? levelOrder.count)
    numberLevels()
    return index
  }

  func releaseLevel(_ index: Int) {
    levelOrder.removeAll { $0 == index }
    levels[index].multipliers.forEachAscending { suspects.insert($0) }
    // It may still be among the changed levels, or be looked at by the ratio test.
    levels[index].become(Level.Rank(strength: -.infinity))
    freeLevels.append(index)
    numberLevels()
  }

  private func numberLevels() {
    for (place, level) in levelOrder.enumerated() { levelPlaces[level] = Int32(place) }
  }

  /// Counts a constraint among those of a level.
  func join(_ constraint: Int, level index: Int) {
    let level = levels[index]
    model.levels[constraint] = Int32(index)
    level.constraintCount += 1
    level.largestWeight = max(level.largestWeight, model.weights[constraint])
  }

  /// Takes a constraint that pulls at nothing from its level, which goes if it was the last one.
  func quit(_ constraint: Int) {
    let index = Int(model.levels[constraint])
    let level = levels[index]
    level.constraintCount -= 1
    guard level.constraintCount == 0, index != Self.requiredLevel else { return }
    levelIndices[level.rank.strength] = nil
    releaseLevel(index)
  }

  /// Gives a violated required constraint a level of its own.
  func makeViolationLevel(of constraint: Int) -> Int {
    let index = makeLevel(
      Level.Rank(
        strength: levels[Self.requiredLevel].rank.strength, serial: model.serials[constraint]))
    levels[index].largestWeight = model.weights[constraint]
    violationLevels[constraint] = Int32(index)
    return index
  }

  func releaseViolationLevel(of constraint: Int) {
    guard violationLevels[constraint] >= 0 else { return }
    releaseLevel(Int(violationLevels[constraint]))
    violationLevels[constraint] = -1
  }

  /// Looks up which levels have multipliers. Has to be called before pricing whenever multipliers
  /// have changed.
  func collectActiveLevels() {
    activeLevels.removeAll()
    for index in levelOrder {
      let level = levels[index]
      guard !level.multipliers.isEmpty else { continue }
      level.multipliers.resize(to: members.count)
      activeLevels.append(
        ActiveLevel(
          index: Int32(index), place: levelPlaces[index], serial: level.rank.serial,
          tolerance: isPrecise ? 0 : level.tolerance, multipliers: level.multipliers.values))
    }
  }

  /// The place of a constraint's level, 0 being the strongest.
  @inline(__always) func place(of constraint: Int) -> Int {
    Int(levelPlaces.base[Int(model.levels.base[constraint])])
  }

  var requiredPlace: Int { Int(levelPlaces[Self.requiredLevel]) }

  @inline(__always) func isRequired(_ constraint: Int) -> Bool {
    model.levels.base[constraint] == 0
  }

  /// Whether a constraint is one that keeps a variable from being negative.
  func isRestriction(_ constraint: Int) -> Bool {
    levels[Int(model.levels[constraint])].rank.strength == Self.restrictingStrength
  }
}
