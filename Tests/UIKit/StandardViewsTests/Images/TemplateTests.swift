import StandardViews
import TestSupport
import Testing

private let red: UInt32 = 0xFFFF_0000
private let blue: UInt32 = 0xFF00_00FF

/// How templates, symbols and the images of an asset find their colours.
@Suite struct Templates {
  /// One opaque blue pixel, and a transparent one.
  private let image = UIImage(
    cgImage: CGImage(bitmap: Bitmap(width: 2, height: 1, pixels: [blue, 0])))

  private func drawn(_ draw: () -> Void) throws -> [UInt32] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format)
    return try #require(renderer.image { _ in draw() }.cgImage).bitmap.pixels
  }

  @Test func aTemplateIsDrawnInTheFillColour() throws {
    let template = image.withRenderingMode(.alwaysTemplate)
    let pixels = try drawn {
      UIColor.red.setFill()
      template.draw(at: .zero)
    }
    #expect(pixels == [red, 0])
    let others = try drawn {
      UIColor.red.setFill()
      image.draw(at: .zero)
    }
    #expect(others == [blue, 0])
  }

  private func color(of image: UIImage?, at place: CGPoint) throws -> UInt32 {
    let view = UIImageView(image: image)
    view.tintColor = .red
    return try UIViewRenderer(scale: 1).bitmap(of: view)[Int(place.x), Int(place.y)]
  }

  @Test func aSymbolWithAColourKeepsItOnlyAsAnOriginal() throws {
    let symbol = try #require(UIImage(systemName: "minus"))
    // The stroke is around the middle of 24 points.
    let middle = CGPoint(x: 12, y: 12)
    #expect(try color(of: symbol.withTintColor(.blue), at: middle) == red)
    #expect(
      try color(of: symbol.withTintColor(.blue, renderingMode: .alwaysOriginal), at: middle) == blue
    )
  }

  @Test func coloursOfAConfigurationAreThoseOfTheSymbol() throws {
    let middle = CGPoint(x: 12, y: 12)
    let hierarchical = UIImage.SymbolConfiguration(hierarchicalColor: .blue)
    #expect(
      try color(of: UIImage(systemName: "minus", withConfiguration: hierarchical), at: middle)
        == blue)
    let palette = UIImage.SymbolConfiguration(scale: .medium)
      .applying(UIImage.SymbolConfiguration(paletteColors: [.blue, .red]))
    let symbol = UIImage(systemName: "minus")?.applyingSymbolConfiguration(palette)
    #expect(try color(of: symbol, at: middle) == blue)
    #expect(symbol?.isSymbolImage == true)
  }

  @Test func aColourOfASymbolFollowsTheAppearance() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    let configuration = UIImage.SymbolConfiguration(hierarchicalColor: color)
    let view = UIImageView(image: UIImage(systemName: "minus", withConfiguration: configuration))
    #expect(try UIViewRenderer(scale: 1).bitmap(of: view)[12, 12] == blue)
    view.overrideUserInterfaceStyle = .dark
    #expect(try UIViewRenderer(scale: 1).bitmap(of: view)[12, 12] == red)
  }

  /// Uses an asset when it is released.
  private final class LastingImage: UIImage, @unchecked Sendable {
    var onDeinit: () -> Void = {}
    deinit { onDeinit() }
  }

  @Test func anImageThatIsReleasedByItsAssetMayUseIt() {
    let asset = UIImageAsset()
    let traits = UITraitCollection(userInterfaceStyle: .light)
    var sizes: [CGFloat] = []
    do {
      let image = LastingImage()
      image.onDeinit = { [unowned asset] in
        sizes.append(asset.image(with: traits).size.width)
      }
      asset.register(image, with: traits)
    }
    let other = UIImage(cgImage: CGImage(bitmap: Bitmap(width: 3, height: 1, pixels: [0, 0, 0])))
    asset.register(other, with: traits)
    #expect(sizes == [3])
  }

  @Test func imagesRegisteredForTraitsAreShownUnderThem() throws {
    func plain(_ color: UInt32) -> UIImage {
      UIImage(cgImage: CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [color])))
    }
    let asset = UIImageAsset()
    asset.register(plain(blue), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(plain(red), with: UITraitCollection(userInterfaceStyle: .dark))
    let view = UIImageView(image: asset.image(with: UITraitCollection(userInterfaceStyle: .light)))
    view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(try UIViewRenderer(scale: 1).bitmap(of: view)[0, 0] == blue)
    view.overrideUserInterfaceStyle = .dark
    #expect(try UIViewRenderer(scale: 1).bitmap(of: view)[0, 0] == red)
    asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(
      asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).cgImage?.bitmap.pixels == [
        blue
      ])
  }
}
