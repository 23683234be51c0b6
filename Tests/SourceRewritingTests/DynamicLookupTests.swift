import SourceRewriting
import Testing

@Suite struct DynamicLookupTests {
  private let list = "extension A { var items: [AnyObject] { [] } }\n"

  @Test func aPropertyOfAnObjectOfNoClassIsLookedUpByItsName() {
    #expect(
      rewritten(list + "let b = a.items.first?.constant")
        == list + "let b = a.items.first.dynamicMember(\"constant\")")
    #expect(
      rewritten(list + "let b = items.last!.constant")
        == list + "let b = items.last.dynamicMember(\"constant\")!")
  }

  @Test func otherListsAndMethodsStay() {
    #expect(rewriting(list + "let b = a.others.first?.constant").isUnchanged)
    #expect(rewriting(list + "a.items.first?.run()").isUnchanged)
    #expect(rewriting(list + "let b = a.items.count").isUnchanged)
  }
}
