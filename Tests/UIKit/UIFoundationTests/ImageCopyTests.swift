import CairoGraphics
import TestSupport
import Testing
import UIFoundation

/// Images that are made of others, and the formats that renderers draw in.
@Suite struct ImageCopyTests {
  private static func format() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  private func image(width: CGFloat, _ colors: UIColor...) -> UIImage {
    let size = CGSize(width: width * CGFloat(colors.count), height: 1)
    return UIGraphicsImageRenderer(size: size, format: Self.format()).image { context in
      for (index, color) in colors.enumerated() {
        color.setFill()
        context.fill(CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 1))
      }
    }
  }

  private func pixels(of image: UIImage) -> [UInt32] {
    guard let bitmap = image.cgImage?.bitmap else { return [] }
    return (0..<bitmap.width).map { bitmap[$0, 0] }
  }

  @Test func anAnimatedImageShowsItsImagesInTurn() throws {
    let images = [image(width: 1, .red), image(width: 1, .blue)]
    let animated = try #require(UIImage.animatedImage(with: images, duration: 3))
    #expect(animated.images == images)
    #expect(animated.duration == 3)
    #expect(pixels(of: animated) == [0xFFFF_0000])
    #expect(UIImage.animatedImage(with: [], duration: 3) == nil)
  }

  @Test func imagesAreReadyForDisplay() {
    let image = image(width: 1, .red)
    #expect(image.preparingForDisplay() === image)
    var prepared: UIImage?
    image.prepareForDisplay { prepared = $0 }
    #expect(prepared === image)
  }

  @Test func aThumbnailHasTheSize() throws {
    let thumbnail = try #require(
      image(width: 4, .red, .blue).preparingThumbnail(of: CGSize(width: 2, height: 1)))
    #expect(thumbnail.size == CGSize(width: 2, height: 1))
    #expect(pixels(of: thumbnail) == [0xFFFF_0000, 0xFF00_00FF])
    #expect(image(width: 4, .red).preparingThumbnail(of: .zero) == nil)
  }

  @Test func aPatternRepeatsFromTheOriginOfTheContext() {
    let pattern = image(width: 1, .red, .blue)
    let size = CGSize(width: 5, height: 1)
    let drawn = UIGraphicsImageRenderer(size: size, format: Self.format()).image { _ in
      pattern.drawAsPattern(in: CGRect(x: 1, y: 0, width: 4, height: 1))
    }
    #expect(pixels(of: drawn) == [0, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000])
  }

  @Test func anImageOfAnAssetIsRemovedByItsTraits() {
    let (light, dark) = (image(width: 1, .white), image(width: 1, .black))
    let (day, night) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    let asset = UIImageAsset()
    asset.register(light, with: day)
    asset.register(dark, with: night)
    #expect(pixels(of: asset.image(with: night)) == [0xFF00_0000])
    asset.unregister(dark, with: night)
    #expect(pixels(of: asset.image(with: night)) == [0xFFFF_FFFF])
  }

  private static let properties: [KeptProperty<UIGraphicsImageRendererFormat>] = [
    KeptProperty("prefersExtendedRange", \.prefersExtendedRange, default: false, kept: true),
    KeptProperty("preferredRange", \.preferredRange, default: .standard, kept: .extended),
    KeptProperty("opaque", \.opaque, default: false, kept: true),
  ]

  @Test(arguments: properties)
  fileprivate func aFormatKeeps(property: KeptProperty<UIGraphicsImageRendererFormat>) {
    #expect(property.differences(in: UIGraphicsImageRendererFormat()) == [])
  }

  @Test func imagesHaveNoHighDynamicRange() {
    let format = Self.format()
    format.preferredRange = .extended
    #expect(!format.supportsHighDynamicRange)
    let ranges: [UIGraphicsImageRendererFormat.Range] = [
      .unspecified, .automatic, .extended, .standard,
    ]
    #expect(ranges.map(\.rawValue) == [-1, 0, 1, 2])
  }

  @Test func aDocumentIsWrittenWithoutWhatItSaysAboutItself() throws {
    let folder = try TemporaryFolder()
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    let format = UIGraphicsPDFRendererFormat()
    #expect(format.documentInfo.isEmpty)
    format.documentInfo = ["Title": "Report"]
    #expect(format.documentInfo["Title"] as? String == "Report")
    func draw(_ context: UIGraphicsPDFRendererContext) {
      context.beginPage()
      context.fill(bounds)
    }
    try UIGraphicsPDFRenderer(bounds: bounds, format: format)
      .writePDF(to: folder.fileURL("report.pdf"), withActions: draw)
    #expect(
      try folder.bytes("report.pdf")
        == [UInt8](UIGraphicsPDFRenderer(bounds: bounds).pdfData(actions: draw)))
  }

  @Test func preferencesOfColoursLeaveTheSizeOfASymbol() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    #expect(configuration.applying(.preferringMulticolor()) == configuration)
    #expect(configuration.applying(.preferringHierarchical()) == configuration)
    #expect(
      UIImage.SymbolConfiguration.preferringMulticolor()
        != UIImage.SymbolConfiguration(weight: .bold))
  }
}
