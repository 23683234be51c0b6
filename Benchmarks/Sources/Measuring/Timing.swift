/// Something to be timed.
package struct Case {
  package var name: String
  /// What its time is compared with: the name of another case of the same group.
  package var floor: String?
  /// What it makes, in bytes, where that matters.
  package var bytes: Int?
  /// The number grows by one with every call.
  package var run: (Int) -> Void

  package init(
    name: String, floor: String? = nil, bytes: Int? = nil, run: @escaping (Int) -> Void
  ) {
    self.name = name
    self.floor = floor
    self.bytes = bytes
    self.run = run
  }
}

/// A case and how long one call of it takes.
package struct Timing {
  package var name: String
  package var microseconds: Double
  package var ratio: Double?
  package var bytes: Int?
}

/// Times cases against one another: in each round every case is called a few times in turn, so that
/// whatever slows the machine down slows all of them, and the median of the rounds counts.
package func measure(_ cases: [Case], rounds: Int, calls: Int) -> [Timing] {
  let clock = ContinuousClock()
  var times = [[Double]](repeating: [], count: cases.count)
  for round in -max(1, rounds / 20)..<rounds {
    for (index, item) in cases.enumerated() {
      let elapsed = clock.measure {
        for call in 0..<calls { item.run(abs(round) * calls + call) }
      }
      // The first rounds fill caches.
      if round >= 0 { times[index].append(elapsed.microseconds / Double(calls)) }
    }
  }
  let medians = times.map(median)
  return cases.enumerated().map { index, item in
    let floor = cases.firstIndex { $0.name == item.floor }
    return Timing(
      name: item.name, microseconds: medians[index],
      ratio: floor.map { medians[index] / medians[$0] }, bytes: item.bytes)
  }
}

/// The middle one of some numbers, which are not none.
package func median(_ numbers: [Double]) -> Double {
  numbers.sorted()[numbers.count / 2]
}

extension Duration {
  package var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
  }
}
