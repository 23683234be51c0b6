import CommandLineTool
import FileAccess
import Foundation

/// The library of UIKit which packages are compiled and linked with.
///
/// It is built once for a machine: in the user's cache is a folder for each compiler and each state of the sources,
/// which the packages of all folders use.
struct UIKitLibrary {
  /// The product of the package `Ports`, and the module that packages find by the name UIKit.
  static let product = "UIKitForPackages"
  /// The environment variable by which the manifest of Layouter learns that it is built for the tests of packages.
  private static let variable = "LAYOUTER_FOR_PACKAGES"
  /// The folder of its build. In a folder that other builds use, modules which the variable changes would be compiled anew
  /// each time.
  private static let buildFolder = ".build/library"

  let checkout: LayouterCheckout
  /// The folder in the cache: `lib`, `modules`, `snapshots`, `include` and `options`.
  let folder: String

  /// The folder of the library.
  var libraries: String { folder + "/lib" }
  /// The folder of the modules that packages may import, and of those that these need.
  var modules: String { folder + "/modules" }
  /// The folder of the modules of SnapshotTesting, which tests with snapshots see besides.
  private var snapshotModules: String { folder + "/snapshots" }
  /// Its lines are flags of the compiler for C. It is written last.
  private var optionsFile: String { folder + "/options" }

  init(environment: [String: String], swift: SwiftProgram) throws(CommandFailure) {
    checkout = try LayouterCheckout(
      environment: environment, executable: Bundle.main.executablePath)
    let digest = try LibraryDigest(checkout: checkout, swift: swift)
    folder = "\(LibraryCache(environment: environment).folder)/\(digest.text)"
  }

  // MARK: Building

  /// Builds the library unless it is in the cache.
  func build(with swift: SwiftProgram, console: Console) throws(CommandFailure) {
    if isBuilt { return LibraryCache.markUsed(folder) }
    let lock: FileLock
    do {
      lock = try FileLock(folder + ".lock") {
        console.inform("Waiting for another build of UIKit")
      }
    } catch {
      throw CommandFailure("\(error)")
    }
    defer { lock.release() }
    // The process that had the lock has built it.
    if isBuilt { return LibraryCache.markUsed(folder) }
    console.inform(
      "Building UIKit, once for this compiler and these sources of Layouter: 3 to 6 minutes")
    try console.finish()
    let start = ContinuousClock.now
    let status = try swift.run(
      ["build", "--scratch-path", Self.buildFolder, "--product", Self.product], in: checkout.ports,
      adding: [Self.variable: "1"])
    guard status == 0 else {
      throw CommandFailure("UIKit could not be built in '\(checkout.ports)'; see above.")
    }
    try install(swift: swift)
    console.inform("Built UIKit in \((ContinuousClock.now - start).components.seconds) s")
  }

  private var isBuilt: Bool { Files.exists(optionsFile) }

  /// Copies what packages need of the build into the cache: to a folder of another name first, so that the one that
  /// packages use is complete.
  private func install(swift: SwiftProgram) throws(CommandFailure) {
    let files = FileManager.default
    let products = "\(checkout.ports)/\(Self.buildFolder)/debug"
    let partial = "\(folder).partial"
    do {
      if files.fileExists(atPath: partial) { try files.removeItem(atPath: partial) }
      for name in ["lib", "modules", "snapshots"] {
        try files.createDirectory(
          atPath: "\(partial)/\(name)", withIntermediateDirectories: true)
      }
      try files.copyItem(
        atPath: "\(products)/lib\(Self.product).so", toPath: "\(partial)/lib/lib\(Self.product).so")
      let groups = [("modules", checkout.modules), ("snapshots", checkout.snapshotModules)]
      for (group, names) in groups {
        for name in names {
          for ending in ["swiftmodule", "swiftdoc"] {
            let module = "Modules/\(name).\(ending)"
            guard files.fileExists(atPath: "\(products)/\(module)") else { continue }
            try files.copyItem(
              atPath: "\(products)/\(module)", toPath: "\(partial)/\(group)/\(name).\(ending)")
          }
        }
      }
      try files.copyItem(
        atPath: "\(checkout.folder)/\(LayouterCheckout.systemLibraries)",
        toPath: "\(partial)/include")
    } catch {
      throw CommandFailure("cannot write '\(partial)': \(error.localizedDescription)")
    }
    let options = try optionsForC(swift: swift)
    try Files.write(Array(options.joined(separator: "\n").utf8), to: partial + "/options")
    guard rename(partial, folder) == 0 else {
      throw CommandFailure("cannot write '\(folder)': \(String(cString: strerror(errno)))")
    }
  }

  /// The flags with which the compiler finds the modules of C libraries and their headers.
  private func optionsForC(swift: SwiftProgram) throws(CommandFailure) -> [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(
        atPath: "\(checkout.folder)/\(LayouterCheckout.systemLibraries)")) ?? []
    let maps = names.sorted().map { "-fmodule-map-file=\(folder)/include/\($0)/module.modulemap" }
    let manifest = String(
      decoding: try Files.read(checkout.folder + "/Package.swift"), as: UTF8.self)
    let packages = manifest.matches(of: #/pkgConfig: "([^"]+)"/#).map { String($0.1) }
    return maps + PkgConfig.includes(of: packages, environment: swift.environment)
  }

  // MARK: Using

  /// The options of `swift build` with which a package sees the modules and is linked with the library.
  ///
  /// - Parameter hasSnapshots: Whether tests see SnapshotTesting.
  func buildOptions(forSnapshots hasSnapshots: Bool) throws(CommandFailure) -> [String] {
    let options = String(decoding: try Files.read(optionsFile), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let compiler =
      ["-I", modules] + (hasSnapshots ? ["-I", snapshotModules] : [])
      + ["-module-alias", "UIKit=\(Self.product)"] + options.flatMap { ["-Xcc", $0] }
    let linker = ["-L\(libraries)", "-l\(Self.product)", "-rpath", libraries]
    return compiler.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
  }
}

/// The program `pkg-config`.
private enum PkgConfig {
  /// The compiler's flags for the headers of modules; none if the program or a module is missing.
  static func includes(of modules: [String], environment: [String: String]) -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags-only-I"] + modules
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil,
      let data = try? output.fileHandleForReading.readToEnd()
    else { return [] }
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }
}
