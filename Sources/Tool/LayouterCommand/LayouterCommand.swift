import ArgumentParser
import CommandLineTool
import Foundation
import Glibc
import Messages
import Scenes
import Snapshots
import Threads
import ViewTree

/// The command line tool. An executable of your own runs it with its view classes:
///
/// ```swift
/// import LayouterCommand
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

  /// Runs the command that the process's arguments name, and exits with its status.
  ///
  /// - Parameter library: The view classes that scenes can name; evaluated only when a command
  ///   reads scenes.
  public static func main(
    library: @autoclosure @escaping @Sendable () -> SceneLibrary = SceneLibrary()
  ) -> Never {
    ToolName.set(fromPath: CommandLine.arguments.first ?? "")
    StandardStreams.openClosed()
    Interruption.listen()
    let environment = ProcessInfo.processInfo.environment
    let console = Console(
      output: OutputSink(fileDescriptor: STDOUT_FILENO),
      errors: OutputSink(fileDescriptor: STDERR_FILENO),
      color: ColorChoice(environment: environment),
      columns: terminalColumns())
    let context = CommandContext(
      console: console, makeLibrary: library, environment: environment,
      openInBrowser: { Browser.open($0, environment: environment) },
      archiveAddress: { Installation.archiveAddress })
    let status = run(Array(CommandLine.arguments.dropFirst()), in: context)
    // A command that was done, or that only Ctrl-C ends, has succeeded nevertheless.
    if Interruption.isRequested && status != .success { Interruption.endProcess() }
    exit(status.rawValue)
  }

  /// Parses the arguments, runs the command and returns the exit status. Errors are written to the
  /// console.
  static func run(_ arguments: [String], in context: CommandContext) -> ExitStatus {
    var status: ExitStatus
    var context = context
    context.arguments = arguments
    do {
      try checkCommandName(arguments)
      try checkForEmptyArguments(arguments)
      var command = try NameCompletion.$context.withValue(context) {
        try RootCommand.parseAsRoot(arguments)
      }
      if let subcommand = command as? any Subcommand {
        context.console = context.console.applying(subcommand.consoleOptions)
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

  /// The argument parser reports an unknown command as an unexpected argument, without a hint.
  private static func checkCommandName(_ arguments: [String]) throws(CommandFailure) {
    guard let name = arguments.first, !name.hasPrefix("-") else { return }
    let names = RootCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard name != "help", !names.contains(name) else { return }
    throw CommandFailure(
      "There is no command '\(name)'\(NearestName.hint(for: name, among: names)). "
        + "'\(ToolName.current) --help' lists all commands.")
  }

  /// No option accepts an empty value. As a folder it would be the root of the file system, so an
  /// unset shell variable would make a command write to or delete from the wrong place.
  private static func checkForEmptyArguments(_ arguments: [String]) throws(CommandFailure) {
    // A shell passes the words that a user has typed so far.
    if arguments.first == "---completion" { return }
    for (index, argument) in arguments.enumerated() {
      if argument.hasPrefix("--"), argument.hasSuffix("=") {
        throw CommandFailure("'\(argument)' has no value; is a shell variable unset?")
      }
      guard argument.isEmpty else { continue }
      let place = index > 0 ? " after '\(arguments[index - 1])'" : ""
      throw CommandFailure("There is an empty argument\(place); is a shell variable unset?")
    }
  }

  private static func report(_ error: any Error, on console: Console) -> ExitStatus {
    console.showBar("")
    switch error {
    case let failure as CommandFailure:
      console.logError(failure.message)
      return failure.status
    case let error where isFromArgumentParser(error):
      let message = RootCommand.fullMessage(for: error, columns: console.columns)
      if RootCommand.exitCode(for: error).isSuccess {
        console.print(message)
        return .success
      }
      console.log(message)
      return .broken
    case is RunCancelled:
      console.log("Stopped.")
      return .broken
    case let run as InterruptedRun:
      console.log("Stopped. \(run.state)")
      return .broken
    default:
      console.logError("\(error)")
      return .broken
    }
  }

  /// The parser's error types are internal, so they are recognised by their names.
  private static func isFromArgumentParser(_ error: any Error) -> Bool {
    String(reflecting: type(of: error)).hasPrefix("ArgumentParser.")
  }

  /// The width of the terminal in characters; 80 without a terminal.
  private static func terminalColumns() -> Int {
    var size = winsize()
    for descriptor in [STDERR_FILENO, STDOUT_FILENO]
    where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return 80
  }
}
