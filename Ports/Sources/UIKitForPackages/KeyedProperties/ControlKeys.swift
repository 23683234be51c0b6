import Foundation
import HeadlessUIKit
import StandardControls
import StandardViews

let controlKeys = KeyTable(UIControl.self) { keys in
  keys.add("enabled", \.isEnabled)
  keys.add("selected", \.isSelected)
  keys.add("highlighted", \.isHighlighted)
  keys.add("contentHorizontalAlignment", \.contentHorizontalAlignment)
  keys.add("contentVerticalAlignment", \.contentVerticalAlignment)
  keys.read("state") { $0.state }
}

let buttonKeys = KeyTable(UIButton.self) { keys in
  keys.add("contentEdgeInsets", \.contentEdgeInsets)
  keys.add("titleEdgeInsets", \.titleEdgeInsets)
  keys.add("imageEdgeInsets", \.imageEdgeInsets)
  keys.read("titleLabel") { $0.titleLabel }
  keys.read("imageView") { $0.imageView }
  keys.read("currentTitle") { $0.currentTitle }
  keys.read("currentImage") { $0.currentImage }
}

let textFieldKeys = KeyTable(UITextField.self) { keys in
  keys.add("text", \.text)
  keys.add("attributedText", \.attributedText)
  keys.add("placeholder", \.placeholder)
  keys.add("attributedPlaceholder", \.attributedPlaceholder)
  keys.add("font", \.font)
  keys.add("textColor", \.textColor)
  keys.add(numbered: "textAlignment", \.textAlignment)
  keys.add("borderStyle", \.borderStyle)
  keys.add("clearButtonMode", \.clearButtonMode)
  keys.add("leftView", \.leftView)
  keys.add("rightView", \.rightView)
  keys.add("leftViewMode", \.leftViewMode)
  keys.add("rightViewMode", \.rightViewMode)
  keys.add("secureTextEntry", \.isSecureTextEntry)
  keys.read("editing") { $0.isEditing }
  // Without names in Swift. The field draws its placeholder itself: the label sets the attributes of it.
  for key in ["placeholderLabel", "_placeholderLabel"] {
    keys.read(key) { PlaceholderLabel(of: $0) }
  }
  for key in ["clearButton", "_clearButton"] { keys.read(key) { ClearButton(of: $0) } }
}

let textViewKeys = KeyTable(UITextView.self) { keys in
  keys.add("text", \.text)
  keys.add("attributedText", \.attributedText)
  keys.add("font", \.font)
  keys.add("textColor", \.textColor)
  keys.add(numbered: "textAlignment", \.textAlignment)
  keys.add("textContainerInset", \.textContainerInset)
  keys.add("editable", \.isEditable)
  keys.add("selectable", \.isSelectable)
}

let switchKeys = KeyTable(UISwitch.self) { keys in
  keys.add("on", \.isOn)
  keys.add("onTintColor", \.onTintColor)
  keys.add("thumbTintColor", \.thumbTintColor)
}

let sliderKeys = KeyTable(UISlider.self) { keys in
  keys.add("value", \.value)
  keys.add("minimumValue", \.minimumValue)
  keys.add("maximumValue", \.maximumValue)
  keys.add("minimumTrackTintColor", \.minimumTrackTintColor)
  keys.add("maximumTrackTintColor", \.maximumTrackTintColor)
  keys.add("thumbTintColor", \.thumbTintColor)
}

let stepperKeys = KeyTable(UIStepper.self) { keys in
  keys.add("value", \.value)
  keys.add("minimumValue", \.minimumValue)
  keys.add("maximumValue", \.maximumValue)
  keys.add("stepValue", \.stepValue)
}

let segmentedControlKeys = KeyTable(UISegmentedControl.self) { keys in
  keys.add("selectedSegmentIndex", \.selectedSegmentIndex)
  keys.add("selectedSegmentTintColor", \.selectedSegmentTintColor)
  keys.read("numberOfSegments") { $0.numberOfSegments }
}

let pageControlKeys = KeyTable(UIPageControl.self) { keys in
  keys.add("numberOfPages", \.numberOfPages)
  keys.add("currentPage", \.currentPage)
  keys.add("hidesForSinglePage", \.hidesForSinglePage)
  keys.add("pageIndicatorTintColor", \.pageIndicatorTintColor)
  keys.add("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
  // Without names in Swift until iOS 14.
  keys.add("_pageImage", \.preferredIndicatorImage)
  keys.add("_currentPageImage", \.preferredCurrentPageIndicatorImage)
}

let progressViewKeys = KeyTable(UIProgressView.self) { keys in
  keys.add("progress", \.progress)
  keys.add("progressTintColor", \.progressTintColor)
  keys.add("trackTintColor", \.trackTintColor)
}

let activityIndicatorKeys = KeyTable(UIActivityIndicatorView.self) { keys in
  keys.add("color", \.color)
  keys.add("hidesWhenStopped", \.hidesWhenStopped)
  keys.read("animating") { $0.isAnimating }
}
