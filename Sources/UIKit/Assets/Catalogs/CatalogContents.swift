import Foundation

/// The images and colours of an asset catalog by name, and its errors.
///
/// Sets of other kinds, such as application icons, are left out.
package struct CatalogContents: Sendable {
  package private(set) var imageSets: [String: ImageSet] = [:]
  package private(set) var colorSets: [String: ColorSet] = [:]
  package private(set) var errors: [AssetError] = []
  /// The folders of the catalog.
  package private(set) var folders: [URL] = []

  /// The number of sets that are read from a catalog.
  private static let setLimit = 20_000
  private static let depthLimit = 32

  private let systemColors: Set<String>
  /// The paths of the sets read so far, by kind and name.
  private var paths: [String: String] = [:]
  /// The folders read so far, with links resolved, so that a cycle of links ends.
  private var visited: Set<[String]> = []

  /// Reads a catalog's folder.
  ///
  /// - Parameters:
  ///   - path: the folder in errors.
  ///   - systemColors: the names of UIKit's colours, to which colours may refer.
  package init(reading folder: URL, shownAs path: String, systemColors: Set<String> = []) {
    self.systemColors = systemColors
    guard AssetFile.isFolder(folder) else {
      errors.append(AssetError(path: path, message: "there is no such folder"))
      return
    }
    do throws(AssetError) {
      try readGroup(folder, path: path, namespace: "", depth: 0)
    } catch {
      errors.append(error)
    }
  }

  private mutating func readGroup(
    _ folder: URL, path: String, namespace: String, depth: Int
  ) throws(AssetError) {
    guard depth <= Self.depthLimit else {
      throw AssetError(path: path, message: "the folders are nested too deep")
    }
    // As components, since only some paths of folders end with a slash.
    guard visited.insert(folder.resolvingSymlinksInPath().pathComponents).inserted else { return }
    folders.append(folder)
    for name in try AssetFile.names(in: folder, shownAs: path) {
      let child = folder.appending(component: name, directoryHint: .isDirectory)
      guard AssetFile.isFolder(child) else { continue }
      let childPath = path + "/" + name
      let (stem, kind) = Self.parts(of: name)
      do throws(AssetError) {
        switch kind {
        case "imageset":
          let set = try ImageSet.read(child, shownAs: childPath)
          try reserve(namespace + stem, kind: "image", path: childPath)
          imageSets[namespace + stem] = set
        case "colorset":
          let set = try ColorSet.read(
            child, shownAs: childPath, systemColors: systemColors)
          try reserve(namespace + stem, kind: "colour", path: childPath)
          colorSets[namespace + stem] = set
        case "":
          let inner =
            try providesNamespace(child, path: childPath) ? namespace + name + "/" : namespace
          try readGroup(child, path: childPath, namespace: inner, depth: depth + 1)
        default: break
        }
      } catch {
        errors.append(error)
      }
    }
  }

  /// `logo.imageset` in two parts; the second one is empty for a group of sets.
  private static func parts(of name: String) -> (stem: String, kind: String) {
    guard let dot = name.lastIndex(of: ".") else { return (name, "") }
    let kind = String(name[name.index(after: dot)...])
    let isSet =
      kind.hasSuffix("set") || ["appiconset", "spriteatlas", "brandassets"].contains(kind)
    return isSet || kind == "launchimage" ? (String(name[..<dot]), kind) : (name, "")
  }

  /// Whether the names of a group's sets start with the group's name.
  private func providesNamespace(_ folder: URL, path: String) throws(AssetError) -> Bool {
    let file = folder.appending(component: "Contents.json")
    guard AssetFile.isRegular(file) else { return false }
    let text = AssetText(
      path: path + "/Contents.json",
      bytes: try AssetFile.read(file, shownAs: path + "/Contents.json"))
    return try ContentsReader(file: text).flag("provides-namespace", of: try JSONReader.read(text))
  }

  private mutating func reserve(
    _ name: String, kind: String, path: String
  ) throws(AssetError) {
    guard imageSets.count + colorSets.count < Self.setLimit else {
      throw AssetError(path: path, message: "the catalog has more than \(Self.setLimit) sets")
    }
    if let other = paths.updateValue(path, forKey: kind + " " + name) {
      throw AssetError(
        path: path,
        message:
          "the \(kind) '\(name)' is in \(other) too: rename one, or give its folder a namespace")
    }
  }
}
