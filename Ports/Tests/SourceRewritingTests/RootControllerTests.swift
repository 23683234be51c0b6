import SourceRewriting
import Testing

@Suite struct RootControllerTests {
  @Test func anOverrideSeesWhatIsReadAndSet() {
    let source = """
      import UIKit
      class Overlay: UIWindow {
        override var rootViewController: UIViewController? {
          get { super.rootViewController ?? other }
          set { super.rootViewController = newValue }
        }
      }
      """
    let expected = """
      import UIKit
      class Overlay: UIWindow {
        override var rootObject: AnyObject? {
          get { (super.rootObject as? UIViewController) ?? other }
          set { let newValue = newValue as? UIViewController; super.rootObject = newValue }
        }
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func anObserverOfTheValueIsCalled() {
    #expect(
      rewritten(
        "class A: UIWindow { override var rootViewController: UIViewController? { didSet { f() } } }"
      )
        == "class A: UIWindow { override var rootObject: AnyObject? { didSet { f() } } }")
    #expect(
      rewritten(
        "class A: UIWindow { override var rootViewController: UIViewController? { didSet { f(oldValue) } } }"
      ).contains("{ didSet { let oldValue = oldValue as? UIViewController; f(oldValue) } }"))
  }

  @Test func aWindowOfThePackageIsAWindowToo() {
    #expect(
      rewritten(
        "class B: A { override var rootViewController: UIViewController? { nil } }",
        with: "class A: UIWindow {}")
        == "class B: A { override var rootObject: AnyObject? { nil } }")
  }

  @Test func aPropertyOfThePackageStays() {
    #expect(
      rewriting(
        "class B: A { override var rootViewController: UIViewController { c } }",
        with: ["class A { var rootViewController: UIViewController { d } }"]
      ).isUnchanged)
    #expect(
      rewriting("class A: UIWindow { var rootViewController: UIViewController? }").isUnchanged)
  }
}
