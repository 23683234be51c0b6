import Foundation
import Testing

@testable import ObjectiveCRuntime

private nonisolated(unsafe) var firstKey: UInt8 = 0
private nonisolated(unsafe) var secondKey: UInt8 = 0

private final class Owner: ObjectiveCObject {}

private final class Value {
  let onDeinit: () -> Void
  init(_ onDeinit: @escaping () -> Void = {}) { self.onDeinit = onDeinit }
  deinit { onDeinit() }
}

@Suite struct AssociatedObjectTests {
  @Test(arguments: [false, true])
  func valuesAreFoundByTheirKeys(isOwner: Bool) {
    let object = isOwner ? Owner() : NSObject()
    objc_setAssociatedObject(object, &firstKey, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(object, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, &firstKey) as? String == "a")
    #expect(objc_getAssociatedObject(object, &secondKey) as? Int == 2)
    objc_setAssociatedObject(object, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, &firstKey) == nil)
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, &secondKey) == nil)
  }

  @Test func anotherObjectHasNone() {
    objc_setAssociatedObject(NSObject(), &firstKey, "a", .OBJC_ASSOCIATION_RETAIN)
    for _ in 0..<100 { #expect(objc_getAssociatedObject(NSObject(), &firstKey) == nil) }
  }

  @Test func anAssignedObjectIsNotRetained() {
    let owner = Owner()
    var value: Value? = Value()
    objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &firstKey) as? Value === value)
    value = nil
    #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
  }

  @Test func aCopyIsMade() {
    let owner = NSObject()
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, &firstKey, text, .OBJC_ASSOCIATION_COPY)
    text.append("b")
    #expect(objc_getAssociatedObject(owner, &firstKey) as? NSString == "a")
  }

  @Test func anOwnerReleasesItsValues() {
    var isReleased = false
    var owner: Owner? = Owner()
    if let owner {
      objc_setAssociatedObject(
        owner, &firstKey, Value { isReleased = true }, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(!isReleased)
    owner = nil
    #expect(isReleased)
  }

  @Test(arguments: [false, true])
  func aReleasedValueMayAskForOthers(isOwner: Bool) {
    let object = isOwner ? Owner() : NSObject()
    var found: Int?
    objc_setAssociatedObject(object, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(
      object, &firstKey,
      Value { [unowned object] in found = objc_getAssociatedObject(object, &secondKey) as? Int },
      .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(object, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(found == 2)
  }
}

/// A table that several threads use is locked while it is changed; objects that are released there can use it too.
@Suite struct AssociationTableTests {
  @Test func noOwnerIsReleasedWhileTheTableIsLocked() {
    var table = AssociationTable()
    weak var owner: NSObject?
    var released = DeferredRelease()
    let others = (0..<64).map { _ in NSObject() }
    do {
      let object = NSObject()
      owner = object
      _ = table.set(AssociatedObjects(), of: object)
      // With the last one the table looks for owners that are gone.
      for other in others { released = table.set(AssociatedObjects(), of: other) }
    }
    // Another thread may have released it while the table was locked: then this is the last reference.
    #expect(owner != nil)
    // All 65 owners.
    #expect(released.count == 65)
    released = DeferredRelease()
    #expect(owner == nil)
  }

  @Test func theObjectsOfAnOwnerThatIsGoneAreReleasedAfterwards() {
    var table = AssociationTable()
    // Made before, so that none is at the address of the one that is gone.
    let others = (0..<64).map { _ in NSObject() }
    do { _ = table.set(AssociatedObjects(), of: NSObject()) }
    var counts: [Int] = []
    for other in others { counts.append(table.set(AssociatedObjects(), of: other).count) }
    #expect(counts.dropLast().allSatisfy { $0 == 0 })
    // The other owners, and the objects of the one that is gone.
    #expect(counts.last == 65)
  }

  @Test func whatIsReplacedIsReleasedAfterwards() {
    var table = AssociationTable()
    let owner = NSObject()
    #expect(table.set(AssociatedObjects(), of: owner).count == 0)
    #expect(table.set(AssociatedObjects(), of: owner).count == 1)
    #expect(table.set(nil, of: owner).count == 1)
    #expect(table.objects(of: owner) == nil)
  }
}
