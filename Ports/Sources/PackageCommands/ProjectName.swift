import Foundation

/// The name of a project without a manifest, which is also the name of its module.
enum ProjectName {
  /// The name in the only podspec of a folder, or else of its only Xcode project, or of the folder itself.
  static func find(in folder: String) -> String {
    if let specification = PodSpecification.find(in: folder), let name = specification.module {
      return name
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    if projects.count == 1 { return String(projects[0].dropLast(".xcodeproj".count)) }
    return folder.split(separator: "/").last.map(String.init) ?? "Module"
  }

  /// The name of a module: what cannot be in one is an underscore, as in Xcode.
  static func identifier(_ name: String) -> String {
    let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    let isComplete = characters.first.map { !$0.isNumber } ?? false
    return (isComplete ? "" : "_") + String(characters)
  }
}
