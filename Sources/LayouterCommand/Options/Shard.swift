import ArgumentParser

/// One of several equal parts of the work, so that several machines can share it: `2/5`.
struct Shard: Sendable, Equatable {
  /// Counted from 1.
  var index: Int
  var count: Int

  /// Whether the snapshot at a position of the whole list belongs to this part. Neighbours go to
  /// different parts, because they tend to cost the same.
  func contains(position: Int) -> Bool { position % count == index - 1 }
}

extension Shard: ExpressibleByArgument {
  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]),
      count >= 1, (1...count).contains(index)
    else { return nil }
    self.init(index: index, count: count)
  }

  var defaultValueDescription: String { "\(index)/\(count)" }
}
