extension String {
  /// A class name with its indefinite article: `an AccordionView`, `a UIView`.
  package var withArticle: String {
    // U is missing: "UI" is pronounced like "you".
    let isVowel = first.map { "AEIOaeio".contains($0) } ?? false
    return (isVowel ? "an " : "a ") + self
  }
}
