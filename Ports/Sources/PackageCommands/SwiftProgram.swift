import CommandLineTool
import Foundation

/// The program `swift`, which is started without a shell.
struct SwiftProgram: Sendable {
  private let path: String
  let environment: [String: String]

  /// Finds the program.
  init(environment: [String: String]) throws(CommandFailure) {
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    let paths = folders.map { "\($0)/swift" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else {
      throw CommandFailure(
        "Swift is not installed, or not in PATH: https://www.swift.org/install/linux/")
    }
    self.path = path
    self.environment = environment
  }

  /// Runs the program with the input and the outputs of this process.
  ///
  /// - Parameters:
  ///   - variables: Added to the environment.
  ///   - messages: What becomes of the compiler's messages; nil if they are shown as they are.
  /// - Returns: Its exit status.
  func run(
    _ arguments: [String], in folder: String, adding variables: [String: String] = [:],
    translating messages: CompilerMessages? = nil
  ) throws(CommandFailure) -> Int32 {
    let process = self.process(arguments, in: folder)
    process.environment?.merge(variables) { _, new in new }
    let output = messages.flatMap { _ in MessageRelay(to: STDOUT_FILENO) }
    let errors = messages.flatMap { _ in MessageRelay(to: STDERR_FILENO) }
    if let output { process.standardOutput = output.programOutput }
    if let errors { process.standardError = errors.programOutput }
    do {
      try process.run()
    } catch {
      throw CommandFailure("cannot run \(path): \(error.localizedDescription)")
    }
    if let messages {
      output?.start(messages)
      errors?.start(messages)
    }
    process.waitUntilExit()
    output?.finish()
    errors?.finish()
    return process.terminationStatus
  }

  /// Runs the program, and returns what it prints. Its messages go to standard error, without those that are hidden.
  ///
  /// - Throws: If its exit status is not 0.
  func output(_ arguments: [String], in folder: String) throws(CommandFailure) -> Data {
    let process = self.process(arguments, in: folder)
    let output = Pipe()
    process.standardOutput = output
    let errors = MessageRelay(to: STDERR_FILENO)
    if let errors { process.standardError = errors.programOutput }
    let data: Data
    do {
      try process.run()
      errors?.start(CompilerMessages { _ in nil })
      data = try output.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw CommandFailure("cannot run \(path): \(error.localizedDescription)")
    }
    process.waitUntilExit()
    errors?.finish()
    guard process.terminationStatus == 0 else {
      throw CommandFailure(
        "'swift \(arguments.map(\.shellWord).joined(separator: " "))' did not succeed in '\(folder)'."
      )
    }
    return data
  }

  private func process(_ arguments: [String], in folder: String) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: folder, directoryHint: .isDirectory)
    return process
  }
}
