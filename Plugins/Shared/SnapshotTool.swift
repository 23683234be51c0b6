import Foundation
import PackagePlugin

/// Runs a command of the tool in the folder of the package.
struct SnapshotTool {
  let context: PluginContext
  let packageManager: PackageManager

  /// - Parameter arguments: The command's. `--tool NAME` runs an executable of the package instead
  ///   of `layouter`: one with its own views and scenes.
  func run(_ command: String, _ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "tool")
    let process = Process()
    process.executableURL = try tool(named: names.last ?? "layouter")
    process.arguments = [command] + extractor.remainingArguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw SnapshotToolError.failed(command, status: process.terminationStatus)
    }
  }

  /// Builds an executable of the package, or of one that it depends on.
  ///
  /// A plugin that declared the tool as its dependency would have it compiled for the machine of the build, besides
  /// the same modules for the package, and in every build of this package.
  private func tool(named name: String) throws -> URL {
    let result = try packageManager.build(.product(name), parameters: .init())
    guard result.succeeded else { throw SnapshotToolError.notBuilt(name, log: result.logText) }
    let executable = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == name
    }
    guard let executable else { throw SnapshotToolError.noExecutable(name) }
    return executable.url
  }
}

enum SnapshotToolError: Error, CustomStringConvertible {
  case failed(String, status: Int32)
  case notBuilt(String, log: String)
  case noExecutable(String)

  var description: String {
    switch self {
    case .failed(let command, 1): "'\(command)' found what it is to find; see above"
    case .failed(let command, let status): "'\(command)' ended with status \(status)"
    case .notBuilt(let name, let log): "the executable '\(name)' could not be built:\n\(log)"
    case .noExecutable(let name):
      "no package here has an executable product '\(name)'; name one with --tool, or leave --tool out"
    }
  }
}
