import ArgumentParser
import Foundation

/// A size of the screenshots that a store takes.
///
/// Source: App Store Connect's "Screenshot specifications", and Google Play's "Preview assets".
enum StoreSize: String, CaseIterable, ExpressibleByArgument {
  case iPhone69 = "iphone-6.9"
  case iPhone65 = "iphone-6.5"
  case iPhone55 = "iphone-5.5"
  case iPad13 = "ipad-13"
  case iPad129 = "ipad-12.9"
  case playPhone = "play-phone"
  case playTablet = "play-tablet"

  /// In portrait, pixels.
  private var portrait: CGSize {
    switch self {
    case .iPhone69: CGSize(width: 1320, height: 2868)
    case .iPhone65: CGSize(width: 1284, height: 2778)
    case .iPhone55: CGSize(width: 1242, height: 2208)
    case .iPad13: CGSize(width: 2064, height: 2752)
    case .iPad129: CGSize(width: 2048, height: 2732)
    case .playPhone: CGSize(width: 1080, height: 1920)
    case .playTablet: CGSize(width: 1600, height: 2560)
    }
  }

  /// In pixels.
  func size(isLandscape: Bool) -> CGSize {
    isLandscape ? CGSize(width: portrait.height, height: portrait.width) : portrait
  }
}
