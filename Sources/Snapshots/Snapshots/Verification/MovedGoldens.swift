/// Recognises goldens of scenes that were moved or renamed: no snapshot has their names, and their
/// pictures equal the pictures of snapshots without a golden.
struct MovedGoldens {
  /// The names by the hashes of their pixels, in order.
  private var names: [String: [SnapshotName]] = [:]

  /// - Parameter unreferenced: The names of the goldens that no snapshot has.
  init(
    _ unreferenced: [SnapshotName], in goldens: GoldenStore, by reading: Golden.Reading
  ) throws(GoldenError) {
    for name in unreferenced.sorted() {
      guard let hash = try goldens.read(name)?.pixelHash(by: reading) else { continue }
      names["\(hash)", default: []].append(name)
    }
  }

  /// Finds the former names of snapshots without a golden. Each golden is the former one of at most one
  /// snapshot; of several with equal pixels it is the one with the most similar path.
  mutating func assign(to results: inout [SnapshotResult]) {
    for index in results.indices where results[index].verdict == .missing {
      guard let hash = results[index].actualHash, let candidates = names[hash] else { continue }
      let name = results[index].name
      let place = candidates.indices.max { one, other in
        name.commonPathLength(with: candidates[one])
          < name.commonPathLength(with: candidates[other])
      }
      guard let place else { continue }
      names[hash]?.remove(at: place)
      results[index].moved(from: candidates[place])
    }
  }
}

extension SnapshotResult {
  fileprivate mutating func moved(from former: SnapshotName) {
    movedFrom = former
    let isInAnotherFolder = former.parts.last == name.parts.last
    changes = [
      Change(
        .moved,
        predicate: isInAnotherFolder
          ? "moved from \(former.folder) to \(name.folder)" : "moved from \(former) to \(name)")
    ]
    words = ["the golden \(changes[0].predicate): its pixels are the same"]
  }
}

extension SnapshotName {
  fileprivate var parts: [Substring] { text.split(separator: "/") }

  /// The folder with a `/` at its end.
  fileprivate var folder: String {
    let folders = parts.dropLast()
    return folders.isEmpty ? "the top folder" : folders.joined(separator: "/") + "/"
  }

  /// The number of equal parts at the end of the paths, and as far as they are equal, at their start.
  fileprivate func commonPathLength(with other: SnapshotName) -> Int {
    let last = zip(parts.reversed(), other.parts.reversed()).prefix { $0 == $1 }.count
    let first = zip(parts, other.parts).prefix { $0 == $1 }.count
    return 1000 * last + first
  }
}
