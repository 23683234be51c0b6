extension DeflateGraph {
  /// The path that takes the longest match wherever there is one, to estimate costs from.
  func longestMatches() -> [DeflateToken] {
    tokens { node in
      matchStarts[node] < matchStarts[node + 1] ? matches[Int(matchStarts[node + 1]) - 1] : .none
    }
  }

  /// The cheapest path.
  func cheapest(_ costs: DeflateCosts) -> [DeflateToken] {
    let search = PathSearch(self, costs)
    var following: UInt32 = 0
    for stretch in stretches.reversed() {
      following = search.choose(stretch, following: following)
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
  private let costs: DeflateCosts
  /// The cost from each node to the end.
  private let rests: UnsafeMutablePointer<UInt32>
  /// The first edge of the cheapest path from each node.
  let choices: UnsafeMutablePointer<DeflateMatch>

  init(_ graph: DeflateGraph, _ costs: DeflateCosts) {
    self.graph = graph
    self.costs = costs
    rests = .allocate(capacity: graph.nodeCount)
    choices = .allocate(capacity: graph.nodeCount)
  }

  deinit {
    rests.deallocate()
    choices.deallocate()
  }

  /// Chooses the edges of the nodes of a stretch; the edges of later nodes are known.
  ///
  /// - Parameter following: the cost from the end of the run that follows to the end of the bytes.
  /// - Returns: the cost from the start of the stretch.
  func choose(_ stretch: DeflateGraph.Stretch, following: UInt32) -> UInt32 {
    let run =
      costs.lengths[DeflateMatch.longest] + costs.distances[DeflateCode.distance(graph.period)]
    rests[stretch.firstNode + stretch.nodeCount] =
      following &+ UInt32(stretch.runMatches) &* run
    // Without bounds checks, which would take a third of the time.
    let (matches, starts) = (graph.matches.span, graph.matchStarts.span)
    let (literals, lengths, distances) = (
      costs.literals.span, costs.lengths.span, costs.distances.span
    )
    for offset in (0..<stretch.nodeCount).reversed() {
      let node = stretch.firstNode + offset
      let literal = Int(graph.bytes[stretch.firstPosition + offset])
      let most = stretch.nodeCount - offset
      var best = Best(cost: rests[node + 1] &+ literals[unchecked: literal], rest: rests + node)
      for index in Int(starts[unchecked: node])..<Int(starts[unchecked: node + 1]) {
        let match = matches[unchecked: index]
        let distance = distances[unchecked: DeflateCode.distance(match.distance)]
        best.consider(match, atMost: most, distance, lengths)
      }
      rests[node] = best.cost
      choices[node] = best.choice
    }
    return rests[stretch.firstNode]
  }

  /// The cheapest edge of a node so far.
  private struct Best {
    var cost: UInt32
    /// The cost from the node, and from those after it, to the end.
    let rest: UnsafeMutablePointer<UInt32>
    var choice = DeflateMatch.none
    /// The shortest length that no match of a smaller distance had.
    private var length = DeflateMatch.shortest

    init(cost: UInt32, rest: UnsafeMutablePointer<UInt32>) {
      self.cost = cost
      self.rest = rest
    }

    /// Compares the lengths of a match that are longer than the matches before it.
    @inline(__always)
    mutating func consider(
      _ match: DeflateMatch, atMost most: Int, _ distanceCost: UInt32, _ lengthCosts: Span<UInt32>
    ) {
      let last = min(match.length, most)
      guard length <= last else { return }
      if last == DeflateMatch.longest {
        // What follows can be matched as well.
        length = last
      } else if last - length > PathSearch.shortLengths + PathSearch.longLengths {
        for length in length...(length + PathSearch.shortLengths) {
          consider(length, match, distanceCost &+ lengthCosts[unchecked: length])
        }
        length = last - PathSearch.longLengths
      }
      for length in length...last {
        consider(length, match, distanceCost &+ lengthCosts[unchecked: length])
      }
      length = last + 1
    }

    @inline(__always)
    private mutating func consider(_ length: Int, _ match: DeflateMatch, _ symbols: UInt32) {
      let cost = rest[length] &+ symbols
      guard cost < self.cost else { return }
      self.cost = cost
      choice = DeflateMatch(length: length, distance: match.distance)
    }
  }
}
