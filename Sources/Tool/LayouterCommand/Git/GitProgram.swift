import Foundation
import JSONValues
import Snapshots

/// The git program, which is started without a shell.
struct GitProgram: Sendable {
  struct Output {
    var status: Int32
    var bytes: [UInt8]
    var errors: String

    /// What was printed, without the end of the line.
    var line: String {
      let text = String(decoding: bytes, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
  }

  /// What a pipe takes before anything is read from it: 64 KB on Linux, less for an unprivileged user
  /// with many pipes.
  static let inputLimit = 4096

  private let path: String
  private let environment: [String: String]

  /// Finds the program.
  ///
  /// - Throws: `GitError.notInstalled`.
  init(environment: [String: String]) throws(GitError) {
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    let paths = folders.map { "\($0)/git" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else { throw .notInstalled }
    self.path = path
    // It neither asks for a password, nor writes to the repository.
    self.environment = environment.merging(
      ["GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]
    ) { $1 }
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - folder: The folder that it runs in.
  ///   - input: At most ``inputLimit`` bytes.
  func run(_ arguments: [String], in folder: String, input: [UInt8] = []) throws(GitError) -> Output
  {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: folder, directoryHint: .isDirectory)
    let (inputPipe, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inputPipe
    process.standardOutput = output
    process.standardError = errors
    do {
      // Before the program starts: the pipe holds all of it, and its other end cannot be closed yet.
      if !input.isEmpty { try inputPipe.fileHandleForWriting.write(contentsOf: Data(input)) }
      try inputPipe.fileHandleForWriting.close()
      try process.run()
      // Concurrently, since the program waits when either pipe is full.
      let messages = BackgroundValue(jobs: 2) {
        try errors.fileHandleForReading.readToEnd() ?? Data()
      }
      let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      let text = String(decoding: try messages.value(), as: UTF8.self)
      process.waitUntilExit()
      return Output(
        status: process.terminationStatus, bytes: Array(bytes),
        errors: text.trimmingCharacters(in: .whitespacesAndNewlines))
    } catch {
      throw .failed("cannot run \(path): \(error.localizedDescription)")
    }
  }
}

/// Why files of a revision cannot be read.
enum GitError: Error, Equatable, CustomStringConvertible {
  case notInstalled
  /// A folder that is not in a repository, with git's message.
  case notARepository(folder: String, message: String)
  case unknownRevision(String)
  /// A revision that has no golden of the chosen scenes in a folder.
  case noGoldens(revision: String, folder: String)
  /// Any other failure, with a message.
  case failed(String)

  var description: String {
    switch self {
    case .notInstalled:
      "git is not installed, or not in PATH; it reads the goldens of a revision. "
        + "Install it: apt-get install git"
    case .notARepository(let folder, let message):
      "'\(folder)' is not in a git repository that can be read: \(message.quotedOnOneLine)"
    case .unknownRevision(let name):
      "The repository has no revision \(name.quotedOnOneLine). Name a commit, a branch or a tag; "
        + "in a shallow clone, fetch it first."
    case .noGoldens(let revision, let folder):
      "The revision \(revision.quotedOnOneLine) has no golden of these scenes in '\(folder)'. Name another "
        + "revision, or the folder of the goldens with --snapshots."
    case .failed(let message): "git failed: \(message.quotedOnOneLine)"
    }
  }
}
