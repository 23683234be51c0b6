import Foundation
import Testing

@testable import ObjectiveCRuntime

private final class Observer: NSObject {
  var names: [String] = []
  func note(_ notification: Notification) { names.append(notification.name.rawValue) }

  static let note = Selector("note:", { (observer: Observer) in observer.note(_:) })
}

@Suite struct NotificationTests {
  private let center = NotificationCenter()
  private let first = Notification.Name("first")
  private let second = Notification.Name("second")

  @Test func anObserverIsCalledForItsNameAndSender() {
    let observer = Observer()
    let sender = NSObject()
    center.addObserver(observer, selector: Observer.note, name: first, object: nil)
    center.addObserver(observer, selector: Observer.note, name: second, object: sender)
    center.post(name: first, object: NSObject())
    center.post(name: second, object: NSObject())
    center.post(name: second, object: sender)
    #expect(observer.names == ["first", "second"])
  }

  @Test func aRemovedObserverIsNotCalled() {
    let observer = Observer()
    center.addObserver(observer, selector: Observer.note, name: first, object: nil)
    center.addObserver(observer, selector: Observer.note, name: second, object: nil)
    center.removeObserver(observer, name: first, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    #expect(observer.names == ["second"])
    center.removeObserver(observer)
    center.post(name: second, object: nil)
    #expect(observer.names == ["second"])
  }

  @Test func anObserverIsNotRetained() {
    weak var weakObserver: Observer?
    do {
      let observer = Observer()
      weakObserver = observer
      center.addObserver(observer, selector: Observer.note, name: first, object: nil)
    }
    #expect(weakObserver == nil)
    center.post(name: first, object: nil)
  }

  @Test func aTokenIsRemovedAsBefore() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: first, object: nil)
    center.removeObserver(token)
    center.post(name: first, object: nil)
    #expect(count == 1)
  }
}

/// Observations are locked while they are changed; observers that are released there end their observations.
@Suite struct SelectorObservationTests {
  private let center = NotificationCenter()

  private func observation(of observer: NSObject, sender: NSObject? = nil) -> SelectorObservation {
    SelectorObservation(
      observer: WeakReference(object: observer), center: center, name: nil,
      sender: WeakReference(object: sender), token: NSObject())
  }

  @Test func noObserverIsReleasedWhileObservationsAreLocked() {
    var observations = SelectorObservations()
    weak var observer: NSObject?
    var released = SelectorObservations.Released()
    let others = (0..<64).map { _ in NSObject() }
    do {
      let object = NSObject()
      observer = object
      _ = observations.insert(observation(of: object))
      for other in others { released = observations.insert(observation(of: other)) }
    }
    #expect(observer != nil)
    // All 65 observers.
    #expect(released.others.count == 65)
    released = SelectorObservations.Released()
    #expect(observer == nil)
  }

  @Test func noSenderIsReleasedWhileObservationsAreLocked() {
    var observations = SelectorObservations()
    weak var sender: NSObject?
    let observer = NSObject()
    var released = SelectorObservations.Released()
    do {
      let object = NSObject()
      sender = object
      _ = observations.insert(observation(of: observer, sender: object))
      released = observations.remove(of: observer, in: center, name: nil, sender: NSObject())
    }
    #expect(released.observations.isEmpty)
    #expect(sender != nil)
    released = SelectorObservations.Released()
    #expect(sender == nil)
  }

  @Test func observationsOfObserversThatAreGoneAreRemoved() {
    var observations = SelectorObservations()
    // Made before, so that none is at the address of the one that is gone.
    let others = (0..<64).map { _ in NSObject() }
    do {
      let gone = NSObject()
      withExtendedLifetime(gone) { _ = observations.insert(observation(of: gone)) }
    }
    var counts: [Int] = []
    for other in others {
      counts.append(observations.insert(observation(of: other)).observations.count)
    }
    #expect(counts.dropLast().allSatisfy { $0 == 0 })
    #expect(counts.last == 1)
  }
}
