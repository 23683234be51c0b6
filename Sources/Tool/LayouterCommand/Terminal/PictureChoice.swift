import ArgumentParser

/// How pictures are shown in a terminal: the values of `--pictures`.
enum PictureChoice: String, CaseIterable, ExpressibleByArgument {
  /// As the terminal answers to a query.
  case auto
  case kitty
  case iTerm2 = "iterm2"
  case sixel
  /// No pictures, and no query.
  case off = "none"
}
