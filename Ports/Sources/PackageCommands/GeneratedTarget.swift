import CommandLineTool

/// A target of a package that is generated: its files, by their paths relative to the folder of the code.
struct GeneratedTarget: Equatable, Sendable {
  var name: String
  /// Swift files.
  var sources: [String] = []
  /// Files, and folders that are one resource, such as catalogues of assets.
  var resources: [String] = []
  /// Files that are neither, though one might expect it: a reason, and their number.
  var omissions: [Omission] = []

  struct Omission: Equatable, Sendable {
    var kind: String
    var files: [String]
  }

  private static let resourceEndings: Set<String> = [
    "png", "jpg", "jpeg", "webp", "svg", "pdf", "gif", "ttf", "otf", "strings", "stringsdict",
    "xcstrings",
    "json", "xcassets", "bundle", "xib", "nib", "storyboard",
  ]
  private static let leftOut: Set<String> = ["swift", "xcdatamodeld"]
  private static let otherLanguages: Set<String> = ["m", "mm", "c", "cpp", "cc"]

  /// - Parameters:
  ///   - files: The files of the target's folders.
  ///   - resources: The files that are resources whatever they are; nil for those among the files.
  init(name: String, files: [String], resources: [String]?) {
    self.name = name
    sources = files.filter { Self.isSource($0) }
    self.resources = (resources ?? files.filter { Self.resourceEndings.contains(ending($0)) })
      .filter { !Self.isSource($0) && !Self.leftOut.contains(ending($0)) }
    omit("of another language than Swift", from: files, Self.otherLanguages)
  }

  /// The files of a folder of a package that would be resources, absolute paths.
  static func resources(below path: String, in package: String) -> [String] {
    FileSearch(folder: package).files(below: path)
      .filter { resourceEndings.contains(ending($0)) }.map { package + "/" + $0 }
  }

  /// The rules of the manifest for its resources.
  var resourceRules: [String] {
    let bundles = resources.filter { Self.isBundle($0) }
    return (bundles.count < resources.count ? [".process(\"Resources\")"] : [])
      + bundles.map { ".copy(\(Self.place(of: $0).swiftLiteral))" }
  }

  /// Where the link to a resource is in the target's folder. SwiftPM would merge the files of a bundle with
  /// the others.
  static func place(of resource: String) -> String {
    (isBundle(resource) ? "Bundles/" : "Resources/") + resource
  }

  /// Where SwiftPM places a resource in the bundle of the target: without its folders, except for the folder of a language.
  static func placeInBundle(of resource: String) -> String {
    let parts = resource.split(separator: "/")
    let start = parts.lastIndex { $0.hasSuffix(".lproj") } ?? max(parts.count - 1, 0)
    return parts[start...].joined(separator: "/")
  }

  private static func isBundle(_ path: String) -> Bool { ending(path) == "bundle" }

  private static func isSource(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".swift") && name != "Package.swift" && !name.hasPrefix("Package@swift-")
  }

  private mutating func omit(_ kind: String, from files: [String], _ endings: Set<String>) {
    let found = files.filter { endings.contains(ending($0)) }
    if !found.isEmpty { omissions.append(Omission(kind: kind, files: found)) }
  }
}

private func ending(_ path: String) -> String { FileSearch.ending(of: path) }
