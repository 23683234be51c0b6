import Messages

extension Unicode.Scalar {
  /// As in `U+0430`.
  fileprivate var codePoint: String { "U+" + hexadecimal }

  /// The Latin letter that a Cyrillic, Greek or full-width one looks like, or the scalar itself (a
  /// part of Unicode's confusables.txt).
  fileprivate var lookalike: Unicode.Scalar {
    if (0xFF01...0xFF5E).contains(value), let narrow = Unicode.Scalar(value - 0xFEE0) {
      return narrow
    }
    return Self.lookalikes[self] ?? self
  }

  private static let lookalikes = Dictionary(
    uniqueKeysWithValues: zip(
      "аеорсухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅԚԜαινορυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars,
      "aeopcyxijshdqwABEKMHOPCTYXIJSQWaivopuABEZHIKMNOPTYX".unicodeScalars))
}

extension VisualFormat {
  /// `" (U+0430): 'a' (U+0061) looks the same"` for a name that differs from a known one only by
  /// letters that look the same; nil if no known name does.
  package static func lookalikeHint(for name: String, among known: some Sequence<String>) -> String?
  {
    // Longer names are probably data rather than misspellings.
    guard name.utf8.count <= 256 else { return nil }
    let scalars = Array(name.unicodeScalars)
    for candidate in known {
      let others = Array(candidate.unicodeScalars)
      guard scalars != others, scalars.map(\.lookalike) == others.map(\.lookalike) else { continue }
      let pairs = zip(scalars, others).filter { $0 != $1 }
      let (mine, theirs) = (pairs.map(\.0.codePoint), pairs.map(\.1.codePoint))
      return " (\(mine.joined(separator: ", "))): '\(candidate.displayed)' "
        + "(\(theirs.joined(separator: ", "))) looks the same"
    }
    return nil
  }

  /// The hint after an unknown name in a message: the similar known name; empty if there is none.
  package static func hint(for name: String, among known: some Sequence<String>) -> String {
    if let hint = lookalikeHint(for: name, among: known) { return hint }
    let hint = NearestName.hint(for: name, among: known)
    // Every single letter is similar to every other one, so a hint only helps if the case differs.
    guard name.count == 1, let near = NearestName.of(name, among: known) else { return hint }
    return near.lowercased() == name.lowercased() ? hint : ""
  }
}
