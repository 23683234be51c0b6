import Foundation

/// The library `UIKit` of a checkout of Layouter, which packages are compiled and linked with.
struct UIKitLibrary {
  /// The product of Layouter's package.
  static let product = "UIKitForPackages"
  /// The environment variable by which the manifest of Layouter learns that it is built for the tests of packages.
  private static let variable = "LAYOUTER_FOR_PACKAGES"
  /// A folder by which a checkout of Layouter is recognised.
  static let sources = "Sources/UIKitModules"

  /// The folder of the checkout.
  let package: String
  /// "debug" or "release", as the tool itself.
  let configuration: String

  var products: String { "\(package)/.build/\(configuration)" }
  private var library: String { "\(products)/lib\(Self.product).so" }
  private var folder: String { "\(products)/\(Self.product)" }
  /// Its first line is the path of the folder with the modules that packages may import, and those that
  /// these need; the others are flags of the compiler for C.
  private var settingsFile: String { "\(folder)/settings" }

  /// Finds the checkout: the one that the environment names, or that the tool was built in.
  init(environment: [String: String], executable: String?) throws(CommandFailure) {
    if let named = environment["LAYOUTER_PACKAGE"], !named.isEmpty {
      guard Files.exists("\(named)/\(Self.sources)") else {
        throw CommandFailure(
          "LAYOUTER_PACKAGE is '\(named)', which is not a checkout of Layouter with the product UIKit."
        )
      }
      package = URL(filePath: named).standardizedFileURL.path(percentEncoded: false)
      configuration = "debug"
      return
    }
    var folder = URL(filePath: executable ?? "/").deletingLastPathComponent()
    let configuration = folder.lastPathComponent
    while folder.path(percentEncoded: false) != "/" {
      let path = folder.path(percentEncoded: false)
      if Files.exists(path + Self.sources) {
        package = String(path.dropLast())
        self.configuration = configuration == "release" ? "release" : "debug"
        return
      }
      folder.deleteLastPathComponent()
    }
    throw CommandFailure(
      "UIKit is built from a checkout of Layouter, and this tool is not in one. Name it: "
        + "LAYOUTER_PACKAGE=path/to/Layouter \(CommandLine.arguments.first ?? "layouter") …")
  }

  // MARK: Building

  /// Builds the library unless it is newer than its sources.
  func build(with swift: SwiftProgram, console: Console) throws(CommandFailure) {
    guard !isUpToDate else { return }
    console.inform("Building UIKit in \(package) (some minutes the first time)")
    try console.finish()
    let start = Date()
    let status = try swift.run(
      ["build", "--product", Self.product, "-c", configuration], in: package,
      adding: [Self.variable: "1"])
    guard status == 0 else {
      throw CommandFailure("UIKit could not be built in '\(package)'; see above.")
    }
    try describe(with: swift)
    // A source that is edited during the build is newer.
    try? FileManager.default.setAttributes([.modificationDate: start], ofItemAtPath: settingsFile)
  }

  private var isUpToDate: Bool {
    guard let built = Files.time(of: settingsFile), Files.time(of: library) != nil,
      let files = FileManager.default.enumerator(atPath: package + "/Sources")
    else { return false }
    let newest = files.lazy.compactMap { $0 as? String }.compactMap {
      Files.time(of: "\(package)/Sources/\($0)")
    }
    guard let manifest = Files.time(of: package + "/Package.swift"), manifest <= built else {
      return false
    }
    return newest.allSatisfy { $0 <= built }
  }

  // MARK: Describing

  /// Links the modules of the library into a folder of their own, so that packages do not see those of
  /// other products, and writes down the compiler's flags for the system's libraries.
  private func describe(with swift: SwiftProgram) throws(CommandFailure) {
    let dump = try swift.output(["package", "dump-package"], in: package)
    let closure = try LibraryTargets(dump: dump, product: Self.product)
    let modules = try ModuleFolder(products: products, names: closure.swiftTargets)
      .link(in: folder)
    var settings = [modules]
    for system in closure.systemTargets {
      settings.append("-fmodule-map-file=\(package)/\(system.path)/module.modulemap")
      settings += PkgConfig.includes(of: system.pkgConfig, environment: swift.environment)
    }
    try Files.write(Array(settings.joined(separator: "\n").utf8), to: settingsFile)
  }

  // MARK: Using

  private func settings() throws(CommandFailure) -> [String] {
    String(decoding: try Files.read(settingsFile), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// The folder of the modules, after a build.
  func modules() throws(CommandFailure) -> String { try settings().first ?? folder }

  /// The options of `swift build` with which a package sees the modules and is linked with the library.
  func buildOptions() throws(CommandFailure) -> [String] {
    let settings = try self.settings()
    let compiler = ["-I", try modules()] + settings.dropFirst().flatMap { ["-Xcc", $0] }
    let linker = ["-L\(products)", "-l\(Self.product)", "-rpath", products]
    return compiler.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
  }
}

/// The targets that a product is made of.
private struct LibraryTargets {
  struct SystemTarget {
    var path: String
    var pkgConfig: String?
  }

  private(set) var swiftTargets: [String] = []
  private(set) var systemTargets: [SystemTarget] = []

  init(dump: Data, product: String) throws(CommandFailure) {
    guard let manifest = try? JSONSerialization.jsonObject(with: dump) as? [String: Any],
      let products = manifest["products"] as? [[String: Any]],
      let list = manifest["targets"] as? [[String: Any]],
      var pending = products.first(where: { $0["name"] as? String == product })?["targets"]
        as? [String]
    else {
      throw CommandFailure("Layouter's manifest, as SwiftPM prints it, has no product \(product).")
    }
    let targets = Dictionary(list.map { ($0["name"] as? String ?? "", $0) }) { first, _ in first }
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard let target = targets[name], seen.insert(name).inserted else { continue }
      if target["type"] as? String == "system" {
        systemTargets.append(
          SystemTarget(
            path: target["path"] as? String ?? "Sources/\(name)",
            pkgConfig: target["pkgConfig"] as? String))
      } else {
        swiftTargets.append(name)
      }
      for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
        for case let values as [Any] in dependency.values {
          if let name = values.first as? String { pending.append(name) }
        }
      }
    }
    swiftTargets.sort()
    systemTargets.sort { $0.path < $1.path }
  }
}

/// The program `pkg-config`.
private enum PkgConfig {
  /// The compiler's flags for the headers of a module; none if the program or the module is missing.
  static func includes(of module: String?, environment: [String: String]) -> [String] {
    guard let module else { return [] }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags-only-I", module]
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
