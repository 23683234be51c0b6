/// Sums of the first values of a list, by logarithmic steps (P. M. Fenwick, "A new data structure for cumulative
/// frequency tables", 1994).
struct FenwickTree {
  /// The element at `i` is the sum of the `i & -i` values that end with value `i - 1`; the first is not used.
  private var nodes: [CGFloat]

  /// The number of values.
  var count: Int { nodes.count - 1 }

  /// The sum of all values.
  private(set) var total: CGFloat

  /// Builds the tree in linear time.
  init(_ values: [CGFloat]) {
    nodes = [0] + values
    total = values.reduce(0, +)
    for index in nodes.indices.dropFirst() {
      let parent = index + index & -index
      if parent < nodes.count { nodes[parent] += nodes[index] }
    }
  }

  /// Adds to a value.
  mutating func add(_ difference: CGFloat, at index: Int) {
    total += difference
    var node = index + 1
    while node < nodes.count {
      nodes[node] += difference
      node += node & -node
    }
  }

  /// The sum of the values before an index.
  func sum(before index: Int) -> CGFloat {
    var (node, sum): (Int, CGFloat) = (index, 0)
    while node > 0 {
      sum += nodes[node]
      node -= node & -node
    }
    return sum
  }

  /// The last index before which the sum is at most a number, and that sum; the first index for smaller numbers.
  ///
  /// The values must not be negative. Zeros before the found value are skipped.
  func index(at sum: CGFloat) -> (index: Int, before: CGFloat) {
    guard count > 0 else { return (0, 0) }
    var (node, before): (Int, CGFloat) = (0, 0)
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = node + step
      if next < nodes.count, before + nodes[next] <= sum {
        node = next
        before += nodes[next]
      }
      step >>= 1
    }
    guard node == count else { return (node, before) }
    return (count - 1, self.sum(before: count - 1))
  }
}
