extension NSAttributedString {
  /// The string with an attribute on all of its characters.
  package func setting(_ key: Key, _ value: Any) -> NSAttributedString {
    let string = NSMutableAttributedString(attributedString: self)
    string.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return string
  }

  /// The string with an attribute on the characters that have none.
  package func defaulting(_ key: Key, _ value: Any) -> NSAttributedString {
    let string = NSMutableAttributedString(attributedString: self)
    forEachRun { attributes, range in
      if attributes[key] == nil { string.addAttribute(key, value: value, range: range) }
    }
    return string
  }

  /// The string with its values of an attribute replaced.
  package func replacing<Value>(_ key: Key, _ replace: (Value) -> Value) -> NSAttributedString {
    let string = NSMutableAttributedString(attributedString: self)
    forEachRun { attributes, range in
      guard let value = attributes[key] as? Value else { return }
      string.addAttribute(key, value: replace(value), range: range)
    }
    return string
  }

  /// The string with changed paragraph styles; paragraphs without one stay without.
  package func changingParagraphStyles(
    _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    replacing(.paragraphStyle) { (style: NSParagraphStyle) in
      let copy = NSMutableParagraphStyle()
      copy.setParagraphStyle(style)
      change(copy)
      return copy
    }
  }
}
