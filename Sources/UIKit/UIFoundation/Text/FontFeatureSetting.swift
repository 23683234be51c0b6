import Foundation
import Typesetting

/// A setting of a font feature in the numbers of Apple Advanced Typography (SFNTLayoutTypes.h), and the OpenType feature
/// that it means.
struct FontFeatureSetting {
  /// The number of the feature, such as `kNumberSpacingType`.
  var type: Int
  /// The number of the setting, such as `kMonospacedNumbersSelector`.
  var selector: Int
  /// Nil for the selector that turns all features of an exclusive type off.
  var feature: FontFeature?

  private init(_ type: Int, _ selector: Int, _ tag: String?, value: Int = 1) {
    (self.type, self.selector) = (type, selector)
    feature = tag.flatMap { FontFeature($0, value: value) }
  }
}

extension FontFeatureSetting {
  /// Features of which a font has one at a time: setting one turns the others of its type off.
  private static let exclusive: [FontFeatureSetting] =
    list(type: 6, ["tnum", "pnum"])
    + list(type: 10, [nil, "sups", "subs", "ordn", "sinf"])
    + list(type: 11, [nil, "afrc", "frac"])
    + list(
      type: 20,
      [
        "trad", "smpl", "jp78", "jp83", "jp90", nil, nil, nil, nil, nil, "expt", "jp04", "hojo",
        "nlck",
      ])
    + list(type: 21, ["onum", "lnum"])
    + list(type: 22, ["pwid", "fwid", "hwid", "twid", "qwid", "palt", "halt"])
    + list(type: 37, [nil, "smcp", "pcap"])
    + list(type: 38, [nil, "c2sc", "c2pc"])

  /// Features that are turned on and off, each with a selector for on; that for off follows.
  private static let switches: [FontFeatureSetting] =
    [
      (1, 2, "liga"), (1, 4, "dlig"), (1, 18, "clig"), (1, 20, "hlig"), (14, 4, "zero"),
      (32, 2, "ital"), (33, 0, "case"), (33, 2, "cpsp"), (36, 0, "calt"), (36, 2, "swsh"),
      (36, 4, "cswh"),
    ].flatMap(onAndOff)
    + (1...20).flatMap { onAndOff(type: 35, on: 2 * $0, String(format: "ss%02d", $0)) }
    // The title variant of a style is chosen, and not turned off again.
    + [FontFeatureSetting(19, 4, "titl")]

  private static let all = exclusive + switches

  /// Selectors from 0 on.
  private static func list(type: Int, _ tags: [String?]) -> [FontFeatureSetting] {
    tags.enumerated().map { FontFeatureSetting(type, $0.offset, $0.element) }
  }

  private static func onAndOff(type: Int, on selector: Int, _ tag: String) -> [FontFeatureSetting] {
    [
      FontFeatureSetting(type, selector, tag),
      FontFeatureSetting(type, selector + 1, tag, value: 0),
    ]
  }

  /// The features after a setting; unknown numbers change nothing.
  static func apply(type: Int, selector: Int, to features: inout [String: FontFeature]) {
    guard let setting = all.first(where: { $0.type == type && $0.selector == selector }) else {
      return
    }
    for other in exclusive where other.type == type {
      if let tag = other.feature?.tag { features[tag] = nil }
    }
    if let feature = setting.feature { features[feature.tag] = feature }
  }

  /// The numbers of a feature; nil if it has none.
  static func numbers(of feature: FontFeature) -> (type: Int, selector: Int)? {
    all.first { $0.feature == feature }.map { ($0.type, $0.selector) }
  }
}
