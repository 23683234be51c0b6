import Pixels

/// The transfer function of a component: from encoded values, 0 to 1, to linear ones.
///
/// Powers are computed with `+ - * /` only, so that all machines get the same pixels.
enum ToneCurve: Sendable, Equatable {
  case sRGB
  /// The curve of video (ITU-R BT.709).
  case rec709
  case power(Double)
  /// Values at even distances, with straight lines between them; at least two.
  case table([Double])
  /// `(a·x + b)ᵍ + e` from `d` on, `c·x + f` below (ICC.1:2022, section 10.18).
  case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)

  /// The curve of a code of `cICP` (ITU-T H.273, table 3); nil for a curve of high dynamic range or another unknown one.
  init?(code: UInt8) {
    switch code {
    case 1, 6, 14, 15: self = .rec709
    case 4: self = .power(2.2)
    case 5: self = .power(2.8)
    case 8: self = .power(1)
    case 13: self = .sRGB
    default: return nil
    }
  }

  /// The linear value, from 0 to 1.
  func decode(_ value: Double) -> Double {
    let linear: Double
    switch self {
    case .sRGB: linear = SRGBTransfer.decode(value)
    case .rec709:
      linear =
        value < 0.081 ? value / 4.5 : Self.power((value + 0.099) / 1.099, of: 1 / 0.45)
    case .power(let exponent): linear = Self.power(value, of: exponent)
    case .table(let values):
      let place = min(max(value, 0), 1) * Double(values.count - 1)
      let index = min(Int(place), values.count - 2)
      let part = place - Double(index)
      linear = values[index] * (1 - part) + values[index + 1] * part
    case .parametric(let g, let a, let b, let c, let d, let e, let f):
      linear = value >= d ? Self.power(a * value + b, of: g) + e : c * value + f
    }
    // NaN counts as 0.
    return linear > 0 ? min(linear, 1) : 0
  }

  private static func power(_ base: Double, of exponent: Double) -> Double {
    guard base > 0 else { return 0 }
    if exponent == 1 { return base }
    return ExponentialFunction.exp(exponent * ExponentialFunction.logarithm(of: base))
  }
}
