import Foundation
import TestSupport

/// What a run of a program came to.
struct ProgramRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs a program to its end, as at a desk: `CI` is not set.
  ///
  /// - Parameter program: its name, or its path.
  init(_ program: String, _ arguments: [String], in workingFolder: URL = Repository.root) throws {
    let folder = try TemporaryFolder()
    for name in ["output", "errors"] { try folder.write("", to: name) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    process.currentDirectoryURL = workingFolder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: folder.fileURL("output"))
    process.standardError = try FileHandle(forWritingTo: folder.fileURL("errors"))
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try folder.text("output")
    errors = try folder.text("errors")
  }

  /// The folder of the programs that were built with the tests.
  static var builtPrograms: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
