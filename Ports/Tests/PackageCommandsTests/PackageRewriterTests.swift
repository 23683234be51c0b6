import CommandLineTool
import Foundation
import JSONValues
import TemporaryFolders
import Testing

@testable import PackageCommands

@Suite struct PackageRewriterTests {
  private let folder: TemporaryFolder
  private let call: PackageCall

  init() throws {
    folder = try TemporaryFolder()
    call = PackageCall("build", arguments: [], workingFolder: folder.url)
  }

  private func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

  private func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.fileURL(path)), as: UTF8.self)
  }

  /// A package of a library and its tests.
  private func package(sources: [String], tests: [String] = []) throws -> SwiftPackage {
    func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ",") }
    return try SwiftPackage(
      description: Data(
        """
        { "name": "Badge", "path": "\(call.folder)", "dependencies": [],
          "products": [{ "name": "Badge", "targets": ["Badge"] }],
          "targets": [
            { "name": "Badge", "path": "Sources/Badge", "type": "library",
              "module_type": "SwiftTarget",
              "sources": [\(list(sources))], "product_memberships": ["Badge"] },
            { "name": "BadgeTests", "path": "Tests", "type": "test",
              "module_type": "SwiftTarget", "sources": [\(list(tests))],
              "target_dependencies": ["Badge"] },
            { "name": "BadgePlugin", "path": "Plugins", "type": "plugin",
              "module_type": "PluginTarget", "sources": ["a.swift"] }
          ] }
        """.utf8))
  }

  private func rewrite(_ package: SwiftPackage) throws -> PackageRewriter.Result {
    try PackageRewriter(packages: [package], call: call).run()
  }

  @Test func copiesAreWrittenAndTheSourcesStay() throws {
    try write("@objc func a() {}\n", to: "Sources/Badge/A.swift")
    try write("func b() {}\n", to: "Sources/Badge/B.swift")
    let result = try rewrite(package(sources: ["A.swift", "B.swift"]))
    #expect(try read("Sources/Badge/A.swift") == "@objc func a() {}\n")
    #expect(try read(".build/layouter/sources/Badge/Sources/Badge/A.swift") == " func a() {}\n")
    #expect(result.overlay == call.folder + "/.build/layouter/overlay-0.yaml")
    let overlay = try read(".build/layouter/overlay-0.yaml")
    #expect(overlay.contains(#""name": "A.swift""#))
    #expect(!overlay.contains("B.swift"))
    #expect(result.files.map(\.path) == ["Sources/Badge/A.swift", "Sources/Badge/B.swift"])
  }

  private static let accessor = "static nonisolated let module"

  /// As on Apple's systems, where SwiftPM makes a bundle of them.
  @Test func resourcesThatTheManifestDoesNotDeclareAreInABundle() throws {
    try write(
      "import UIKit\nlet image = UIImage(named: \"star\", in: .module, with: nil)",
      to: "Sources/Badge/A.swift")
    try write("{}", to: "Sources/Badge/Media/Images.xcassets/Contents.json")
    try write("", to: "Sources/Badge/Views/Card.xib")
    try write("", to: "Sources/Badge/de.lproj/Localizable.strings")
    try write("", to: "Sources/Badge/notes.txt")
    _ = try rewrite(package(sources: ["A.swift"]))
    let bundle = ".build/layouter/bundles/Badge_Badge"
    let copy = try read(".build/layouter/sources/Badge/Sources/Badge/A.swift")
    #expect(copy.contains(Self.accessor) && copy.contains("\"\(call.folder)/\(bundle)\""))
    #expect(try read("\(bundle)/Images.xcassets/Contents.json") == "{}")
    #expect(try read("\(bundle)/Card.xib").isEmpty)
    #expect(try read("\(bundle)/de.lproj/Localizable.strings").isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.fileURL("\(bundle)/notes.txt").path))
  }

  /// The accessor is declared where it is missing only.
  @Test(arguments: [
    "import UIKit\nlet bundle = Bundle.main",
    "import UIKit\nextension Bundle { static var module: Bundle { .main } }; let bundle = Bundle.module",
  ])
  func aBundleThatNobodyAsksForHasNoAccessor(source: String) throws {
    try write(source, to: "Sources/Badge/A.swift")
    try write("", to: "Sources/Badge/Card.xib")
    #expect(try rewrite(package(sources: ["A.swift"])).overlay == nil)
  }

  @Test func aPackageWithoutRewritingsNeedsNoOverlay() throws {
    try write("func b() {}\n", to: "Sources/Badge/B.swift")
    #expect(try rewrite(package(sources: ["B.swift"])).overlay == nil)
  }

  @Test func testsKnowTheDeclarationsOfWhatTheyTest() throws {
    try write("class A { @objc func tap(_ sender: Any) {} }", to: "Sources/Badge/A.swift")
    try write("let a = #selector(A.tap)", to: "Tests/B.swift")
    _ = try rewrite(package(sources: ["A.swift"], tests: ["B.swift"]))
    #expect(
      try read(".build/layouter/sources/Badge/Tests/B.swift").contains(#"Selector("tap:""#))
  }

  @Test func aModuleKnowsThatItsTestsReachPropertiesByKeys() throws {
    try write("class A: UILabel { @objc var count = 0 }", to: "Sources/Badge/A.swift")
    try write("let a = 1", to: "Tests/B.swift")
    let package = try package(sources: ["A.swift"], tests: ["B.swift"])
    let copy = ".build/layouter/sources/Badge/Sources/Badge/A.swift"
    _ = try rewrite(package)
    #expect(try !read(copy).contains("_keyedProperty"))
    try write(#"let a = A().value(forKey: "count")"#, to: "Tests/B.swift")
    _ = try rewrite(package)
    #expect(try read(copy).contains(#"case "count": return KeyedProperty(\A.count)"#))
  }

  /// The code for the names in a catalog uses the bundle, whether the package's does or not.
  @Test func theSymbolsOfAnUndeclaredCatalogHaveABundle() throws {
    try write("import UIKit\nlet a = UIColor.brandRed", to: "Sources/Badge/A.swift")
    try write(
      #"{ "images": [] }"#, to: "Sources/Badge/Assets.xcassets/brand-red.imageset/Contents.json")
    var package = try package(sources: ["A.swift"])
    package.targets[0].assetCatalogs = [call.folder + "/Sources/Badge/Assets.xcassets"]
    _ = try rewrite(package)
    let copy = try read(".build/layouter/sources/Badge/Sources/Badge/A.swift")
    #expect(copy.contains("bundle: .module") && copy.contains(Self.accessor))
    #expect(copy.components(separatedBy: Self.accessor).count == 2)
  }

  @Test func aTargetGetsTheSymbolsOfItsAssetCatalogs() throws {
    try write("struct A {}", to: "Sources/Badge/A.swift")
    try write("import UIKit\nlet b = UIColor.brandRed", to: "Sources/Badge/B.swift")
    try write(
      #"{ "images": [] }"#, to: "Sources/Badge/Assets.xcassets/brand-red.imageset/Contents.json")
    var package = try package(sources: ["A.swift", "B.swift"])
    let copy = ".build/layouter/sources/Badge/Sources/Badge/B.swift"
    // The manifest declares the catalog.
    package.targets[0].foundResources = nil
    package.targets[0].assetCatalogs = []
    #expect(try rewrite(package).overlay == nil)
    package.targets[0].assetCatalogs = [call.folder + "/Sources/Badge/Assets.xcassets"]
    let result = try rewrite(package)
    #expect(
      try read(copy) == """
        import UIKit
        let b = UIColor.brandRed
        import UIKit; extension ImageResource { static let brandRed = ImageResource(name: "brand-red", bundle: .module) }; \
        extension UIImage { static var brandRed: UIImage { UIImage(resource: ImageResource.brandRed) } }

        """)
    #expect(result.files[0].rewritten.copy == nil)
    #expect(result.files[1].rewritten.rewritings.map(\.place.line) == [3])
  }

  @Test func anAssetThatIsAddedIsNoticed() throws {
    try write("import UIKit\n", to: "Sources/Badge/A.swift")
    try write(#"{ "images": [] }"#, to: "Sources/Badge/Assets.xcassets/a.imageset/Contents.json")
    var package = try package(sources: ["A.swift"])
    package.targets[0].assetCatalogs = [call.folder + "/Sources/Badge/Assets.xcassets"]
    _ = try rewrite(package)
    try write(#"{ "images": [] }"#, to: "Sources/Badge/Assets.xcassets/b.imageset/Contents.json")
    _ = try rewrite(package)
    let copy = try read(".build/layouter/sources/Badge/Sources/Badge/A.swift")
    #expect(copy.hasPrefix("import UIKit\nimport UIKit; extension ImageResource { static let a ="))
    #expect(copy.contains("static let b ="))
  }

  @Test func whatDidNotChangeIsTakenFromTheFormerRun() throws {
    try write("@objc func a() {}\n", to: "Sources/Badge/A.swift")
    let package = try package(sources: ["A.swift"])
    _ = try rewrite(package)
    let copy = ".build/layouter/sources/Badge/Sources/Badge/A.swift"
    try write("marked", to: copy)
    let result = try rewrite(package)
    #expect(try read(copy) == "marked")
    #expect(result.files[0].rewritten.rewritings.count == 1)
    try write("@objc func changed() {}\n", to: "Sources/Badge/A.swift")
    _ = try rewrite(package)
    #expect(try read(copy) == " func changed() {}\n")
  }

  @Test func anotherCopyOfTheSameSourceHasEverythingCompiledAgain() throws {
    try write("class A: UIView {}", to: "Sources/Badge/A.swift")
    try write("extension A { @objc func b() {} }", to: "Sources/Badge/B.swift")
    let package = try package(sources: ["A.swift", "B.swift"])
    #expect(try rewrite(package).overlay?.hasSuffix("overlay-0.yaml") == true)
    // Only the extension changes, but the class is rewritten with it.
    try write("extension A { override func layoutSubviews() {} }", to: "Sources/Badge/B.swift")
    #expect(try rewrite(package).overlay?.hasSuffix("overlay-1.yaml") == true)
    try write("extension A { override func layoutSubviews() { c() } }", to: "Sources/Badge/B.swift")
    #expect(try rewrite(package).overlay?.hasSuffix("overlay-1.yaml") == true)
  }

  @Test func theReportNamesPlacesRulesAndLimits() throws {
    try write(
      "import SwiftUI\nclass A {\n  @objc func a() {}\n  let b = Text()\n}",
      to: "Sources/Badge/A.swift")
    try write("#if os(macOS)\nclass B {}\n#endif", to: "Sources/Badge/B.swift")
    let result = try rewrite(package(sources: ["A.swift", "B.swift"]))
    let report = RewritingReport(files: result.files, style: Console.silent.errorStyle)
    let explanation = [
      "Sources/Badge/A.swift:1:8: import: 'SwiftUI' is 'UIKit'",
      "Sources/Badge/A.swift:3:3: @objc: removed '@objc'",
      "Sources/Badge/A.swift:4:3: missing framework: removed 'let b = Text()'",
    ]
    #expect(report.explanation == explanation)
    let expected = [
      "Sources/Badge/A.swift:4:3: warning: there is no module SwiftUI on Linux: 'b' is left out",
      "Sources/Badge/B.swift: warning: conditional compilation leaves nothing of this file",
    ]
    #expect(report.warnings == expected)
    #expect(report.summary == "Rewrote 1 of 2 files in 3 places (--explain lists them)")
  }

  @Test func typesThatLayouterHasTooAreNamedByTheirModule() throws {
    try write(
      "public struct Font {}\nenum Layout {}\nprivate enum JSON {}\n", to: "Sources/Badge/A.swift")
    try write("@testable import Badge\nlet a: (Font, Layout, JSON)\n", to: "Tests/A.swift")
    try write("import Badge\n", to: "Tests/B.swift")
    _ = try rewrite(package(sources: ["A.swift"], tests: ["A.swift", "B.swift"]))
    #expect(
      try read(".build/layouter/sources/Badge/Tests/A.swift")
        == "@testable import Badge; typealias Font = Badge.Font; typealias Layout = Badge.Layout\n"
        + "let a: (Font, Layout, JSON)\n")
    #expect(
      !FileManager.default.fileExists(atPath: call.copiesFolder + "/sources/Badge/Tests/B.swift"))
  }

  @Test func internalTypesAreNamedInAFileThatSeesThem() throws {
    try write("enum Layout {}\n", to: "Sources/Badge/A.swift")
    try write("import Badge\nlet a = 1\n", to: "Tests/A.swift")
    try write("@testable import Badge\nlet b: Layout? = nil\n", to: "Tests/B.swift")
    _ = try rewrite(package(sources: ["A.swift"], tests: ["A.swift", "B.swift"]))
    #expect(
      try read(".build/layouter/sources/Badge/Tests/B.swift")
        == "@testable import Badge; typealias Layout = Badge.Layout\nlet b: Layout? = nil\n")
    #expect(
      !FileManager.default.fileExists(atPath: call.copiesFolder + "/sources/Badge/Tests/A.swift"))
  }

  @Test func publicTypesOfLibrariesAreNamedByTheirModule() throws {
    try write("let package = Package(name: \"Logging\")\n", to: "Logging/Package.swift")
    try write(
      "@frozen public struct Logger {\n  public enum Layout {}\n}\nstruct JSON {}\n",
      to: "Logging/Sources/Logging/Logger.swift")
    try write(
      "import Logging\nlet a = Logger(); let b: (JSON, Layout)\n", to: "Sources/Badge/A.swift")
    _ = try PackageRewriter(
      packages: [package(sources: ["A.swift"])], libraries: [call.folder + "/Logging"], call: call
    ).run()
    #expect(
      try read(".build/layouter/sources/Badge/Sources/Badge/A.swift").hasPrefix(
        "import Logging; public typealias Logger = Logging.Logger\n"))
  }
}
