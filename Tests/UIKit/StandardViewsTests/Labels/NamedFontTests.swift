import StandardViews
import TestSupport
import Testing

/// `UIFont` by name and by descriptor, with the family of ``TestFonts``.
@Suite struct NamedFontTests {
  private let folder: TemporaryFolder
  private let fonts: FontConfiguration

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(TestFonts.collection, to: "test.ttc")
    fonts = try FontConfiguration(files: [folder.path])
  }

  @Test func fontsHaveNames() throws {
    try fonts.performAsCurrent {
      let font = try #require(UIFont(name: "LayouterTest-Bold", size: 20))
      #expect(font.fontName == "LayouterTest-Bold")
      #expect(font.familyName == "Layouter Test")
      #expect(font.pointSize == 20)
      #expect(font.lineHeight == 24)
      #expect(UIFont(name: "Layouter Test", size: 20)?.fontName == "LayouterTest-Regular")
      #expect(UIFont(name: "Nothing", size: 20) == nil)
      #expect(UIFont.familyNames == ["Layouter Test", "M PLUS 1"])
      #expect(UIFont.fontNames(forFamilyName: "Layouter Test").count == 3)
    }
  }

  @Test func theItalicSystemFontIsSlanted() {
    let font = UIFont.italicSystemFont(ofSize: 12)
    #expect(font.font.isItalic)
    #expect(font.familyName == "M PLUS 1")
    #expect(font.lineHeight == UIFont.systemFont(ofSize: 12).lineHeight)
    #expect(font != UIFont.systemFont(ofSize: 12))
  }

  @Test func symbolicTraitsChooseWithinTheFamily() throws {
    try fonts.performAsCurrent {
      let regular = try #require(UIFont(name: "Layouter Test", size: 15)).fontDescriptor
      #expect(regular.symbolicTraits == [])
      let bold = try #require(regular.withSymbolicTraits(.traitBold))
      #expect(UIFont(descriptor: bold, size: 0).fontName == "LayouterTest-Bold")
      #expect(UIFont(descriptor: bold, size: 0).pointSize == 15)
      #expect(UIFont(descriptor: bold, size: 9).pointSize == 9)
      let italic = try #require(regular.withSymbolicTraits(.traitItalic))
      #expect(UIFont(descriptor: italic, size: 0).fontName == "LayouterTest-Italic")
      // There is no bold italic.
      #expect(regular.withSymbolicTraits([.traitBold, .traitItalic]) == nil)
    }
  }

  @Test func descriptorsOfTheSystemFontHaveAllStyles() throws {
    let descriptor = UIFont.systemFont(ofSize: 15, weight: .medium).fontDescriptor
    #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 15, weight: .medium))
    let both = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: both, size: 0)
    #expect(font.fontName == "MPLUS1-Bold")
    #expect(font.font.isItalic)
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
  }

  @Test func descriptorsHaveAttributes() {
    fonts.performAsCurrent {
      let descriptor = UIFontDescriptor(fontAttributes: [
        .family: "Layouter Test", .size: 13,
        .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
      ])
      #expect(UIFont(descriptor: descriptor, size: 0).fontName == "LayouterTest-Bold")
      #expect(descriptor.pointSize == 13)
      #expect(
        UIFont(descriptor: descriptor.withFamily("M PLUS 1").withSize(20), size: 0).fontName
          == "MPLUS1-Bold")
      #expect(
        UIFont(descriptor: UIFontDescriptor(name: "Nothing", size: 11), size: 0)
          == .systemFont(ofSize: 11))
    }
  }

  @Test func theTreeNamesTheFont() throws {
    func described(_ font: UIFont) -> PropertyValue { FontValue.fixed(font).described }
    try fonts.performAsCurrent {
      let bold = try #require(UIFont(name: "LayouterTest-Bold", size: 20))
      #expect(
        described(bold)
          == .map(["size": .number(20), "name": .string("LayouterTest-Bold")]))
      #expect(
        described(.italicSystemFont(ofSize: 20))
          == .map(["size": .number(20), "italic": .bool(true)]))
      #expect(
        described(.systemFont(ofSize: 20, weight: .black))
          == .map(["size": .number(20), "weight": .string("black")]))
      #expect(described(.systemFont(ofSize: 20)) == .number(20))
    }
  }
}
