import Testing
import Typesetting
import UIFoundation

/// Features of a descriptor by the numbers of Apple Advanced Typography, as SFNTLayoutTypes.h has them.
@Suite struct FontFeatureSettingTests {
  private func descriptor(_ settings: (type: Int, selector: Int)...) -> UIFontDescriptor {
    let features = settings.map { setting -> [UIFontDescriptor.FeatureKey: Any] in
      [.type: setting.type, .selector: setting.selector]
    }
    return UIFontDescriptor(fontAttributes: [.featureSettings: features])
  }

  private func features(of descriptor: UIFontDescriptor) -> [String: Int] {
    let features = UIFont(descriptor: descriptor, size: 10).font.features
    return Dictionary(uniqueKeysWithValues: features.map { ($0.tag, $0.value) })
  }

  @Test(arguments: [
    (1, 2, "liga", 1), (1, 3, "liga", 0), (1, 4, "dlig", 1), (6, 0, "tnum", 1), (6, 1, "pnum", 1),
    (10, 1, "sups", 1), (10, 3, "ordn", 1), (11, 2, "frac", 1), (14, 4, "zero", 1),
    (21, 0, "onum", 1), (22, 5, "palt", 1), (33, 0, "case", 1), (35, 2, "ss01", 1),
    (35, 41, "ss20", 0), (36, 1, "calt", 0), (37, 1, "smcp", 1), (38, 1, "c2sc", 1),
  ])
  func aNumberIsAFeature(type: Int, selector: Int, tag: String, value: Int) {
    let made = descriptor((type, selector))
    #expect(features(of: made) == [tag: value])
    let settings = made.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]]
    #expect(settings?.first?[.type] as? Int == type)
    #expect(settings?.first?[.selector] as? Int == selector)
  }

  /// A font has one kind of digits, and one vertical position; it can have several stylistic sets.
  @Test func ofAnExclusiveTypeTheLastOneHolds() {
    #expect(features(of: descriptor((6, 0), (6, 1))) == ["pnum": 1])
    #expect(features(of: descriptor((10, 1), (10, 0))) == [:])
    #expect(
      features(of: descriptor((35, 2), (35, 4), (6, 0))) == ["ss01": 1, "ss02": 1, "tnum": 1])
  }

  @Test func unknownNumbersChangeNothing() {
    #expect(features(of: descriptor((6, 0), (6, 99), (-1, 0), (.max, .min))) == ["tnum": 1])
  }

  @Test func openTypeTagsCanBeUsed() {
    let tag = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    let value = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeValue")
    let made = UIFontDescriptor(fontAttributes: [
      .featureSettings: [[tag: "cv05", value: 2], [tag: "too long", value: 1]]
    ])
    #expect(features(of: made) == ["cv05": 2])
    let again = UIFont(descriptor: made, size: 10).fontDescriptor
    #expect(features(of: again) == ["cv05": 2])
  }
}
