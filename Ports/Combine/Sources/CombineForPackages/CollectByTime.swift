import Foundation
import OpenCombineShim

extension Publishers {
  /// When values that are collected are published.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At the end of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At the end of each interval, and when there are as many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of arrays of the values that another one publishes within intervals of time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        CollectingSubscription<Upstream.Output, S, Context>(
          downstream: subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// A publisher of arrays of the values that this one publishes within intervals of time.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// Collects the values of a publisher for a subscriber. Values that are collected without demand wait for the next
/// interval.
private final class CollectingSubscription<Input, Downstream: Subscriber, Context: Scheduler>:
  Subscriber, Subscription
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let strategy: Publishers.TimeGroupingStrategy<Context>
  private let options: Context.SchedulerOptions?
  private let lock = NSRecursiveLock()
  private var upstream: Subscription?
  private var timer: Cancellable?
  private var demand = Subscribers.Demand.none
  private var collected: [Input] = []
  private var isOver = false

  init(
    downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.strategy = strategy
    self.options = options
  }

  func receive(subscription: Subscription) {
    let (context, interval) =
      switch strategy {
      case .byTime(let context, let interval), .byTimeOrCount(let context, let interval, _):
        (context, interval)
      }
    upstream = subscription
    downstream.receive(subscription: self)
    guard !isOver else { return }
    timer = context.schedule(
      after: context.now.advanced(by: interval), interval: interval,
      tolerance: context.minimumTolerance, options: options
    ) { [weak self] in
      self?.send()
    }
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    defer { lock.unlock() }
    guard !isOver else { return .none }
    collected.append(input)
    if case .byTimeOrCount(_, _, let count) = strategy, collected.count >= count { send() }
    return .none
  }

  private func send() {
    lock.lock()
    defer { lock.unlock() }
    guard !isOver, demand > .none, !collected.isEmpty else { return }
    let values = collected
    collected = []
    demand -= .max(1)
    demand += downstream.receive(values)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    defer { lock.unlock() }
    guard !isOver else { return }
    if case .finished = completion { send() }
    end()
    downstream.receive(completion: completion)
  }

  func request(_ additional: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    demand += additional
  }

  func cancel() {
    lock.lock()
    let subscription = upstream
    end()
    lock.unlock()
    subscription?.cancel()
  }

  private func end() {
    isOver = true
    timer?.cancel()
    timer = nil
    upstream = nil
    collected = []
  }
}
