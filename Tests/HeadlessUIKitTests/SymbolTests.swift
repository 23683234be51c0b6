import HeadlessUIKit
import Testing

@Suite struct SymbolTests {
  private func bitmap(_ image: UIImage?, tint: UIColor = .black) throws -> Bitmap {
    let view = UIImageView(image: image)
    view.tintColor = tint
    return try UIViewRenderer(scale: 1).bitmap(of: view)
  }

  @Test(arguments: UIImage.symbolNames)
  func everySymbolFillsItsAreaAndIsNoBox(name: String) throws {
    let drawn = try bitmap(UIImage(systemName: name))
    #expect(drawn.width == 24 && drawn.height == 24)
    #expect(drawn != (try bitmap(UIImage(systemName: "none"))))
    #expect(drawn.pixels.count { $0 >> 24 > 127 } >= 20)
    // Nothing reaches the outermost pixels, so that no stroke is cut off.
    for index in 0..<24 {
      for pixel in [drawn[index, 0], drawn[index, 23], drawn[0, index], drawn[23, index]] {
        #expect(pixel == 0)
      }
    }
  }

  @Test func thereAreNoTwoOfAName() {
    #expect(Set(UIImage.symbolNames).count == UIImage.symbolNames.count)
    #expect(UIImage.symbolNames.count >= 50)
  }

  /// A horizontal stroke from 4 to 20 around the middle, 2 points wide.
  @Test func aSymbolHasTheTint() throws {
    let drawn = try bitmap(UIImage(systemName: "minus"), tint: .red)
    #expect(drawn[12, 11] == 0xFFFF_0000 && drawn[12, 12] == 0xFFFF_0000)
    #expect(drawn[12, 10] == 0 && drawn[12, 13] == 0)
    #expect(drawn[4, 11] == 0xFFFF_0000 && drawn[19, 12] == 0xFFFF_0000)
    let original = UIImage(systemName: "minus")?.withTintColor(
      .blue, renderingMode: .alwaysOriginal)
    #expect(try bitmap(original, tint: .red)[12, 12] == 0xFF00_00FF)
  }

  @Test func theConfigurationSetsSizeAndWeight() throws {
    let large = try #require(
      UIImage(systemName: "minus", withConfiguration: .init(pointSize: 34, weight: .heavy)))
    #expect(large.size == CGSize(width: 48, height: 48))
    // A stroke of 3 in 24 units is 6 pixels wide: 21 to 26.
    let drawn = try bitmap(large)
    #expect((0..<48).filter { drawn[24, $0] != 0 } == Array(21..<27))
    let changed = try #require(large.applyingSymbolConfiguration(.init(scale: .large)))
    #expect(changed.size == CGSize(width: 60, height: 60))
    #expect(changed.isSymbolImage)
  }

  @Test func sizesThatAreNoSizeCountAsBodyText() throws {
    for size in [-1, 0, CGFloat.nan, .infinity] {
      let image = UIImage(systemName: "plus", withConfiguration: .init(pointSize: size))
      #expect(image?.size == CGSize(width: 24, height: 24))
    }
  }

  @Test func aSymbolThatDoesNotExistIsRecorded() {
    let recording = AssetRecording()
    recording.perform {
      #expect(UIImage(systemName: "no.such.symbol") != nil)
      _ = UIImage(systemName: "no.such.symbol")
      _ = UIImage(systemName: "plus")
    }
    #expect(
      recording.sentences == [
        "there is no symbol 'no.such.symbol': a crossed box is drawn in its place."
      ])
  }
}
