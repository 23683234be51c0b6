/// Bounds in the order of their distance, of which mostly only the first few are asked for.
struct BreakpointHeap {
  private var entries: [(distance: Double, member: Int32)]

  init(_ entries: [(distance: Double, member: Int32)]) {
    self.entries = entries
    var place = entries.count / 2 - 1
    while place >= 0 {
      siftDown(place)
      place -= 1
    }
  }

  /// Takes out the nearest one, of equally near ones that with the least member.
  mutating func popFirst() -> (distance: Double, member: Int32)? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    if !entries.isEmpty {
      entries[0] = last
      siftDown(0)
    }
    return first
  }

  private mutating func siftDown(_ start: Int) {
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < entries.count else { return }
      if child + 1 < entries.count, entries[child + 1] < entries[child] { child += 1 }
      guard entries[child] < entries[place] else { return }
      entries.swapAt(place, child)
      place = child
    }
  }
}
