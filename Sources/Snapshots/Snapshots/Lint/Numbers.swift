extension Double {
  /// The number in sentences, without zeros at its end.
  ///
  /// - Parameters:
  ///   - places: the largest number of decimals.
  ///   - roundedUp: whether the last decimal is rounded up, for a required minimum.
  func formatted(places: Int = 1, roundedUp: Bool = false) -> String {
    guard isFinite, magnitude < 1e12 else { return "\(self)" }
    let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
    // Errors of binary fractions do not count as a part of a decimal.
    let scaled = self * factor
    let rounded = roundedUp ? (scaled - 1e-6).rounded(.up) : scaled.rounded()
    let number = rounded / factor
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
