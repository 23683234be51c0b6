import ArgumentParser
import Foundation
import Glibc
import Scenes
import Snapshots
import ViewTree

/// The command line tool, for an executable of one's own too:
///
/// ```swift
/// import LayouterCommand
/// import Scenes
///
/// @main struct Tool {
///   static func main() {
///     LayouterCommand.main(library: SceneLibrary(classes: ViewClass.standard + [badge]))
///   }
/// }
/// ```
public enum LayouterCommand {
  /// The tool's version, as `layouter --version` prints it.
  public static let version = "0.1.0"

  /// Does what the process's arguments say, and ends the process.
  ///
  /// - Parameter library: The classes of views that scenes can name; only asked for when a command
  ///   reads scenes.
  public static func main(
    library: @autoclosure @escaping @Sendable () -> SceneLibrary = SceneLibrary()
  ) -> Never {
    Interruption.listen()
    let environment = ProcessInfo.processInfo.environment
    let console = Console(
      output: OutputSink(fileDescriptor: STDOUT_FILENO),
      errors: OutputSink(fileDescriptor: STDERR_FILENO),
      noColor: environment["NO_COLOR"].map { !$0.isEmpty } ?? false,
      columns: terminalColumns())
    let context = CommandContext(
      console: console, makeLibrary: library, environment: environment)
    let status = run(Array(CommandLine.arguments.dropFirst()), in: context)
    if Interruption.isRequested { Interruption.endProcess() }
    exit(status.rawValue)
  }

  /// Parses the arguments, does what they say and answers the exit status. Nothing is thrown and
  /// the process is not ended: every message has gone to the console.
  static func run(_ arguments: [String], in context: CommandContext) -> ExitStatus {
    var status: ExitStatus
    do {
      try checkCommandName(arguments)
      try checkForEmptyArguments(arguments)
      var command = try RootCommand.parseAsRoot(arguments)
      if let subcommand = command as? any Subcommand {
        status = try subcommand.run(in: context)
      } else {
        // `layouter` alone and `layouter help` throw their text.
        try command.run()
        status = .success
      }
    } catch {
      status = report(error, on: context.console)
    }
    do {
      try context.console.finish()
    } catch {
      status = report(error, on: context.console)
    }
    return status
  }

  /// The argument parser takes an unknown command for an unexpected argument; this says it better.
  private static func checkCommandName(_ arguments: [String]) throws(CommandFailure) {
    guard let name = arguments.first, !name.hasPrefix("-") else { return }
    let names = RootCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard name != "help", !names.contains(name) else { return }
    throw CommandFailure(
      "There is no command '\(name)'\(NearestName.hint(for: name, among: names)). "
        + "See 'layouter --help' for all of them.")
  }

  /// No argument means anything when it is empty. As a folder it would stand for the root of the
  /// file system, so a variable that is not set would empty or fill the wrong place.
  private static func checkForEmptyArguments(_ arguments: [String]) throws(CommandFailure) {
    for (index, argument) in arguments.enumerated() {
      if argument.hasPrefix("--"), argument.hasSuffix("=") {
        throw CommandFailure("There is nothing behind '\(argument)'; is a variable not set?")
      }
      guard argument.isEmpty else { continue }
      let place = index > 0 ? " behind '\(arguments[index - 1])'" : ""
      throw CommandFailure("There is an empty argument\(place); is a variable not set?")
    }
  }

  private static func report(_ error: any Error, on console: Console) -> ExitStatus {
    console.showBar("")
    switch error {
    case let failure as CommandFailure:
      console.noteError(failure.message)
      return failure.status
    case let error where isFromArgumentParser(error):
      let message = RootCommand.fullMessage(for: error, columns: console.columns)
      if RootCommand.exitCode(for: error).isSuccess {
        console.print(message)
        return .success
      }
      console.note(message)
      return .broken
    case is RunCancelled:
      console.note("Stopped.")
      return .broken
    case let run as StoppedRun:
      console.note("Stopped. \(run.words)")
      return .broken
    default:
      console.noteError("\(error)")
      return .broken
    }
  }

  /// The parser's errors have no public type; those of ours all describe themselves.
  private static func isFromArgumentParser(_ error: any Error) -> Bool {
    String(reflecting: type(of: error)).hasPrefix("ArgumentParser.")
  }

  /// The width of the terminal, or 80 where there is none.
  private static func terminalColumns() -> Int {
    var size = winsize()
    for descriptor in [STDERR_FILENO, STDOUT_FILENO]
    where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return 80
  }
}
