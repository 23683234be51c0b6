/// The content offset in one axis as a function of time, after a finger has released it.
///
/// It slows down by the same part each millisecond, and where it meets an edge of the content it
/// continues as a critically damped spring that pulls it back there.
struct ScrollCurve {
  /// The natural frequency of the spring, radians a second.
  private static let springFrequency: CGFloat = 10
  /// Distances from rest below this, in points, count as rest.
  private static let threshold: CGFloat = 0.25

  /// The final offset.
  let end: CGFloat
  /// Seconds until it does.
  private(set) var duration: CGFloat = 0

  private let start: CGFloat
  /// The final offset, ignoring edges.
  private let target: CGFloat
  /// The natural logarithm of what is left of the speed after each second, negative.
  private let decay: CGFloat
  /// When it meets an edge, how fast, and how far beyond it is at that time.
  private var bounce: (time: CGFloat, velocity: CGFloat, distance: CGFloat)?

  /// - Parameters:
  ///   - start: the current offset.
  ///   - velocity: points a second; counts where the curve begins beyond an edge.
  ///   - target: the final offset, ignoring edges.
  ///   - edges: the range of final offsets.
  ///   - rate: what is left of the speed after each millisecond.
  ///   - bounces: whether it can overshoot an edge.
  init(
    from start: CGFloat, velocity: CGFloat, target: CGFloat, edges: ClosedRange<CGFloat>,
    rate: CGFloat, bounces: Bool
  ) {
    self.start = start
    decay = 1000 * log(min(max(rate, 0.5), 0.9999))
    end = min(max(target, edges.lowerBound), edges.upperBound)
    let nearest = min(max(start, edges.lowerBound), edges.upperBound)
    // What is thrown back into the content from beyond an edge stops at the other one.
    self.target = bounces && start == nearest ? target : end
    if start != nearest, nearest == end {
      bounce = (0, velocity, start - end)
      duration = springTime(velocity: velocity, distance: start - end)
    } else if self.target != end {
      let left = (end - self.target) / (start - self.target)
      let time = left > 0 ? log(left) / decay : 0
      let speed = (end - self.target) * decay
      bounce = (time, speed, 0)
      duration = time + springTime(velocity: speed, distance: 0)
    } else {
      duration = timeToRest(distance: abs(end - start))
    }
  }

  /// The offset a number of seconds after the release.
  func offset(at time: CGFloat) -> CGFloat {
    guard time < duration else { return end }
    guard let bounce, time >= bounce.time else {
      return target + (start - target) * exp(decay * time)
    }
    let elapsed = time - bounce.time
    let slope = bounce.velocity + Self.springFrequency * bounce.distance
    return end + (bounce.distance + slope * elapsed) * exp(-Self.springFrequency * elapsed)
  }

  private func timeToRest(distance: CGFloat) -> CGFloat {
    distance > Self.threshold ? log(Self.threshold / distance) / decay : 0
  }

  /// When the spring is at rest: twice the time of its envelope to fall to the threshold, an upper
  /// bound for what this spring can reach.
  private func springTime(velocity: CGFloat, distance: CGFloat) -> CGFloat {
    let reach = abs(distance) + abs(velocity) / Self.springFrequency
    return reach > Self.threshold
      ? 2 * log(1 + reach / Self.threshold) / Self.springFrequency : 0
  }
}
