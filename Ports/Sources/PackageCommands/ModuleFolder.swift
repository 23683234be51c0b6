import Foundation

/// A folder of links to compiled modules, with which packages are compiled.
///
/// Other modules get a folder with another name: SwiftPM compiles a package again if its flags change, and does not
/// know that it depends on these modules.
struct ModuleFolder {
  /// The folder of what SwiftPM has built.
  let products: String
  /// The names of the targets. One of C has no module there, and is left out.
  let names: [String]

  /// Makes the links.
  ///
  /// - Parameter folder: A folder of its own, which is emptied.
  /// - Returns: The folder in it that has the links.
  func link(in folder: String) throws(CommandFailure) -> String {
    let files = FileManager.default
    let modules = "\(folder)/modules-\(stamp)"
    do {
      if files.fileExists(atPath: folder) { try files.removeItem(atPath: folder) }
      try files.createDirectory(atPath: modules, withIntermediateDirectories: true)
      for name in names {
        for ending in ["swiftmodule", "swiftdoc"] {
          let module = "\(products)/Modules/\(name).\(ending)"
          guard files.fileExists(atPath: module) else { continue }
          try? files.createSymbolicLink(
            atPath: "\(modules)/\(name).\(ending)", withDestinationPath: module)
        }
      }
    } catch {
      throw CommandFailure("cannot write '\(modules)': \(error.localizedDescription)")
    }
    return modules
  }

  /// Distinguishes modules by the sizes and times of their files.
  private var stamp: String {
    let parts = names.map { name in
      let path = "\(products)/Modules/\(name).swiftmodule"
      let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
      return "\(name) \(size) \(Files.time(of: path)?.timeIntervalSince1970 ?? 0)"
    }
    return String(ContentDigest.of(parts.joined(separator: "\n")).prefix(16))
  }
}
