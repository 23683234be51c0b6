/// Finds earlier occurrences of the bytes at a position, with a binary search tree of the positions of
/// the last 32 KB for each hash of three bytes.
///
/// Each tree is ordered by the bytes that follow a position, and the position inserted last is its root.
/// A search for a position's place in the tree passes the positions that share the most bytes with it.
struct MatchTree: ~Copyable {
  /// One more than the largest distance: the position at that distance has the slot of the new one.
  private static let window = 1 << 15
  private static let missing: Int32 = -1
  /// The number of positions that a search compares. Most searches end before.
  private static let depth = 96

  private let bytes: UnsafeBufferPointer<UInt8>
  /// Fewer for a small image: to clear a table takes longer than to search.
  private let hashBits: Int
  /// The root of the tree for each hash.
  private let roots: UnsafeMutablePointer<Int32>
  /// For each position of the window the roots of the smaller and of the larger ones below it.
  private let children: UnsafeMutablePointer<Int32>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    hashBits = min(16, max(8, Int.bitWidth - bytes.count.leadingZeroBitCount))
    roots = .allocate(capacity: 1 << hashBits)
    roots.initialize(repeating: Self.missing, count: 1 << hashBits)
    // A position's children are set when it is inserted, before they are read.
    children = .allocate(capacity: 2 * min(Self.window, bytes.count))
  }

  deinit {
    roots.deallocate()
    children.deallocate()
  }

  /// Inserts a position, and reports matches of increasing length and mostly increasing distance.
  ///
  /// - Parameters:
  ///   - position: larger than all before; at least three bytes are left there.
  ///   - shortest: only longer matches are reported.
  @inline(__always)
  func insert(_ position: Int, longerThan shortest: Int, found: (DeflateMatch) -> Void) {
    guard let data = bytes.baseAddress else { return }
    let new = data + position
    let limit = min(DeflateMatch.longest, bytes.count - position)
    let hash = hash(new)
    var current = Int(roots[hash])
    roots[hash] = Int32(truncatingIfNeeded: position)
    var smaller = children + 2 * (position & (Self.window - 1))
    var larger = smaller + 1
    // Bytes that the new position shares with all smaller and all larger ones from here on.
    var (sharedWithSmaller, sharedWithLarger) = (0, 0)
    var best = shortest
    var depth = Self.depth
    while current >= 0 && position - current < Self.window && depth > 0 {
      depth -= 1
      let old = data + current
      let branches = children + 2 * (current & (Self.window - 1))
      var length = min(sharedWithSmaller, sharedWithLarger)
      length = Self.commonLength(old, new, from: length, limit: limit)
      if length > best {
        best = length
        found(DeflateMatch(length: length, distance: position - current))
      }
      if length == limit {
        // The new position replaces the old one, which has the same bytes at a larger distance.
        smaller.pointee = branches[0]
        larger.pointee = branches[1]
        return
      }
      if old[length] < new[length] {
        smaller.pointee = Int32(truncatingIfNeeded: current)
        smaller = branches + 1
        current = Int(smaller.pointee)
        sharedWithSmaller = length
      } else {
        larger.pointee = Int32(truncatingIfNeeded: current)
        larger = branches
        current = Int(larger.pointee)
        sharedWithLarger = length
      }
    }
    smaller.pointee = Self.missing
    larger.pointee = Self.missing
  }

  @inline(__always)
  private func hash(_ bytes: UnsafePointer<UInt8>) -> Int {
    let word = UInt32(bytes[0]) | UInt32(bytes[1]) << 8 | UInt32(bytes[2]) << 16
    return Int((word &* 0x9E37_79B1) >> (32 - UInt32(hashBits)))
  }

  /// How many bytes are equal, of which the first `start` are known to be.
  @inline(__always)
  static func commonLength(
    _ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, from start: Int, limit: Int
  ) -> Int {
    var length = start
    while length + 8 <= limit {
      let difference =
        UnsafeRawPointer(one + length).loadUnaligned(as: UInt64.self)
        ^ UnsafeRawPointer(other + length).loadUnaligned(as: UInt64.self)
      if difference != 0 {
        return length + UInt64(littleEndian: difference).trailingZeroBitCount / 8
      }
      length += 8
    }
    while length < limit && one[length] == other[length] { length += 1 }
    return length
  }
}
