extension String {
  /// The first line of a text, truncated for messages.
  package var shortened: String {
    let limit = 60
    let line = prefix { !$0.isNewline }
    return line.count > limit || line.endIndex != endIndex ? line.prefix(limit) + "…" : self
  }
}
