/// The chromaticities of a colour space's red, green, blue and white (CIE 1931).
struct Chromaticities: Sendable, Equatable {
  struct Point: Sendable, Equatable {
    var x: Double
    var y: Double

    /// The colour of luminance 1.
    var xyz: [Double] { [x / y, 1, (1 - x - y) / y] }
  }

  var red: Point
  var green: Point
  var blue: Point
  var white: Point

  init(
    red: (Double, Double), green: (Double, Double), blue: (Double, Double), white: (Double, Double)
  ) {
    self.red = Point(x: red.0, y: red.1)
    self.green = Point(x: green.0, y: green.1)
    self.blue = Point(x: blue.0, y: blue.1)
    self.white = Point(x: white.0, y: white.1)
  }

  /// Daylight of 6500 K, the white of sRGB.
  static let d65 = (0.3127, 0.3290)

  /// Of sRGB (IEC 61966-2-1).
  static let sRGB = Chromaticities(
    red: (0.64, 0.33), green: (0.30, 0.60), blue: (0.15, 0.06), white: d65)

  /// The chromaticities of a code of `cICP` (ITU-T H.273, table 2); nil for one that has none.
  init?(code: UInt8) {
    let illuminantC = (0.310, 0.316)
    switch code {
    case 1: self = .sRGB
    case 4:
      self.init(red: (0.67, 0.33), green: (0.21, 0.71), blue: (0.14, 0.08), white: illuminantC)
    case 5:
      self.init(red: (0.64, 0.33), green: (0.29, 0.60), blue: (0.15, 0.06), white: Self.d65)
    case 6, 7:
      self.init(red: (0.630, 0.340), green: (0.310, 0.595), blue: (0.155, 0.070), white: Self.d65)
    case 8:
      self.init(
        red: (0.681, 0.319), green: (0.243, 0.692), blue: (0.145, 0.049), white: illuminantC)
    case 9:
      self.init(red: (0.708, 0.292), green: (0.170, 0.797), blue: (0.131, 0.046), white: Self.d65)
    case 11:
      self.init(
        red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060), white: (0.314, 0.351))
    case 12:
      self.init(red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060), white: Self.d65)
    case 22:
      self.init(red: (0.630, 0.340), green: (0.295, 0.605), blue: (0.155, 0.077), white: Self.d65)
    default: return nil
    }
  }

  /// From linear components to CIE XYZ; nil if the points do not span a space.
  var toXYZ: Matrix3? {
    let primaries = Matrix3(columns: [red.xyz, green.xyz, blue.xyz])
    guard let inverse = primaries.inverse, white.xyz.allSatisfy(\.isFinite) else { return nil }
    let result = primaries.times(.diagonal(inverse.times(white.xyz)))
    return result.isFinite ? result : nil
  }

  /// From linear components to linear sRGB, with white kept.
  var toSRGB: Matrix3? {
    toXYZ.flatMap { xyz in Self.toSRGB(fromXYZWithWhite: white.xyz).map { $0.times(xyz) } }
  }

  /// From CIE XYZ of a white to linear sRGB, whose white it becomes by the Bradford transform (ICC.1:2022, annex E).
  static func toSRGB(fromXYZWithWhite white: [Double]) -> Matrix3? {
    let bradford = Matrix3(rows: [
      [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
    ])
    guard let back = bradford.inverse, let sRGB = Self.sRGB.toXYZ?.inverse else { return nil }
    let (from, to) = (bradford.times(white), bradford.times(Self.sRGB.white.xyz))
    let scale = Matrix3.diagonal(zip(to, from).map { $0 / $1 })
    let result = sRGB.times(back.times(scale.times(bradford)))
    return result.isFinite ? result : nil
  }
}
