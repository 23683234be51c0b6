/// What the environment says about the terminal.
struct TerminalEnvironment {
  private let variables: [String: String]

  init(_ variables: [String: String]) { self.variables = variables }

  private func value(_ name: String) -> String { variables[name] ?? "" }

  /// Whether a query does no harm. The console of Linux shows the content of unknown sequences in old
  /// versions.
  var canBeAsked: Bool { !["", "dumb", "linux"].contains(value("TERM")) }

  /// Whether a multiplexer such as tmux is between the program and the terminal that is seen.
  ///
  /// It answers queries for itself, does not pass pictures on unless it knows their protocol, and takes
  /// a sequence of kitty's for the title of a window.
  var isMultiplexer: Bool {
    ["TMUX", "STY", "ZELLIJ"].contains { !value($0).isEmpty }
      || ["screen", "tmux"].contains { value("TERM").hasPrefix($0) }
  }

  /// Whether the terminal is one of those that show iTerm2's inline images. They cannot be asked;
  /// `LC_TERMINAL` is what ssh passes on.
  var hasITerm2Images: Bool {
    ["iTerm.app", "WezTerm"].contains(value("TERM_PROGRAM")) || value("LC_TERMINAL") == "iTerm2"
  }

  /// Whether the terminal is one of those that make links of `OSC 8`. They cannot be asked;
  /// `FORCE_HYPERLINK` is what other programs use to decide.
  var makesLinks: Bool {
    let force = value("FORCE_HYPERLINK")
    if !force.isEmpty { return force != "0" }
    return Self.linkVariables.contains { !value($0).isEmpty }
      || Self.linkPrograms.contains(value("TERM_PROGRAM"))
      || Self.linkTerminals.contains(value("TERM")) || value("LC_TERMINAL") == "iTerm2"
      // Version 0.50, of the terminals of GNOME and others.
      || (Int(value("VTE_VERSION")) ?? 0) >= 5000
  }

  /// Variables of kitty, Konsole, Windows Terminal and DomTerm.
  private static let linkVariables = [
    "KITTY_WINDOW_ID", "KONSOLE_VERSION", "WT_SESSION", "DOMTERM",
  ]
  private static let linkPrograms: Set = [
    "iTerm.app", "WezTerm", "ghostty", "vscode", "mintty", "Hyper", "rio",
  ]
  private static let linkTerminals: Set = [
    "xterm-kitty", "xterm-ghostty", "wezterm", "foot", "foot-extra", "alacritty", "contour",
  ]
}
