import Foundation
import ObjectiveCRuntime
import OpenCombineShim

extension NSObjectProtocol where Self: NSObject {
  /// A publisher of a property's values. The properties that report changes are those which can be observed.
  ///
  /// - Parameter key: The name of the property, or the path to it. Rewriting adds it to `publisher(for: \.key)`.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, key: String,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(
      object: self, keyPath: keyPath, key: key, options: options)
  }
}

extension NSObject {
  /// A publisher of the values of an object's property.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    let key: String
    public let options: NSKeyValueObservingOptions

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subscriber.receive(
        subscription: KeyValueObservingSubscription(to: self, downstream: subscriber))
    }

    /// A publisher of nothing but that the property has changed.
    public func didChange() -> Publishers.Map<Self, Void> { map { _ in () } }

    public static func == (first: Self, second: Self) -> Bool {
      first.object === second.object && first.keyPath == second.keyPath
        && first.options == second.options
    }
  }
}

/// Observes a property for a subscriber. The last value that it had no demand for waits.
private final class KeyValueObservingSubscription<Downstream: Subscriber>: Subscription {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var observation: NSKeyValueObservation?
  private var demand = Subscribers.Demand.none
  private var waiting: Downstream.Input?

  init<Subject>(
    to publisher: NSObject.KeyValueObservingPublisher<Subject, Downstream.Input>,
    downstream: Downstream
  ) {
    self.downstream = downstream
    let keyPath = publisher.keyPath
    observation = publisher.object.observe(
      keyPath, key: publisher.key, options: publisher.options
    ) { [weak self] object, _ in
      self?.send(object[keyPath: keyPath])
    }
  }

  private func send(_ value: Downstream.Input) {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream else { return }
    guard demand > .none else {
      waiting = value
      return
    }
    demand -= .max(1)
    demand += downstream.receive(value)
  }

  func request(_ additional: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    demand += additional
    guard let value = waiting, demand > .none else { return }
    waiting = nil
    send(value)
  }

  func cancel() {
    lock.lock()
    let ended = observation
    downstream = nil
    observation = nil
    waiting = nil
    lock.unlock()
    ended?.invalidate()
  }
}
