/// The sizes of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// A bar of the usual height.
  case `default` = 0
  /// A low bar, as on phones in landscape.
  case compact = 1
  /// A bar of the usual height with a prompt above its title.
  case defaultPrompt = 101
  /// A low bar with a prompt above its title.
  case compactPrompt = 102
}
