import Testing
import UIKit

/// A view with keys of its own, as rewriting makes them known.
private final class Card: UIView {
  var elevation: CGFloat = 2

  override class func _keyedProperty(_ key: String) -> KeyedProperty? {
    switch key {
    case "elevation": return KeyedProperty(\Card.elevation)
    default: return super._keyedProperty(key)
    }
  }

  override func value(forUndefinedKey key: String) -> Any? { "no " + key }
}

@Suite struct KeyValueCodingTests {
  @Test func theStyleOfALabelIsCopiedByItsKeys() {
    let (label, copy) = (UILabel(), UILabel())
    label.textAlignment = .center
    label.isEnabled = false
    label.numberOfLines = 3
    label.lineBreakMode = .byWordWrapping
    label.minimumScaleFactor = 0.5
    label.shadowOffset = CGSize(width: 2, height: 1)
    label.highlightedTextColor = .red
    label.contentMode = .right
    let keys = [
      "baselineAdjustment", "enabled", "highlighted", "highlightedTextColor", "minimumFontSize",
      "shadowOffset", "textAlignment", "userInteractionEnabled", "adjustsFontSizeToFitWidth",
      "minimumScaleFactor", "lineBreakMode", "numberOfLines", "contentMode",
    ]
    for key in keys { copy.setValue(label.value(forKey: key), forKeyPath: key) }
    #expect(copy.textAlignment == .center)
    #expect(!copy.isEnabled)
    #expect(copy.numberOfLines == 3)
    #expect(copy.lineBreakMode == .byWordWrapping)
    #expect(copy.minimumScaleFactor == label.minimumScaleFactor)
    #expect(copy.shadowOffset == label.shadowOffset)
    #expect(copy.highlightedTextColor == .red)
    #expect(copy.contentMode == .right)
  }

  @Test func structuresAreReadAsTheyAre() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.value(forKey: "frame") as? CGRect == view.frame)
    view.setValue(CGPoint(x: 10, y: 10), forKey: "center")
    #expect(view.center == CGPoint(x: 10, y: 10))
  }

  @Test func flagsHaveTheirKeysAndThoseOfTheirGetters() {
    let view = UIView()
    view.setValue(true, forKey: "hidden")
    #expect(view.value(forKey: "isHidden") as? Bool == true)
  }

  @Test func theValueOfAnEnumerationIsItsNumber() {
    let label = UILabel()
    label.setValue(1, forKey: "textAlignment")
    #expect(label.textAlignment == .center)
    #expect(label.value(forKey: "textAlignment") as? Int == 1)
  }

  @Test func pathsLeadToTheLayer() {
    let view = UIView()
    view.setValue(4, forKeyPath: "layer.cornerRadius")
    let radius: CGFloat = 4
    #expect(view.layer.cornerRadius == radius)
    #expect(view.value(forKeyPath: "layer.cornerRadius") as? Double == 4)
  }

  @Test func aPathThroughAListHasTheValuesOfAll() {
    let view = UIView()
    for tag in 1...2 {
      let subview = UIView()
      subview.tag = tag
      view.addSubview(subview)
    }
    let tags = view.value(forKeyPath: "subviews.tag") as? [Any]
    #expect(tags?.compactMap { $0 as? Int } == [1, 2])
  }

  @Test func theLayerOfAViewIsObservedByItsPath() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var widths: [CGFloat?] = []
    let observation = view.observe(\.layer.bounds, key: "layer.bounds", options: .new) {
      widths.append($1.newValue?.width)
    }
    view.frame.size.width = 20
    let expected: [CGFloat?] = [20]
    #expect(widths == expected)
    observation.invalidate()
  }

  @Test func thePlaceholderOfATextFieldIsStyledByItsLabel() {
    let field = UITextField()
    field.placeholder = "Name"
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    let label = field.value(forKey: "placeholderLabel") as? UILabel
    label?.font = .systemFont(ofSize: 9)
    let attributes = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil) ?? [:]
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect((attributes[.font] as? UIFont)?.pointSize == 9)
    #expect(label?.text == "Name")
  }

  @Test func theClearButtonOfATextFieldIsStyled() {
    let field = UITextField()
    let image = UIImage(systemName: "xmark")
    let button = field.value(forKey: "_clearButton") as? UIButton
    button?.setImage(image, for: .normal)
    button?.tintColor = .red
    let shown = field.subviews.compactMap { $0 as? UIImageView }.first
    #expect(shown?.image === image)
    #expect(shown?.tintColor == .red)
  }

  @Test func theImagesOfAPageControlHaveTheirOldKeys() {
    let (control, image) = (UIPageControl(), UIImage())
    control.setValue(image, forKeyPath: "_pageImage")
    control.setValue(image, forKeyPath: "_currentPageImage")
    #expect(control.preferredIndicatorImage === image)
    #expect(control.preferredCurrentPageIndicatorImage === image)
  }

  @Test func theViewOfABarItemIsItsCustomView() {
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).value(forKey: "view") as? UIView === view)
    #expect(UITabBarItemWithoutBar().value(forKey: "view") == nil)
  }

  private final class UITabBarItemWithoutBar: UIBarItem {}

  @Test func propertiesOfOnesOwnHaveKeys() {
    let card = Card()
    card.setValue(8, forKey: "elevation")
    let elevation: CGFloat = 8
    #expect(card.elevation == elevation)
    #expect((card as UIView).value(forKey: "color") as? String == "no color")
  }

  @Test func aKeyThatNoPropertyHasIsNil() {
    let view = UIView()
    view.setValue(1, forKey: "nothing")
    #expect(view.value(forKey: "nothing") == nil)
    view.setValue("wide", forKey: "alpha")
    #expect(view.alpha == 1)
  }

  @Test func anObserverReceivesTheValuesOfViews() {
    final class Observer: UIView {
      var offsets: [CGPoint?] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        offsets.append(change?[.newKey] as? CGPoint)
      }
    }
    let (observer, scrollView) = (Observer(), UIScrollView())
    scrollView.addObserver(observer, forKeyPath: "contentOffset", options: .new, context: nil)
    scrollView.contentOffset = CGPoint(x: 0, y: 5)
    #expect(observer.offsets == [CGPoint(x: 0, y: 5)])
    scrollView.removeObserver(observer, forKeyPath: "contentOffset")
  }
}
