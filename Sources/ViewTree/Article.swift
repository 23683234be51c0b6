extension String {
  /// A class's name after its indefinite article: `an AccordionView`, `a UIView`.
  package var withArticle: String {
    // U is missing: "UI" begins with the sound of "you".
    let isVowel = first.map { "AEIOaeio".contains($0) } ?? false
    return (isVowel ? "an " : "a ") + self
  }
}
