/// The ways to write bytes as literals and matches: a graph whose nodes are positions, and whose edges
/// are symbols. Its cheapest path for given costs is the best sequence of symbols.
///
/// A long run, where each byte is equal to the one `period` bytes earlier, has no nodes inside: it is
/// written as matches of the largest length. That saves most of the time on images of plain areas.
struct DeflateGraph {
  /// Consecutive positions with a node each, and the run that follows them.
  struct Stretch {
    var firstNode: Int
    var firstPosition: Int
    /// Another node follows, at the run or the end of the bytes.
    var nodeCount = 0
    /// How many matches of the largest length are the run.
    var runMatches = 0

    var end: Int { firstPosition + nodeCount }
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let period: Int
  private(set) var stretches: [Stretch] = []
  /// The matches of all nodes, one after the other.
  private(set) var matches: [DeflateMatch] = []
  /// Where the matches of each node start, and where the matches of the last node end.
  private(set) var matchStarts: [Int32] = [0]

  /// Runs without nodes inside are at least so long. Matches end at them, so skipping shorter ones takes
  /// less time and more bytes: in a large image up to a third less, and 2 % more.
  private static func shortestSkippedRun(among count: Int) -> Int {
    (count > 3_100_000 ? 2 : 6) * DeflateMatch.longest
  }
  /// More matches for each byte than most images have.
  private static let usualMatches = 4
  /// Runs whose positions are not searched for are at least so long.
  private static let shortestRun = 32

  /// - Parameters:
  ///   - bytes: fewer than 2^31; they must outlive the graph.
  ///   - period: the distance of repetitions in areas of one colour, in bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, period: Int) {
    self.bytes = bytes
    self.period = period
    let tree = MatchTree(bytes)
    // An array that grows is twice in memory, but pages that are not written to do not take any.
    matches.reserveCapacity(Self.usualMatches * bytes.count)
    matchStarts.reserveCapacity(bytes.count + 2)
    let shortestSkippedRun = Self.shortestSkippedRun(among: bytes.count)
    var stretch = Stretch(firstNode: 0, firstPosition: 0)
    var position = 0
    while position < bytes.count {
      let runEnd = Self.endOfRun(bytes, from: position, period: period)
      if runEnd - position >= shortestSkippedRun {
        stretch.nodeCount = position - stretch.firstPosition
        stretch.runMatches = (runEnd - position) / DeflateMatch.longest
        stretches.append(stretch)
        matchStarts.append(Int32(matches.count))
        position += stretch.runMatches * DeflateMatch.longest
        stretch = Stretch(firstNode: matchStarts.count - 1, firstPosition: position)
      }
      if runEnd - position >= Self.shortestRun {
        addRun(position..<runEnd, tree)
        position = runEnd
      } else if position < bytes.count {
        findMatches(at: position, tree)
        position += 1
      }
    }
    stretch.nodeCount = position - stretch.firstPosition
    stretches.append(stretch)
    matchStarts.append(Int32(matches.count))
  }

  private static func endOfRun(
    _ bytes: UnsafeBufferPointer<UInt8>, from position: Int, period: Int
  ) -> Int {
    guard position >= period, let data = bytes.baseAddress else { return position }
    return position
      + MatchTree.commonLength(
        data + position, data + position - period, from: 0, limit: bytes.count - position)
  }

  /// Adds the matches at a position, and inserts it into the tree.
  private mutating func findMatches(at position: Int, _ tree: borrowing MatchTree) {
    defer { matchStarts.append(Int32(matches.count)) }
    let limit = min(DeflateMatch.longest, bytes.count - position)
    guard limit >= DeflateMatch.shortest else { return }
    var shortest = DeflateMatch.shortest - 1
    let length = min(limit, Self.endOfRun(bytes, from: position, period: period) - position)
    if length > shortest {
      matches.append(DeflateMatch(length: length, distance: period))
      shortest = length
    }
    tree.insert(position, longerThan: shortest) { matches.append($0) }
  }

  /// Adds the matches at the positions of a run: the run itself, and matches that continue after it.
  ///
  /// The latter are searched for at the run's end only, and extended backwards. Positions of runs would
  /// degenerate the search tree into a list.
  private mutating func addRun(_ run: Range<Int>, _ tree: borrowing MatchTree) {
    let anchor = run.upperBound - DeflateMatch.shortest
    // How many bytes of the run precede each match.
    var continued: [(match: DeflateMatch, before: Int)] = []
    tree.insert(anchor, longerThan: DeflateMatch.shortest) { match in
      let before = commonLengthBefore(anchor, match.distance, limit: anchor - run.lowerBound)
      continued.append((match, before))
    }
    continued = continued.suffix(Self.mostContinuedMatches)
    for position in run where position <= anchor {
      var longest = min(run.upperBound - position, DeflateMatch.longest)
      matches.append(DeflateMatch(length: longest, distance: period))
      for (match, before) in continued where anchor - position <= before {
        let length = min(anchor - position + match.length, DeflateMatch.longest)
        guard length > longest else { continue }
        matches.append(DeflateMatch(length: length, distance: match.distance))
        longest = length
      }
      matchStarts.append(Int32(matches.count))
    }
    for position in (anchor + 1)..<run.upperBound { findMatches(at: position, tree) }
  }

  private static let mostContinuedMatches = 8

  /// How many bytes before a position are equal to those a distance earlier.
  private func commonLengthBefore(_ position: Int, _ distance: Int, limit: Int) -> Int {
    let limit = min(limit, position - distance)
    var length = 0
    while length < limit && bytes[position - length - 1] == bytes[position - length - 1 - distance]
    {
      length += 1
    }
    return length
  }

  var nodeCount: Int { matchStarts.count - 1 }
}
