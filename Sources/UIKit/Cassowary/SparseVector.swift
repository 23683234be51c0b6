/// A vector of which few elements are not 0, with the indices of those in ascending order.
///
/// The indices are the bits of a bitmap, and a second bitmap holds which words of the first are not 0.
/// So iterating costs a few instructions for each of them and next to nothing for the others. An index
/// that is inserted during the iteration, as when solving triangular systems, is in order at once.
/// Iterating while inserting is why this is a class: a value would be accessed twice at a time.
final class SparseVector {
  private(set) var values: UnsafeMutablePointer<Double>
  private var words: UnsafeMutablePointer<UInt64>
  /// A bit for each word that is not 0.
  private var summary: UnsafeMutablePointer<UInt64>
  private(set) var count = 0
  private var capacity: Int

  init() {
    values = .allocate(capacity: 0)
    words = .allocate(capacity: 0)
    summary = .allocate(capacity: 0)
    capacity = 0
  }

  deinit {
    values.deallocate()
    words.deallocate()
    summary.deallocate()
  }

  private static func summaryCount(_ capacity: Int) -> Int { (capacity + 4095) >> 12 }

  /// Changes the length, to a shorter one only if the vector is empty. New elements are 0.
  func resize(to newCount: Int) {
    if newCount > capacity {
      let larger = max((newCount + 63) & ~63, capacity * 2)
      values = Self.moved(values, capacity, to: larger, zero: 0)
      words = Self.moved(words, capacity / 64, to: larger / 64, zero: 0)
      summary = Self.moved(
        summary, Self.summaryCount(capacity), to: Self.summaryCount(larger), zero: 0)
      capacity = larger
    }
    count = newCount
  }

  private static func moved<Element: BitwiseCopyable>(
    _ old: UnsafeMutablePointer<Element>, _ oldCount: Int, to newCount: Int, zero: Element
  ) -> UnsafeMutablePointer<Element> {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: newCount)
    new.update(from: old, count: oldCount)
    (new + oldCount).update(repeating: zero, count: newCount - oldCount)
    old.deallocate()
    return new
  }

  var isEmpty: Bool {
    for top in 0..<Self.summaryCount(count) where summary[top] != 0 { return false }
    return true
  }

  @inline(__always) subscript(place: Int) -> Double { values[place] }

  @inline(__always) func contains(_ place: Int) -> Bool {
    words[place >> 6] & (1 &<< UInt64(place & 63)) != 0
  }

  @inline(__always) func insert(_ place: Int) {
    let word = place >> 6
    words[word] |= 1 &<< UInt64(place & 63)
    summary[word >> 6] |= 1 &<< UInt64(word & 63)
  }

  /// Removes a place, whose element becomes 0.
  @inline(__always) func remove(_ place: Int) {
    let word = place >> 6
    values[place] = 0
    words[word] &= ~(1 &<< UInt64(place & 63))
    if words[word] == 0 { summary[word >> 6] &= ~(1 &<< UInt64(word & 63)) }
  }

  @inline(__always) func add(_ value: Double, at place: Int) {
    values[place] += value
    insert(place)
  }

  @inline(__always) func set(_ value: Double, at place: Int) {
    values[place] = value
    insert(place)
  }

  func clear() {
    forEachAscending { values[$0] = 0 }
    for top in 0..<Self.summaryCount(count) {
      var group = summary[top]
      summary[top] = 0
      while group != 0 {
        words[top << 6 + group.trailingZeroBitCount] = 0
        group &= group &- 1
      }
    }
  }

  /// Calls a closure with the places in ascending order. Places inserted after the current one are
  /// visited too, and the current one may be removed.
  @inline(__always) func forEachAscending(_ body: (Int) -> Void) {
    _ = firstAscending {
      body($0)
      return false
    }
  }

  /// The first place for which a condition is true; nil if there is none.
  @inline(__always) func firstAscending(where condition: (Int) -> Bool) -> Int? {
    let (words, summary) = (words, summary)
    for top in 0..<Self.summaryCount(count) {
      var openWords = UInt64.max
      while true {
        let group = summary[top] & openWords
        guard group != 0 else { break }
        let bit = UInt64(truncatingIfNeeded: group.trailingZeroBitCount)
        openWords = 0 &- (2 &<< bit)
        let index = top << 6 + Int(truncatingIfNeeded: bit)
        var open = UInt64.max
        while true {
          let word = words[index] & open
          guard word != 0 else { break }
          let place = UInt64(truncatingIfNeeded: word.trailingZeroBitCount)
          open = 0 &- (2 &<< place)
          let found = index << 6 + Int(truncatingIfNeeded: place)
          if condition(found) { return found }
        }
      }
    }
    return nil
  }

  /// Calls a closure with the places in descending order. Places inserted before the current one are
  /// visited too.
  @inline(__always) func forEachDescending(_ body: (Int) -> Void) {
    let (words, summary) = (words, summary)
    var top = Self.summaryCount(count) - 1
    while top >= 0 {
      var openWords = UInt64.max
      while true {
        let group = summary[top] & openWords
        guard group != 0 else { break }
        let bit = UInt64(truncatingIfNeeded: 63 - group.leadingZeroBitCount)
        openWords = (1 &<< bit) &- 1
        let index = top << 6 + Int(truncatingIfNeeded: bit)
        var open = UInt64.max
        while true {
          let word = words[index] & open
          guard word != 0 else { break }
          let place = UInt64(truncatingIfNeeded: 63 - word.leadingZeroBitCount)
          open = (1 &<< place) &- 1
          body(index << 6 + Int(truncatingIfNeeded: place))
        }
      }
      top -= 1
    }
  }
}
