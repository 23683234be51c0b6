import TestSupport
import Testing

@testable import StandardControls

@Suite struct PopUpButtons {
  private func button(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private func shows(_ button: UIButton) -> Bool {
    button.layoutIfNeeded()
    return button.parts.popUpIndicator != nil
  }

  private var menu: UIMenu { UIMenu(children: [UIAction(title: "A") { _ in }]) }

  @Test func theChevronsAreThoseOfAButtonByWhichAValueIsChosen() {
    let button = button()
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    #expect(!shows(button))
    button.changesSelectionAsPrimaryAction = true
    #expect(shows(button))
    button.configuration?.indicator = .none
    #expect(!shows(button))
    #expect(shows(self.button { $0.indicator = .popup }))
  }

  /// 5 points behind the title, and as wide as the part of the symbol that counts.
  @Test func theChevronsAreBehindTheContent() throws {
    let plain = button().intrinsicContentSize
    let button = button { $0.indicator = .popup }
    let image = try #require(button.parts.popUpIndicator?.image)
    let width = image.size.width * 20 / 24
    // Both widths are rounded up to pixels.
    #expect(abs(button.intrinsicContentSize.width - (plain.width + 5 + width)) < 1)
    #expect(button.intrinsicContentSize.height == plain.height)
    button.frame = rect(0, 0, 120, 40)
    button.layoutIfNeeded()
    let chevrons = try #require(button.parts.popUpIndicator?.frame)
    let title = try #require(button.titleLabel?.frame)
    #expect(isClose(chevrons.midX - width / 2, title.maxX + 5))
    #expect(chevrons.midY == 20)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    let mirrored = try #require(button.parts.popUpIndicator?.frame)
    #expect(isClose(mirrored.midX, 120 - chevrons.midX))
  }

  @Test func theChevronsHaveAColourOfTheirOwn() {
    let button = button {
      $0.indicator = .popup
      $0.baseForegroundColor = .red
    }
    #expect(shows(button))
    #expect(button.parts.popUpIndicator?.tintColor == .red)
    button.configuration?.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(shows(button))
    #expect(button.parts.popUpIndicator?.tintColor == .blue)
  }
}

@Suite struct ButtonConfigurations {
  /// The image of 10 points is in the middle of an area of 24, the title behind it.
  @Test func aReservationAlignsTheTitles() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = square(10)
    configuration.title = "A"
    configuration.imageReservation = 24
    let button = UIButton(configuration: configuration)
    button.contentHorizontalAlignment = .leading
    button.frame = rect(0, 0, 100, 40)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 19)
    #expect(button.titleLabel?.frame.minX == 36)
    // 24 and 14 for insets.
    button.configuration?.title = nil
    button.configuration?.imagePlacement = .top
    #expect(button.intrinsicContentSize == CGSize(width: 34, height: 38))
  }

  @Test func theHandlerSeesEveryState() {
    let button = UIButton(configuration: .filled())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    let layOut = { button.layoutIfNeeded() }
    layOut()
    button.isHighlighted = true
    layOut()
    button.isSelected = true
    layOut()
    button.isHighlighted = false
    button.hasFocus = true
    layOut()
    button.isEnabled = false
    layOut()
    let expected: [UIControl.State] = [
      .normal, .highlighted, [.highlighted, .selected], [.selected, .focused],
      [.selected, .focused, .disabled],
    ]
    #expect(states == expected)
  }

  @Test func withoutUpdatesTheLookIsThatOfTheNormalState() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "A"
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    button.automaticallyUpdatesConfiguration = false
    #expect(button.titleLabel?.textColor == .white)
  }

  /// The lines of a subtitle that may not wrap are one.
  @Test func aSubtitleBreaksAsItIsTold() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A"
    configuration.subtitle = "Several words that do not fit"
    let button = UIButton(configuration: configuration)
    let high = button.sizeThatFits(CGSize(width: 100, height: 0)).height
    button.configuration?.subtitleLineBreakMode = .byTruncatingTail
    #expect(button.sizeThatFits(CGSize(width: 100, height: 0)).height < high)
    #expect(button.subtitleLabel?.numberOfLines == 1)
  }

  @Test func aBackgroundHasAViewAnImageAndAnOutline() throws {
    let view = UIView()
    view.backgroundColor = .red
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A"
    configuration.background.customView = view
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 4, bottom: 2, trailing: 10)
    configuration.background.strokeWidth = 3
    configuration.background.strokeOutset = 1
    configuration.background.strokeColor = .black
    let button = UIButton(configuration: configuration)
    button.frame = rect(0, 0, 100, 40)
    button.layoutIfNeeded()
    #expect(view.superview?.frame == rect(4, 2, 86, 36))
    #expect(view.frame == rect(0, 0, 86, 36))
    // The outline reaches 1 point beyond the area.
    #expect(button.hasPart(at: rect(3, 1, 88, 38)))
    button.configuration?.background.customView = nil
    button.layoutIfNeeded()
    #expect(view.superview == nil)
  }

  @Test func theShadowOfATitleMayChangeSides() {
    let button = UIButton()
    button.setTitle("A", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
    button.reversesTitleShadowWhenHighlighted = true
    button.isHighlighted = true
    #expect(button.titleLabel?.shadowOffset == CGSize(width: -1, height: -2))
    button.isHighlighted = false
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
  }
}

@Suite struct ConfigurationsWithoutContent {
  private let button = UIButton(configuration: .filled())

  @Test func theTitleOfTheStateIsShown() {
    button.setTitle("Next", for: .normal)
    button.setTitle("Going", for: .highlighted)
    #expect(button.titleLabel?.text == "Next")
    #expect(button.titleLabel?.textColor == .white)
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Going")
    #expect(button.configuration?.title == nil)
  }

  @Test func aTitleAndAnImageStayWhereAConfigurationIsSet() {
    let button = UIButton(type: .system)
    button.setTitle("Next", for: .normal)
    button.setImage(square(10), for: .normal)
    button.configuration = .tinted()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Next")
    #expect(button.imageView?.image?.size == CGSize(width: 10, height: 10))
    // 24 points of insets, the image and the title.
    let title = button.titleLabel?.intrinsicContentSize.width ?? 0
    #expect(abs(button.intrinsicContentSize.width - title - 34) < 1)
  }

  @Test func theTitleOfTheConfigurationWins() {
    button.setTitle("Next", for: .normal)
    button.configuration?.title = "Own"
    #expect(button.titleLabel?.text == "Own")
    #expect(button.accessibilityLabel == "Own")
  }

  @Test func aCloseButtonHasThirtyPoints() {
    #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  /// 4 points beyond the title at both sides, 1 above and below.
  @Test func theTintOfASelectedTitleReachesBeyondIt() throws {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    button.isSelected = true
    button.frame = rect(0, 0, 100, 40)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel?.frame)
    #expect(button.parts.selectionPlate?.frame == title.insetBy(dx: -4, dy: -1))
    #expect(button.parts.selectionPlate?.isHidden == false)
    button.isSelected = false
    button.layoutIfNeeded()
    #expect(button.parts.selectionPlate?.isHidden == true)
  }
}

@Suite struct SystemButtons {
  private final class Target: NSObject {
    var count = 0
    func tap(_ sender: UIButton) { count += 1 }
  }

  @Test func aSystemButtonCallsItsTarget() {
    let target = Target()
    let button = UIButton.systemButton(
      with: square(20), target: target, action: Selector("tap:", Target.tap))
    #expect(button.buttonType == .system)
    #expect(button.bounds.size == CGSize(width: 20, height: 20))
    button.sendActions(for: .primaryActionTriggered)
    #expect(target.count == 1)
  }
}
