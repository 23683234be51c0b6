import ArgumentParser
import CommandLineTool
import Foundation
import JSONValues
import Messages
import ProjectFiles
import Scenes
import ViewTree

/// `layouter init`: starts a project.
struct InitCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Starts a project: a sample scene, a project file, an ignore file, a CI workflow.",
    discussion: """
      Writes a sample scene, the project file \(ProjectFile.name) with its settings as comments, the \
      JSON Schemas of both for your editor and a workflow for GitHub, and adds lines to .gitignore and \
      .gitattributes. Existing files are never overwritten.

      With --shards the workflow divides the snapshots between machines, and merges their reports into \
      one.

      Example:  \(ToolName.current) init && \(ToolName.current) sheet -o out
                \(ToolName.current) init --shards 4 --hook
      """)

  @Argument(
    help: ArgumentHelp("The project's folder.", valueName: "dir"),
    completion: .directory)
  var folder = "."

  @Option(
    help: ArgumentHelp("The number of machines that verify in the workflow.", valueName: "n"))
  var shards = 1

  @Option(
    help: ArgumentHelp(
      "Where the workflow gets the archive of the tool: an address, or a file in the repository "
        + "(default: this version's release).", valueName: "address"),
    completion: .file())
  var archive: String?

  @Flag(help: "Also write a git hook that verifies what a commit concerns.")
  var hook = false

  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    guard (1...WorkflowTemplate.shardLimit).contains(shards) else {
      throw ValidationError("--shards must be from 1 to \(WorkflowTemplate.shardLimit).")
    }
  }

  func run(in context: CommandContext) throws -> ExitStatus {
    let source = (archive ?? context.archiveAddress()).map(ArchiveSource.init) ?? .variable
    let workflow = WorkflowTemplate(shards: shards, archive: source)
    let project = ProjectWriter(context: context, folder: folder)
    try project.create(ProjectTemplate.scenePath, ProjectTemplate.scene)
    try project.create(ProjectFile.name, ProjectTemplate.settings)
    try project.create(ProjectTemplate.schemaPath, context.schemaText)
    try project.create(ProjectTemplate.settingsSchemaPath, ProjectFile.schema.description + "\n")
    try project.create(ProjectTemplate.workflowPath, workflow.text)
    try project.append(ProjectTemplate.ignoredPaths, to: ".gitignore")
    try project.append(ProjectTemplate.attributes, to: ".gitattributes")
    if hook { try project.createHook() }

    let change = folder == "." ? "" : "cd \(folder) && "
    context.console.inform(
      """

      Next:
        \(change)\(ToolName.current) sheet -o out     draws every state of the sample scene
        \(change)\(ToolName.current) record           records them as goldens
        \(change)\(ToolName.current) verify           prints what has changed since

      Editors with a YAML language server complete and check scenes with \
      \(ProjectTemplate.schemaPath), and \(ProjectFile.name) with its own.
      To show what changed in a golden in git diff:
        git config diff.layouter.textconv "\(ToolName.current) describe"
      On a Mac, the same pixels come from a container:
        docker run --rm -it -v "$PWD:/project" layouter verify
      """)
    if source == .variable {
      context.console.inform(
        """
        The workflow gets the tool from the address in the variable \(ArchiveSource.variableName) of the \
        repository:
          gh variable set \(ArchiveSource.variableName) --body ADDRESS
        """)
    }
    return .success
  }
}

/// Writes the files of a new project, and prints what it does.
private struct ProjectWriter {
  let context: CommandContext
  let folder: String

  func create(_ path: String, _ text: String) throws(CommandFailure) {
    let file = context.path(folder + "/" + path)
    guard !Files.exists(file) else { return print("kept", path) }
    try Files.write(Array(text.utf8), to: file)
    print("wrote", path)
  }

  /// Writes the git hook.
  func createHook() throws {
    let place = URL(
      filePath: folder, directoryHint: .isDirectory, relativeTo: context.workingFolder
    ).standardizedFileURL
    let hook = try CommitHook(for: place, git: GitProgram(environment: context.environment))
    let top = place.path(percentEncoded: false)
    let prefix = top.hasSuffix("/") ? top : top + "/"
    let shown =
      hook.path.hasPrefix(prefix) ? String(hook.path.dropFirst(prefix.count)) : hook.path
    guard !Files.exists(hook.path) else { return print("kept", shown) }
    try hook.write()
    print("wrote", shown)
  }

  /// Adds the lines that the file does not contain yet.
  func append(_ lines: [String], to path: String) throws(CommandFailure) {
    let file = context.path(folder + "/" + path)
    let isNew = !Files.exists(file)
    let old = isNew ? "" : String(decoding: try Files.read(file), as: UTF8.self)
    let present = Set(old.split(whereSeparator: \.isNewline).map(String.init))
    let missing = lines.filter { !present.contains($0) }
    guard !missing.isEmpty else { return print("kept", path) }
    let separator = old.isEmpty || old.hasSuffix("\n") ? "" : "\n"
    let added = missing.map { $0 + "\n" }.joined()
    try Files.write(Array((old + separator + added).utf8), to: file)
    print(isNew ? "wrote" : "added to", path)
  }

  private func print(_ verb: String, _ path: String) {
    let verb = verb.padding(toLength: 8, withPad: " ", startingAt: 0)
    context.console.print("\(verb)  \(folder == "." ? path : folder + "/" + path)")
  }
}
