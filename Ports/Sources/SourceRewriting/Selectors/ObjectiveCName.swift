/// The names that Swift gives to methods and properties in Objective-C.
enum ObjectiveCName {
  /// Words that join a first label to the name without a "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// `tap(_:)` is "tap:", `tap(sender:)` "tapWithSender:", `tap(for:event:)` "tapFor:event:".
  static func method(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var result = base
    if first != "_" {
      let firstWord = String(first.prefix { !$0.isUppercase })
      result += (prepositions.contains(firstWord) ? "" : "With") + capitalized(first)
    }
    result += ":"
    for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
    return result
  }

  /// The setter of `text` is "setText:".
  static func setter(_ property: String) -> String { "set\(capitalized(property)):" }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
