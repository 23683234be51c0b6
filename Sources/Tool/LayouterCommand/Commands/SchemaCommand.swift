import ArgumentParser
import CommandLineTool
import JSONValues
import Messages
import ProjectFiles
import Scenes
import Snapshots
import ViewTree

/// `layouter schema`: prints the JSON Schema of scene files, of project files, or of reports.
struct SchemaCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract:
      "Prints the JSON Schema of scene files or the project file, for editors, or of reports.",
    discussion: """
      Editors with a YAML language server use it to complete names and to mark errors, if a scene \
      begins with the line  # yaml-language-server: $schema=../layouter.schema.json

      Example:  \(ToolName.current) schema > layouter.schema.json
                \(ToolName.current) schema --project > layouter.project.schema.json
      """)

  @Flag(help: "Print a reference of all classes and keys in Markdown instead.")
  var reference = false

  @Flag(help: "Print the JSON Schema of what verify --json writes instead.")
  var report = false

  @Flag(help: "Print the JSON Schema of the project file, \(ProjectFile.name), instead.")
  var project = false

  @Flag(help: "Print the JSON Schema of files that scenes share instead.")
  var shared = false

  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    if [reference, report, project, shared].count(where: { $0 }) > 1 {
      throw ValidationError(
        "--reference, --report, --project and --shared print different things; use one of them.")
    }
  }

  func run(in context: CommandContext) throws -> ExitStatus {
    context.console.print(text(in: context))
    return .success
  }

  private func text(in context: CommandContext) -> String {
    if report { return Report.schema.description }
    if project { return ProjectFile.schema.description }
    if shared { return context.makeLibrary().sharedSchema.description }
    return reference ? context.makeLibrary().reference : context.schemaText
  }
}

extension CommandContext {
  /// The JSON Schema of scene files, with the library's view classes.
  var schemaText: String { makeLibrary().schema.description }
}
