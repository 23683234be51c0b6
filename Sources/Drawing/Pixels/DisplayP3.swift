/// The colour space Display P3, which has the transfer function and the white of sRGB.
package enum DisplayP3 {
  /// From linear Display P3 to linear sRGB, row by row.
  ///
  /// Source: CSS Color Module Level 4, "Sample code for color conversions", lin_P3 to XYZ to
  /// lin_sRGB.
  package static let linearToSRGB: [[Double]] = [
    [1.2249401762805598, -0.2249401762805598, 0],
    [-0.0420569547096881, 1.0420569547096881, 0],
    [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
  ]

  /// The components of sRGB; beyond 0...1 for colours that it does not have.
  ///
  /// - Parameter components: red, green and blue.
  package static func toSRGB(_ components: [Double]) -> [Double] {
    let linear = components.map(SRGBTransfer.decode)
    return linearToSRGB.map { row in
      SRGBTransfer.encode(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])
    }
  }
}
