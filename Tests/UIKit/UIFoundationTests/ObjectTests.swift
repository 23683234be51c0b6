import Foundation
import Testing
import UIFoundation

/// UIKit's classes of values are objects, as where they inherit from `NSObject`.
@Suite struct ObjectTests {
  /// Pairs of equal objects that are not the same one, and one that differs from both.
  private static var samples: [[any NSObjectProtocol & Hashable]] {
    let wide = NSMutableParagraphStyle()
    wide.lineSpacing = 5
    return [
      [
        UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        UIColor.blue,
      ],
      [UIFont.systemFont(ofSize: 5), UIFont.systemFont(ofSize: 5), UIFont.systemFont(ofSize: 6)],
      [UIImage(), UIImage(), UIImage.add],
      [
        UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 2),
        UITraitCollection(displayScale: 3),
      ],
      [NSParagraphStyle(), NSParagraphStyle(), wide],
    ]
  }

  @Test func equalObjectsAreEqual() {
    for sample in Self.samples {
      let (one, other, different) = (sample[0], sample[1], sample[2])
      #expect(one.isEqual(other) && other.isEqual(one), "\(one)")
      #expect(one.hash == other.hash, "\(one)")
      #expect(!one.isEqual(different) && !one.isEqual(nil) && !one.isEqual("text"), "\(one)")
      #expect(AnyHashable(one) == AnyHashable(other), "\(one)")
      #expect(!one.isProxy(), "\(one)")
      #expect(!one.description.isEmpty, "\(one)")
    }
  }

  @Test func objectsWithoutValuesAreEqualToThemselves() {
    for (one, other) in [
      (UIFontMetrics.default, UIFontMetrics(forTextStyle: .body)), (UIImageAsset(), UIImageAsset()),
      (NSTextAttachment(), NSTextAttachment()),
    ] as [(any NSObjectProtocol, any NSObjectProtocol)] {
      #expect(one.isEqual(one) && !one.isEqual(other), "\(one)")
    }
  }

  /// Foundation compares the values of attributes where runs meet, and where one is replaced.
  @Test func objectsAreValuesOfAttributes() {
    let key = NSAttributedString.Key("value")
    for sample in Self.samples {
      let text = NSMutableAttributedString(string: "ab", attributes: [key: sample[0]])
      text.append(NSAttributedString(string: "c", attributes: [key: sample[1]]))
      text.addAttribute(key, value: sample[2], range: NSRange(location: 0, length: 1))
      #expect(sample[2].isEqual(text.attribute(key, at: 0, effectiveRange: nil)))
      #expect(sample[0].isEqual(text.attribute(key, at: 2, effectiveRange: nil)))
    }
  }
}
