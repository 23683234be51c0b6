import CommandLineTool
import Foundation

/// A package whose sources are rewritten, as SwiftPM describes it.
struct SwiftPackage: Sendable {
  struct Target: Sendable {
    var name: String
    /// Paths relative to the package's folder, of Swift files only.
    var sources: [String]
    /// Targets of the same package.
    var targetDependencies: [String]
    /// Products of other packages.
    var productDependencies: [String]
    /// The asset catalogs among the resources, absolute paths.
    var assetCatalogs: [String] = []
    /// Of a target whose manifest declares no resources; nil without any.
    var foundResources: FoundResources?
    /// The files that would be resources of an application or its tests, of a target whose manifest declares none; absolute
    /// paths.
    var undeclaredResources: [String] = []
  }

  var name: String
  /// An absolute path.
  var folder: String
  var targets: [Target]
  /// The names of the targets that are not compiled from Swift: those in other languages, and binary ones.
  var foreignTargets: Set<String> = []
  /// The names of the targets of each library.
  var products: [String: [String]]
  var hasDependencies: Bool

  /// A package without products and dependencies.
  init(name: String, folder: String, targets: [Target]) {
    self.name = name
    self.folder = folder
    self.targets = targets
    products = [:]
    hasDependencies = false
  }

  /// - Parameter description: What `swift package describe --type json` prints.
  init(description: Data) throws(CommandFailure) {
    let package: Description
    do {
      package = try JSONDecoder().decode(Description.self, from: description)
    } catch {
      throw CommandFailure("cannot read the description of a package: \(error)")
    }
    name = package.name
    folder = package.path
    hasDependencies = !package.dependencies.isEmpty
    foreignTargets = Set(package.targets.filter { $0.moduleType != "SwiftTarget" }.map(\.name))
    products = Dictionary(package.products.map { ($0.name, $0.targets) }) { first, _ in first }
    targets = package.targets.filter { $0.isCompiledForUsers }.map { target in
      let found = FoundResources(package: package.path, path: target.path)
      let declaresNone = target.resources?.isEmpty ?? true
      let hasFound = declaresNone && !found.paths.isEmpty
      return Target(
        name: target.name,
        sources: target.sources.filter { $0.hasSuffix(".swift") }
          .map { target.path.isEmpty ? $0 : "\(target.path)/\($0)" },
        targetDependencies: target.targetDependencies ?? [],
        productDependencies: target.productDependencies ?? [],
        assetCatalogs: (target.resources ?? []).map(\.path).filter { $0.hasSuffix(".xcassets") }
          + (hasFound ? found.catalogs : []),
        foundResources: hasFound ? found : nil,
        undeclaredResources: declaresNone
          ? GeneratedTarget.resources(below: target.path, in: package.path) : [])
    }
  }

  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var path: String
      var type: String
      var moduleType: String
      var sources: [String]
      var targetDependencies: [String]?
      var productDependencies: [String]?
      var resources: [Resource]?

      enum CodingKeys: String, CodingKey {
        case name, path, type, sources, resources
        case moduleType = "module_type"
        case targetDependencies = "target_dependencies"
        case productDependencies = "product_dependencies"
      }

      /// Whether it runs as part of a product, not while building.
      var isCompiledForUsers: Bool {
        ["library", "executable", "test", "snippet"].contains(type)
      }
    }

    struct Resource: Decodable {
      var path: String
    }

    struct Product: Decodable {
      var name: String
      var targets: [String]
    }

    struct Dependency: Decodable {}

    var name: String
    var path: String
    var targets: [Target]
    var products: [Product]
    var dependencies: [Dependency]
  }
}

/// What the manifest of a package says about languages and platforms.
struct PackageManifest: Sendable {
  /// Whether a target is compiled in the language mode of Swift 6, or names one that only Xcode knows: 5.0.
  var needsLanguageMode5 = false
  /// Whether the declarations of a target are isolated to the main actor unless they say otherwise.
  var hasDefaultIsolation = false
  /// The identities of the packages that it depends on.
  var dependencies: Set<String> = []
  /// Whether warnings are errors in a target.
  var treatsWarningsAsErrors = false
  /// Dependencies of targets that only exist on platforms of Apple's: the target, and the dependency.
  var conditionalDependencies: [(target: String, dependency: String)] = []

  /// A manifest that says nothing of them.
  init() {}

  /// - Parameter dump: What `swift package dump-package` prints.
  init(dump: Data) throws(CommandFailure) {
    guard let manifest = try? JSONSerialization.jsonObject(with: dump) as? [String: Any] else {
      throw CommandFailure("cannot read the manifest of a package that SwiftPM printed")
    }
    let toolsVersion = (manifest["toolsVersion"] as? [String: Any])?["_version"] as? String ?? ""
    if let versions = manifest["swiftLanguageVersions"] as? [String] {
      needsLanguageMode5 = versions.contains { $0.hasPrefix("6") || $0.hasPrefix("5.") }
    } else {
      needsLanguageMode5 = (Int(toolsVersion.prefix { $0 != "." }) ?? 0) >= 6
    }
    for dependency in manifest["dependencies"] as? [[String: Any]] ?? [] {
      for case let values as [[String: Any]] in dependency.values {
        dependencies.formUnion(values.compactMap { $0["identity"] as? String })
      }
    }
    for target in manifest["targets"] as? [[String: Any]] ?? [] { read(target) }
  }

  /// Adds the settings of a dependency whose sources are rewritten, too: the compiler gets the same options for all.
  mutating func adoptSettings(of other: PackageManifest) {
    needsLanguageMode5 = needsLanguageMode5 || other.needsLanguageMode5
    hasDefaultIsolation = hasDefaultIsolation || other.hasDefaultIsolation
    treatsWarningsAsErrors = treatsWarningsAsErrors || other.treatsWarningsAsErrors
  }

  private mutating func read(_ target: [String: Any]) {
    for setting in target["settings"] as? [[String: Any]] ?? [] {
      guard let kind = setting["kind"] as? [String: Any] else { continue }
      if let mode = (kind["swiftLanguageMode"] as? [String: Any])?["_0"] as? String {
        needsLanguageMode5 = needsLanguageMode5 || mode.hasPrefix("6")
      }
      if kind["defaultIsolation"] != nil { hasDefaultIsolation = true }
      if kind["treatAllWarnings"] != nil || kind["treatWarning"] != nil {
        treatsWarningsAsErrors = true
      }
      let flags = (kind["unsafeFlags"] as? [String: Any])?["_0"] as? [String] ?? []
      if flags.contains("-default-isolation") { hasDefaultIsolation = true }
      if flags.contains(where: { ["-warnings-as-errors", "-Werror"].contains($0) }) {
        treatsWarningsAsErrors = true
      }
    }
    let name = target["name"] as? String ?? ""
    for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
      for case let values as [Any] in dependency.values {
        guard let condition = values.last as? [String: Any],
          let platforms = condition["platformNames"] as? [String], !platforms.isEmpty,
          !platforms.contains("linux"), platforms.contains("ios"),
          let dependencyName = values.first as? String
        else { continue }
        conditionalDependencies.append((name, dependencyName))
      }
    }
  }
}
