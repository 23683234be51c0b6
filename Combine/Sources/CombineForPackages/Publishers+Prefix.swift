import Foundation
import OpenCombineShim

// OpenCombine's publisher of the elements in a range finishes with the next element after them; Combine's finishes with
// the last of them. The more specific extensions, for the usual failures, are preferred to OpenCombine's.

extension Publisher where Failure == Never {
  /// A publisher of the first values of this one, which finishes with the last of them.
  public func prefix(_ maxLength: Int) -> Publishers.OutputInRange<Self> {
    output(in: 0..<maxLength)
  }

  /// A publisher of the value at an index, with which it finishes.
  public func output(at index: Int) -> Publishers.OutputInRange<Self> { output(in: index...index) }

  /// A publisher of the values at indices, which finishes with the last of them.
  public func output<R: RangeExpression>(in range: R) -> Publishers.OutputInRange<Self>
  where R.Bound == Int {
    Publishers.OutputInRange(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}

extension Publisher where Failure == any Error {
  /// A publisher of the first values of this one, which finishes with the last of them.
  public func prefix(_ maxLength: Int) -> Publishers.OutputInRange<Self> {
    output(in: 0..<maxLength)
  }

  /// A publisher of the value at an index, with which it finishes.
  public func output(at index: Int) -> Publishers.OutputInRange<Self> { output(in: index...index) }

  /// A publisher of the values at indices, which finishes with the last of them.
  public func output<R: RangeExpression>(in range: R) -> Publishers.OutputInRange<Self>
  where R.Bound == Int {
    Publishers.OutputInRange(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}

extension Publishers {
  /// A publisher of the values of another one at indices.
  public struct OutputInRange<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: Range<Int>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        RangeSubscription<Output, Failure, S>(downstream: subscriber, range: range))
    }
  }
}

extension Publishers.OutputInRange: Equatable where Upstream: Equatable {}

/// Passes on the values at indices.
private final class RangeSubscription<Input, Failure, Downstream: Subscriber>:
  Subscriber, Subscription
where Downstream.Input == Input, Downstream.Failure == Failure {
  private let downstream: Downstream
  private let range: Range<Int>
  private let lock = NSRecursiveLock()
  private var upstream: (any Subscription)?
  private var index = 0
  private var isOver = false

  init(downstream: Downstream, range: Range<Int>) {
    self.downstream = downstream
    self.range = range
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    upstream = subscription
    lock.unlock()
    downstream.receive(subscription: self)
    if range.isEmpty { finish() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    defer { lock.unlock() }
    let current = index
    guard !isOver, current < range.upperBound else { return .none }
    index += 1
    // An element that is left out does not count.
    guard current >= range.lowerBound else { return .max(1) }
    let demand = downstream.receive(input)
    guard current == range.upperBound - 1 else { return demand }
    finish()
    return .none
  }

  /// Ends the subscription to the publisher, which has not finished.
  private func finish() {
    guard let subscription = end() else { return }
    subscription.cancel()
    downstream.receive(completion: .finished)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if end() != nil { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    let subscription = isOver ? nil : upstream
    lock.unlock()
    subscription?.request(demand)
  }

  func cancel() { end()?.cancel() }

  /// Forgets the subscription to the publisher, and returns it; nil if it has ended.
  private func end() -> (any Subscription)? {
    lock.lock()
    defer { lock.unlock() }
    guard !isOver else { return nil }
    isOver = true
    defer { upstream = nil }
    return upstream
  }
}
