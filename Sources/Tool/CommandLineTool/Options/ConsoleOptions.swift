import ArgumentParser

/// How a command prints, whatever it does.
public struct ConsoleOptions: ParsableArguments, Sendable {
  /// Whether to print only problems and requested output.
  @Flag(
    name: [.short, .long],
    help: "Print only faults and requested output: no progress, no summary, no advice.")
  public var quiet = false

  /// When to use colours; nil decides by the terminal and the environment.
  @Option(
    help: ArgumentHelp(
      "When to use colours: auto, always or never (default: auto, on a terminal unless NO_COLOR is "
        + "set, and elsewhere if FORCE_COLOR is).",
      valueName: "when"))
  public var color: ColorChoice?

  /// The options before parsing, for the parser.
  public init() {}
}

extension ColorChoice: ExpressibleByArgument {}
