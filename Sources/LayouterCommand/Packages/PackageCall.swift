import Foundation

/// The arguments of a call of `swift build` or `swift test`, with those that rewriting depends on.
struct PackageCall: Sendable {
  /// "build" or "test".
  let subcommand: String
  let arguments: [String]
  /// The folder of the package, an absolute path.
  let folder: String
  /// The folder of what is built, an absolute path.
  let scratchFolder: String

  /// - Parameter workingFolder: What paths in arguments are relative to.
  init(_ subcommand: String, arguments: [String], workingFolder: URL) {
    self.subcommand = subcommand
    self.arguments = arguments
    func path(of name: String) -> String? {
      Self.value(of: name, in: arguments).map {
        URL(filePath: $0, relativeTo: workingFolder).standardizedFileURL.path(percentEncoded: false)
      }
    }
    let folder =
      path(of: "--package-path") ?? workingFolder.standardizedFileURL.path(percentEncoded: false)
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    scratchFolder =
      path(of: "--scratch-path") ?? path(of: "--build-path") ?? self.folder + "/.build"
  }

  private static func value(of name: String, in arguments: [String]) -> String? {
    for (index, argument) in arguments.enumerated() {
      if argument == name { return arguments.dropFirst(index + 1).first }
      if argument.hasPrefix(name + "=") { return String(argument.dropFirst(name.count + 1)) }
    }
    return nil
  }

  /// Where the copies of sources are.
  var copiesFolder: String { scratchFolder + "/layouter" }
}
