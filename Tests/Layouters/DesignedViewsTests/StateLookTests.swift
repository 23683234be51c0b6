import Foundation
import Testing

@testable import DesignedViews

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

private func draw(_ view: UIView, traits: UITraitCollection = light) throws -> Bitmap {
  try UIViewRenderer(scale: 2, traits: traits).bitmap(of: view)
}

@Suite struct StateFallbackTests {
  private func lookUp(_ type: ResType, _ state: ViewState, among states: [ViewState]) -> ViewState?
  {
    state.fallbacks(for: type).first { states.contains($0) }
  }

  @Test func disabledSelectedButtonHasColorsOfADisabledOne() {
    #expect(
      lookUp(.fgColor, .disabledSelected, among: [.normal, .selected, .disabled]) == .disabled)
    #expect(lookUp(.bgColor, .disabledSelected, among: [.normal, .selected]) == .selected)
    #expect(lookUp(.borderColor, .disabledSelected, among: [.normal]) == .normal)
  }

  @Test(arguments: [ResType.icon, .bgImage, .svgPath, .svgBgPath])
  func disabledSelectedButtonHasTheIconOfASelectedOne(type: ResType) {
    #expect(lookUp(type, .disabledSelected, among: [.normal, .selected, .disabled]) == .selected)
    #expect(lookUp(type, .disabledSelected, among: [.normal, .disabled]) == .disabled)
  }

  @Test(arguments: ResType.allCases)
  func ownValueOfAStateComesFirst(type: ResType) {
    for state in ViewState.allCases {
      #expect(lookUp(type, state, among: ViewState.allCases) == state)
    }
  }

  @Test func disabledCheckBoxDiffersFromTheEnabledOne() throws {
    func picture(enabled: Bool) throws -> Bitmap {
      let box = DsCheckBox.checkbox("Wi-Fi")
      box.checked = true
      box.enabled = enabled
      return try draw(box)
    }
    #expect(try picture(enabled: false) != picture(enabled: true))
  }

  @Test func pressedRadioButtonDiffersFromTheReleasedOne() throws {
    func picture(activated: Bool) throws -> Bitmap {
      let button = DsCheckBox.radioButton(
        nil,
        colors: StatefulResource([
          .init(.svgColor): .color(.gray), .init(.svgColor, .activated): .color(.black),
        ]))
      button.activated = activated
      return try draw(button)
    }
    #expect(try picture(activated: true) != picture(activated: false))
  }

  @Test func mergeCopiesTheNormalStateIntoAnUnstatefulResource() {
    let source = StatefulResource(
      Dictionary(
        uniqueKeysWithValues: ViewState.allCases.map {
          (ResourceKey(.fgColor, $0), .color(UIColor(white: CGFloat($0.rawValue) / 8, alpha: 1)))
        }))
    let target = UnstatefulResource([:])
    target.merge(source, overwrite: true)
    #expect(target.resource(.fgColor, for: .disabled)?.color == UIColor(white: 0, alpha: 1))
  }
}

@Suite struct DefaultLookTests {
  /// WCAG 2.2, "relative luminance" and "contrast ratio".
  private func contrast(
    _ one: UIColor?, _ other: UIColor?, _ style: UIUserInterfaceStyle
  ) -> Double {
    let traits = UITraitCollection(userInterfaceStyle: style)
    func luminance(_ color: UIColor?) -> Double {
      let color = color?.cgColor(in: traits) ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1)
      let linear = [color.red, color.green, color.blue].map { value -> Double in
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    let values = [luminance(one), luminance(other)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  /// Buttons as they are without resources of their own.
  enum BareButton: CaseIterable {
    case button, iconButton, toggle, checkBox, radioButton, comboBox, tab, pathsOnly

    fileprivate func make() -> DsCustomButton {
      let frame = CGRect(x: 0, y: 0, width: 90, height: 30)
      let button: DsCustomButton =
        switch self {
        case .button: DsCustomButton(frame: frame)
        case .iconButton, .pathsOnly: DsSvgIconButton(frame: frame)
        case .toggle: DsToggleButton(frame: frame)
        case .checkBox: DsCheckBox.checkbox(nil)
        case .radioButton: DsCheckBox.radioButton(nil)
        case .comboBox: DsComboBox(frame: frame)
        case .tab: DsTabButton(frame: frame)
        }
      button.text = "Day"
      if self == .pathsOnly {
        button.colorResources = StatefulResource([.init(.svgPath): .path("M6,6H18V18H6Z")])
      }
      if let comboBox = button as? DsComboBox {
        comboBox.items = [.init("Day", value: 1)]
        comboBox.value = 1
      }
      return button
    }

    fileprivate var hasMark: Bool {
      [.checkBox, .radioButton, .comboBox, .pathsOnly].contains(self)
    }
  }

  private static let appearances = [UIUserInterfaceStyle.light, .dark]

  /// The background of the content: the face, or the page where that is clear.
  private func face(_ button: DsCustomButton, _ state: ViewState) -> UIColor? {
    let face = button.resource(.bgColor, in: state)?.color
    return face?.cgColor.alpha == 0 ? .systemBackground : face
  }

  /// 4.5:1 for captions and 3:1 for marks of what can be used; 2.5:1 for disabled captions, which are
  /// exempt, so that they can be made out.
  @Test(arguments: BareButton.allCases, Self.appearances)
  func contentOfABareButtonCanBeMadeOut(kind: BareButton, style: UIUserInterfaceStyle) {
    let button = kind.make()
    for state in ViewState.allCases {
      let caption = contrast(
        button.resource(.fgColor, in: state)?.color, face(button, state), style)
      #expect(caption >= (state.isDisabled ? 2.5 : 4.5), "caption, \(state)")
      guard kind.hasMark else { continue }
      let ink = (button.resource(.svgColor, in: state) ?? button.resource(.fgColor, in: state))?
        .color
      let mark = contrast(ink, face(button, state), style)
      #expect(mark >= (state.isDisabled ? 2.5 : 3), "mark, \(state)")
    }
  }

  /// Two thirds of the contrast at most, so that a disabled caption never looks emphasised.
  @Test(arguments: BareButton.allCases, Self.appearances)
  func captionsOfDisabledButtonsAreWeaker(kind: BareButton, style: UIUserInterfaceStyle) {
    let button = kind.make()
    func caption(_ state: ViewState) -> Double {
      contrast(button.resource(.fgColor, in: state)?.color, face(button, state), style)
    }
    #expect(caption(.disabled) <= caption(.normal) / 1.5)
    #expect(caption(.disabledSelected) <= caption(.selected) / 1.2)
  }

  @Test func selectedTabIsNotHarderToReadThanTheOthersInTheLight() {
    let tab = DsTabButton()
    func caption(_ state: ViewState) -> Double {
      contrast(
        tab.resource(.fgColor, in: state)?.color, tab.resource(.bgColor, in: state)?.color, .light)
    }
    #expect(caption(.selected) >= caption(.normal))
    #expect(caption(.activatedSelected) >= caption(.activated))
    #expect(caption(.disabledSelected) >= caption(.disabled))
  }

  @Test(arguments: ViewState.allCases, Self.appearances)
  func borderOfATabIsVisibleOnItsFaceOnTheBarAndOnThePage(
    state: ViewState, style: UIUserInterfaceStyle
  ) {
    let tab = DsTabButton()
    let border = tab.resource(.borderColor, in: state)?.color
    #expect(contrast(border, .systemBackground, style) >= 1.5)
    #expect(contrast(border, DsDefaults.tabBackground, style) >= 1.5)
    #expect(contrast(border, tab.resource(.bgColor, in: state)?.color, style) >= 1.5)
  }

  @Test(arguments: Self.appearances)
  func textOnAPanelIsGreyAndCanBeRead(style: UIUserInterfaceStyle) {
    let color = DsDefaults.panelText.cgColor(in: UITraitCollection(userInterfaceStyle: style))
    #expect(abs(color.red - color.green) < 0.04 && abs(color.red - color.blue) < 0.04)
    let text = contrast(DsDefaults.panelText, DsDefaults.panelFace, style)
    #expect(text >= 4.5)
    #expect(text < contrast(DsDefaults.ink, DsDefaults.panelFace, style))
  }

  @Test(arguments: BareButton.allCases, Self.appearances)
  func statesOfABareButtonDifferPairwise(kind: BareButton, style: UIUserInterfaceStyle) throws {
    let states = ViewState.allCases
    let pictures = try states.map { state in
      let button = kind.make()
      button.enabled = !state.isDisabled
      button.selected = state.isSelected
      button.activated = state.isActivated
      #expect(button.buttonState == state)
      return try draw(button, traits: UITraitCollection(userInterfaceStyle: style))
    }
    for (index, picture) in pictures.enumerated() {
      for other in states.indices where other > index {
        #expect(picture != pictures[other], "\(states[index]) looks like \(states[other])")
      }
    }
  }

  @Test func aResourceWithColoursIsNotCompleted() {
    let button = DsCustomButton()
    button.colorResources = StatefulResource([.init(.fgColor): .color(.red)])
    #expect(button.resource(.bgColor, in: .normal) == nil)
    #expect(button.resource(.fgColor, in: .disabled)?.color == .red)
    button.colorResources = nil
    #expect(button.resource(.bgColor, in: .normal) == nil)
    #expect(button.resource(.fgColor, in: .normal) == nil)
  }

  @Test func captionWithoutAColorIsBlackAndWhiteInTheDark() throws {
    func colors(_ traits: UITraitCollection) throws -> Set<UInt32> {
      let button = DsCustomButton(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      button.text = "■"
      button.fontSize = 18
      button.colorResources = nil
      let bitmap = try draw(button, traits: traits)
      return Set((0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } })
    }
    #expect(try colors(light).contains(0xFF00_0000))
    #expect(try colors(dark).contains(0xFFFF_FFFF))
    #expect(try !colors(dark).contains(0xFF00_0000))
  }
}

@Suite struct ContentPlacementTests {
  private func makeButton(_ alignment: AlignEx) -> DsSvgIconButton {
    let button = DsSvgIconButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.text = "Save"
    button.contentMargin = .zero
    button.iconTextMargin = 6
    button.contentHorzAlignment = alignment
    return button
  }

  /// The areas of icon and caption; the icon is 24 points wide.
  private func rects(_ alignment: AlignEx) throws -> (icon: CGRect, text: CGRect, group: CGFloat) {
    let button = makeButton(alignment)
    let rects = button.contentRects(in: button.bounds, iconSize: button.iconSize, hasText: true)
    return (
      try #require(rects.icon), try #require(rects.text), 24 + 6 + button.textSize().width
    )
  }

  @Test func iconIsAtTheEdgeAndCaptionInTheRest() throws {
    let (icon, text, _) = try rects(.fill)
    #expect(icon.minX == 0)
    #expect(text.minX == 30)
    #expect(text.maxX == 200)
  }

  @Test func iconAndCaptionAreCentredTogether() throws {
    let (icon, text, group) = try rects(.center)
    #expect(icon.minX == (200 - group) / 2)
    #expect(text.minX == icon.maxX + 6)
    #expect(abs(text.maxX - (200 + group) / 2) < 1e-9)
  }

  @Test func iconAndCaptionAreAtTheRightTogether() throws {
    let (icon, text, group) = try rects(.right)
    #expect(abs(text.maxX - 200) < 1e-9)
    #expect(abs(icon.minX - (200 - group)) < 1e-9)
  }

  @Test func iconIsAtTheRightWhereTextRunsFromRightToLeft() {
    let button = makeButton(.fill)
    button.semanticContentAttribute = .forceRightToLeft
    let rects = button.contentRects(in: button.bounds, iconSize: button.iconSize, hasText: true)
    #expect(rects.icon == CGRect(x: 176, y: 8, width: 24, height: 24))
    #expect(rects.text == CGRect(x: 0, y: 0, width: 170, height: 40))
  }

  @Test func marginIsExchangedWhereTextRunsFromRightToLeft() {
    let button = makeButton(.fill)
    button.contentMargin = UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 12)
    button.semanticContentAttribute = .forceRightToLeft
    let rects = button.contentRects(in: button.bounds, iconSize: button.iconSize, hasText: true)
    // The icon ends 4 from the right, and is in the middle of 1 to 37; the caption ends 6 before it.
    #expect(rects.icon == CGRect(x: 172, y: 7, width: 24, height: 24))
    #expect(rects.text == CGRect(x: 12, y: 1, width: 154, height: 36))
  }

  @Test func captionFollowsTheTextSize() {
    func font(_ category: UIContentSizeCategory, adjusts: Bool = true) -> CGFloat {
      UITraitCollection(preferredContentSizeCategory: category).performAsCurrent {
        let button = DsCustomButton()
        button.fontSize = 12
        button.adjustsFontForContentSizeCategory = adjusts
        return button.font.pointSize
      }
    }
    // Body text is 17 points at large, 23 at extra extra extra large, 53 at the largest size.
    #expect(font(.large) == 12)
    #expect(font(.extraExtraExtraLarge) == 16)  // 12 × 23 / 17 = 16.2
    #expect(font(.accessibilityExtraExtraExtraLarge) == 37.5)  // 12 × 53 / 17 = 37.4
    #expect(font(.extraExtraExtraLarge, adjusts: false) == 12)
  }
}

@Suite struct PathRetentionTests {
  private func makeButton(_ repository: PathRepository) -> DsSvgIconButton {
    let button = DsSvgIconButton(
      frame: CGRect(x: 0, y: 0, width: 24, height: 24), pathRepository: repository)
    button.colorResources = StatefulResource([
      .init(.svgPath): .path("M4,4H20V20Z"), .init(.fgColor): .color(.red),
    ])
    return button
  }

  @Test func sharedRepositoryForgetsThePathsOfReleasedButtons() throws {
    let repository = PathRepository()
    var buttons = [makeButton(repository), makeButton(repository)]
    for button in buttons {
      _ = try draw(button)
      _ = try draw(button)
    }
    #expect(repository.count == 1)
    buttons.removeLast()
    #expect(repository.count == 1)
    buttons.removeLast()
    #expect(repository.count == 0)
  }

  @Test func pathOfFormerResourcesIsReleased() throws {
    let repository = PathRepository()
    let button = makeButton(repository)
    for size in 1...5 {
      button.colorResources = StatefulResource([
        .init(.svgPath): .path("M4,4H20V\(size)Z"), .init(.fgColor): .color(.red),
      ])
      _ = try draw(button)
      #expect(repository.count == 1)
    }
    button.colorResources = nil
    #expect(repository.count == 0)
  }

  @Test func pathThatResourcesReplaceInPlaceIsReleasedByTheNextDrawing() throws {
    let repository = PathRepository()
    let button = makeButton(repository)
    _ = try draw(button)
    button.colorResources?.setResource(.path("M4,4H20V9Z"), for: ResourceKey(.svgPath))
    button.setNeedsDisplay()
    _ = try draw(button)
    #expect(repository.count == 1)
    button.viewboxSize = CGSize(width: 48, height: 48)
    _ = try draw(button)
    #expect(repository.count == 1)
  }

  @Test func pathsOfOtherStatesAreKept() throws {
    let repository = PathRepository()
    let button = makeButton(repository)
    button.colorResources?.setResource(.path("M4,4H20V9Z"), for: ResourceKey(.svgPath, .selected))
    _ = try draw(button)
    button.selected = true
    _ = try draw(button)
    button.selected = false
    _ = try draw(button)
    #expect(repository.count == 2)
  }

  @Test func pathThatAnotherButtonDrawsIsKept() throws {
    let repository = PathRepository()
    let buttons = [makeButton(repository), makeButton(repository)]
    for button in buttons { _ = try draw(button) }
    buttons[0].colorResources = nil
    #expect(repository.count == 1)
  }

  @Test func radioButtonKeepsRingAndDiscUntilItBecomesACheckBox() throws {
    let repository = PathRepository()
    let button = DsCheckBox.radioButton(nil, pathRepository: repository)
    for selected in [false, true, false] {
      button.selected = selected
      _ = try draw(button)
      #expect(repository.count == 2)
    }
    button.style = .checkBox
    _ = try draw(button)
    // The box and its background.
    #expect(repository.count == 2)
    button.style = .radioButton
    _ = try draw(button)
    #expect(repository.count == 2)
  }
}
