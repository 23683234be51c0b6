import ArgumentParser
import Scenes

/// `layouter schema`: prints the JSON Schema of scene files.
struct SchemaCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of scene files, for editors.",
    discussion: """
      Editors with a YAML language server use it to complete names and to mark errors, if a scene \
      begins with the line  # yaml-language-server: $schema=../layouter.schema.json

      Example:  layouter schema > layouter.schema.json
      """)

  @Flag(help: "Print a reference of all classes and keys in Markdown instead.")
  var reference = false

  func run(in context: CommandContext) throws -> ExitStatus {
    context.console.print(reference ? context.makeLibrary().reference : context.schemaText)
    return .success
  }
}

extension CommandContext {
  /// The JSON Schema of scene files, with the library's view classes.
  var schemaText: String { makeLibrary().schema.description }
}
