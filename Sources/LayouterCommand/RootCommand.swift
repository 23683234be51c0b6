import ArgumentParser

/// A subcommand. It is run with its surroundings handed in, so it also runs inside a test.
protocol Subcommand: ParsableCommand {
  func run(in context: CommandContext) throws -> ExitStatus
}

/// `layouter` itself; what it does is in its subcommands.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layouter",
    abstract: "Draws the states of UI components to pictures, and keeps them as they are.",
    discussion: """
      A scene file describes a component and its variants. A SCENE below is such a file or a \
      folder of them; none means Fixtures.

      Start a project:        layouter init
      See every state:        layouter sheet -o out
      Keep what you see:      layouter record
      Later, see what moved:  layouter verify

      Exit status: 0 all is fine, 1 the answer is no (a difference, a missing golden), 2 the \
      input or the call is broken.
      """,
    version: LayouterCommand.version,
    groupedSubcommands: [
      CommandGroup(
        name: "Pictures", subcommands: [RenderCommand.self, SheetCommand.self]),
      CommandGroup(
        name: "Goldens",
        subcommands: [VerifyCommand.self, RecordCommand.self, AcceptCommand.self]),
      CommandGroup(
        name: "A closer look", subcommands: [DiffCommand.self, DescribeCommand.self]),
      CommandGroup(
        name: "The project",
        subcommands: [InitCommand.self, SchemaCommand.self, DoctorCommand.self]),
    ])
}
