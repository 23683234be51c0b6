import Foundation
import TestSupport
import Testing

/// Samples in Swift are compiled: checked for types, with the modules that were built for the tests.
@Suite struct SwiftSampleTests {
  @Test(arguments: Repository.samples.filter { $0.language == "swift" && $0.exemption == nil })
  func aSampleCompiles(sample: Sample) throws {
    let message = try Self.compile(sample)
    #expect(message == nil, "\(sample.place): \(message ?? "")")
  }

  @Test func aBrokenSampleIsReportedAtItsPlace() throws {
    let sample = Sample(
      file: "Documentation/x.md", line: 7, language: "swift",
      code: "let view = UIView()\nview.fraem = .zero\n",
      note: Sample.Note(completion: ["import DesignedViews", "func f() {", "  ...", "}"]))
    let message = try #require(try Self.compile(sample))
    #expect(message.contains("Documentation/x.md:8:8: error: value of type 'UIView'"), "\(message)")
  }

  /// What the compiler says of a sample; nil if it compiles without errors.
  private static func compile(_ sample: Sample) throws -> String? {
    let folder = try TemporaryFolder()
    let (text, linesBefore, _) = sample.completed
    let imports = text.contains(#/(?m)^import /#) ? "" : Self.imports
    try folder.write(
      """
      \(imports)
      #sourceLocation(file: "\(sample.file)", line: \(sample.line - linesBefore))
      \(text)
      """,
      to: "main.swift")
    var arguments = try Self.options
    if text.contains(#/(?m)^import PackageDescription/#) { arguments += try Self.manifestOptions }
    if text.contains("@main") { arguments.append("-parse-as-library") }
    let run = try ProgramRun(
      "swiftc", ["-typecheck", folder.fileURL("main.swift").path] + arguments)
    return run.status == 0 ? nil : run.errors
  }

  /// The imports of samples that have none.
  private static let imports = """
    import DesignedViews
    import Foundation
    import LayouterCommand
    import LayouterTesting
    import Testing

    """

  /// Where the modules are: the package's modules next to the tests' executable, and the modules of C in the
  /// sources.
  private static var options: [String] {
    get throws {
      let modules = ProgramRun.builtPrograms.appending(component: "Modules").path
      let libraries = Repository.root.appending(path: "Sources/SystemLibraries")
      let names = try FileManager.default.contentsOfDirectory(atPath: libraries.path).sorted()
      let maps = names.map { libraries.appending(path: "\($0)/module.modulemap").path }
      let checkouts = Repository.root.appending(path: ".build/checkouts")
      let further =
        (FileManager.default.enumerator(atPath: checkouts.path)?
        .compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix("/include/module.modulemap") }
        .map { checkouts.appending(path: $0).path }
      let packages = try Repository.text("Package.swift").matches(of: #/pkgConfig: "([^"]+)"/#)
        .map { String($0.1) }
      let flags = try ProgramRun("pkg-config", ["--cflags"] + packages).output.split(
        whereSeparator: \.isWhitespace)
      return ["-swift-version", "6", "-I", modules]
        + (maps + further).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        + flags.flatMap { ["-Xcc", String($0)] }
    }
  }

  private static var manifestOptions: [String] {
    get throws {
      let information = try ProgramRun("swiftc", ["-print-target-info"]).output
      let path = try #require(information.firstMatch(of: #/"runtimeResourcePath"\s*:\s*"([^"]+)"/#))
      return ["-I", "\(path.1)/pm/ManifestAPI", "-package-description-version", "6.1.0"]
    }
  }
}
