import SourceRewriting
import Testing

@Suite struct RectangleTests {
  private let addition =
    "; fileprivate extension CGRect { func intersects(_ _rect: CGRect) -> Bool { "
    + "func _meet(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool "
    + "{ a < d && c < b || a == b && c <= a && a < d || c == d && a <= c && c < b }; "
    + "return _meet(minX, maxX, _rect.minX, _rect.maxX) && _meet(minY, maxY, _rect.minY, _rect.maxY) } }"

  @Test(arguments: [
    "return frame.intersects(other.frame)", "let a = rects.filter(frame.intersects)",
    "extension CGRect { func meets(_ a: CGRect) -> Bool { intersects(a) } }",
  ])
  func aFileThatAsksForIntersectionsHasTheMethodOfCoreGraphics(code: String) {
    #expect(
      rewritten("import Foundation\nimport UIKit\n\(code)")
        == "import Foundation\(addition)\nimport UIKit\n\(code)")
  }

  @Test func theImportThatIsCompiledGetsTheMethod() {
    #expect(
      rewritten("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\na = b.intersects(c)")
        == "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\(addition)\n#endif\na = b.intersects(c)"
    )
  }

  @Test(arguments: [
    "import UIKit\nlet a = b.intersection(c)", "let a = set.intersects(other)",
    "import UIKit\nfunc intersects(_ a: Int) {}\nfunc f() { intersects(1) }",
  ])
  func otherFilesStay(source: String) {
    #expect(rewriting(source).isUnchanged)
  }

  @Test func theMethodOfThePackageStays() {
    let own = "extension CGRect { func intersects(_ other: CGRect) -> Bool { true } }"
    #expect(rewriting("import UIKit\nlet a = b.intersects(c)", with: [own]).isUnchanged)
  }

  @Test func codeThatAsksForIntersectionsIsNotInlinable() {
    #expect(
      rewritten("import UIKit\n@inlinable public func f() -> Bool { a.intersects(b) }")
        == "import UIKit\(addition)\n public func f() -> Bool { a.intersects(b) }")
  }
}
