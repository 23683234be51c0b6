import Testing
import UIFoundation

/// The names and bits of UIKit's constants for text, which archives and dictionaries of code for iOS contain.
@Suite struct TextConstantTests {
  private static let names: [(String, String)] = [
    (NSAttributedString.Key.verticalGlyphForm.rawValue, "CTVerticalForms"),
    (
      NSAttributedString.Key.accessibilitySpeechPunctuation.rawValue,
      "UIAccessibilitySpeechAttributePunctuation"
    ),
    (
      NSAttributedString.Key.accessibilitySpeechLanguage.rawValue,
      "UIAccessibilitySpeechAttributeLanguage"
    ),
    (
      NSAttributedString.Key.accessibilitySpeechPitch.rawValue,
      "UIAccessibilitySpeechAttributePitch"
    ),
    (
      NSAttributedString.Key.accessibilitySpeechQueueAnnouncement.rawValue,
      "UIAccessibilitySpeechAttributeQueueAnnouncement"
    ),
    (
      NSAttributedString.Key.accessibilitySpeechIPANotation.rawValue,
      "UIAccessibilitySpeechAttributeIPANotation"
    ),
    (
      NSAttributedString.Key.accessibilitySpeechSpellOut.rawValue,
      "UIAccessibilitySpeechAttributeSpellOut"
    ),
    (
      NSAttributedString.Key.accessibilityTextHeadingLevel.rawValue,
      "UIAccessibilityTextAttributeHeadingLevel"
    ),
    (
      NSAttributedString.Key.accessibilityTextCustom.rawValue, "UIAccessibilityTextAttributeCustom"
    ),
    (NSAttributedString.DocumentType.rtf.rawValue, "NSRTF"),
    (NSAttributedString.DocumentType.rtfd.rawValue, "NSRTFD"),
    (
      NSAttributedString.TextEffectStyle.letterpressStyle.rawValue, "_UIKitNewLetterpressStyle"
    ),
    (
      NSTextTab.OptionKey.columnTerminators.rawValue, "NSTabColumnTerminatorsAttributeName"
    ),
    (UIFontDescriptor.AttributeName.visibleName.rawValue, "NSFontVisibleNameAttribute"),
    (UIFontDescriptor.AttributeName.face.rawValue, "NSFontFaceAttribute"),
    (UIFontDescriptor.AttributeName.cascadeList.rawValue, "NSCTFontCascadeListAttribute"),
    (UIFontDescriptor.AttributeName.fixedAdvance.rawValue, "NSCTFontFixedAdvanceAttribute"),
    // The newer names are `type` and `selector`.
    (UIFontDescriptor.FeatureKey.featureIdentifier.rawValue, "CTFeatureTypeIdentifier"),
    (UIFontDescriptor.FeatureKey.typeIdentifier.rawValue, "CTFeatureSelectorIdentifier"),
    (UIFontDescriptor.SystemDesign.default.rawValue, "NSCTFontUIFontDesignDefault"),
    (UIFontDescriptor.SystemDesign.serif.rawValue, "NSCTFontUIFontDesignSerif"),
    (UIFontDescriptor.SystemDesign.monospaced.rawValue, "NSCTFontUIFontDesignMonospaced"),
  ]

  @Test(arguments: names)
  func constantsHaveUIKitsNames(name: String, expected: String) {
    #expect(name == expected)
  }

  private static let numbers: [(String, Int, Int)] = [
    ("NSUnderlineStylePatternSolid", NSUnderlineStyle.patternSolid.rawValue, 0),
    ("NSUnderlineStylePatternDash", NSUnderlineStyle.patternDash.rawValue, 0x200),
    ("NSWritingDirectionEmbedding", NSWritingDirectionFormatType.embedding.rawValue, 0),
    ("NSWritingDirectionOverride", NSWritingDirectionFormatType.override.rawValue, 2),
    (
      "NSLineBreakStrategyPushOut", Int(NSParagraphStyle.LineBreakStrategy.pushOut.rawValue), 1
    ),
    (
      "NSLineBreakStrategyHangulWordPriority",
      Int(NSParagraphStyle.LineBreakStrategy.hangulWordPriority.rawValue), 2
    ),
    (
      "NSTextStorageEditedAttributes",
      Int(NSTextStorage.EditActionsOptions.editedAttributes.rawValue), 1
    ),
    (
      "NSTextStorageEditedCharacters",
      Int(NSTextStorage.EditActionsOptions.editedCharacters.rawValue), 2
    ),
    (
      "UIFontDescriptorTraitUIOptimized",
      Int(UIFontDescriptor.SymbolicTraits.traitUIOptimized.rawValue), 0x1000
    ),
    (
      "UIFontDescriptorTraitTightLeading",
      Int(UIFontDescriptor.SymbolicTraits.traitTightLeading.rawValue), 0x8000
    ),
    (
      "UIFontDescriptorTraitLooseLeading",
      Int(UIFontDescriptor.SymbolicTraits.traitLooseLeading.rawValue), 0x1_0000
    ),
    ("UIDisplayGamutSRGB", UIDisplayGamut.SRGB.rawValue, 0),
    ("UIDisplayGamutP3", UIDisplayGamut.P3.rawValue, 1),
  ]

  @Test(arguments: numbers)
  func constantsHaveUIKitsNumbers(name: String, number: Int, expected: Int) {
    #expect(number == expected, "\(name)")
  }

  private static let languages: [(String?, NSWritingDirection)] = [
    (nil, .leftToRight), ("en", .leftToRight), ("ja-JP", .leftToRight), ("ku", .leftToRight),
    ("ar-EG", .rightToLeft), ("he", .rightToLeft), ("fa", .rightToLeft), ("ur", .rightToLeft),
    // Uyghur, Sorani and Sindhi are written in Arabic letters.
    ("ug", .rightToLeft), ("ckb", .rightToLeft), ("sd", .rightToLeft),
  ]

  @Test(arguments: languages)
  func aLanguageHasTheDirectionOfItsScript(language: String?, direction: NSWritingDirection) {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language) == direction)
  }

  @Test func tabStopsThatAreEqualAreRemoved() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    let stops: [CGFloat] = [30, 10, 20]
    for location in stops {
      style.addTabStop(NSTextTab(textAlignment: .left, location: location))
    }
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 20))
    // One with another alignment is another stop.
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 10))
    #expect(style.tabStops.map(\.location) == [10, 30])
  }

  @Test func lettersOfOneWidthAreTheSystemFonts() {
    #expect(
      UIFont.monospacedSystemFont(ofSize: 12, weight: .bold)
        == UIFont.systemFont(ofSize: 12, weight: .bold))
  }
}
