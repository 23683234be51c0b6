/// A growing array of plain values for inner loops, owned by one part: no reference counting, no
/// copies on write, and bounds checked in debug builds only.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  /// The elements, for loops that read them without bounds checks. Growing moves them.
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// Allocates nothing until the first element is added: many buffers of a small system stay empty.
  init() {
    capacity = 0
    base = Self.empty
  }

  init(capacity: Int) {
    self.capacity = capacity
    base = capacity > 0 ? .allocate(capacity: capacity) : Self.empty
  }

  deinit {
    if capacity > 0 { base.deallocate() }
  }

  /// The address of no elements.
  private static var empty: UnsafeMutablePointer<Element> {
    noElements.assumingMemoryBound(to: Element.self)
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
    if count == capacity { grow(to: max(16, capacity * 2)) }
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
    if count > capacity { grow(to: max(count, capacity * 2)) }
    base.update(repeating: element, count: count)
    self.count = count
  }

  /// Appends equal elements until there are at least a number of them.
  @inline(__always) mutating func extend(to newCount: Int, with element: Element) {
    while count < newCount { append(element) }
  }

  private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.update(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = larger
    capacity = newCapacity
  }
}

/// Memory that no element is ever stored in.
nonisolated(unsafe) private let noElements = UnsafeMutableRawPointer.allocate(
  byteCount: 16, alignment: 16)
