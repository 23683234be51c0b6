import CommandLineTool

/// The folders of UIKit code that is built without its own manifest, as options name them.
struct SourceFolders: Equatable, Sendable {
  /// Folders, files or patterns of the module's files, relative to the package's folder.
  var sources: [String] = []
  /// The same for its tests.
  var tests: [String] = []
  /// The same for its resources; if empty, the resources among the sources.
  var resources: [String] = []
  /// The files that are excluded from all of them.
  var excluded: [String] = []
  /// The name of the module; nil for the project's name.
  var module: String?

  init() {}

  /// Removes the options from the arguments of a call; the others are for SwiftPM.
  ///
  /// - Throws: If an option has no value.
  init(removingFrom arguments: inout [String]) throws(CommandFailure) {
    var others: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let name = parts.first, Self.options.contains(name) else {
        others.append(argument)
        continue
      }
      let value = parts.count > 1 ? parts[1] : rest.popFirst() ?? ""
      guard !value.isEmpty, parts.count > 1 || !value.hasPrefix("--") else {
        throw CommandFailure(
          "\(name) needs a value: \(name) \(name == "--module" ? "NAME" : "FOLDER")")
      }
      set(name, value)
    }
    arguments = others
  }

  private static let options: Set<String> = [
    "--sources", "--tests", "--resources", "--exclude", "--module",
  ]

  private mutating func set(_ option: String, _ value: String) {
    switch option {
    case "--sources": sources.append(value)
    case "--tests": tests.append(value)
    case "--resources": resources.append(value)
    case "--exclude": excluded.append(value)
    default: module = value
    }
  }

  /// The options that are given.
  var options: [String] {
    let lists = [
      ("--sources", sources), ("--tests", tests), ("--resources", resources),
      ("--exclude", excluded),
      ("--module", module.map { [$0] } ?? []),
    ]
    return lists.compactMap { name, values in values.isEmpty ? nil : name }
  }
}
