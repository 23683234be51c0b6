/// A bound that is met on the way along a direction.
struct Breakpoint: BitwiseCopyable {
  /// How far along the direction the bound is.
  var distance: Double
  /// How fast the residual changes there, without its sign.
  var speed: Double
  var constraint: Int32

  /// Of equally near bounds those come first at which little changes, so that the one that is
  /// entered is one on which the direction stands steeply.
  @inline(__always) static func < (one: Breakpoint, other: Breakpoint) -> Bool {
    if one.distance != other.distance { return one.distance < other.distance }
    if one.speed != other.speed { return one.speed < other.speed }
    return one.constraint < other.constraint
  }
}

/// Breakpoints in the order of their distance, of which mostly only the first few are asked for.
struct BreakpointHeap {
  private let entries = Buffer<Breakpoint>()

  var isEmpty: Bool { entries.count == 0 }

  func removeAll() {
    entries.removeAll()
  }

  /// Adds a breakpoint; ``arrange()`` has to follow.
  @inline(__always) func append(_ breakpoint: Breakpoint) {
    entries.append(breakpoint)
  }

  /// Puts the breakpoints in order, in linear time.
  func arrange() {
    var place = entries.count / 2 - 1
    while place >= 0 {
      siftDown(place)
      place -= 1
    }
  }

  /// Takes the nearest one out.
  func popFirst() -> Breakpoint? {
    guard entries.count > 0 else { return nil }
    let first = entries[0]
    entries[0] = entries[entries.count - 1]
    entries.removeLast()
    siftDown(0)
    return first
  }

  /// The nearest one, and of equally near ones that with the least number; the order that Bland's
  /// rule asks for.
  func firstByNumber() -> Breakpoint? {
    var best: Breakpoint?
    for place in 0..<entries.count {
      let entry = entries.base[place]
      guard let known = best else {
        best = entry
        continue
      }
      if (entry.distance, entry.constraint) < (known.distance, known.constraint) { best = entry }
    }
    return best
  }

  private func siftDown(_ start: Int) {
    let (base, count) = (entries.base, entries.count)
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < count else { return }
      if child + 1 < count, base[child + 1] < base[child] { child += 1 }
      guard base[child] < base[place] else { return }
      (base[place], base[child]) = (base[child], base[place])
      place = child
    }
  }
}
