extension String {
  /// The text as one word of a shell's command line, in quotes where it needs them.
  ///
  /// Source: POSIX.1-2024, Shell Command Language, 2.2 Quoting: within single quotes every character is
  /// literal, and none of them can be a single quote.
  public var shellWord: String {
    let isPlain = !isEmpty && unicodeScalars.allSatisfy(Self.isPlain)
    return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "+", ".", "/", "@", "%", ":", ",", "=": true
    default: false
    }
  }
}
