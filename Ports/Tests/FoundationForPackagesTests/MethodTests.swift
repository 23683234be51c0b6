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
}
