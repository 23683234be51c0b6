import CommandLineTool
import FileAccess
import Foundation
import ReviewServer
import Scenes
import Snapshots

/// The environment that a command runs in; tests provide their own.
struct CommandContext: Sendable {
  var console: Console
  /// The arguments of the process, the name of the command first.
  var arguments: [String] = []
  /// Makes the library of the view classes that scenes can name. Called only by commands that need
  /// it: `--help` does not.
  var makeLibrary: @Sendable () -> SceneLibrary
  /// The folder that paths are relative to.
  var workingDirectory = "."
  var environment: [String: String]
  /// Called before each picture; the command stops when it returns true.
  var isInterrupted: @Sendable () -> Bool = { Interruption.isRequested }
  /// Opens the terminal for single key presses; nil without one.
  var openTerminal: @Sendable () -> InteractiveTerminal? = { InteractiveTerminal.open() }
  /// Serves the page of a report on a port.
  var servePage: @Sendable (ReviewSession, UInt16) throws -> ServedPage = {
    try ServedPage($0, port: $1)
  }
  /// Opens an address in the user's browser; false if there is none.
  var openInBrowser: @Sendable (String) -> Bool = { _ in false }
  /// The address of the tool's archive; nil if it is not known.
  var archiveAddress: @Sendable () -> String? = { nil }
  /// The file system that goldens and pictures are written to.
  var fileSystem: any FileSystem = DiskFileSystem()

  /// The path for the file system, and for messages: unchanged, unless the command runs in another
  /// folder than the process.
  func path(_ path: String) -> String {
    path.hasPrefix("/") || workingDirectory == "." ? path : workingDirectory + "/" + path
  }

  var workingFolder: URL {
    let path = workingDirectory == "." ? FileManager.default.currentDirectoryPath : workingDirectory
    return URL(filePath: path, directoryHint: .isDirectory)
  }

  /// Writes pictures to a folder that an argument names: all of them, or none. Symbolic links below the
  /// folder are not followed, so that nothing is written elsewhere.
  ///
  /// - Parameter files: Their paths begin with the folder's path.
  func write(_ files: [NewFile], below folder: String) throws(FileSystemError) {
    let files = files.map { NewFile(path: path($0.path), bytes: $0.bytes) }
    try fileSystem.replace(files, below: path(folder), isFlushed: false)
  }

  /// Writes a picture to a file below a folder as above, or without a folder to a file that an argument
  /// names, whose links are followed.
  func write(_ bytes: [UInt8], to path: String, below folder: String?) throws {
    if let folder {
      try write([NewFile(path: path, bytes: bytes)], below: folder)
    } else {
      try Files.write(bytes, to: self.path(path))
    }
  }

  /// Writes a result to a file, or to standard output for `-`.
  func writeResult(_ bytes: [UInt8], to file: String) throws(CommandFailure) {
    if file == "-" {
      console.write(String(decoding: bytes, as: UTF8.self))
    } else {
      try Files.write(bytes, to: path(file))
    }
  }

  /// Adds Markdown to the summary of the step of a GitHub workflow; does nothing elsewhere.
  func appendToStepSummary(_ markdown: String) throws(CommandFailure) {
    guard let file = environment["GITHUB_STEP_SUMMARY"], !file.isEmpty else { return }
    try Files.append(Array(markdown.utf8), to: path(file))
  }

  /// Whether this is a continuous integration server, by the variable `CI` that all of them set.
  var isContinuousIntegration: Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }
}
