import Foundation
import Messages
import Pixels
import ViewTree

/// A picture that shows nothing: each pixel is transparent, or of one colour though the views have more to show.
///
/// Such a golden would always be the same, whatever becomes of the view. A view that was not laid out, or that is
/// covered, is drawn so, and one whose class shows nothing yet. A view that has only a background, or only draws itself, is
/// meant so: a sample of a colour.
struct BlankPicture: CustomStringConvertible {
  let description: String

  /// Nil for any other picture.
  init?(_ drawn: DrawnSnapshot) {
    guard let pixel = drawn.bitmap.onlyPixel else { return nil }
    guard pixel >> 24 > 0 else {
      description = "the picture is empty: all of its pixels are transparent"
      return
    }
    let root = drawn.describe().root
    guard !root.isColorSample else { return nil }
    // Without the colour: the sentence is the same in light and dark.
    description =
      "the picture is empty: all of its pixels have one colour"
      + (root.firstContent.map { ", so that \($0) is not seen" }
        ?? ", which no view has as its background")
  }
}

extension Bitmap {
  /// The pixel that all others are equal to; nil if two differ, or without pixels.
  fileprivate var onlyPixel: UInt32? {
    guard let first = pixels.first else { return nil }
    let isOne = pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return false }
      // Each pixel is equal to the next one. Most pictures have another one in the first rows.
      return memcmp(start, start + 1, (pixels.count - 1) * MemoryLayout<UInt32>.stride) == 0
    }
    return isOne ? first : nil
  }
}

extension ViewNode {
  /// Views without a look of their own but a background.
  private static let plainTypes: Set<String> = [
    "UIView", "UIStackView", "UIScrollView", "UIWindow",
  ]

  /// Properties whose values are drawn.
  private static let contents = ["text", "attributedText", "image", "title", "placeholder"]

  /// Whether a picture of one colour is what the views show: one has a background or draws itself, and none has anything
  /// else. An image without views is shown as it is.
  fileprivate var isColorSample: Bool { firstContent == nil && hasColor }

  private var hasColor: Bool {
    !hidden
      && (properties["backgroundColor"] != nil || !Self.plainTypes.contains(type)
        || subviews.contains(where: \.hasColor))
  }

  /// The first view with something to show besides its background, in words; nil if there is none.
  fileprivate var firstContent: String? {
    guard !hidden else { return nil }
    let isStandardView = type.hasPrefix("UI") && type != "UIImage"
    if isStandardView && !Self.plainTypes.contains(type)
      || Self.contents.contains(where: { properties[$0] != nil })
    {
      return id.map { "`\($0)`" } ?? type.withArticle
    }
    return subviews.lazy.compactMap(\.firstContent).first
  }
}
