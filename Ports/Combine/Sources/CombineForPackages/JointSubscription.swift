import Foundation
import OpenCombineShim

/// The subscription of one subscriber to several publishers.
///
/// One lock guards it, and serializes what the subscriber receives. It is recursive, because a subscriber may request
/// more or cancel where it receives something.
class JointSubscription<Downstream: Subscriber, Element>: Subscription {
  let downstream: Downstream
  /// How many values the subscriber still takes.
  final var demand = Subscribers.Demand.none
  final private(set) var subscriptions: [Subscription?]
  final private(set) var isOver = false

  private let lock = NSRecursiveLock()
  private var runningCount: Int

  init(downstream: Downstream, count: Int) {
    self.downstream = downstream
    subscriptions = Array(repeating: nil, count: count)
    runningCount = count
  }

  /// Subscribes to the publishers, as many as the initializer was given.
  final func subscribe(to publishers: [AnyPublisher<Element, Downstream.Failure>]) {
    downstream.receive(subscription: self)
    for (index, publisher) in publishers.enumerated() {
      publisher.subscribe(Side(of: self, index: index))
    }
    locked { if runningCount == 0 { allDidFinish() } }
  }

  final func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  // MARK: Subclasses

  /// How many values a publisher is asked for when it is subscribed to.
  var initialDemand: Subscribers.Demand { .none }

  /// Called with the lock held.
  ///
  /// - Returns: How many more values the publisher is asked for.
  func receive(_ value: Element, from index: Int) -> Subscribers.Demand { .none }

  /// The subscriber takes more values. Called with the lock held.
  func didIncreaseDemand(by additional: Subscribers.Demand) {}

  /// All publishers have finished. Called with the lock held.
  func allDidFinish() { finish() }

  final func finish() {
    guard !isOver else { return }
    isOver = true
    downstream.receive(completion: .finished)
  }

  // MARK: Subscription

  final func request(_ additional: Subscribers.Demand) {
    locked {
      guard !isOver, additional > .none else { return }
      demand += additional
      didIncreaseDemand(by: additional)
    }
  }

  final func cancel() {
    for subscription in end() { subscription.cancel() }
  }

  /// Forgets the publishers, and returns the subscriptions to them.
  private func end() -> [Subscription] {
    locked {
      isOver = true
      let open = subscriptions.compactMap(\.self)
      subscriptions = Array(repeating: nil, count: subscriptions.count)
      return open
    }
  }

  // MARK: Publishers

  fileprivate final func didSubscribe(_ subscription: Subscription, at index: Int) {
    let initial = locked { () -> Subscribers.Demand? in
      guard !isOver, subscriptions[index] == nil else { return nil }
      subscriptions[index] = subscription
      return initialDemand
    }
    guard let initial else { return subscription.cancel() }
    if initial > .none { subscription.request(initial) }
  }

  fileprivate final func didReceive(_ value: Element, from index: Int) -> Subscribers.Demand {
    locked { isOver ? .none : receive(value, from: index) }
  }

  fileprivate final func didComplete(
    _ completion: Subscribers.Completion<Downstream.Failure>, at index: Int
  ) {
    locked {
      guard !isOver else { return }
      subscriptions[index] = nil
      switch completion {
      case .finished:
        runningCount -= 1
        if runningCount == 0 { allDidFinish() }
      case .failure:
        for subscription in end() { subscription.cancel() }
        downstream.receive(completion: completion)
      }
    }
  }

  /// What subscribes to one of the publishers.
  private final class Side: Subscriber {
    typealias Input = Element
    typealias Failure = Downstream.Failure

    private let joint: JointSubscription
    private let index: Int

    init(of joint: JointSubscription, index: Int) {
      self.joint = joint
      self.index = index
    }

    func receive(subscription: Subscription) { joint.didSubscribe(subscription, at: index) }

    func receive(_ input: Element) -> Subscribers.Demand { joint.didReceive(input, from: index) }

    func receive(completion: Subscribers.Completion<Failure>) {
      joint.didComplete(completion, at: index)
    }
  }
}
