import OpenCombineShim

/// The subscription of a subscriber that receives the latest values of several publishers whenever one has a new one.
///
/// As Combine documents: all publishers get the requests of the subscriber, and values that come without demand replace
/// those before them. It finishes when all publishers have.
final class LatestValuesSubscription<Downstream: Subscriber>: JointSubscription<Downstream, Any> {
  /// How many values the subscriber has requested in all.
  private var requested = Subscribers.Demand.none
  private var latest: [Any?]
  private let combine: ([Any]) -> Downstream.Input?

  /// - Parameter combine: Makes a value of one of each publisher.
  init(downstream: Downstream, count: Int, combine: @escaping ([Any]) -> Downstream.Input?) {
    latest = Array(repeating: nil, count: count)
    self.combine = combine
    super.init(downstream: downstream, count: count)
  }

  override var initialDemand: Subscribers.Demand { requested }

  override func receive(_ value: Any, from index: Int) -> Subscribers.Demand {
    latest[index] = .some(value)
    let values = latest.compactMap(\.self)
    guard demand > .none, values.count == latest.count, let combined = combine(values) else {
      return .none
    }
    demand -= .max(1)
    let additional = downstream.receive(combined)
    if additional > .none, !isOver {
      demand += additional
      requested += additional
      for (other, subscription) in subscriptions.enumerated() where other != index {
        subscription?.request(additional)
      }
    }
    return additional
  }

  override func didIncreaseDemand(by additional: Subscribers.Demand) {
    requested += additional
    for subscription in subscriptions { subscription?.request(additional) }
  }
}

extension Publisher {
  /// The publisher without the type of its values.
  var anyValues: AnyPublisher<Any, Failure> { map { $0 as Any }.eraseToAnyPublisher() }
}
