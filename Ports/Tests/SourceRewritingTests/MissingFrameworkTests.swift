import SourceRewriting
import Testing

@Suite struct MissingFrameworkTests {
  @Test func anExtensionOfAViewOfSwiftUIIsLeftOut() {
    let source = """
      import SwiftUI
      @available(iOS 13.0, *)
      @objc extension View {
        func toast() -> some View { self }
      }
      class Toast: UIView {}
      """
    let expected = "import UIKit\n\n\n\n\nclass Toast: UIView {}"
    #expect(rewritten(source) == expected)
    #expect(rewriting(source).limitations.count == 2)
  }

  @Test func membersThatAreAboutSwiftUIAreLeftOut() {
    let source = """
      import UIKit
      import SwiftUI
      class Toast: UIView {
        @objc func show() {}
        func show(_ color: Color) { tint = color }
      }
      """
    let expected = """
      import UIKit
      import UIKit
      class Toast: UIView {
         func show() {}
        \("")
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func wrappersAndPreviewsAreLeftOut() {
    let source = """
      import SwiftUI
      struct Wrapper: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
      #Preview { Wrapper() }
      """
    #expect(rewritten(source) == "import UIKit\n\n")
  }

  @Test func namesOfThePackageItselfStay() {
    let source = "import SwiftUI\nextension View { func a() {} }"
    #expect(
      rewritten(source, with: "class View {}") == "import UIKit\nextension View { func a() {} }")
  }

  @Test func membersAndLabelsStay() {
    let source = "import SwiftUI\nlet a = Style.Color(Text: 1)"
    #expect(rewritten(source) == "import UIKit\nlet a = Style.Color(Text: 1)")
  }

  @Test func namesInCodeThatIsNotCompiledDoNotCount() {
    let source = """
      import SwiftUI
      class A {
        lazy var b: UIView = {
          #if os(visionOS)
            return UIHostingController(rootView: View()).view
          #else
            return UIView()
          #endif
        }()
      }
      """
    #expect(rewritten(source).contains("lazy var b"))
  }

  @Test func filesWithoutTheseModulesStay() {
    #expect(rewriting("import UIKit\nextension View { func a() {} }").isUnchanged)
  }

  @Test func aPreviewIsLeftOutWithoutAnImportToo() {
    let source = "import UIKit\n#Preview { UIView() }\nclass A: UIView {}"
    #expect(rewritten(source) == "import UIKit\n\nclass A: UIView {}")
  }

  @Test(arguments: [
    "class Host<Content>: UIView where Content: View { let content: Content }",
    "class Host<Content: View>: UIView {}",
    "struct Geometry { var insets: EdgeInsets }",
    "protocol Convertible { associatedtype Content: View; func content() -> Content }",
    "final class Host: UIView { private let host: UIHostingController<Bar> }",
  ])
  func aTypeThatCannotBeWithoutSwiftUIIsLeftOut(type: String) {
    #expect(
      rewritten("import SwiftUI\n\(type)\nclass A: UIView {}")
        == "import UIKit\n\nclass A: UIView {}")
  }

  @Test func aTypeStaysThatHasSomethingOfSwiftUIsAtTimes() {
    let source = """
      import SwiftUI
      class A: UIView {
        var host: UIHostingController<Bar>?
        var mark = 1
      }
      """
    #expect(rewritten(source) == "import UIKit\nclass A: UIView {\n  \n  var mark = 1\n}")
  }

  @Test func whatIsMadeOfTypesThatAreLeftOutIsToo() {
    let source = """
      class Coordinator { var wrapper: Wrapper }
      extension Wrapper { func b() {} }
      class A { func make(_ wrapper: Wrapper) {}
        func b() {} }
      """
    let wrapper = "import SwiftUI\nstruct Wrapper: UIViewRepresentable {}"
    let result = rewritten("import SwiftUI\n" + source, with: wrapper)
    #expect(result == "import UIKit\n\n\nclass A { \n  func b() {} }")
  }
}
