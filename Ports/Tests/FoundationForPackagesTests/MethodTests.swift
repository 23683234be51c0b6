import FoundationForPackages
import Testing

@Suite struct MethodTests {
  private class Plain {}
  private final class Round: Plain {}

  @Test func anObjectKeepsItsClass() {
    let object = Plain()
    #expect(object_setClass(object, Round.self) == Plain.self)
    #expect(object_getClass(object) == Plain.self)
    #expect(object_getClass(Round() as Plain) == Round.self)
    #expect(object_getClass(nil) == nil)
  }

  @Test func classesAreCompared() {
    #expect(object_getClass(Round()) === Round.self && object_getClass(Plain()) !== Round.self)
    var count: UInt32 = 1
    #expect(class_copyIvarList(Plain.self, &count) == nil && count == 0)
    count = 1
    #expect(class_copyPropertyList(Plain.self, &count) == nil && count == 0)
  }
}
