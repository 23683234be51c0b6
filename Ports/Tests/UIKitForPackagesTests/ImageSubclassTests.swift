import Testing
import UIKit

/// Images as code for UIKit subclasses them.
@Suite struct ImageSubclassTests {
  /// Inherits all initializers, and remembers its name.
  private final class NamedImage: UIImage, @unchecked Sendable {
    var name: String?

    convenience init?(data: Data, name: String) {
      self.init(data: data)
      self.name = name
    }
  }

  /// Has its own designated initializer, as an animated image with a poster has.
  private final class PosterImage: UIImage, @unchecked Sendable {
    let bytes: Data

    init(bytes: Data, poster: CGImage) {
      self.bytes = bytes
      super.init(cgImage: poster, scale: 2, orientation: .up)
    }

    required init?(coder: NSCoder) {
      bytes = Data()
      super.init(coder: coder)
    }

    required convenience init(imageLiteralResourceName name: String) {
      self.init(bytes: Data(), poster: UIImage(imageLiteralResourceName: name).cgImage!)
    }
  }

  private final class OddImage: UIImage, @unchecked Sendable {
    override var cgImage: CGImage? { nil }
    override var size: CGSize { CGSize(width: 7, height: 5) }
    override var scale: CGFloat { 4 }
    override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }
    override func draw(in rect: CGRect) {
      UIColor.blue.setFill()
      UIRectFill(rect)
    }
  }

  private let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 6)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 6))
  }

  @Test func aSubclassHasStoredPropertiesAndInheritsInitializers() throws {
    let data = try #require(red.pngData())
    let image = try #require(NamedImage(data: data, name: "card"))
    #expect(image.name == "card")
    let pixels = CGSize(width: 4 * red.scale, height: 6 * red.scale)
    #expect(image.size == pixels && image.scale == 1)
    let pixel = try #require(red.cgImage)
    #expect(NamedImage(cgImage: pixel).size == pixels)
    #expect(NamedImage(named: "no such image") == nil)
    #expect(NamedImage().size == .zero)
    #expect(NamedImage(data: Data(), name: "none") == nil)
  }

  @Test func aSubclassIsMadeByPixels() throws {
    let poster = try #require(red.cgImage)
    let image = PosterImage(bytes: Data([1, 2]), poster: poster)
    let size = CGSize(width: CGFloat(poster.width) / 2, height: CGFloat(poster.height) / 2)
    #expect(image.size == size && image.bytes.count == 2)
    let view = UIImageView(image: image)
    #expect(view.image === image && view.intrinsicContentSize == size)
  }

  @Test func overridesAnswer() throws {
    let image: UIImage = OddImage(cgImage: try #require(red.cgImage))
    #expect(image.cgImage == nil && image.scale == 4)
    #expect(image.withRenderingMode(.alwaysTemplate) === image)
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == CGSize(width: 7, height: 5))
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
      image.draw(at: CGPoint(x: 1, y: 1))
    }
    let bitmap = try #require(drawn.cgImage).bitmap
    let scale = bitmap.width / 8
    #expect(bitmap[scale, scale] == 0xFF00_00FF && bitmap[0, 0] == 0)
  }

  @Test func aDisplayLinkIsMocked() {
    final class Link: CADisplayLink {
      var time: CFTimeInterval = 0
      override var timestamp: CFTimeInterval { time }
      override var targetTimestamp: CFTimeInterval { time + 0.5 }
    }
    let link = Link()
    link.time = 3
    let base: CADisplayLink = link
    #expect(base.timestamp == 3 && base.targetTimestamp == 3.5)
  }
}
