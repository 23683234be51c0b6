/// A vector of which few elements are not 0, with the places of those in ascending order.
///
/// The places are the bits of a bitmap: going through them costs an instruction or two for each 64
/// places, which for the thousands of variables of a layout is less than any list would.
final class SparseVector {
  private(set) var values: UnsafeMutablePointer<Double>
  private(set) var words: UnsafeMutablePointer<UInt64>
  private(set) var count: Int
  private var capacity: Int

  init() {
    capacity = 64
    count = 0
    values = .allocate(capacity: capacity)
    words = .allocate(capacity: capacity / 64)
    values.update(repeating: 0, count: capacity)
    words.update(repeating: 0, count: capacity / 64)
  }

  deinit {
    values.deallocate()
    words.deallocate()
  }

  var wordCount: Int { (count + 63) >> 6 }

  /// Gives the vector a length; elements that come in are 0.
  func resize(to newCount: Int) {
    if newCount > capacity {
      let larger = max((newCount + 63) & ~63, capacity * 2)
      let newValues = UnsafeMutablePointer<Double>.allocate(capacity: larger)
      let newWords = UnsafeMutablePointer<UInt64>.allocate(capacity: larger / 64)
      newValues.update(from: values, count: capacity)
      newWords.update(from: words, count: capacity / 64)
      (newValues + capacity).update(repeating: 0, count: larger - capacity)
      (newWords + capacity / 64).update(repeating: 0, count: (larger - capacity) / 64)
      values.deallocate()
      words.deallocate()
      (values, words, capacity) = (newValues, newWords, larger)
    }
    count = newCount
  }

  var isEmpty: Bool {
    for word in 0..<wordCount where words[word] != 0 { return false }
    return true
  }

  @inline(__always) subscript(place: Int) -> Double { values[place] }

  @inline(__always) func contains(_ place: Int) -> Bool {
    words[place >> 6] & (1 << UInt64(place & 63)) != 0
  }

  @inline(__always) func insert(_ place: Int) {
    words[place >> 6] |= 1 << UInt64(place & 63)
  }

  @inline(__always) func remove(_ place: Int) {
    words[place >> 6] &= ~(1 << UInt64(place & 63))
  }

  @inline(__always) func add(_ value: Double, at place: Int) {
    values[place] += value
    words[place >> 6] |= 1 << UInt64(place & 63)
  }

  @inline(__always) func set(_ value: Double, at place: Int) {
    values[place] = value
    words[place >> 6] |= 1 << UInt64(place & 63)
  }

  func clear() {
    for index in 0..<wordCount {
      var word = words[index]
      guard word != 0 else { continue }
      words[index] = 0
      while word != 0 {
        values[index << 6 + word.trailingZeroBitCount] = 0
        word &= word &- 1
      }
    }
  }

  /// Goes through the places in ascending order; places that come in behind the present one are
  /// visited too.
  @inline(__always) func forEachAscending(_ body: (Int) -> Void) {
    let wordCount = wordCount
    for index in 0..<wordCount {
      var done: UInt64 = 0
      while true {
        let word = words[index] & ~done
        guard word != 0 else { break }
        let bit = word.trailingZeroBitCount
        done |= (2 << UInt64(bit)) &- 1
        body(index << 6 + bit)
      }
    }
  }

  /// Goes through the places in descending order; places that come in before the present one are
  /// visited too.
  @inline(__always) func forEachDescending(_ body: (Int) -> Void) {
    var index = wordCount - 1
    while index >= 0 {
      var rest = UInt64.max
      while true {
        let word = words[index] & rest
        guard word != 0 else { break }
        let bit = 63 - word.leadingZeroBitCount
        rest = (1 << UInt64(bit)) &- 1
        body(index << 6 + bit)
      }
      index -= 1
    }
  }

  /// The first place; nil if all are 0.
  var first: Int? {
    for index in 0..<wordCount where words[index] != 0 {
      return index << 6 + words[index].trailingZeroBitCount
    }
    return nil
  }
}
