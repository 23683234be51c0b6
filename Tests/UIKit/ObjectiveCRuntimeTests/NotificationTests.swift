import Foundation
import ObjectiveCRuntime
import Testing

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
