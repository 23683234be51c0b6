import Foundation

/// The colour difference ΔE₀₀ with all weights 1.
///
/// Source: G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula: Implementation
/// Notes, Supplementary Test Data, and Mathematical Observations", Color Research and Application
/// 30 (2005), equations 2 to 22. The names follow the paper: a prime is spelled out, a bar is
/// `mean`.
func colorDifference2000(_ first: LabColor, _ second: LabColor) -> Double {
  let meanChroma = (hypot(first.a, first.b) + hypot(second.a, second.b)) / 2
  // Near grey the a axis is stretched, as people see small casts of grey best.
  let g = 0.5 * (1 - seventhPowerRatio(meanChroma))
  let (a1, a2) = ((1 + g) * first.a, (1 + g) * second.a)
  let (chroma1, chroma2) = (hypot(a1, first.b), hypot(a2, second.b))
  let (hue1, hue2) = (hueAngle(a1, first.b), hueAngle(a2, second.b))
  let oneIsGrey = chroma1 * chroma2 == 0

  let deltaL = second.l - first.l
  let deltaChroma = chroma2 - chroma1
  var hueStep = oneIsGrey ? 0 : hue2 - hue1
  if hueStep > 180 { hueStep -= 360 } else if hueStep < -180 { hueStep += 360 }
  let deltaHue = 2 * (chroma1 * chroma2).squareRoot() * sine(hueStep / 2)

  let meanL = (first.l + second.l) / 2
  let meanChromaPrime = (chroma1 + chroma2) / 2
  let meanHue: Double
  if oneIsGrey {
    meanHue = hue1 + hue2
  } else if abs(hue1 - hue2) <= 180 {
    meanHue = (hue1 + hue2) / 2
  } else {
    meanHue = hue1 + hue2 < 360 ? (hue1 + hue2 + 360) / 2 : (hue1 + hue2 - 360) / 2
  }

  let t =
    1 - 0.17 * cosine(meanHue - 30) + 0.24 * cosine(2 * meanHue) + 0.32 * cosine(3 * meanHue + 6)
    - 0.20 * cosine(4 * meanHue - 63)
  let lightnessOffset = (meanL - 50) * (meanL - 50)
  let scaleL = 1 + 0.015 * lightnessOffset / (20 + lightnessOffset).squareRoot()
  let scaleChroma = 1 + 0.045 * meanChromaPrime
  let scaleHue = 1 + 0.015 * meanChromaPrime * t
  // The blue region's turn of hue against chroma.
  let turn = 30 * exp(-((meanHue - 275) / 25) * ((meanHue - 275) / 25))
  let rotation = -sine(2 * turn) * 2 * seventhPowerRatio(meanChromaPrime)

  let (l, c, h) = (deltaL / scaleL, deltaChroma / scaleChroma, deltaHue / scaleHue)
  return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
}

/// √(c⁷ / (c⁷ + 25⁷)).
private func seventhPowerRatio(_ chroma: Double) -> Double {
  let squared = chroma * chroma
  let seventh = squared * squared * squared * chroma
  return (seventh / (seventh + 6_103_515_625)).squareRoot()
}

/// In degrees, 0..<360; 0 for grey.
private func hueAngle(_ a: Double, _ b: Double) -> Double {
  if a == 0 && b == 0 { return 0 }
  let angle = atan2(b, a) * 180 / .pi
  return angle < 0 ? angle + 360 : angle
}

private func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
