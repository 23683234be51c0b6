import ArgumentParser
import CommandLineTool
import Foundation
import Glibc
import Messages

/// The executable of the ports, which `layouter build` and `layouter test` run with their arguments. It has no help of
/// its own: the tool has parsed the arguments, and describes them.
public enum PortsCommand {
  private struct Arguments: ParsableArguments {
    @OptionGroup var options: PackageOptions
    @OptionGroup var consoleOptions: ConsoleOptions
  }

  /// Runs the command that the process's arguments name, and exits with its status.
  public static func main() -> Never {
    StandardStreams.openClosed()
    let environment = ProcessInfo.processInfo.environment
    ToolName.set(fromPath: environment["LAYOUTER_TOOL_NAME"] ?? "layouter")
    let console = Console(
      output: OutputSink(fileDescriptor: STDOUT_FILENO),
      errors: OutputSink(fileDescriptor: STDERR_FILENO),
      color: ColorChoice(environment: environment))
    exit(run(Array(CommandLine.arguments.dropFirst()), environment, console).rawValue)
  }

  private static func run(
    _ arguments: [String], _ environment: [String: String], _ console: Console
  ) -> ExitStatus {
    guard let subcommand = arguments.first, ["build", "test"].contains(subcommand) else {
      console.logError(
        "Run this executable by '\(ToolName.current) build' or '\(ToolName.current) test'.")
      return .broken
    }
    do {
      let parsed = try Arguments.parse(Array(arguments.dropFirst()))
      let console = console.applying(parsed.consoleOptions)
      let run = PackageRun(
        subcommand: subcommand, options: parsed.options, console: console,
        environment: environment,
        workingFolder: URL(
          filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory))
      let status = try run.run()
      try console.finish()
      return status
    } catch let failure as CommandFailure {
      console.logError(failure.message)
      return failure.status
    } catch {
      console.log(Arguments.fullMessage(for: error))
      return .broken
    }
  }
}
