import Foundation

extension Snapshotting {
  /// A strategy that waits before it makes the snapshot, while the main run loop runs.
  ///
  /// Views need no waiting: their time is virtual, see
  /// ``film(duration:framesPerSecond:precision:perceptualPrecision:size:scale:traits:background:_:)``.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - strategy: Makes the snapshot.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    var waiting = strategy
    waiting.snapshot = { value in
      RunLoopWait.pass(duration)
      return strategy.snapshot(value)
    }
    waiting.drawing = strategy.drawing.map { draw in
      { value in
        RunLoopWait.pass(duration)
        return try draw(value)
      }
    }
    return waiting
  }
}

private enum RunLoopWait {
  static func pass(_ duration: TimeInterval) {
    let end = Date(timeIntervalSinceNow: duration)
    while Date() < end {
      if Thread.isMainThread {
        _ = RunLoop.main.run(mode: .default, before: end)
      } else {
        Thread.sleep(until: end)
      }
    }
  }
}
