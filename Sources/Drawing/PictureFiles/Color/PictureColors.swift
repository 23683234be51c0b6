/// What the colours of a picture's file are.
enum PictureColors: Sendable {
  case sRGB
  case converted(ColorConversion)
  /// A profile that is not applied, with the reason: colours are taken as sRGB.
  case ignored(reason: String)

  /// - Parameter matrix: nil if it cannot be computed.
  init(curves: [ToneCurve], matrix: Matrix3?) {
    guard let matrix else {
      self = .ignored(reason: "its primaries are invalid")
      return
    }
    self = ColorConversion(curves: curves, matrix: matrix).map { .converted($0) } ?? .sRGB
  }

  var conversion: ColorConversion? {
    if case .converted(let conversion) = self { conversion } else { nil }
  }

  var ignoredProfile: String? {
    if case .ignored(let reason) = self { reason } else { nil }
  }
}
