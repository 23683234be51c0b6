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

  /// A variable of the name is another value, unless it is the property's.
  @Test(arguments: [
    ("if case let delegate as P = delegate { delegate.tapped(self, at: 1) }", false),
    (
      "guard let delegate = self.delegate as? P else { return }; delegate.tapped(self, at: 1)",
      false
    ),
    ("if let delegate = other() { delegate.tapped(self, at: 1) }", false),
    ("run { delegate in delegate.tapped(self, at: 1) }", false),
    ("run { (delegate: P) in delegate.tapped(self, at: 1) }", false),
    ("let delegate = P(); delegate.tapped(self, at: 1)", false),
    ("if let delegate { delegate.tapped?(self, at: 1) }", true),
    ("guard let delegate = self.delegate else { return }; delegate.tapped?(self, at: 1)", true),
    ("if let delegate = delegate { self.delegate?.tapped?(self, at: 1) }", true),
  ])
  func aVariableThatHidesThePropertyStays(body: String, isRewritten: Bool) {
    let source = "extension A { func b() { \(body) } }"
    #expect(rewritten(source, with: delegates).contains("as? any P)?.tapped") == isRewritten)
  }

  /// Classes can have properties of the same name and other types.
  @Test func thePropertyIsTheOneOfTheClass() {
    let others = """
      @objc protocol Q { @objc optional func moved() }
      class B { weak var delegate: Q? }
      class C: B {}
      """
    func file(_ type: String, _ call: String) -> String {
      "extension \(type) { func b() { \(call) } }"
    }
    #expect(
      rewritten(file("A", "delegate?.tapped?(self, at: 1)"), with: delegates, others)
        .contains("(delegate as? any P)?.tapped(self, at: 1)"))
    for type in ["B", "C"] {
      #expect(
        rewritten(file(type, "self.delegate?.tapped(self, at: 1)"), with: delegates, others)
          .contains("self.delegate?.tapped(self, at: 1)"))
    }
    #expect(
      rewritten("x.delegate?.tapped(self, at: 1)", with: delegates, others)
        == "x.delegate?.tapped(self, at: 1)")
  }

  @Test func aMethodOfAClassIsThatOfTheClass() {
    let declarations = "class A { func b() {} }; class C { weak var other: AnyObject? }"
    #expect(rewritten("other?.b()", with: declarations) == "(other as? A)?.b()")
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

  @Test func aStructureInAnObjectOfADictionaryIsOneOfAValue() {
    #expect(
      rewritten("import UIKit\nlet a = info?[key]?.cgRectValue.height")
        == "import UIKit\nlet a = (info?[key] as? NSValue)?.cgRectValue.height")
    #expect(rewriting("import UIKit\nlet a = info[key].cgRectValue").isUnchanged)
  }

  @Test func aNumberOfAnObjectInADictionaryIsOneOfANumberObject() {
    let head = "import UIKit\nfunc a(_ b: Notification) { guard let c = b.userInfo as? "
    #expect(
      rewritten(head + "[String: AnyObject] else { return }; d(c[e]?.doubleValue) }")
        == head + "[String: AnyObject] else { return }; d((c[e] as? NSNumber)?.doubleValue) }")
    #expect(
      rewriting(head + "[String: NSString] else { return }; d(c[e]?.doubleValue) }").isUnchanged)
  }

  @Test func theAnchorsOfAnyObjectAreThoseOfAViewOrAGuide() {
    #expect(
      rewritten("import UIKit\nfunc a(_ b: AnyObject) { c(b.topAnchor) }")
        == "import UIKit\nfunc a(_ b: AnyObject) { c(_anchors(of: b).topAnchor) }")
    #expect(rewriting("import UIKit\nfunc a(_ b: UIView) { c(b.topAnchor) }").isUnchanged)
  }
}
