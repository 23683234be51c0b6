/// When output has colours.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal.
  case auto
  /// Always, in files and pipes as well.
  case always
  /// Nowhere, not even on a terminal.
  case never

  /// What the environment asks for.
  ///
  /// Sources: <https://no-color.org>, <https://force-color.org>; as in Node.js, `FORCE_COLOR=0` asks for
  /// none.
  public init(environment: [String: String]) {
    let force = environment["FORCE_COLOR"] ?? ""
    if environment["NO_COLOR"] ?? "" != "" || ["0", "false"].contains(force) {
      self = .never
    } else {
      self = force.isEmpty ? .auto : .always
    }
  }

  package func isColored(terminal: Bool) -> Bool {
    switch self {
    case .auto: terminal
    case .always: true
    case .never: false
    }
  }
}
