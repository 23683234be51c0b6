import ArgumentParser
import CommandLineTool
import Messages
import ViewTree

/// A subcommand. Its context is a parameter, so that tests can run it.
protocol Subcommand: ParsableCommand {
  var consoleOptions: ConsoleOptions { get }

  func run(in context: CommandContext) throws -> ExitStatus
}

/// The root command `layouter`; all work is in its subcommands.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ToolName.current,
    abstract: "Draws UI components in all their states, and compares the pictures with goldens.",
    discussion: """
      A scene file describes a component and its variants. A SCENE is a scene file or a folder of \
      them; the default is Fixtures.

      Start a project:           \(ToolName.current) init
      Draw every state:          \(ToolName.current) sheet -o out
      Record the goldens:        \(ToolName.current) record
      Compare with the goldens:  \(ToolName.current) verify

      Exit status: 0 success, 1 a check failed (a difference, a missing golden), 2 the input or the \
      arguments are invalid.
      """,
    version: LayouterCommand.version,
    groupedSubcommands: [
      CommandGroup(
        name: "Pictures", subcommands: [RenderCommand.self, SheetCommand.self]),
      CommandGroup(
        name: "Goldens",
        subcommands: [
          VerifyCommand.self, WatchCommand.self, ReviewCommand.self, RecordCommand.self,
          AcceptCommand.self, CleanCommand.self, MergeReportsCommand.self,
        ]),
      CommandGroup(
        name: "Inspection", subcommands: [DiffCommand.self, DescribeCommand.self, LintCommand.self]),
      CommandGroup(name: "UIKit packages", subcommands: [BuildCommand.self, TestCommand.self]),
      CommandGroup(
        name: "Project",
        subcommands: [InitCommand.self, SchemaCommand.self, DoctorCommand.self]),
      CommandGroup(
        name: "Shell", subcommands: [CompletionsCommand.self, ManualCommand.self]),
    ])
}
