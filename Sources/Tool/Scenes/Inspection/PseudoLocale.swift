/// A language that has the words of the text, and more of them.
///
/// Translations are longer than English texts by some 35 % (W3C, "Text size in translation"), and
/// than Japanese ones by more.
enum PseudoLocale {
  /// Each line of a text with a part of it repeated. Texts without two letters, such as numbers and
  /// signs, are the same in all languages.
  ///
  /// - Parameter factor: the ratio of the number of characters to the text's number; 1 or more.
  static func lengthened(_ text: String, by factor: Double) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      guard line.count(where: \.isLetter) >= 2 else { return String(line) }
      let extra = max(1, Int((Double(line.count) * (factor - 1)).rounded(.up)))
      let isSpaced = line.utf8.allSatisfy { $0 < 0x80 }
      var more = isSpaced ? " " : ""
      var rest = line[...]
      while more.count < extra + (isSpaced ? 1 : 0) {
        if rest.isEmpty { rest = line[...] }
        more.append(rest.removeFirst())
      }
      while more.last == " " { more.removeLast() }
      return line + more
    }.joined(separator: "\n")
  }
}
