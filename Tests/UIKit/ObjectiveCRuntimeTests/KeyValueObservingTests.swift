import Foundation
import ObjectiveCRuntime
import Testing

/// Reports changes of its count only if this becomes another one.
private final class Counter: ObjectiveCObject {
  var count = 0 {
    willSet {
      _willChangeValue(of: self, forKey: "count")
      if newValue != count { willChangeValue(forKey: "count") }
    }
    didSet {
      _didChangeValue(of: self, forKey: "count")
      if oldValue != count { didChangeValue(forKey: "count") }
    }
  }

  override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "count" }
}

private final class Model: NSObject {
  var count = 0 {
    willSet { _willChangeValue(of: self, forKey: "count") }
    didSet { _didChangeValue(of: self, forKey: "count") }
  }
}

@Suite struct KeyValueObservingTests {
  private let model = Model()

  @Test func changesAreReportedWithTheValuesAskedFor() {
    var changes: [[Int?]] = []
    let observation = model.observe(\.count, key: "count", options: [.old, .new]) { _, change in
      changes.append([change.oldValue, change.newValue])
    }
    model.count = 3
    model.count = 5
    let expected: [[Int?]] = [[0, 3], [3, 5]]
    #expect(changes == expected)
    observation.invalidate()
    model.count = 6
    #expect(changes.count == 2)
  }

  @Test func valuesThatWereNotAskedForAreMissing() {
    var change: NSKeyValueObservedChange<Int>?
    let observation = model.observe(\.count, key: "count") { change = $1 }
    model.count = 3
    #expect(change?.newValue == nil)
    #expect(change?.oldValue == nil)
    #expect(change?.kind == .setting)
    observation.invalidate()
  }

  @Test func theFirstValueAndThatBeforeAChangeCanBeReported() {
    var calls: [String] = []
    let observation = model.observe(\.count, key: "count", options: [.initial, .prior, .new]) {
      model, change in
      calls.append("\(change.isPrior ? "prior" : "new") \(model.count)")
    }
    model.count = 3
    #expect(calls == ["new 0", "prior 0", "new 3"])
    observation.invalidate()
  }

  @Test func aReleasedObservationEnds() {
    var count = 0
    var observation: NSKeyValueObservation? = model.observe(\.count, key: "count") { _, _ in
      count += 1
    }
    model.count = 1
    #expect(observation != nil)
    observation = nil
    model.count = 2
    #expect(count == 1)
  }

  @Test func anObjectCanReportChangesItself() {
    let counter = Counter()
    var counts: [Int?] = []
    let observation = counter.observe(\.count, key: "count", options: .new) {
      counts.append($1.newValue)
    }
    counter.count = 1
    counter.count = 1
    #expect(counts == [1])
    observation.invalidate()
  }

  @Test func otherKeysAndObjectsAreNotReported() {
    var count = 0
    let observation = model.observe(\.count, key: "other") { _, _ in count += 1 }
    model.count = 1
    Model().count = 2
    #expect(count == 0)
    model.willChangeValue(forKey: "other")
    model.didChangeValue(forKey: "other")
    #expect(count == 1)
    observation.invalidate()
  }
}
