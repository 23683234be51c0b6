import Foundation
import SourceRewriting
import Testing

@Suite struct ImportTests {
  @Test(arguments: [
    ("import UIKit.UIColor", "import UIKit"),
    ("import class UIKit.UIView", "import UIKit"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("import struct CoreGraphics.CGFloat", "import UIKit"),
    ("@_exported import class QuartzCore.CALayer", "@_exported import UIKit"),
    ("import ObjectiveC", "import UIKit"),
    ("import ObjectiveC.runtime", "import UIKit"),
    ("import os.log", "import UIKit"),
    ("import CoreServices", "import UIKit"),
    ("import Accessibility", "import UIKit"),
    ("import Darwin", "import Glibc"),
    ("import Darwin.C", "import Glibc"),
  ])
  func aModuleOfApplesSystemsIsReplaced(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    "import UIKit", "import Foundation", "import SnapKit", "import struct Foundation.Date",
  ])
  func otherImportsStay(source: String) {
    #expect(rewriting(source).isUnchanged)
  }

  @Test(arguments: [
    ("import SnapshotTesting", "import SnapshotTesting"),
    ("@testable import SnapshotTesting", " import SnapshotTesting"),
    ("@testable import InlineSnapshotTesting", " import InlineSnapshotTesting"),
    (
      "#if canImport(SnapshotTesting)\n@testable import SnapshotTesting\n#endif",
      "#if canImport(SnapshotTesting)\n import SnapshotTesting\n#endif"
    ),
  ])
  func snapshotTestingIsImportedWithoutItsInternalDeclarations(source: String, expected: String) {
    #expect(rewritten(source) == expected)
    #expect(rewriting(source).importsSnapshotTesting)
  }

  @Test(arguments: [
    "@testable import Badge", "#if os(macOS)\nimport SnapshotTesting\n#endif\nlet a = 1",
  ])
  func otherFilesDoNotNeedSnapshotTesting(source: String) {
    #expect(!rewriting(source).importsSnapshotTesting)
  }

  @Test func aModuleThatIsMissingIsNotImported() {
    let result = rewriting("import UIKit\nimport AVFoundation")
    #expect(result.text == "import UIKit\nimport UIKit")
    #expect(result.limitations.isEmpty)
  }

  @Test func theModuleOfAnotherPlatformStays() {
    let result = rewriting("import AppKit")
    #expect(result.isUnchanged)
    #expect(result.limitations.count == 1)
  }

  @Test func aMissingModuleOfAnotherPlatformIsNotReported() {
    #expect(rewriting("#if os(macOS)\nimport AppKit\n#endif").limitations.isEmpty)
  }

  @Test func testsGetUIKitFromXCTest() {
    #expect(
      rewritten("import XCTest\n@testable import A")
        == "import XCTest; import UIKit\n@testable import A")
  }

  @Test func testsThatImportUIKitStay() {
    #expect(rewriting("import UIKit\nimport XCTest").isUnchanged)
    #expect(rewriting("#if canImport(UIKit)\nimport UIKit\n#endif\nimport XCTest").isUnchanged)
  }

  @Test func whatFoundationHasOnIOSIsImportedWhereItIsUsed() {
    #expect(
      rewritten("import Foundation\nlet a = CGAffineTransform.identity")
        == "import Foundation; import FoundationForPackages\nlet a = CGAffineTransform.identity")
    #expect(
      rewritten("import Foundation\nobjc_sync_enter(a)")
        == "import Foundation; import FoundationForPackages\nobjc_sync_enter(a)")
    #expect(rewriting("import Foundation\nlet a = CGRect.zero").isUnchanged)
  }

  @Test func theModuleUnderTestBringsFoundationAlong() {
    #expect(
      rewritten("@testable import Card\nlet a: TimeInterval = 1")
        == "import FoundationForPackages; @testable import Card\nlet a: TimeInterval = 1")
    #expect(rewriting("@testable import Card\nlet a = 1").isUnchanged)
  }

  @Test func uiKitIsImportedWhereAFileNamesItsClasses() {
    #expect(
      rewritten("import Foundation\nlet a: UIFont? = nil")
        == "import UIKit; import Foundation\nlet a: UIFont? = nil")
    #expect(
      rewritten("import Foundation\nclass A: UICollectionViewCell {}")
        == "import UIKit; import Foundation\nclass A: UICollectionViewCell {}")
    #expect(
      rewriting(
        "import Foundation\nlet a: UIFont? = nil", with: ["typealias A = Int; class UIFont {}"]
      ).isUnchanged)
  }

  @Test func partsOfFoundationAreImportedWhereTheyAreUsed() {
    #expect(
      rewritten("import Foundation\nlet a = XMLParser(data: data)")
        == "import Foundation; import FoundationXML\nlet a = XMLParser(data: data)")
    #expect(
      rewritten("import UIKit\nlet a = URLSession.shared")
        == "import UIKit; import FoundationNetworking\nlet a = URLSession.shared")
    #expect(
      rewriting("import Foundation\nimport FoundationXML\nlet a = XMLParser(data: data)")
        .isUnchanged)
  }

  @Test(arguments: [
    ("import UIKit\nlet a = Darwin.round(1.5)", "import UIKit\nlet a = Glibc.round(1.5)"),
    (
      "import Foundation\nlet a: Foundation.URLSession",
      "import Foundation; import FoundationNetworking\nlet a: FoundationNetworking.URLSession"
    ),
    (
      "import UIKit\nlet a = Foundation.XMLParser(data: b)",
      "import UIKit; import FoundationXML\nlet a = FoundationXML.XMLParser(data: b)"
    ),
    (
      "import Foundation\nlet a = Foundation.sqrt(2)",
      "import Foundation\nlet a = Foundation.sqrt(2)"
    ),
    (
      "import UIKit\nfunc a(_ b: ObjectiveC.NSObject) {}",
      "import UIKit\nfunc a(_ b: UIKit.NSObject) {}"
    ),
    ("import UIKit\nlet a: CoreGraphics.CGFloat = 1", "import UIKit\nlet a: UIKit.CGFloat = 1"),
    ("import UIKit\nlet a = QuartzCore.CALayer()", "import UIKit\nlet a = UIKit.CALayer()"),
    (
      "import QuartzCore\nlet a = QuartzCore.CALayer()",
      "import QuartzCore\nlet a = QuartzCore.CALayer()"
    ),
    (
      "import Foundation\nlet a = CoreFoundation.CFAbsoluteTimeGetCurrent()",
      "import UIKit; import Foundation\nlet a = UIKit.CFAbsoluteTimeGetCurrent()"
    ),
    (
      "import UIKit\nlet a = system.os.name, b = A.Darwin.c",
      "import UIKit\nlet a = system.os.name, b = A.Darwin.c"
    ),
    (
      "import UIKit\nenum Darwin {}\nlet a = Darwin.b",
      "import UIKit\nenum Darwin {}\nlet a = Darwin.b"
    ),
  ])
  func aQualifiedNameNamesTheModuleOnLinux(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test func aQualifiedNameOfAMissingFrameworkIsLeftOut() {
    #expect(
      rewritten("import UIKit\nlet a: CoreImage.CIColor? = nil\nlet b = 1")
        == "import UIKit\n\nlet b = 1")
  }

  @Test(arguments: [
    "func a(_ time: CFAbsoluteTime) {}", "let a = CFAbsoluteTimeGetCurrent()",
    "let a = kCFNotFound",
    "let a: CFTimeInterval = 1", "let a = object_getClass(b)", "let a: OSSignpostID = b",
  ])
  func whatFoundationExportsOnIOSIsImported(line: String) {
    #expect(
      rewritten("import Foundation\n" + line)
        == "import Foundation; import FoundationForPackages\n" + line)
  }

  @Test func aFileThatImportsALibraryForTestsHasRectangles() {
    #expect(
      rewritten("import Expectations\nlet a = CGRect.zero")
        == "import FoundationForPackages; import Expectations\nlet a = CGRect.zero")
    #expect(rewriting("import Expectations\nlet a = 1").isUnchanged)
  }

  /// A file that imports Foundation alone sees what Apple's Foundation has, by each of the types and functions that
  /// `FoundationForPackages` declares.
  @Test func whateverFoundationLacksIsImported() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/FoundationForPackages").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    var names: [String] = []
    for file in files {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      let declaration =
        /(?m)^(?:public|open) (?:final )?(?:class|struct|enum|func|let|var|typealias|protocol) (\w+)/
      names += text.matches(of: declaration).map { String($0.1) }
    }
    #expect(names.count > 60)
    for name in names where !name.hasPrefix("_") {
      #expect(
        rewritten("import Foundation\nlet a = \(name)").contains("FoundationForPackages"),
        "\(name) is not seen")
    }
  }
}
