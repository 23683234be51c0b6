import Foundation

/// Distributes lengths over lines in their order, as words are distributed over lines of text.
enum BalancedLines {
  /// The indices of each line, when each line is filled up to a limit. A length above the limit has a
  /// line of its own.
  static func fill(
    _ lengths: [CGFloat], to limit: CGFloat, spacing: CGFloat
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var end: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      if let last = lines.last, end + spacing + length <= limit {
        lines[lines.count - 1] = last.lowerBound..<index + 1
        end += spacing + length
      } else {
        lines.append(index..<index + 1)
        end = length
      }
    }
    return lines
  }

  /// The lines with the lowest limit, to half a point, by which there are at most `count` lines.
  static func balanced(
    _ lengths: [CGFloat], count: Int, spacing: CGFloat
  ) -> [Range<Int>] {
    var low = lengths.max() ?? 0
    var high = lengths.reduce(0) { $0 + $1 + spacing }
    while high - low > 0.5 {
      let middle = (low + high) / 2
      if fill(lengths, to: middle, spacing: spacing).count <= count {
        high = middle
      } else {
        low = middle
      }
    }
    return fill(lengths, to: high, spacing: spacing)
  }
}
