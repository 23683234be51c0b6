import SourceRewriting
import Testing

@Suite struct CombineTests {
  @Test(arguments: [
    "import Combine\nlet a = Just(1)",
    "@preconcurrency import Combine\nimport struct Combine.AnyCancellable",
    "#if canImport(Combine)\nimport Combine\n#endif\nfunc a<P: Combine.Publisher>(_ p: P) {}",
    "import Foundation\nimport Combine\nclass A: ObservableObject { @Published var b = 1 }",
  ])
  func whatImportsCombineStays(source: String) {
    let result = rewriting(source)
    #expect(result.isUnchanged)
    #expect(result.limitations.isEmpty)
    #expect(result.importsCombine)
  }

  @Test func codeForCombineIsCompiled() {
    let source = "#if canImport(Combine)\n@objc class A {}\n#else\n@objc class B {}\n#endif"
    #expect(
      rewritten(source) == "#if canImport(Combine)\n class A {}\n#else\n@objc class B {}\n#endif")
  }

  @Test func aFileWithoutCombineDoesNotImportIt() {
    #expect(!rewriting("import UIKit\nclass A: UIView {}").importsCombine)
    #expect(!rewriting("#if os(macOS)\nimport Combine\n#endif").importsCombine)
  }

  @Test func modelsOfAFileThatImportsSwiftUIStay() {
    let source = """
      import SwiftUI
      import Combine
      final class Model: ObservableObject { @Published var name = "" }
      struct Page: View { @ObservedObject var model: Model }
      """
    let expected = """
      import UIKit
      import Combine
      final class Model: ObservableObject { @Published var name = "" }

      """
    #expect(rewritten(source) == expected)
    #expect(rewriting(source).importsCombine)
  }

  @Test func swiftUIExportsCombine() {
    let source = "import SwiftUI\nfinal class Model: ObservableObject {}"
    #expect(
      rewritten(source) == "import UIKit; import Combine\nfinal class Model: ObservableObject {}")
    #expect(rewriting(source).importsCombine)
  }

  @Test func foundationExportsCombine() {
    let result = rewriting("import Foundation\nfinal class Model: ObservableObject {}")
    #expect(
      result.text == "import Foundation; import Combine\nfinal class Model: ObservableObject {}")
    #expect(result.importsCombine)
    // Other libraries have types with these names.
    #expect(!rewriting("import Foundation\nlet a = Future()").importsCombine)
    let own = rewriting("import UIKit\nlet a = Published()", with: ["struct Published {}"])
    #expect(!own.importsCombine)
  }

  @Test func namesOfThePackageAreNotThoseOfCombine() {
    let source = "import SwiftUI\nlet a = Publisher()"
    let result = rewriting(source, with: ["struct Publisher {}"])
    #expect(result.text == "import UIKit\nlet a = Publisher()")
    #expect(!result.importsCombine)
  }

  @Test func anImportForWhatIsLeftOutIsNotKept() {
    let source = """
      import SwiftUI
      import Combine
      struct Page: View { let timer: AnyCancellable }
      class A: UIView {}
      """
    let result = rewriting(source)
    #expect(result.text == "import UIKit\nimport UIKit\n\nclass A: UIView {}")
    #expect(!result.importsCombine)
  }

  @Test func anImportForMembersStays() {
    let source = """
      import SwiftUI
      import Combine
      class A: UIView { func bind(_ model: Model) { model.$name.sink { _ in }.store(in: &bag) } }
      """
    #expect(rewriting(source).importsCombine)
  }

  @Test func partsOfFoundationAreImportedNextToCombine() {
    #expect(
      rewritten("import Combine\nlet a = URLSession.shared")
        == "import Combine; import FoundationNetworking\nlet a = URLSession.shared")
  }

  @Test func aPublisherOfAPropertyGetsItsKey() {
    #expect(
      rewritten("import Combine\nlet a = view.publisher(for: \\.layer.opacity, options: .new)")
        == "import Combine\nlet a = view.publisher(for: \\.layer.opacity, key: \"layer.opacity\", options: .new)"
    )
    #expect(
      rewriting("import Combine\nlet a = button.publisher(for: .touchUpInside)").isUnchanged)
  }

  @Test func aPublisherOfThePackageGetsNoKey() {
    let own = "extension Store { func publisher<V>(for path: KeyPath<State, V>) -> Int { 1 } }"
    #expect(rewriting("let a = store.publisher(for: \\.name)", with: [own]).isUnchanged)
  }
}
