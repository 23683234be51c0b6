import ArgumentParser

/// How a command prints, whatever it does.
struct ConsoleOptions: ParsableArguments {
  @Flag(
    name: [.short, .long],
    help: "Print only what is wrong or was asked for: no progress, no summary, no advice.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "When to use colours: auto, always or never (default: auto, on a terminal unless NO_COLOR is "
        + "set, and elsewhere if FORCE_COLOR is).",
      valueName: "when"))
  var color: ColorChoice?
}

extension ColorChoice: ExpressibleByArgument {}
