import ViewTree

/// The rows of a text in CSV (RFC 4180), as maps from the names in its first line to texts.
///
/// Fields are separated by commas, or by semicolons or tabs where the first line has no comma. Fields in double quotes
/// may contain separators, line breaks, and quotes, which are doubled.
struct CSVTable {
  private struct Field {
    var text = ""
    var position: SourcePosition
  }

  /// The values of one row each.
  let node: YAMLNode

  init(_ text: String) {
    let lines = Self.lines(of: text)
    let names = lines.first ?? []
    let rows = lines.dropFirst().map { fields in
      YAMLNode(
        .map(
          zip(names, fields).map { name, field in
            YAMLNode.Entry(
              key: name.text, keyPosition: name.position,
              value: YAMLNode(
                .scalar(.init(text: field.text, style: .singleQuoted)), at: field.position))
          }), at: fields.first?.position ?? .start)
    }
    node = YAMLNode(.list(rows), at: .start)
  }

  /// The fields of the lines; lines without any text are skipped.
  private static func lines(of text: String) -> [[Field]] {
    let firstLine = text.prefix { !$0.isNewline }
    let separator: Character = [",", ";", "\t"].first { firstLine.contains($0) } ?? ","
    var lines: [[Field]] = []
    var fields: [Field] = []
    var (line, column) = (1, 1)
    var field = Field(position: SourcePosition(line: 1, column: 1))
    var isQuoted = false
    var characters = Substring(text.hasPrefix("\u{FEFF}") ? text.dropFirst() : Substring(text))
    func position() -> SourcePosition { SourcePosition(line: line, column: column) }
    func endLine() {
      fields.append(field)
      if fields.contains(where: { !$0.text.isEmpty }) { lines.append(fields) }
      fields = []
    }
    while let character = characters.popFirst() {
      column += 1
      if isQuoted {
        if character == "\"" {
          if characters.first == "\"" {
            characters.removeFirst()
            field.text.append(character)
          } else {
            isQuoted = false
          }
        } else {
          if character.isNewline { (line, column) = (line + 1, 1) }
          field.text.append(character)
        }
      } else if character == "\"", field.text.isEmpty {
        isQuoted = true
      } else if character == separator {
        fields.append(field)
        field = Field(position: position())
      } else if character.isNewline {
        (line, column) = (line + 1, 1)
        endLine()
        field = Field(position: position())
      } else {
        field.text.append(character)
      }
    }
    endLine()
    return lines
  }
}
