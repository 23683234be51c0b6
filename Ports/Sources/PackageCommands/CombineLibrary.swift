import Foundation
import Messages

/// The library that packages get as Combine: OpenCombine, and what it lacks. It is built for the first package whose
/// code imports Combine.
struct CombineLibrary {
  /// The product of the package `Combine` of a checkout, and its module.
  private static let product = "CombineForPackages"
  private static let modules = [
    product, "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "OpenCombineShim",
  ]
  /// The module of C that OpenCombine imports.
  private static let helpers = "COpenCombineHelpers"
  /// The environment variable that names a checkout of OpenCombine.
  private static let checkoutVariable = "LAYOUTER_OPENCOMBINE"

  /// The library that it is linked with.
  let uiKit: UIKitLibrary

  private var package: String { "\(uiKit.package)/Combine" }
  private var scratchFolder: String { "\(uiKit.package)/.build/combine" }
  private var products: String { "\(scratchFolder)/\(uiKit.configuration)" }
  private var folder: String { "\(products)/\(Self.product)" }
  /// Its lines are the folder of the modules of UIKit that the library was built with, and that of its own.
  private var settingsFile: String { "\(folder)/settings" }

  /// Builds the library unless it is newer than its sources, and than UIKit.
  func build(with swift: SwiftProgram, console: Console) throws(CommandFailure) {
    let modules = try uiKit.modules()
    guard !isUpToDate(with: modules) else { return }
    console.inform("Building Combine in \(package), of OpenCombine")
    try console.finish()
    let start = Date()
    let status = try swift.run(
      [
        "build", "--scratch-path", scratchFolder, "--product", Self.product,
        "-c", uiKit.configuration,
      ], in: package,
      adding: ["LAYOUTER_UIKIT_MODULES": modules, "LAYOUTER_UIKIT_PRODUCTS": uiKit.products])
    guard status == 0 else {
      throw CommandFailure(
        "The package imports Combine, and OpenCombine, which has it here, could not be built in '\(package)'; see "
          + "above. SwiftPM fetches it the first time. Without a network, name a checkout of "
          + "https://github.com/OpenCombine/OpenCombine: \(Self.checkoutVariable)=path/to/OpenCombine "
          + "\(ToolName.current) …")
    }
    let own = try ModuleFolder(products: products, names: Self.modules).link(in: folder)
    try Files.write(Array("\(modules)\n\(own)".utf8), to: settingsFile)
    // A source that is edited during the build is newer.
    try? FileManager.default.setAttributes([.modificationDate: start], ofItemAtPath: settingsFile)
  }

  private func isUpToDate(with modules: String) -> Bool {
    guard let built = Files.time(of: settingsFile),
      Files.time(of: "\(products)/lib\(Self.product).so") != nil,
      let settings = try? settings(), settings.first == modules,
      let files = FileManager.default.enumerator(atPath: package + "/Sources")
    else { return false }
    let sources = files.compactMap { $0 as? String }.map { "Sources/" + $0 } + ["Package.swift"]
    return sources.compactMap { Files.time(of: "\(package)/\($0)") }.allSatisfy { $0 <= built }
  }

  private func settings() throws(CommandFailure) -> [String] {
    String(decoding: try Files.read(settingsFile), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// The options of `swift build` with which a package finds the module by the name of Apple's, and is linked with the
  /// library.
  func buildOptions() throws(CommandFailure) -> [String] {
    let compiler = [
      "-I", try settings().last ?? folder, "-module-alias", "Combine=\(Self.product)",
      "-Xcc", "-fmodule-map-file=\(products)/\(Self.helpers).build/module.modulemap",
    ]
    let linker = ["-L\(products)", "-l\(Self.product)", "-rpath", products]
    return compiler.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
  }
}
