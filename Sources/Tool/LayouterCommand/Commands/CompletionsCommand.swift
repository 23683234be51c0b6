import ArgumentParser
import CommandLineTool
import Messages
import ViewTree

/// `layouter completions`: prints what makes a shell complete.
struct CompletionsCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Prints the script with which a shell completes commands, scenes and snapshots.",
    discussion: """
      The packages install it. Without one:

      bash:  source <(\(ToolName.current) completions bash)     in ~/.bashrc
      zsh:   source <(\(ToolName.current) completions zsh)      in ~/.zshrc, after compinit
      fish:  \(ToolName.current) completions fish | source      in ~/.config/fish/config.fish

      Scenes, snapshots and variants are those of the project that you are in; accept completes what the \
      last verify found.

      Example:  \(ToolName.current) completions bash
      """)

  @Argument(help: "The shell.")
  var shell: CompletedShell

  @OptionGroup var consoleOptions: ConsoleOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    context.console.write(shell.script)
    return .success
  }
}

/// A shell that can complete.
enum CompletedShell: String, CaseIterable, ExpressibleByArgument {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash:
      // Bash would begin a word at the '@' of 'normal_light@2x', for names of hosts.
      RootCommand.completionScript(for: .bash) + "\nshopt -u hostcomplete\n"
    case .zsh: RootCommand.completionScript(for: .zsh) + "\n"
    case .fish: RootCommand.completionScript(for: .fish) + "\n"
    }
  }
}
