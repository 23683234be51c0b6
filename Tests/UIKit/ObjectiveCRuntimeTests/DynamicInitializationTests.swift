import Foundation
import ObjectiveCRuntime
import Testing

/// Canaries of the call through the method table of a class that is known only at run time.
@Suite struct DynamicInitializationTests {
  private class Account: ObjectiveCObject {
    private(set) var calls: [String] = []

    override init() {
      super.init()
      calls.append("init")
    }

    func close() {}
  }

  private final class Savings<Value>: Account {
    var value: Value?
    let rate = 7
  }

  /// As rewriting leaves a class with an initializer of its own.
  private final class Named: ObjectiveCObject {
    let name: String

    override class func _make() -> ObjectiveCObject { Named(name: "new") }

    init(name: String) {
      self.name = name
      super.init()
    }
  }

  @Test func anObjectIsMadeByInit() {
    let type: ObjectiveCObject.Type = Account.self
    #expect((type._make() as? Account)?.calls == ["init"])
  }

  @Test func anObjectIsMadeByAnInheritedInit() {
    let type: ObjectiveCObject.Type = Savings<Int>.self
    let savings = type._make() as? Savings<Int>
    #expect(savings?.calls == ["init"])
    #expect(savings?.rate == 7)
  }

  @Test func aClassWithAnotherInitializerMakesItself() {
    let type: ObjectiveCObject.Type = Named.self
    #expect((type._make() as? Named)?.name == "new")
  }
}
