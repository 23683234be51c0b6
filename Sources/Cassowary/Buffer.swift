/// A growing array of plain values, for inner loops: no reference counts, no exclusivity checks.
final class Buffer<Element: BitwiseCopyable> {
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

  @inline(__always) func append(_ element: Element) {
    if count == capacity { grow(to: capacity * 2) }
    base[count] = element
    count += 1
  }

  func removeAll() {
    count = 0
  }

  func removeLast(_ number: Int = 1) {
    assert(number <= count)
    count -= number
  }

  /// Makes it hold a number of equal elements.
  func fill(_ element: Element, count: Int) {
    if count > capacity { grow(to: max(count, capacity * 2)) }
    base.update(repeating: element, count: count)
    self.count = count
  }

  /// Makes it hold at least a number of elements; those that come in are equal.
  @inline(__always) func extend(to newCount: Int, with element: Element) {
    while count < newCount { append(element) }
  }

  private func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = newCapacity
  }
}
