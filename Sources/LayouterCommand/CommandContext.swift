import Foundation
import Scenes
import Snapshots

/// What a run is given by its surroundings, so that a test can give it something else.
struct CommandContext: Sendable {
  var console: Console
  /// The classes of views that scenes can name. Made when it is first needed: `--help` needs none.
  var makeLibrary: @Sendable () -> SceneLibrary
  /// The folder that relative paths start from.
  var workingDirectory = "."
  var environment: [String: String]
  /// Asked before each picture; when it says yes, the command stops.
  var isInterrupted: @Sendable () -> Bool = { Interruption.isRequested }
  /// Opens what single keys come from; nil where nobody can be asked. The keys end, with a nil, if
  /// the person goes away.
  var openKeys: @Sendable () -> (() -> Character?)? = {
    TerminalKeys.open().map { keys in { keys.next() } }
  }
  /// Where goldens are written.
  var fileSystem: any FileSystem = DiskFileSystem()

  /// The path as the file system takes it, and as messages show it: the one that was typed,
  /// unless the run is to work in another folder than the process.
  func path(_ path: String) -> String {
    path.hasPrefix("/") || workingDirectory == "." ? path : workingDirectory + "/" + path
  }

  var workingFolder: URL {
    let path = workingDirectory == "." ? FileManager.default.currentDirectoryPath : workingDirectory
    return URL(filePath: path, directoryHint: .isDirectory)
  }

  /// Writes a result to a file, or to standard output for `-`.
  func writeResult(_ bytes: [UInt8], to file: String) throws(CommandFailure) {
    if file == "-" {
      console.write(String(decoding: bytes, as: UTF8.self))
    } else {
      try Files.write(bytes, to: path(file))
    }
  }

  /// Whether this runs on a continuous integration server, by the variable that all of them set.
  var isContinuousIntegration: Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }
}
