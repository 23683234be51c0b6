/// How the edges of shadows are blurred.
package enum ShadowSoftness: Sendable, Hashable {
  /// As in a context of Core Graphics: a Gaussian.
  case gaussian
  /// As Core Animation blurs the outlines of layers: by three averages.
  case averaged
}

/// The blur of a shadow.
enum ShadowBlur {
  case gaussian(GaussianBlur)
  case averaged(BoxBlur)

  /// - Parameter scale: pixels per point of the shadow's lengths.
  init(of shadow: Shadow, scale: Double) {
    let deviation = shadow.blur.native / 2 * scale
    switch shadow.softness {
    case .gaussian: self = .gaussian(GaussianBlur(standardDeviation: deviation))
    case .averaged: self = .averaged(BoxBlur(standardDeviation: deviation))
    }
  }

  /// The number of pixels that the blur reaches beyond the mask.
  var radius: Int {
    switch self {
    case .gaussian(let blur): blur.radius
    case .averaged(let blur): blur.radius
    }
  }

  /// Blurs a mask; beyond its edges coverage is 0.
  func apply(to mask: inout AlphaMask) {
    switch self {
    case .gaussian(let blur): blur.apply(to: &mask)
    case .averaged(let blur): blur.apply(to: &mask)
    }
  }
}
