/// Why a ``VirtualClock`` did not advance as far as requested.
public enum VirtualClockError: Error, Equatable, CustomStringConvertible {
  /// The actions kept scheduling more for the same time; the rest waits for the next advance.
  case endlessActions(at: TimeInterval)
  /// An attempt to advance by or to a time that is not later.
  case notALaterTime(TimeInterval)
  /// An action of the clock tried to advance the clock itself.
  case advancedByItsOwnAction(at: TimeInterval)

  /// The problem and its remedy, in one or two sentences.
  public var description: String {
    switch self {
    case .endlessActions(let time):
      "The actions at \(time) s of the virtual clock never end: they keep scheduling more without "
        + "a delay. Give them a delay, or a condition to stop at."
    case .notALaterTime(let time):
      "The virtual clock cannot be advanced by or to \(time) s: give a time from now on."
    case .advancedByItsOwnAction(let time):
      "An action at \(time) s tried to advance the virtual clock that runs it. Schedule later "
        + "actions instead."
    }
  }
}
