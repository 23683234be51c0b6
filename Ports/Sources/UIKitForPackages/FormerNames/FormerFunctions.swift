// Names of Swift 4, which Swift 4.2 renamed: Xcode accepts them in the language mode of Swift 4.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HeadlessUIKit
import UIFoundation

/// Insets from the four edges, points. The name of `UIEdgeInsets.init(top:left:bottom:right:)` in Swift 4.
@available(*, deprecated, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// A rectangle without the insets at its edges. The name of `CGRect.inset(by:)` in Swift 4.
@available(*, deprecated, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Whether two insets are equal. `==` has replaced it since Swift 4.2.
@available(*, deprecated)
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool {
  one == other
}

/// An offset in points. The name of `UIOffset.init(horizontal:vertical:)` in Swift 4.
@available(*, deprecated, renamed: "UIOffset(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// The bytes of a PNG file of an image; nil for one without a pixel. The name of `UIImage.pngData()` in Swift 4.
@available(*, deprecated, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The bytes of a JPEG file of an image; nil for one without a pixel. The name of
/// `UIImage.jpegData(compressionQuality:)` in Swift 4.
///
/// - Parameter quality: from 0 for the smallest file to 1 for the best picture.
@available(*, deprecated, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: quality)
}

/// Records a notification, and moves the focus to an element. The name of
/// `UIAccessibility.post(notification:argument:)` in Swift 4.
@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

/// The name of `UIAccessibility.isVoiceOverRunning` in Swift 4.
@available(*, deprecated, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// The name of `UIAccessibility.isReduceMotionEnabled` in Swift 4.
@available(*, deprecated, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// The name of `UIAccessibility.isReduceTransparencyEnabled` in Swift 4.
@available(*, deprecated, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// The text of a rectangle. The name of `NSCoder.string(for:)` in Swift 4.
@available(*, deprecated)
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// The text of a size. The name of `NSCoder.string(for:)` in Swift 4.
@available(*, deprecated)
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// The text of a point. The name of `NSCoder.string(for:)` in Swift 4.
@available(*, deprecated)
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
