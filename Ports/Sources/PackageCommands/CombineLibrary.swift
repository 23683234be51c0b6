import CommandLineTool
import FileAccess
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

  private var package: String { uiKit.checkout.ports + "/Combine" }
  /// In the cache, with the library of UIKit that it is linked with.
  private var scratchFolder: String { uiKit.folder + "/combine" }
  private var products: String { scratchFolder + "/debug" }
  /// The links to its modules. They are made last.
  private var modules: String { scratchFolder + "/modules" }

  /// Builds the library unless it is in the cache.
  func build(with swift: SwiftProgram, console: Console) throws(CommandFailure) {
    if Files.exists(modules) { return }
    let lock: FileLock
    do {
      lock = try FileLock(uiKit.folder + ".lock") {
        console.inform("Waiting for another build of Combine")
      }
    } catch {
      throw CommandFailure("\(error)")
    }
    defer { lock.release() }
    if Files.exists(modules) { return }
    console.inform("Building Combine, once, of OpenCombine")
    try console.finish()
    let status = try swift.run(
      ["build", "--scratch-path", scratchFolder, "--product", Self.product], in: package,
      adding: [
        "LAYOUTER_UIKIT_MODULES": uiKit.modules, "LAYOUTER_UIKIT_LIBRARIES": uiKit.libraries,
      ])
    guard status == 0 else {
      throw CommandFailure(
        "The package imports Combine, and OpenCombine, which has it here, could not be built in '\(package)'; see "
          + "above. \(Self.remedy)")
    }
    try linkModules()
  }

  private static var remedy: String {
    if let checkout {
      return
        "\(checkoutVariable) names the checkout '\(checkout)', which has to be of version 0.14.0 or later."
    }
    return "SwiftPM fetches it the first time. Without a network, name a checkout of "
      + "https://github.com/OpenCombine/OpenCombine: \(checkoutVariable)=path/to/OpenCombine \(ToolName.current) …"
  }

  /// The folder of OpenCombine that the environment names; nil where SwiftPM fetches it.
  private static var checkout: String? {
    ProcessInfo.processInfo.environment[checkoutVariable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The map of the module of C: written by SwiftPM for version 0.14.0, and part of the sources since.
  ///
  /// - Parameters:
  ///   - products: where SwiftPM built OpenCombine.
  ///   - checkout: the sources that it was built of.
  static func helpersMap(products: String, checkout: String) throws(CommandFailure) -> String {
    let maps = [
      "\(products)/\(helpers).build/module.modulemap",
      "\(checkout)/Sources/\(helpers)/include/module.modulemap",
    ].map { URL(fileURLWithPath: $0).path }
    guard let map = maps.first(where: Files.exists) else {
      throw CommandFailure(
        "OpenCombine was built, but has no map of its module \(helpers): neither "
          + "'\(maps[0])' nor '\(maps[1])'. \(remedy)")
    }
    return map
  }

  /// Links the modules into a folder of their own, so that packages do not see others.
  private func linkModules() throws(CommandFailure) {
    let files = FileManager.default
    let partial = modules + ".partial"
    let helpersMap = try Self.helpersMap(
      products: products, checkout: Self.checkout ?? scratchFolder + "/checkouts/OpenCombine")
    do {
      if files.fileExists(atPath: partial) { try files.removeItem(atPath: partial) }
      try files.createDirectory(atPath: partial, withIntermediateDirectories: true)
      for name in Self.modules {
        let module = "\(products)/Modules/\(name).swiftmodule"
        guard files.fileExists(atPath: module) else { continue }
        try files.createSymbolicLink(
          atPath: "\(partial)/\(name).swiftmodule", withDestinationPath: module)
      }
      // Not a link to the map, whose paths start at its own folder.
      let map = "extern module \(Self.helpers) \"\(helpersMap)\"\n"
      try Data(map.utf8).write(to: URL(fileURLWithPath: "\(partial)/\(Self.helpers).modulemap"))
      try files.moveItem(atPath: partial, toPath: modules)
    } catch {
      throw CommandFailure("cannot write '\(modules)': \(error.localizedDescription)")
    }
  }

  /// The options of `swift build` with which a package finds the module by the name of Apple's, and is linked with the
  /// library.
  func buildOptions() -> [String] {
    let compiler = [
      "-I", modules, "-module-alias", "Combine=\(Self.product)",
      "-Xcc", "-fmodule-map-file=\(modules)/\(Self.helpers).modulemap",
    ]
    let linker = ["-L\(products)", "-l\(Self.product)", "-rpath", products]
    return compiler.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
  }
}
