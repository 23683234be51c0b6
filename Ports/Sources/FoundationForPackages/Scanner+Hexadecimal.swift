import Foundation

extension Scanner {
  // Foundation's on Linux stop at a text that begins with a character outside of the basic plane.

  // swift-format-ignore: NoLeadingUnderscores
  /// Reads a hexadecimal number, with or without `0x`.
  ///
  /// - Parameter result: receives the number, the largest one if it is too large.
  /// - Returns: whether there was one.
  @discardableResult
  public func _scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
    guard let number = hexadecimal() else { return false }
    result?.pointee = number
    return true
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Reads a hexadecimal number, with or without `0x`.
  ///
  /// - Parameter result: receives the number, the largest one if it is too large.
  /// - Returns: whether there was one.
  @discardableResult
  public func _scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool {
    guard let number = hexadecimal() else { return false }
    result?.pointee = UInt32(clamping: number)
    return true
  }

  private func hexadecimal() -> UInt64? {
    var rest = string.unicodeScalars[currentIndex...]
    if let skipped = charactersToBeSkipped { rest = rest.drop { skipped.contains($0) } }
    if rest.first == "0", rest.dropFirst().first.map({ "xX".unicodeScalars.contains($0) }) == true,
      rest.dropFirst(2).first?.hexadecimalDigit != nil
    {
      rest = rest.dropFirst(2)
    }
    let digits = rest.prefix { $0.hexadecimalDigit != nil }
    guard !digits.isEmpty else { return nil }
    currentIndex = digits.endIndex
    return digits.reduce(0) { number, digit in
      let (shifted, isTooLarge) = number.multipliedReportingOverflow(by: 16)
      return isTooLarge ? .max : shifted + UInt64(digit.hexadecimalDigit ?? 0)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimalDigit: Int? { isASCII ? Character(self).hexDigitValue : nil }
}

// swift-format-ignore: NoLeadingUnderscores
/// An expression that matches nothing, as `NSRegularExpression()` gives one.
public func _emptyRegularExpression() -> NSRegularExpression {
  guard let expression = try? NSRegularExpression(pattern: "(?!)") else {
    preconditionFailure("The expression that matches nothing is valid.")
  }
  return expression
}
