/// A growing array of plain values for inner loops, owned by one part: no reference counting, no
/// copies on write, and bounds checked in debug builds only.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  /// The elements, for loops that read them without bounds checks. Growing moves them.
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) set { self[Int(index)] = newValue }
  }

  var last: Element? { count > 0 ? self[count - 1] : nil }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: Self.capacity(after: capacity)) }
    base[count] = element
    count += 1
  }

  mutating func removeAll() {
    count = 0
  }

  mutating func removeLast(_ number: Int = 1) {
    assert(number <= count)
    count -= number
  }

  mutating func popLast() -> Element? {
    guard let last else { return nil }
    removeLast()
    return last
  }

  /// Replaces the contents with equal elements.
  mutating func fill(_ element: Element, count: Int) {
    if count > capacity { grow(to: max(count, Self.capacity(after: capacity))) }
    base.update(repeating: element, count: count)
    self.count = count
  }

  /// Appends equal elements until there are at least a number of them.
  @inline(__always) mutating func extend(to newCount: Int, with element: Element) {
    while count < newCount { append(element) }
  }

  /// The next capacity: half as much again, so that at most a third of the memory is unused.
  private static func capacity(after capacity: Int) -> Int { capacity + capacity / 2 + 1 }

  private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = newCapacity
  }
}
