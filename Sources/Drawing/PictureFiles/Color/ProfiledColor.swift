/// Converts single colours from a profile of the International Color Consortium to sRGB.
package struct ProfiledColor: Sendable {
  private let conversion: ColorConversion?

  /// - Parameters:
  ///   - profile: the bytes of the profile. One that is not applied leaves colours as they are.
  ///   - isGray: whether colours have one component.
  package init(profile: [UInt8], isGray: Bool) {
    conversion = ICCProfile.colors(of: profile, isGray: isGray).conversion
  }

  /// - Parameter components: red, green and blue from 0 to 1; all the same for a grey.
  /// - Returns: components of sRGB from 0 to 1, in steps of 1/255 if they are converted.
  package func sRGB(_ components: (red: Double, green: Double, blue: Double)) -> (
    red: Double, green: Double, blue: Double
  ) {
    guard let conversion else { return components }
    func sample(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    let pixel = conversion.pixel(
      red: sample(components.red), green: sample(components.green), blue: sample(components.blue),
      alpha: 255)
    func component(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }
    return (component(16), component(8), component(0))
  }
}
