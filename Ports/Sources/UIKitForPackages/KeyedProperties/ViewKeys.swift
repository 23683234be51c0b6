import Foundation
import HeadlessUIKit
import StandardControls
import StandardViews

let viewKeys = KeyTable(UIView.self) { keys in
  keys.add("frame", \.frame)
  keys.add("bounds", \.bounds)
  keys.add("center", \.center)
  keys.add("transform", \.transform)
  keys.add("alpha", \.alpha)
  keys.add("hidden", \.isHidden)
  keys.add("opaque", \.isOpaque)
  keys.add("backgroundColor", \.backgroundColor)
  keys.add("tintColor", \.tintColor)
  keys.add("clipsToBounds", \.clipsToBounds)
  keys.add("contentMode", \.contentMode)
  keys.add("contentScaleFactor", \.contentScaleFactor)
  keys.add("userInteractionEnabled", \.isUserInteractionEnabled)
  keys.add("multipleTouchEnabled", \.isMultipleTouchEnabled)
  keys.add("exclusiveTouch", \.isExclusiveTouch)
  keys.add("autoresizesSubviews", \.autoresizesSubviews)
  keys.add("autoresizingMask", \.autoresizingMask)
  keys.add("layoutMargins", \.layoutMargins)
  keys.add(
    "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
  keys.add("semanticContentAttribute", \.semanticContentAttribute)
  keys.add("tag", \.tag)
  keys.add("accessibilityIdentifier", \.accessibilityIdentifier)
  keys.add("accessibilityLabel", \.accessibilityLabel)
  keys.add("accessibilityValue", \.accessibilityValue)
  keys.read("layer") { $0.layer }
  keys.read("superview") { $0.superview }
  keys.read("subviews") { $0.subviews }
  keys.read("window") { $0.window }
  keys.read("intrinsicContentSize") { $0.intrinsicContentSize }
  keys.read("safeAreaInsets") { $0.safeAreaInsets }
}

let scrollViewKeys = KeyTable(UIScrollView.self) { keys in
  keys.add("contentSize", \.contentSize)
  keys.add("contentOffset", \.contentOffset)
  keys.add("contentInset", \.contentInset)
  keys.add("scrollIndicatorInsets", \.scrollIndicatorInsets)
  keys.add("scrollEnabled", \.isScrollEnabled)
  keys.add("pagingEnabled", \.isPagingEnabled)
  keys.add("bounces", \.bounces)
  keys.add("alwaysBounceVertical", \.alwaysBounceVertical)
  keys.add("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
  keys.add("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
  keys.add("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
  keys.add("minimumZoomScale", \.minimumZoomScale)
  keys.add("maximumZoomScale", \.maximumZoomScale)
  keys.add("zoomScale", \.zoomScale)
  keys.read("dragging") { $0.isDragging }
  keys.read("tracking") { $0.isTracking }
  keys.read("decelerating") { $0.isDecelerating }
  keys.read("panGestureRecognizer") { $0.panGestureRecognizer }
}

let stackViewKeys = KeyTable(UIStackView.self) { keys in
  keys.add("axis", \.axis)
  keys.add("alignment", \.alignment)
  keys.add("distribution", \.distribution)
  keys.add("spacing", \.spacing)
  keys.read("arrangedSubviews") { $0.arrangedSubviews }
}

let labelKeys = KeyTable(UILabel.self) { keys in
  keys.add("text", \.text)
  keys.add("attributedText", \.attributedText)
  keys.add("font", \.font)
  keys.add("textColor", \.textColor)
  keys.add(numbered: "textAlignment", \.textAlignment)
  keys.add(numbered: "lineBreakMode", \.lineBreakMode)
  keys.add("numberOfLines", \.numberOfLines)
  keys.add("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
  keys.add("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
  keys.add("minimumScaleFactor", \.minimumScaleFactor)
  // Deprecated since iOS 6, and without a name in Swift: the smallest size, points, as a factor of the font's.
  keys.add(
    "minimumFontSize",
    get: { label in label.minimumScaleFactor * label.font.pointSize },
    set: { label, size in
      label.minimumScaleFactor = label.font.pointSize > 0 ? size / label.font.pointSize : 0
    })
  keys.add("baselineAdjustment", \.baselineAdjustment)
  keys.add("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
  keys.add("highlighted", \.isHighlighted)
  keys.add("highlightedTextColor", \.highlightedTextColor)
  keys.add("enabled", \.isEnabled)
  keys.add("shadowColor", \.shadowColor)
  keys.add("shadowOffset", \.shadowOffset)
}

let imageViewKeys = KeyTable(UIImageView.self) { keys in
  keys.add("image", \.image)
  keys.add("highlightedImage", \.highlightedImage)
  keys.add("highlighted", \.isHighlighted)
}

let tableCellKeys = KeyTable(UITableViewCell.self) { keys in
  keys.add("selected", get: { $0.isSelected }, set: { $0.setSelected($1, animated: false) })
  keys.add(
    "highlighted", get: { $0.isHighlighted }, set: { $0.setHighlighted($1, animated: false) })
  keys.read("contentView") { $0.contentView }
  keys.read("reuseIdentifier") { $0.reuseIdentifier }
}

let collectionCellKeys = KeyTable(UICollectionViewCell.self) { keys in
  keys.add("selected", \.isSelected)
  keys.add("highlighted", \.isHighlighted)
  keys.read("contentView") { $0.contentView }
}
