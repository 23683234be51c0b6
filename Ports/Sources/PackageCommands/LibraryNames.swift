import Foundation
import SourceRewriting

/// The public types of packages that are compiled as they are, as far as they have names of our own.
struct LibraryNames {
  private let folders: [String]
  private var names: [String: [String]] = [:]

  init(folders: [String]) { self.folders = folders }

  /// What changes with the versions of the packages.
  func versions(of root: SwiftPackage?) -> String {
    guard !folders.isEmpty, let root else { return "" }
    let resolved = FileManager.default.contents(atPath: root.folder + "/Package.resolved") ?? Data()
    return folders.joined(separator: ":")
      + ContentDigest.of(String(decoding: resolved, as: UTF8.self))
  }

  /// The names in the package whose manifest names a module.
  mutating func names(of module: String) -> [String] {
    if let known = names[module] { return known }
    let mark = Data("\"\(module)\"".utf8)
    let folder = folders.first { folder in
      FileManager.default.contents(atPath: folder + "/Package.swift")?.range(of: mark) != nil
    }
    let found = folder.map(publicNames) ?? []
    names[module] = found
    return found
  }

  private func publicNames(in folder: String) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    var result: Set<String> = []
    for case let path as String in files {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || name == "Tests" { files.skipDescendants() }
      guard name.hasSuffix(".swift"),
        let data = FileManager.default.contents(atPath: folder + "/" + path)
      else { continue }
      result.formUnion(ModuleAlias.publicNames(in: String(decoding: data, as: UTF8.self)))
    }
    return result.sorted()
  }
}
