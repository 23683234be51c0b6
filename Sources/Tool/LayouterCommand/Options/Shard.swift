import ArgumentParser
import Snapshots

/// One of several equal parts of the snapshots, to divide them between machines: `2/5`.
struct Shard: Sendable, Equatable {
  /// Counted from 1.
  var index: Int
  var count: Int

  /// Whether the snapshot at a position of the whole list belongs to this part. Neighbours belong to
  /// different parts, because they tend to take equally long.
  func contains(position: Int) -> Bool { position % count == index - 1 }
}

extension Report.Shard {
  init(_ shard: Shard) { self.init(index: shard.index, count: shard.count) }
}

extension Shard {
  /// Reads the value of `--shard`.
  init(argument: String) throws(ValidationError) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else {
      throw ValidationError("Expected a part and the number of parts, such as 2/5.")
    }
    guard count >= 1, (1...count).contains(index) else {
      let parts = count > 1 ? "the parts of \(count) are 1/\(count) to \(count)/\(count)" : "as 1/2"
      throw ValidationError("Shards count from 1: \(parts).")
    }
    self.init(index: index, count: count)
  }
}
