extension String {
  /// The text as a part of a file's name: with a hyphen for each run of characters other than letters,
  /// digits and underscores, as swift-snapshot-testing names files.
  var pathComponent: String {
    var result = ""
    for scalar in unicodeScalars {
      let properties = scalar.properties
      let isWord =
        properties.isAlphabetic || scalar == "_"
        || [.decimalNumber, .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation]
          .contains(properties.generalCategory)
      if isWord {
        result.unicodeScalars.append(scalar)
      } else if !result.hasSuffix("-") {
        result += "-"
      }
    }
    if result.hasPrefix("-") { result.removeFirst() }
    if result.hasSuffix("-") { result.removeLast() }
    return result
  }
}
