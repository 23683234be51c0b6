/// Where a direction meets the bound of a constraint.
struct Breakpoint: BitwiseCopyable {
  /// How far along the direction the bound is.
  var distance: Double
  /// How fast the residual changes there, as an absolute value.
  var speed: Double
  var constraint: Int32

  /// Equally near bounds with small speeds come first, so that the one that enters the basis has a
  /// large pivot element.
  @inline(__always) static func < (one: Breakpoint, other: Breakpoint) -> Bool {
    if one.distance != other.distance { return one.distance < other.distance }
    if one.speed != other.speed { return one.speed < other.speed }
    return one.constraint < other.constraint
  }
}

/// Breakpoints in the order of their distance: a heap, because usually only the first few are needed.
struct BreakpointHeap: ~Copyable {
  private var entries = Buffer<Breakpoint>()

  var isEmpty: Bool { entries.count == 0 }

  mutating func removeAll() {
    entries.removeAll()
  }

  /// Adds a breakpoint. Call ``arrange()`` afterwards.
  @inline(__always) mutating func append(_ breakpoint: Breakpoint) {
    entries.append(breakpoint)
  }

  /// Puts the breakpoints in order, in linear time.
  mutating func arrange() {
    var place = entries.count / 2 - 1
    while place >= 0 {
      siftDown(place)
      place -= 1
    }
  }

  /// Removes the nearest breakpoint; call ``arrange()`` before.
  mutating func popFirst() -> Breakpoint? {
    guard entries.count > 0 else { return nil }
    let first = entries[0]
    entries[0] = entries[entries.count - 1]
    entries.removeLast()
    siftDown(0)
    return first
  }

  /// The nearest breakpoint.
  mutating func nearest() -> Breakpoint? {
    arrange()
    return popFirst()
  }

  /// The nearest breakpoint, and among equally near ones the one of the constraint with the smallest
  /// number, as Bland's rule requires.
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

  private mutating func siftDown(_ start: Int) {
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
