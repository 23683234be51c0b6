import FoundationForPackages
import ObjectiveCRuntime
import Testing

/// What classes and timers of Foundation have on Apple's systems.
@Suite struct ObjectTests {
  private class Card: NSObject {}
  private final class Named: NSObject {
    class func description() -> String { "a name" }
  }
  private protocol Describing { static func description() -> String }

  @Test func classesAnswerAsObjects() {
    #expect(Card.classForCoder() == Card.self)
    #expect(Card.superclass() == NSObject.self && NSObject.superclass() == nil)
    let name = Card.description()
    #expect(name.hasSuffix("Card") && name.contains("."))
    #expect(NSObject.description() == "NSObject" && Named.description() == "a name")
  }

  @Test func aClassInheritsFromItselfAndItsSuperclasses() {
    class Special: Card {}
    #expect(
      _isSubclass(Special.self, of: Card.self) && _isSubclass(Special.self, of: NSObject.self))
    #expect(_isSubclass(Card.self, of: Card.self) && !_isSubclass(Card.self, of: Special.self))
  }

  @Test func theNameOfAClassSatisfiesARequirement() {
    final class Described: NSObject, Describing {}
    let type: any Describing.Type = Described.self
    #expect(type.description().hasSuffix("Described"))
  }

  private final class Target: NSObject {
    var count = 0
    func fired() { count += 1 }
  }

  @Test func aDateAfterAnotherMayBeAnObject() {
    let start = NSDate(timeIntervalSinceReferenceDate: 10)
    let object: NSDate = start.addingTimeInterval(5)
    #expect(object.timeIntervalSinceReferenceDate == 15)
    let date = start.addingTimeInterval(5)
    #expect(type(of: date) == Date.self)
  }

  @Test func aTimerWithoutArgumentsNeverFires() { #expect(!Timer().isValid) }

  @Test func aTimerFiresFirstAtItsDate() {
    let target = Target()
    let timer = Timer(
      fireAt: Date(timeIntervalSinceNow: 0.01), interval: 60, target: target,
      selector: Selector("fired", Target.fired), userInfo: "a", repeats: true)
    #expect(timer.timeInterval == 60 && timer.userInfo as? String == "a" && timer.isValid)
    RunLoop.current.add(timer, forMode: .default)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(target.count == 1)
    timer.invalidate()
  }
}
