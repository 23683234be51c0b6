import CommandLineTool
import Foundation

/// The resources of a target that its manifest does not declare: on Apple's systems SwiftPM knows by their kinds that they
/// are some, and makes a bundle of them.
struct FoundResources: Sendable {
  /// Absolute paths.
  let paths: [String]

  private static let endings: Set<String> = ["xcassets", "xib", "nib", "storyboard"]
  /// Of the tables of a language's folder.
  private static let tableEndings: Set<String> = ["strings", "stringsdict"]

  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - path: The target's folder in it.
  init(package: String, path: String) {
    paths = FileSearch(folder: package).files(below: path).filter { file in
      let ending = FileSearch.ending(of: file)
      return Self.endings.contains(ending)
        || Self.tableEndings.contains(ending) && file.contains(".lproj/")
    }.map { package + "/" + $0 }
  }

  var catalogs: [String] { paths.filter { $0.hasSuffix(".xcassets") } }

  /// Makes a bundle of links to the resources.
  func link(in bundle: String) throws(CommandFailure) {
    for path in paths {
      try Files.link(bundle + "/" + GeneratedTarget.placeInBundle(of: path), to: path)
    }
  }

  /// Declares the accessor that SwiftPM would generate.
  static func accessor(of bundle: String) -> String {
    """
    extension Foundation.Bundle { static nonisolated let module = \
    Foundation.Bundle(path: \(bundle.swiftLiteral)) ?? Foundation.Bundle.main }
    """
  }
}
