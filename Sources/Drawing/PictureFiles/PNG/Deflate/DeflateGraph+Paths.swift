extension DeflateGraph {
  /// The path that takes the longest match wherever there is one, to estimate costs from.
  func longestMatches() -> [DeflateToken] {
    tokens { node in
      matchStarts[node] < matchStarts[node + 1] ? matches[Int(matchStarts[node + 1]) - 1] : .none
    }
  }

  /// The cheapest path.
  ///
  /// - Parameter sections: the costs of the symbols from a position on; the positions ascend from 0.
  func cheapest(_ sections: [(start: Int, costs: DeflateCosts)]) -> [DeflateToken] {
    var search = PathSearch(self)
    var afterRun: UInt32 = 0
    var index = sections.count - 1
    for stretch in stretches.reversed() {
      while sections[index].start > stretch.end { index -= 1 }
      search.start(stretch, afterRun: afterRun, sections[index].costs)
      var end = stretch.nodeCount
      while end > 0 {
        while sections[index].start >= stretch.firstPosition + end { index -= 1 }
        let start = max(0, sections[index].start - stretch.firstPosition)
        search.choose(start..<end, of: stretch, sections[index].costs)
        end = start
      }
      afterRun = search.rest(from: stretch.firstNode)
    }
    return tokens { search.choices[$0] }
  }

  /// The symbols of a path.
  ///
  /// - Parameter choice: the match at a node, or ``DeflateMatch/none`` for a literal.
  private func tokens(_ choice: (Int) -> DeflateMatch) -> [DeflateToken] {
    var tokens: [DeflateToken] = []
    for stretch in stretches {
      var offset = 0
      while offset < stretch.nodeCount {
        let match = choice(stretch.firstNode + offset)
        let length = min(match.length, stretch.nodeCount - offset)
        if length >= DeflateMatch.shortest {
          tokens.append(.match(length: length, distance: match.distance))
          offset += length
        } else {
          tokens.append(.literal(bytes[stretch.firstPosition + offset]))
          offset += 1
        }
      }
      let run = DeflateToken.match(length: DeflateMatch.longest, distance: period)
      tokens += repeatElement(run, count: stretch.runMatches)
    }
    return tokens
  }
}

/// Determines the first edge of the cheapest path from each node to the end, from the last node
/// backwards.
private struct PathSearch: ~Copyable {
  /// Of a match that is longer than both together, only so many of the shortest and of the longest
  /// lengths are tried; the others are rarely better.
  private static let (shortLengths, longLengths) = (1, 2)

  private let graph: DeflateGraph
  /// The cost from each node to the end.
  private let rests: UnsafeMutablePointer<UInt32>
  private(set) var choices: [DeflateMatch]

  init(_ graph: DeflateGraph) {
    self.graph = graph
    rests = .allocate(capacity: graph.nodeCount)
    choices = [DeflateMatch](repeating: .none, count: graph.nodeCount)
  }

  deinit { rests.deallocate() }

  func rest(from node: Int) -> UInt32 { rests[node] }

  /// Sets the cost of what follows a stretch.
  ///
  /// - Parameter afterRun: the cost from the run's end to the end of the bytes.
  func start(_ stretch: DeflateGraph.Stretch, afterRun: UInt32, _ costs: DeflateCosts) {
    let match =
      costs.lengths[DeflateMatch.longest] + costs.distances[DeflateCode.distance(graph.period)]
    rests[stretch.firstNode + stretch.nodeCount] = afterRun &+ UInt32(stretch.runMatches) &* match
  }

  /// Chooses the edges of the nodes of a stretch; the edges of later nodes are known.
  mutating func choose(
    _ offsets: Range<Int>, of stretch: DeflateGraph.Stretch, _ costs: DeflateCosts
  ) {
    let (graph, rests) = (graph, rests)
    choices.withUnsafeMutableBufferPointer { choices in
      graph.matches.withUnsafeBufferPointer { matches in
        graph.matchStarts.withUnsafeBufferPointer { starts in
          costs.withUnsafePointers { literals, lengths, distances in
            for offset in offsets.reversed() {
              let node = stretch.firstNode + offset
              let rest = rests + node
              let literal = literals[Int(graph.bytes[stretch.firstPosition + offset])]
              var best = Best(cost: rest[1] &+ literal)
              let most = stretch.nodeCount - offset
              var length = DeflateMatch.shortest
              for match in matches[Int(starts[node])..<Int(starts[node + 1])] {
                let last = min(match.length, most)
                guard length <= last else { continue }
                let distance = distances[DeflateCode.distance(match.distance)]
                if last == DeflateMatch.longest {
                  // What follows can be matched as well.
                  length = last
                } else if last - length > Self.shortLengths + Self.longLengths {
                  let short = length...(length + Self.shortLengths)
                  best.consider(match, short, distance, lengths, rest)
                  length = last - Self.longLengths
                }
                best.consider(match, length...last, distance, lengths, rest)
                length = last + 1
              }
              rest.pointee = best.cost
              choices[node] = best.choice
            }
          }
        }
      }
    }
  }

  /// The cheapest edge of a node so far.
  private struct Best {
    var cost: UInt32
    var choice = DeflateMatch.none

    @inline(__always)
    mutating func consider(
      _ match: DeflateMatch, _ range: ClosedRange<Int>, _ distanceCost: UInt32,
      _ lengthCosts: UnsafePointer<UInt32>, _ rest: UnsafePointer<UInt32>
    ) {
      for length in range {
        let cost = rest[length] &+ lengthCosts[length] &+ distanceCost
        if cost < self.cost {
          self.cost = cost
          choice = DeflateMatch(length: length, distance: match.distance)
        }
      }
    }
  }
}
