import StandardControls
import TestSupport
import Testing
import ViewTestSupport

@Suite struct ButtonSizes {
  private func label(_ text: String, size: CGFloat) -> CGSize {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    return label.intrinsicContentSize
  }

  /// Interface Builder's system buttons: their title's line and 12 points, at 1x.
  @Test(
    arguments: [(14, 29), (15, 30), (17, 33), (18, 34), (20, 36), (28, 46)]
      as [(CGFloat, CGFloat)])
  func aButtonIsItsLineAnd12PointsHigh(size: CGFloat, height: CGFloat) {
    atOnePixelAPoint {
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: size)
      #expect(button.intrinsicContentSize.height == height)
      #expect(button.intrinsicContentSize.width == max(30, label("Button", size: size).width))
    }
  }

  @Test func theFontIsThatOfTheType() {
    #expect(UIButton(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
    #expect(UIButton().titleLabel?.font == .systemFont(ofSize: 18))
  }

  @Test func aButtonIsAtLeast30PointsWide() {
    atOnePixelAPoint {
      #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
      let button = UIButton(type: .system)
      button.setTitle("i", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    }
  }

  /// As a layout library's test of the real button shows: no minimum width, and no 12 points.
  @Test func aButtonWithAnImageIsAsLargeAsItsContent() {
    atOnePixelAPoint {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 8)).image { _ in }
      let title = label("i", size: 15)
      let button = UIButton(type: .system)
      button.setImage(image, for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 10, height: 8))
      button.setTitle("i", for: .normal)
      #expect(
        button.intrinsicContentSize == CGSize(width: 10 + title.width, height: title.height))
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(
        button.intrinsicContentSize == CGSize(width: 16 + title.width, height: title.height + 4))
    }
  }

  @Test func insetsReplaceTheTwelvePoints() {
    atOnePixelAPoint {
      let button = UIButton(type: .system)
      button.setTitle("i", for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let title = label("i", size: 15)
      let natural = CGSize(width: title.width + 6, height: title.height + 4)
      #expect(button.intrinsicContentSize == natural)
    }
  }

  /// As in a picture of tags of UIKit's: 24 points are left of 34, in whose middle the line of 29 lies.
  @Test func insetsOfATitleDoNotCutItOff() {
    atOnePixelAPoint {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      button.titleLabel?.font = .systemFont(ofSize: 24)
      button.setTitle("tag", for: .normal)
      button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame.height == 29)
      #expect(button.titleLabel?.frame.midY == 17)
    }
  }

  @Test func anImageAloneDecidesTheSize() {
    let button = UIButton()
    button.setImage(square(24), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 24))
  }

  /// 7 points above and below, 12 at the sides; a line of 17 points is 21 points high at 1x.
  @Test(
    arguments: [
      (.mini, 18 + 6, 16), (.small, 18 + 10, 20), (.medium, 21 + 14, 24), (.large, 21 + 30, 40),
    ] as [(UIButton.Configuration.Size, CGFloat, CGFloat)])
  func aConfiguredButtonHasTheInsetsOfItsSize(
    size: UIButton.Configuration.Size, height: CGFloat, sides: CGFloat
  ) {
    atOnePixelAPoint {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Button"
      configuration.buttonSize = size
      let button = UIButton(configuration: configuration)
      let title = label("Button", size: height == 18 + 6 || height == 18 + 10 ? 15 : 17)
      let natural = CGSize(width: title.width + sides, height: height)
      #expect(button.intrinsicContentSize == natural)
      #expect(button.frame.size == natural)
    }
  }

  @Test func theTitleOfAConfigurationFollowsTheTextSize() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    let large = UITraitCollection(traitsFrom: [
      .standard, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    large.performAsCurrent {
      // 33 points: a line of 39.4, rounded up.
      button.setNeedsUpdateConfiguration()
      let height: CGFloat = 54
      #expect(abs(button.intrinsicContentSize.height - height) < 1e-9)
    }
  }

  @Test func titlesWrapAtTheWidth() {
    atOnePixelAPoint {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "One Two"
      let button = UIButton(configuration: configuration)
      #expect(button.wrapsAtLayoutWidth)
      let word = label("Two", size: 17).width + label("One", size: 17).width / 2
      // A line of 20.29 points, 22 to the next one, and 7 above and below: 56.29, rounded up.
      let height: CGFloat = 57
      #expect(abs(button.contentHeight(forLayoutWidth: word + 24) - height) < 1e-9)
    }
  }
}

@Suite struct ButtonStates {
  @Test func aStateWithoutAValueHasThatOfTheNormalState() {
    let button = UIButton()
    button.setTitle("Normal", for: .normal)
    button.setTitle("Selected", for: .selected)
    #expect(button.title(for: .highlighted) == "Normal")
    #expect(button.currentTitle == "Normal")
    button.isSelected = true
    #expect(button.currentTitle == "Selected")
    #expect(button.titleLabel?.text == "Selected")
    // As in UIKit neither of two states is looked for alone.
    button.isHighlighted = true
    #expect(button.currentTitle == "Normal")
  }

  @Test func theColourOfTheTitleIsThatOfTheType() {
    #expect(UIButton().currentTitleColor == .white)
    let button = UIButton(type: .system)
    button.tintColor = .red
    #expect(button.currentTitleColor == .red)
    button.setTitleColor(.green, for: .normal)
    #expect(button.currentTitleColor == .green)
    button.isEnabled = false
    #expect(button.titleColor(for: .disabled) == .green)
  }

  /// The title of a system button has the tint of its label.
  @Test func aTintOfTheLabelColorsTheTitle() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.tintColor = .systemGreen
    button.titleLabel?.tintColor = .systemRed
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .systemRed)
    button.titleLabel?.tintColor = nil
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .systemGreen)
  }

  @Test func anAttributedTitleReplacesAPlainOne() {
    let button = UIButton()
    button.setTitle("Plain", for: .normal)
    let title = NSAttributedString(
      string: "Rich", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    button.setAttributedTitle(title, for: .normal)
    #expect(button.titleLabel?.text == "Rich")
    #expect(button.titleLabel?.font.pointSize == 30)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Plain")
    #expect(button.titleLabel?.font.pointSize == 18)
  }

  @Test func aPressedSystemButtonFades() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.isHighlighted = true
    #expect(button.titleLabel?.alpha == 0.2)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
  }

  // As simulators draw it: each component times 8/15.
  @Test(
    arguments: [UIImage.RenderingMode.alwaysOriginal, .alwaysTemplate, .automatic],
    [0, 1] as [CGFloat])
  func aPressedCustomButtonDarkensItsImage(mode: UIImage.RenderingMode, zPosition: CGFloat) throws {
    let white = Bitmap(width: 40, height: 40, filledWith: 0xFFFF_FFFF)
    let button = UIButton(type: .custom)
    button.tintColor = .white
    button.setImage(UIImage(cgImage: CGImage(bitmap: white)).withRenderingMode(mode), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    // Designed buttons order their layers so.
    button.imageView?.layer.zPosition = zPosition
    #expect(try picture(of: button)[20, 20] == 0xFFFF_FFFF)
    button.isHighlighted = true
    #expect(try picture(of: button)[20, 20] == 0xFF88_8888)
  }

  @Test func aConfigurationHasColoursForTheState() {
    let button = UIButton(configuration: .filled())
    button.tintColor = .red
    button.configuration?.title = "Save"
    #expect(button.configuration?.updated(for: button).background.backgroundColor == .red)
    #expect(button.titleLabel?.textColor == .white)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func theHandlerAdjustsTheConfigurationToTheState() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
  }

  @Test func anIndicatorTakesThePlaceOfTheImage() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = square(10)
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 34, height: 24))
    button.configuration?.showsActivityIndicator = true
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 34))
    #expect(button.imageView?.image == nil)
  }
}

@Suite struct ButtonLayouts {
  private func button(_ configuration: UIButton.Configuration, isRightToLeft: Bool = false)
    -> UIButton
  {
    let button = UIButton(configuration: configuration)
    if isRightToLeft { button.semanticContentAttribute = .forceRightToLeft }
    button.frame = rect(0, 0, 100, 60)
    button.layoutIfNeeded()
    return button
  }

  @Test(
    arguments: [
      (.leading, false, 45, 25), (.center, false, 45, 25),
    ] as [(UIControl.ContentHorizontalAlignment, Bool, CGFloat, CGFloat)])
  func anImageAloneIsInTheMiddle(
    alignment: UIControl.ContentHorizontalAlignment, isRightToLeft: Bool, x: CGFloat, y: CGFloat
  ) {
    var configuration = UIButton.Configuration.plain()
    configuration.image = square(10)
    let button = button(configuration)
    #expect(button.imageView?.frame == rect(x, y, 10, 10))
    button.contentHorizontalAlignment = alignment
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == (alignment == .leading ? 12 : x))
  }

  @Test func theImageIsNextToTheTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = square(10)
    configuration.title = "A"
    configuration.imagePadding = 6
    let left = button(configuration)
    #expect((left.imageView?.frame.maxX ?? 0) + 6 == left.titleLabel?.frame.minX)
    let right = button(configuration, isRightToLeft: true)
    #expect((right.titleLabel?.frame.maxX ?? 0) + 6 == right.imageView?.frame.minX)
    configuration.imagePlacement = .top
    let top = button(configuration)
    let gap = (top.titleLabel?.frame.minY ?? 0) - (top.imageView?.frame.maxY ?? 0)
    #expect(abs(gap - 6) < 1e-9)
    #expect(top.imageView?.frame.midX == 50)
  }

  /// With insets of opposite signs the title moves by 8 points, and nothing else.
  @Test func insetsOfTitleAndImageMoveThem() {
    let button = UIButton()
    button.setImage(square(10), for: .normal)
    button.setTitle("A", for: .normal)
    button.frame = rect(0, 0, 100, 40)
    button.layoutIfNeeded()
    let (image, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    #expect(image.maxX == title.minX)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == image)
    #expect(button.titleLabel?.frame == title.offsetBy(dx: 8, dy: 0))
  }

  @Test(
    arguments: [(.capsule, 20), (.fixed, 3), (.dynamic, 3), (.large, 12)]
      as [(UIButton.Configuration.CornerStyle, CGFloat)])
  func theBackgroundIsRounded(style: UIButton.Configuration.CornerStyle, radius: CGFloat) {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = style
    configuration.background.cornerRadius = 3
    let button = UIButton(configuration: configuration)
    button.frame = rect(0, 0, 100, 40)
    button.layoutIfNeeded()
    #expect(button.subviews.first?.layer.cornerRadius == radius)
  }
}

@Suite struct ButtonTouches {
  @Test func aTapRunsThePrimaryAction() {
    var titles: [String] = []
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Save") { titles.append($0.title) })
    button.frame = rect(0, 0, 100, 40)
    let stage = ControlStage(button)
    #expect(button.currentTitle == "Save")
    stage.tap(point(10, 10))
    #expect(titles == ["Save"])
    #expect(stage.events == ["touchDown", "touchUpInside", "primary"])
    stage.drag(from: point(10, 10), to: point(10, 150))
    #expect(titles == ["Save"])
  }

  @Test func aTapSelectsAButtonThatChangesItsSelection() {
    let button = UIButton(frame: rect(0, 0, 100, 40))
    button.changesSelectionAsPrimaryAction = true
    let stage = ControlStage(button)
    stage.tap(point(10, 10))
    #expect(button.isSelected)
    stage.tap(point(10, 10))
    #expect(!button.isSelected)
  }
}

func square(_ side: CGFloat) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
}
