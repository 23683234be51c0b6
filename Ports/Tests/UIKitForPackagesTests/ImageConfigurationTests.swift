import Testing
import UIKit

/// Images by configurations, and older forms.
@Suite struct ImageConfigurationTests {
  private func picture(width: CGFloat, height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test func aSymbolHasAConfiguration() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    let symbol = try #require(UIImage(systemName: "star", compatibleWith: nil))
    let configured = symbol.withConfiguration(large)
    // At 17 points the area is 24 by 24 points.
    #expect(configured.size == CGSize(width: 48, height: 48))
    #expect(configured.symbolConfiguration == large)
    #expect(configured.configuration == large)
    let general: UIImage.Configuration = large
    #expect(general == UIImage.SymbolConfiguration(pointSize: 34))
    #expect(general != UIImage.Configuration(traitCollection: nil))
  }

  @Test func aNameWithoutAnImageGivesNone() {
    #expect(UIImage(named: "missing", in: nil, with: nil) == nil)
    let dark = UIImage.Configuration(
      traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    #expect(UIImage(named: "missing", in: .main, with: dark) == nil)
    let plain = picture(width: 2, height: 2)
    #expect(plain.withConfiguration(dark) === plain)
    #expect(plain.configuration == nil)
  }

  @Test func stretchableImagesHaveOnePointBetweenTheirCaps() {
    let image = picture(width: 20, height: 10).stretchableImage(
      withLeftCapWidth: 9, topCapHeight: 0)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 10))
    #expect(image.resizingMode == .stretch)
  }
}
