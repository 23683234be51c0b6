import Foundation
import ObjectiveCRuntime
import Testing

private final class Account: ObjectiveCObject {
  var first: String? = "Ada" {
    willSet { _reportWillChange("first") }
    didSet { _reportDidChange("first") }
  }
  var isOpen = false {
    willSet { _reportWillChange("isOpen") }
    didSet { _reportDidChange("isOpen") }
  }
  var fullName: String { (first ?? "") + " Lovelace" }

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "fullName" ? ["first"] : super.keyPathsForValuesAffectingValue(forKey: key)
  }

  override class func _keyedProperty(_ key: String) -> KeyedProperty? {
    switch key {
    case "first": KeyedProperty(\Account.first)
    case "isOpen": KeyedProperty(\Account.isOpen)
    case "fullName": KeyedProperty(\Account.fullName)
    default: super._keyedProperty(key)
    }
  }
}

private final class Observer: ObjectiveCObject {
  var calls:
    [(path: String?, object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeRawPointer?)] =
      []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    calls.append((keyPath, object, change, context.map { UnsafeRawPointer($0) }))
  }
}

/// Has an account, which can be another one later.
private final class Customer: ObjectiveCObject {
  var account: Account?

  init(_ account: Account?) {
    self.account = account
    super.init()
  }

  override class func _keyedProperty(_ key: String) -> KeyedProperty? {
    key == "account" ? KeyedProperty(\Customer.account) : super._keyedProperty(key)
  }
}

/// As tests of XCTest are.
private final class PlainObserver: KeyValueObserver {
  var paths: [String?] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    paths.append(keyPath)
  }
}

/// Expectations follow Apple's "Key-Value Observing Programming Guide".
@Suite struct KeyValueObserverTests {
  private let account = Account()
  private let observer = Observer()

  @Test func anObserverNeedNotBeAnObject() {
    let plain = PlainObserver()
    account.addObserver(plain, forKeyPath: "first", context: nil)
    account.first = "Grace"
    account.removeObserver(plain, forKeyPath: "first")
    account.first = "Ada"
    #expect(plain.paths == ["first"])
  }

  @Test func anObserverIsCalledWithThePathTheObjectTheChangeAndTheContext() {
    let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { context.deallocate() }
    account.addObserver(observer, forKeyPath: "first", options: [.old, .new], context: context)
    account.first = "Augusta"
    #expect(observer.calls.count == 1)
    let call = observer.calls.first
    #expect(call?.path == "first")
    #expect(call?.object as? Account === account)
    #expect(call?.context == UnsafeRawPointer(context))
    #expect(call?.change?[.oldKey] as? String == "Ada")
    #expect(call?.change?[.newKey] as? String == "Augusta")
    let setting: UInt = 1
    #expect(call?.change?[.kindKey] as? UInt == setting)
  }

  @Test func valuesThatWereNotAskedForAreMissing() {
    account.addObserver(observer, forKeyPath: "first", context: nil)
    account.first = "Augusta"
    #expect(observer.calls.first?.change?.keys.map(\.rawValue) == ["kind"])
  }

  @Test func nilIsReportedAsNull() {
    account.addObserver(observer, forKeyPath: "first", options: [.old, .new], context: nil)
    account.first = nil
    #expect(observer.calls.first?.change?[.newKey] is NSNull)
    account.first = "Ada"
    #expect(observer.calls.last?.change?[.oldKey] is NSNull)
  }

  @Test func theInitialValueIsNewAndTheCallBeforeAChangeHasTheOldOne() {
    account.addObserver(
      observer, forKeyPath: "first", options: [.initial, .prior, .old, .new], context: nil)
    account.first = "Augusta"
    let changes = observer.calls.map { $0.change ?? [:] }
    #expect(changes.map { $0[.notificationIsPriorKey] as? Bool } == [nil, true, nil])
    #expect(changes.map { $0[.oldKey] as? String } == [nil, "Ada", "Ada"])
    #expect(changes.map { $0[.newKey] as? String } == ["Ada", nil, "Augusta"])
  }

  @Test func aRemovedObserverIsNotCalled() {
    account.addObserver(observer, forKeyPath: "first", context: nil)
    account.addObserver(observer, forKeyPath: "isOpen", context: nil)
    account.removeObserver(observer, forKeyPath: "first")
    account.first = "Augusta"
    account.isOpen = true
    #expect(observer.calls.map(\.path) == ["isOpen"])
  }

  @Test func removingWithAContextLeavesTheOthers() {
    let contexts = (0..<2).map { _ in UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1) }
    defer { for context in contexts { context.deallocate() } }
    for context in contexts {
      account.addObserver(observer, forKeyPath: "first", context: context)
    }
    account.removeObserver(observer, forKeyPath: "first", context: contexts[0])
    account.first = "Augusta"
    #expect(observer.calls.map(\.context) == [UnsafeRawPointer(contexts[1])])
  }

  @Test func anObserverThatWasNeverAddedCanBeRemoved() {
    account.removeObserver(observer, forKeyPath: "first")
    account.first = "Augusta"
    #expect(observer.calls.isEmpty)
  }

  @Test func observersAreNotRetained() {
    weak var gone: Observer?
    do {
      let observer = Observer()
      gone = observer
      account.addObserver(observer, forKeyPath: "first", context: nil)
    }
    #expect(gone == nil)
    account.first = "Augusta"
  }

  @Test func anObserverIsRemovedWhenItIsDeallocated() {
    final class Watcher: ObjectiveCObject {
      let account: Account
      init(_ account: Account) {
        self.account = account
        super.init()
        account.addObserver(self, forKeyPath: "first", context: nil)
      }
      deinit { account.removeObserver(self, forKeyPath: "first") }
    }
    _ = Watcher(account)
    #expect(!account._isObserved)
  }

  @Test func aFlagHasTheKeyOfObjectiveCToo() {
    account.addObserver(observer, forKeyPath: "open", options: .new, context: nil)
    account.isOpen = true
    #expect(observer.calls.first?.change?[.newKey] as? Bool == true)
  }

  @Test func aPropertyThatFollowsFromAnotherIsReported() {
    var names: [String?] = []
    let observation = account.observe(\.fullName, key: "fullName", options: .new) {
      names.append($1.newValue)
    }
    account.first = "Augusta"
    #expect(names == ["Augusta Lovelace"])
    observation.invalidate()
  }

  @Test func observationsCanEndDuringAChange() {
    var observations: [NSKeyValueObservation] = []
    var count = 0
    for _ in 0..<2 {
      observations.append(
        account.observe(\.first, key: "first") { _, _ in
          count += 1
          for observation in observations { observation.invalidate() }
        })
    }
    account.first = "Augusta"
    #expect(count == 1)
  }

  @Test func anObjectOfAnUnobservedClassHasNoObservers() {
    #expect(!account._isObserved)
  }
}

/// Observations at paths, of which Foundation's can be removed whatever is at the path by then.
@Suite struct ObservedPathTests {
  private let account = Account()
  private let observer = Observer()

  @Test func anObserverIsRemovedFromTheObjectThatWasReplaced() {
    let customer = Customer(account)
    customer.addObserver(observer, forKeyPath: "account.first", context: nil)
    customer.account = Account()
    customer.removeObserver(observer, forKeyPath: "account.first")
    account.first = "Augusta"
    #expect(observer.calls.isEmpty)
    #expect(!account._isObserved)
  }

  @Test func anObserverIsRemovedFromTheObjectThatIsAtThePathNoMore() {
    let customer = Customer(account)
    customer.addObserver(observer, forKeyPath: "account.first", context: nil)
    customer.account = nil
    customer.removeObserver(observer, forKeyPath: "account.first")
    #expect(!account._isObserved)
  }

  @Test func removingAtAPathLeavesTheObserversOfOtherObjects() {
    let (customer, other) = (Customer(account), Customer(account))
    customer.addObserver(observer, forKeyPath: "account.first", context: nil)
    other.addObserver(observer, forKeyPath: "account.first", context: nil)
    customer.removeObserver(observer, forKeyPath: "account.first")
    account.first = "Augusta"
    #expect(observer.calls.map { $0.object as? Customer } == [other])
  }

  @Test func removingAtAPathTakesTheContextIntoAccount() {
    let contexts = (0..<2).map { _ in UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1) }
    defer { for context in contexts { context.deallocate() } }
    let customer = Customer(account)
    for context in contexts {
      customer.addObserver(observer, forKeyPath: "account.first", context: context)
    }
    customer.account = nil
    customer.removeObserver(observer, forKeyPath: "account.first", context: contexts[0])
    account.first = "Augusta"
    #expect(observer.calls.map(\.context) == [UnsafeRawPointer(contexts[1])])
  }

  @Test func theObjectAtAPathMayBeGone() {
    let customer = Customer(Account())
    customer.addObserver(observer, forKeyPath: "account.first", context: nil)
    customer.account = nil
    customer.removeObserver(observer, forKeyPath: "account.first")
    customer.account = account
    customer.addObserver(observer, forKeyPath: "account.first", context: nil)
    account.first = "Augusta"
    #expect(observer.calls.count == 1)
  }

  @Test func anObjectThatOthersAreObservedThroughIsNotObserved() {
    let customer = Customer(account)
    customer.addObserver(observer, forKeyPath: "account.first", context: nil)
    #expect(!customer._isObserved)
    #expect(account._isObserved)
  }

  @Test func whereNoObjectIsAtThePathNothingIsObserved() {
    let customer = Customer(nil)
    var count = 0
    let observation = customer.observe(\.account?.first, key: "account.first") { _, _ in count += 1
    }
    #expect(!customer._isObserved)
    customer.didChangeValue(forKey: "first")
    #expect(count == 0)
    observation.invalidate()
  }
}

/// Expectations follow Apple's "Key-Value Coding Programming Guide".
@Suite struct KeyValueCodingTests {
  private final class Box: ObjectiveCObject {
    enum Kind: Int { case small, large }
    var count = 1
    var width: CGFloat = 2.5
    var ratio: Float? = 0.5
    var kind = Kind.small
    var isSealed = false
    var inner: Box?
    var others: [String: Any] = [:]

    override class func _keyedProperty(_ key: String) -> KeyedProperty? {
      switch key {
      case "count": KeyedProperty(\Box.count)
      case "width": KeyedProperty(\Box.width)
      case "ratio": KeyedProperty(\Box.ratio)
      case "kind": KeyedProperty(\Box.kind)
      case "isSealed": KeyedProperty(\Box.isSealed)
      case "inner": KeyedProperty(\Box.inner)
      default: super._keyedProperty(key)
      }
    }

    override func value(forUndefinedKey key: String) -> Any? { others[key] }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { others[key] = value }
  }

  private let box = Box()

  @Test func numbersAreReadAsObjectsThatConvert() {
    #expect(box.value(forKey: "count") as? Int == 1)
    #expect(box.value(forKey: "count") as? Double == 1)
    #expect(box.value(forKey: "ratio") as? Float == 0.5)
    #expect(box.value(forKey: "isSealed") as? Bool == false)
    let width: CGFloat = 2.5
    #expect(box.value(forKey: "width") as? CGFloat == width)
    #expect(box.value(forKey: "width") as? Double == 2.5)
  }

  @Test func theValueOfAnEnumerationIsItsNumber() {
    #expect(box.value(forKey: "kind") as? Int == 0)
    box.setValue(1, forKey: "kind")
    #expect(box.kind == .large)
  }

  @Test func numbersOfAllTypesAreSet() {
    box.setValue(NSNumber(value: 7), forKey: "count")
    box.setValue(4, forKey: "width")
    box.setValue(CGFloat(0.25), forKey: "ratio")
    box.setValue(1, forKey: "sealed")
    #expect(box.count == 7)
    #expect(box.width == 4)
    #expect(box.ratio == 0.25)
    #expect(box.isSealed)
  }

  @Test func optionalsAreSetToNil() {
    box.setValue(nil, forKey: "ratio")
    #expect(box.ratio == nil)
    #expect(box.value(forKey: "ratio") == nil)
  }

  @Test func valuesOfOtherTypesAreNotSet() {
    box.setValue("many", forKey: "count")
    box.setValue(nil, forKey: "count")
    #expect(box.count == 1)
  }

  @Test func pathsLeadThroughObjects() {
    box.inner = Box()
    box.setValue(9, forKeyPath: "inner.count")
    #expect(box.inner?.count == 9)
    #expect(box.value(forKeyPath: "inner.count") as? Int == 9)
    #expect(box.value(forKeyPath: "inner.inner.count") == nil)
  }

  @Test func undefinedKeysAreForSubclasses() {
    box.setValue("blue", forKey: "color")
    #expect(box.value(forKey: "color") as? String == "blue")
  }

  @Test func anObjectWithoutAPropertyHasNoValue() {
    let object = ObjectiveCObject()
    object.setValue(1, forKey: "nothing")
    #expect(object.value(forKey: "nothing") == nil)
    #expect(NSObject().value(forKey: "nothing") == nil)
  }

  @Test func manyValuesAreReadAndSetAtOnce() {
    box.setValuesForKeys(["count": 3, "width": 1.5, "ratio": NSNull()])
    let values = box.dictionaryWithValues(forKeys: ["count", "ratio"])
    #expect(values["count"] as? Int == 3)
    #expect(values["ratio"] is NSNull)
  }

  @Test func dictionariesHaveValues() {
    #expect(NSDictionary(dictionary: ["a": "b"]).value(forKey: "a") as? String == "b")
  }
}

@Suite struct ForwardingTests {
  private final class Ticker: ObjectiveCObject {
    var ticks = 0
    func tick() { ticks += 1 }
    static let tick = Selector("tick", { (target: Ticker) in target.tick })
  }

  private final class Proxy: ObjectiveCObject {
    weak var target: Ticker?

    override func responds(to aSelector: Selector!) -> Bool {
      target?.responds(to: aSelector) ?? super.responds(to: aSelector)
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
  }

  private let ticker = Ticker()
  private let proxy = Proxy()

  @Test func aMessageIsForwardedToTheTarget() {
    proxy.target = ticker
    proxy.perform(Ticker.tick)
    #expect(ticker.ticks == 1)
    #expect((proxy as any NSObjectProtocol).responds(to: Ticker.tick))
  }

  @Test func withoutATargetNothingHappens() {
    proxy.perform(Ticker.tick)
    #expect(ticker.ticks == 0)
    #expect(!proxy.responds(to: Ticker.tick))
  }
}
