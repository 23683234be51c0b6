/// `$name` and `${name}` in the texts of fragments and repeated views; `$$` is a dollar sign.
///
/// A dollar sign that no letter, brace or second dollar sign follows is itself, as in `$5`.
enum Placeholder {
  /// A part of a text.
  enum Part: Equatable {
    case text(String)
    /// A placeholder by its name.
    case name(String)
  }

  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var plain = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      plain += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      if rest.first == "$" {
        plain += "$"
        rest.removeFirst()
      } else if let (name, end) = name(at: rest) {
        if !plain.isEmpty { parts.append(.text(plain)) }
        plain = ""
        parts.append(.name(name))
        rest = rest[end...]
      } else {
        plain += "$"
      }
    }
    plain += rest
    if !plain.isEmpty || parts.isEmpty { parts.append(.text(plain)) }
    return parts
  }

  /// The name at the start of a text, with or without braces, and the end of it.
  private static func name(at text: Substring) -> (String, Substring.Index)? {
    guard text.first == "{" else {
      let name = text.prefix(while: isPartOfName)
      return name.first.map(isStartOfName) == true ? (String(name), name.endIndex) : nil
    }
    let name = text.dropFirst().prefix { $0 != "}" }
    guard isName(String(name)), name.endIndex < text.endIndex else { return nil }
    return (String(name), text.index(after: name.endIndex))
  }

  /// Whether a text can be the name of a parameter: letters, digits and `_`, with no digit first.
  static func isName(_ text: String) -> Bool {
    text.first.map(isStartOfName) == true && text.allSatisfy(isPartOfName)
  }

  private static func isStartOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character == "_")
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }
}
