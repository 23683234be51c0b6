/// Recognises goldens of scenes and tests that were moved or renamed: no snapshot has their names, and snapshots without
/// a golden show the same.
struct MovedGoldens {
  /// What a golden shows.
  private struct Content: Hashable {
    var format: GoldenFormat
    /// As of ``Golden/contentHash(by:)``.
    var hash: String
  }

  /// The names by their content, in order.
  private var names: [Content: [SnapshotName]] = [:]

  /// - Parameter unreferenced: The names of the goldens that no snapshot has.
  init(
    _ unreferenced: [SnapshotName], in goldens: GoldenStore, by reading: Golden.Reading
  ) throws(GoldenError) {
    for name in unreferenced.sorted() {
      guard let hash = try goldens.read(name)?.contentHash(by: reading) else { continue }
      names[Content(format: name.format, hash: hash), default: []].append(name)
    }
  }

  /// Finds the former names of snapshots without a golden, or whose golden was recorded just now. Each golden is the former one of at most one
  /// snapshot; of several with equal pixels it is the one with the most similar path.
  mutating func assign(to results: inout [SnapshotResult]) {
    for index in results.indices where results[index].hadNoGolden {
      guard let hash = results[index].actualHash else { continue }
      let name = results[index].name
      let content = Content(format: name.format, hash: hash)
      guard let candidates = names[content] else { continue }
      let place = candidates.indices.max { one, other in
        name.commonPathLength(with: candidates[one])
          < name.commonPathLength(with: candidates[other])
      }
      guard let place else { continue }
      names[content]?.remove(at: place)
      results[index].moved(from: candidates[place])
    }
  }
}

extension SnapshotResult {
  /// Whether there was no golden when the run began.
  var hadNoGolden: Bool { verdict == .missing || isRecorded }

  fileprivate mutating func moved(from former: SnapshotName) {
    movedFrom = former
    verdict = .missing
    let isInAnotherFolder = former.parts.last == name.parts.last
    let (old, new) =
      isInAnotherFolder ? (former.folder, name.folder) : former.withoutCommonEnd(with: name)
    changes = [Change(.moved, predicate: "moved from \(old) to \(new)")]
    let content = name.format == .picture ? "pixels are" : "content is"
    words = ["the golden \(changes[0].predicate): its \(content) the same"]
  }
}

extension SnapshotName {
  fileprivate var parts: [Substring] { text.split(separator: "/") }

  /// The folder with a `/` at its end.
  fileprivate var folder: String {
    let folders = parts.dropLast()
    return folders.isEmpty ? "the top folder" : folders.joined(separator: "/") + "/"
  }

  /// Both names without what they have in common behind the first dot of the file, so that all goldens of a renamed test
  /// are named alike.
  fileprivate func withoutCommonEnd(with other: SnapshotName) -> (own: String, other: String) {
    let separator = { (character: Character) in character == "." }
    var own = text.split(omittingEmptySubsequences: false, whereSeparator: separator)
    var others = other.text.split(omittingEmptySubsequences: false, whereSeparator: separator)
    while own.count > 1, others.count > 1, own.last == others.last,
      own.last?.contains("/") == false
    {
      own.removeLast()
      others.removeLast()
    }
    return (own.joined(separator: "."), others.joined(separator: "."))
  }

  /// The number of equal parts at the end of the paths, and as far as they are equal, at their start.
  fileprivate func commonPathLength(with other: SnapshotName) -> Int {
    // In a test's golden, dots separate the test, its arguments and the name or the number.
    func words(_ name: SnapshotName) -> [Substring] {
      name.text.split { $0 == "/" || $0 == "." }
    }
    let (own, others) = (words(self), words(other))
    let last = zip(own.reversed(), others.reversed()).prefix { $0 == $1 }.count
    let first = zip(own, others).prefix { $0 == $1 }.count
    return 1000 * last + first
  }
}
