import CommandLineTool
import FileAccess
import Foundation
import Messages

/// The executable that builds packages of UIKit code: `layouter-ports`, of the package `Ports`.
struct PortsProgram {
  static let name = "layouter-ports"
  /// The environment variable that names the executable.
  static let variable = "LAYOUTER_PORTS"

  let path: String
  private let environment: [String: String]

  /// Finds the executable: the one that the environment names; the installed tool's, in
  /// `libexec/layouter` next to the tool's folder; or the one of the checkout that the tool was built in.
  ///
  /// - Parameter executable: The path of the tool.
  init(
    environment: [String: String], executable: String? = Bundle.main.executablePath
  ) throws(CommandFailure) {
    self.environment = environment
    if let named = environment[Self.variable], !named.isEmpty {
      guard access(named, X_OK) == 0 else {
        throw CommandFailure("\(Self.variable) is '\(named)', which is not an executable file.")
      }
      path = named
      return
    }
    let places = Self.places(for: executable ?? "/")
    guard let path = places.first(where: { access($0, X_OK) == 0 }) else {
      throw CommandFailure(
        "'\(ToolName.current) build' and '\(ToolName.current) test' need the executable \(Self.name), which is not "
          + "installed. Install the package layouter-ports, or run Scripts/layouter of a checkout, which builds it."
      )
    }
    self.path = path
  }

  /// Where the executable is looked for, in this order.
  static func places(for executable: String) -> [String] {
    let folder = URL(filePath: executable).deletingLastPathComponent().standardizedFileURL
    var places = [folder.appending(path: "../libexec/layouter/\(name)").standardizedFileURL]
    // The tool of a checkout is in .build/release, or in the folder of the platform that SwiftPM links there.
    var checkout = folder
    while checkout.pathComponents.count > 1, checkout.lastPathComponent != ".build" {
      checkout.deleteLastPathComponent()
    }
    let optimised = checkout.deletingLastPathComponent()
      .appending(path: "Ports/.build/tool/debug/\(name)")
    // The tests build one next to the tool that they build. An optimised tool finds its like.
    let tested = checkout.appending(path: "debug/\(name)")
    places += folder.lastPathComponent == "release" ? [optimised, tested] : [tested, optimised]
    return places.map { $0.path(percentEncoded: false) }
  }

  /// Runs the executable with the input and the outputs of this process.
  ///
  /// - Parameters:
  ///   - arguments: The tool's arguments, the name of the command first.
  ///   - variables: Of the executable's environment, besides the tool's.
  func run(
    _ arguments: [String], adding variables: [String: String], in folder: URL
  ) throws(CommandFailure) -> ExitStatus {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment =
      environment.merging(variables) { $1 }.merging(["LAYOUTER_TOOL_NAME": ToolName.current]) { $1 }
    process.currentDirectoryURL = folder
    do {
      try process.run()
    } catch {
      throw CommandFailure("cannot run '\(path)': \(error.localizedDescription)")
    }
    process.waitUntilExit()
    return ExitStatus(rawValue: process.terminationStatus) ?? .broken
  }
}
