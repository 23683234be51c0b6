import Pixels

/// Shows pictures in a terminal.
struct TerminalPictures {
  /// The largest number of colours of a Sixel picture, as most terminals have it.
  private static let sixelColors = 256

  let picture: PictureProtocol
  let size: TerminalSize

  /// Finds out how a terminal shows pictures; nil if it does not, or if none are wanted.
  ///
  /// - Parameters:
  ///   - choice: Anything but `auto` is used without regard to the environment.
  ///   - allowsSequences: Whether the terminal may be sent control sequences where `choice` is `auto`:
  ///     false if colours are not wanted, either.
  init?(
    _ choice: PictureChoice, on terminal: InteractiveTerminal, environment: TerminalEnvironment,
    allowsSequences: Bool
  ) {
    let isAutomatic = choice == .auto
    if choice == .off || isAutomatic && !(allowsSequences && environment.canBeAsked) { return nil }
    let isNested = environment.isMultiplexer
    var answers = TerminalAnswers()
    if environment.canBeAsked {
      answers = terminal.ask(
        isNested || !isAutomatic ? TerminalQuery.attributes : TerminalQuery.all)
    }
    let sixel = PictureProtocol.sixel(
      colors: min(max(answers.sixelColors ?? Self.sixelColors, 2), Self.sixelColors))
    switch choice {
    case .kitty: picture = .kitty
    case .iTerm2: picture = .iTerm2
    case .sixel: picture = sixel
    case .auto, .off:
      if answers.hasKittyGraphics {
        picture = .kitty
      } else if environment.hasITerm2Images && !isNested {
        picture = .iTerm2
      } else if answers.attributes?.contains(4) ?? false {
        picture = sixel
      } else {
        return nil
      }
    }
    var size = terminal.size
    size.cell = size.cell ?? answers.cell
    self.size = size
  }
}
