import StandardViews
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
    #expect(UIImage.symbolNames.count >= 300)
  }

  /// In a disc with a diameter of 20 points around the middle, a bar of 11 by 2 points is knocked out.
  @Test func aSymbolInAFilledCircleIsKnockedOut() throws {
    let drawn = try bitmap(UIImage(systemName: "minus.circle.fill"))
    for (x, y) in [(12, 12), (8, 11), (15, 12)] { #expect(drawn[x, y] == 0) }
    for (x, y) in [(12, 9), (12, 14), (4, 12), (19, 12)] { #expect(drawn[x, y] == 0xFF00_0000) }
    let ring = try bitmap(UIImage(systemName: "minus.circle"))
    #expect(ring[12, 12] == 0xFF00_0000 && ring[12, 9] == 0)
  }

  /// Fill and stroke overlap below the edge, 9 units from the middle.
  @Test(arguments: ["circle.fill", "plus.circle.fill", "bell.badge.fill", "person.2.fill"])
  func aTranslucentTintIsOfOneDensity(name: String) throws {
    let drawn = try bitmap(UIImage(systemName: name), tint: .black.withAlphaComponent(0.5))
    #expect(drawn.pixels.map { $0 >> 24 }.max() == 128)
  }

  /// The line of the slash passes through the middle; beside it lies a gap, and the rest is as before.
  @Test func aSlashCutsASymbolWithAGap() throws {
    let (plain, cut) = (
      try bitmap(UIImage(systemName: "circle.fill")),
      try bitmap(UIImage(systemName: "circle.slash.fill"))
    )
    #expect(cut[12, 12] == 0xFF00_0000)
    #expect(cut[16, 14] == 0 && cut[7, 9] == 0)
    #expect(cut[18, 8] == plain[18, 8] && cut[5, 15] == plain[5, 15])
  }

  @Test(arguments: [
    "heart.fill", "bell.slash.fill", "person.badge.plus", "folder.fill.badge.plus", "wifi.slash",
    "5.square.fill", "speaker.wave.2.fill", "mic.circle", "lock.open.fill",
    "star.leadinghalf.filled",
  ])
  func variantsAreDerived(name: String) { #expect(UIImage.symbolNames.contains(name)) }

  @Test func whatAppleDoesNotHaveIsNotDerived() {
    for name in ["1", "wifi.fill", "calendar.fill.badge.plus", "plus.fill", "chevron.left.slash"] {
      #expect(!UIImage.symbolNames.contains(name))
    }
  }

  @Test func aNameThatIsMissingNamesItsNearest() {
    let recording = AssetRecording()
    recording.perform { _ = UIImage(systemName: "hart.fill") }
    #expect(
      recording.sentences == [
        "there is no symbol 'hart.fill' (did you mean 'heart.fill'?): a crossed box is drawn in its place."
      ])
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
      UIImage(
        systemName: "minus",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .heavy)))
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
      let image = UIImage(
        systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
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

  /// Whether a picture is another one's mirror image, but for the rounding of smooth edges.
  private func isMirrored(_ bitmap: Bitmap, _ other: Bitmap) -> Bool {
    let (width, tolerance): (Int, Int) = (bitmap.width, 16)
    return bitmap.pixels.indices.allSatisfy { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: width)
      let (alpha, mirrored) = (bitmap.pixels[index] >> 24, other[width - 1 - column, row] >> 24)
      return abs(Int(alpha) - Int(mirrored)) <= tolerance
    }
  }

  @Test(arguments: ["chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward"])
  func symbolsOfADirectionAreMirroredFromRightToLeft(name: String) throws {
    let view = UIImageView(image: UIImage(systemName: name))
    let leftToRight = try UIViewRenderer(scale: 2).bitmap(of: view)
    let left = name.replacing("forward", with: "right").replacing("backward", with: "left")
    #expect(
      leftToRight
        == (try UIViewRenderer(scale: 2).bitmap(
          of: UIImageView(image: UIImage(systemName: left)))))
    view.semanticContentAttribute = .forceRightToLeft
    let rightToLeft = try UIViewRenderer(scale: 2).bitmap(of: view)
    let (isMirror, isSame) = (
      isMirrored(rightToLeft, leftToRight), isMirrored(leftToRight, leftToRight)
    )
    #expect(isMirror && !isSame)
    let large = view.image?.applyingSymbolConfiguration(.init(pointSize: 34))
    #expect(large?.flipsForRightToLeftLayoutDirection == true)
  }

  @Test func imagesAreMirroredIfTheyAreToFlip() throws {
    let image = try #require(UIImage(systemName: "arrow.left"))
    let view = UIImageView(image: image)
    view.semanticContentAttribute = .forceRightToLeft
    let plain = try UIViewRenderer(scale: 1).bitmap(of: view)
    view.image = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(view.image != image)
    let isMirror = isMirrored(try UIViewRenderer(scale: 1).bitmap(of: view), plain)
    #expect(isMirror)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(try UIViewRenderer(scale: 1).bitmap(of: view) == plain)
  }

  @Test func aViewFillsInItsPreferredConfiguration() {
    let view = UIImageView(image: UIImage(systemName: "plus"))
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    #expect(view.intrinsicContentSize == CGSize(width: 48, height: 48))
    view.image = UIImage(
      systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 24))
  }

  @Test func symbolsOfANameAreEqual() {
    #expect(UIImage(systemName: "plus") == UIImage(systemName: "plus"))
    #expect(UIImage(systemName: "plus") != UIImage(systemName: "minus"))
    let bold = UIImage(
      systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(weight: .bold))
    #expect(UIImage(systemName: "plus") != bold)
  }
}
