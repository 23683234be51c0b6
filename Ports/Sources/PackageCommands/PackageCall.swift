import CommandLineTool
import Foundation

/// The arguments of a call of `swift build` or `swift test`, with those that rewriting depends on.
struct PackageCall: Sendable {
  /// "build" or "test".
  let subcommand: String
  let arguments: [String]
  /// The folder of the package, an absolute path.
  let folder: String
  /// The folder of build products, an absolute path.
  let scratchFolder: String

  /// The folders that are built instead of the manifest's.
  let folders: SourceFolders

  /// - Parameters:
  ///   - arguments: Those for SwiftPM.
  ///   - workingFolder: What paths in arguments are relative to.
  init(
    _ subcommand: String, arguments: [String], folders: SourceFolders = SourceFolders(),
    workingFolder: URL
  ) {
    self.subcommand = subcommand
    self.arguments = arguments
    self.folders = folders
    func path(of name: String) -> String? {
      PackageOptions.value(of: name, in: arguments).map {
        URL(filePath: $0, relativeTo: workingFolder).standardizedFileURL.path(percentEncoded: false)
      }
    }
    let folder =
      path(of: "--package-path") ?? workingFolder.standardizedFileURL.path(percentEncoded: false)
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    scratchFolder =
      path(of: "--scratch-path") ?? path(of: "--build-path") ?? self.folder + "/.build"
  }

  /// A folder among the arguments that is not the value of an option, as other programs take the folder to work in. SwiftPM
  /// only says that it does not expect the argument.
  func folderWithoutOption(in workingFolder: URL) -> String? {
    zip([""] + arguments, arguments).first { previous, argument in
      !previous.hasPrefix("-") && !argument.hasPrefix("-")
        && Files.isFolder(
          URL(filePath: argument, relativeTo: workingFolder).standardizedFileURL.path(
            percentEncoded: false))
    }?.1
  }

  /// The option by which SwiftPM finds tests itself in a package that lists them for Linux, often not all of them, in
  /// `LinuxMain.swift`. The lists, `allTests`, can be missing in its tests.
  var discoveryArguments: [String] {
    let option = "--enable-test-discovery"
    let hasList = ["/Tests/LinuxMain.swift", "/LinuxMain.swift"]
      .contains { Files.exists(folder + $0) }
    return hasList && !arguments.contains(option) ? [option] : []
  }

  /// Where the copies of sources are.
  var copiesFolder: String { scratchFolder + "/layouter" }

  /// Where the package for folders without a manifest is.
  var generatedFolder: String { copiesFolder + "/package" }

  /// The arguments with which SwiftPM builds that package.
  var argumentsForGeneratedPackage: [String] {
    generatedFolderArguments
      + options { !["--package-path", "--scratch-path", "--build-path"].contains($0) }
  }

  var generatedFolderArguments: [String] {
    ["--package-path", generatedFolder, "--scratch-path", copiesFolder + "/build"]
  }

  /// The arguments that the folder of products depends on.
  var configurationArguments: [String] {
    options { ["-c", "--configuration", "--triple", "--swift-sdk"].contains($0) }
  }

  /// The arguments with options of certain names, and their values.
  ///
  /// Only options with values are asked for one by one; all other arguments are one argument each.
  private func options(_ isIncluded: (String) -> Bool) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let name = String(argument.prefix { $0 != "=" })
      let value = Self.optionsWithValues.contains(argument) ? rest.popFirst() : nil
      if isIncluded(name) { result += [argument] + (value.map { [$0] } ?? []) }
    }
    return result
  }

  private static let optionsWithValues: Set<String> = [
    "--package-path", "--scratch-path", "--build-path", "-c", "--configuration", "--triple",
    "--swift-sdk",
  ]
}
