import OpenCombineShim

/// The subscription of a subscriber that receives the values of several publishers as they come.
///
/// As long as the subscriber takes a limited number, each publisher is asked for one value at a time, and values that
/// come early wait.
final class MergedSubscription<Downstream: Subscriber>:
  JointSubscription<Downstream, Downstream.Input>
{
  private var waiting: [(value: Downstream.Input, index: Int)] = []
  private var haveAllFinished = false

  override var initialDemand: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }

  override func receive(_ value: Downstream.Input, from index: Int) -> Subscribers.Demand {
    guard demand > .none else {
      waiting.append((value, index))
      return .none
    }
    let wasUnlimited = demand == .unlimited
    demand -= .max(1)
    demand += downstream.receive(value)
    return wasUnlimited ? .none : demand == .unlimited ? .unlimited : .max(1)
  }

  override func didIncreaseDemand(by additional: Subscribers.Demand) {
    while demand > .none, !isOver, !waiting.isEmpty {
      let (value, index) = waiting.removeFirst()
      demand -= .max(1)
      demand += downstream.receive(value)
      subscriptions[index]?.request(.max(1))
    }
    if demand == .unlimited {
      for subscription in subscriptions { subscription?.request(.unlimited) }
    }
    if haveAllFinished, waiting.isEmpty { finish() }
  }

  override func allDidFinish() {
    haveAllFinished = true
    if waiting.isEmpty { finish() }
  }
}

extension Publishers {
  /// A publisher of the values of any number of publishers of one kind.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergedSubscription(downstream: subscriber, count: publishers.count)
        .subscribe(to: publishers.map { $0.eraseToAnyPublisher() })
    }

    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// A publisher of the values of this publisher and of another one of its kind.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
