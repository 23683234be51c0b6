import ArgumentParser

/// How a command prints, whatever it does.
public struct ConsoleOptions: ParsableArguments, Sendable {
  @Flag(
    name: [.short, .long],
    help: "Print only what is wrong or was asked for: no progress, no summary, no advice.")
  public var quiet = false

  @Option(
    help: ArgumentHelp(
      "When to use colours: auto, always or never (default: auto, on a terminal unless NO_COLOR is "
        + "set, and elsewhere if FORCE_COLOR is).",
      valueName: "when"))
  public var color: ColorChoice?

  public init() {}
}

extension ColorChoice: ExpressibleByArgument {}
