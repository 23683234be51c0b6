import ArgumentParser
import CommandLineTool
import FileAccess
import Foundation
import JSONValues
import ProjectFiles
import Snapshots

/// Whether pictures are compared with the pictures of a simulator.
struct ReferenceOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Compare the pictures with those that a simulator has drawn for the same assertions, in the places of the "
        + "goldens, and print a table of sizes and of pixels that differ outside of texts. It is also written to "
        + "references.json in the folder of the report."))
  var compareReferences = false

  private static let name = "--compare-references"

  /// Takes the option out of a command's arguments, also from those for SwiftPM.
  ///
  /// - Returns: Whether it was there.
  static func remove(from arguments: inout [String]) -> Bool {
    let count = arguments.count
    arguments.removeAll { $0 == name }
    return arguments.count < count
  }
}

/// The table of the comparisons that the processes of a run of tests append to a file.
struct ReferenceReport {
  /// The path of the report's folder.
  private let folder: String
  private let fileSystem = DiskFileSystem()

  /// - Parameter package: The folder of the package, whose project file may name the report's.
  init(of package: URL) throws {
    let name = try ProjectFile.read(in: package).folders[.report]
    folder = URL(filePath: name, directoryHint: .isDirectory, relativeTo: package)
      .standardizedFileURL.path(percentEncoded: false)
  }

  private func path(_ name: String) -> String {
    (folder.hasSuffix("/") ? folder : folder + "/") + name
  }

  /// The variables of the test processes.
  var variables: [String: String] {
    [ReferenceTable.variable: path(ReferenceTable.linesFile)]
  }

  /// Removes the table of an earlier run.
  func begin() throws {
    try fileSystem.createFolder(folder)
    for name in [ReferenceTable.linesFile, ReferenceTable.file] {
      try fileSystem.remove(path(name))
    }
  }

  /// Prints the table, and writes it.
  func finish(on console: Console) throws {
    let lines = path(ReferenceTable.linesFile)
    let table = ReferenceTable(lines: try fileSystem.read(lines) ?? [])
    try fileSystem.remove(lines)
    try fileSystem.replace(path(ReferenceTable.file), with: table.json.fileBytes)
    for line in table.lines { console.print(line) }
  }
}
