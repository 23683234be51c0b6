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
}
