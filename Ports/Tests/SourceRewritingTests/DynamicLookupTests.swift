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

  private let delegates = """
    @objc protocol P { @objc optional func tapped(_ a: A, at b: Int) }
    class A { weak var delegate: AnyObject? }
    """

  @Test func aMethodOfAnObjectOfNoClassIsThatOfTheProtocolThatHasIt() {
    #expect(
      rewritten("delegate?.tapped?(self, at: 1)", with: delegates)
        == "(delegate as? any P)?.tapped(self, at: 1)")
    #expect(
      rewritten("self.delegate.tapped?(self, at: 1)", with: delegates)
        == "(self.delegate as? any P)?.tapped(self, at: 1)")
    #expect(
      rewritten("a.delegate?.perform(s)", with: delegates)
        == "(a.delegate as? any NSObjectProtocol)?.perform(s)")
  }

  @Test func methodsThatNoTypeDeclaresStay() {
    #expect(rewriting("delegate?.untapped(self)", with: [delegates]).isUnchanged)
    #expect(rewriting("other?.tapped(self, at: 1)", with: [delegates]).isUnchanged)
  }

  @Test func parametersWithATypeStay() {
    let shown = "func show(_ delegate: A) { delegate.tapped(self, at: 1) }"
    #expect(rewriting(shown, with: [delegates]).isUnchanged)
    #expect(
      rewritten(
        "func show(_ delegate: AnyObject) { delegate.tapped?(self, at: 1) }", with: delegates)
        == "func show(_ delegate: AnyObject) { (delegate as? any P)?.tapped(self, at: 1) }")
  }

  @Test func anObjectThatIsNotOptionalAnswers() {
    #expect(
      rewritten("func f(_ item: AnyObject) -> Bool { !item.responds(to: s) }")
        == "func f(_ item: AnyObject) -> Bool { "
        + "!((item as? any NSObjectProtocol)?.responds(to: s) ?? false) }")
    #expect(
      rewritten("func f(_ item: AnyObject) { item.perform(s).takeUnretainedValue() }")
        == "func f(_ item: AnyObject) { "
        + "(item as? any NSObjectProtocol)?.perform(s).takeUnretainedValue() }")
    #expect(rewriting("func f(_ item: A) -> Bool { item.responds(to: s) }").isUnchanged)
  }

  @Test func otherListsAndMethodsStay() {
    #expect(rewriting(list + "let b = a.others.first?.constant").isUnchanged)
    #expect(rewriting(list + "a.items.first?.run()").isUnchanged)
    #expect(rewriting(list + "let b = a.items.count").isUnchanged)
  }

  @Test func aTargetIsAnyObject() {
    #expect(
      rewritten("_ = item.target?.perform(item.action, with: item)")
        == "_ = (item.target as? any NSObjectProtocol)?.perform(item.action, with: item)")
    #expect(
      rewritten("target!.performSelector(onMainThread: action!, with: nil, waitUntilDone: true)")
        == "(target! as! any NSObjectProtocol).performSelector(onMainThread: action!, with: nil, "
        + "waitUntilDone: true)")
    #expect(rewriting("target?.perform(at: 1)").isUnchanged)
    let own = "class Job { func perform(_ a: Int) {} }"
    #expect(rewriting("target?.perform(1)", with: [own]).isUnchanged)
  }

  @Test func anObjectMayBeCast() {
    let declarations = """
      protocol P { func b() }
      class A: P { @objc func b() {} }
      class C: P { @objc func b() {} }
      """
    #expect(
      rewritten("a.forEach { ($0 as AnyObject).b() }", with: declarations)
        == "a.forEach { (($0 as AnyObject) as? any P)?.b() }")
    #expect(rewriting("($0 as AnyObject).c()", with: [declarations]).isUnchanged)
  }
}
