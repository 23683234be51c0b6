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

  /// As objects in UIKit, attributes can be cast to the types of either language.
  @Test func attributesAreCastAsInUIKit() throws {
    let font = UIFont.preferredFont(forTextStyle: .title1)
    let style = try #require(font.fontDescriptor.fontAttributes[.textStyle])
    #expect(style as? String == "UICTFontTextStyleTitle1")
    #expect(style as? UIFont.TextStyle == .title1)
    let size = try #require(font.fontDescriptor.object(forKey: .size))
    #expect(size as? CGFloat == 28 && size as? Double == 28 && size as? Int == 28)
    let copy = UIFontDescriptor(fontAttributes: [.textStyle: "UICTFontTextStyleTitle1"])
    #expect(UIFont(descriptor: copy, size: 0) == font)
  }

  /// A font of iOS keeps its name, and a style that iOS does not have is left out.
  @Test(arguments: [nil, "Test"]) func attributesOfAFontOfIOSHaveItsName(style: String?) throws {
    var attributes = try #require(UIFont(name: "Avenir-Roman", size: 10)).fontDescriptor
      .fontAttributes
    attributes[.textStyle] = style
    let made = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
    let again = made.fontDescriptor.fontAttributes
    #expect(again.count == 2 && made.fontName == "Avenir-Roman")
    #expect(again[.name] as? String == "Avenir-Roman" && again[.size] as? Int == 10)
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
