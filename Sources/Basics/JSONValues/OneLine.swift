extension String {
  /// The text as part of a line: as it is, or as a JSON string if it has line ends or other control
  /// characters. A name of an unknown file must not start a line of its own.
  package var onOneLine: String { hasControls ? JSON.string(self).line : self }

  /// The text in quotes: single ones, or as a JSON string if it has control characters.
  package var quotedOnOneLine: String { hasControls ? JSON.string(self).line : "'\(self)'" }

  private var hasControls: Bool { utf8.contains { $0 < 0x20 || $0 == 0x7F } }
}
