import Testing

@testable import Lists

/// The places of an image, two texts and two buttons.
@Suite struct UnavailableLayoutTests {
  private let layout = UnavailableLayout(
    margins: UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 10), imageGap: 12, textGap: 6,
    buttonGap: 20, secondaryButtonGap: 14)

  private func size(_ width: CGFloat, _ height: CGFloat) -> UnavailableLayout.Measure {
    { CGSize(width: min(width, $0), height: height) }
  }

  private var all: UnavailableLayout.Parts {
    UnavailableLayout.Parts(
      image: size(50, 40), text: size(100, 30), detail: size(1000, 20), button: size(80, 36),
      secondaryButton: size(60, 28))
  }

  @Test func partsAreBelowEachOtherInTheMiddle() {
    // 40 + 12 + 30 + 6 + 20 + 20 + 36 + 14 + 28 = 206, and margins of 60.
    let frames = layout.frames(width: 340, height: 466, of: all)
    #expect(frames.height == 266)
    // 200 are left: 100 above. The middle between the margins is 30 + 300 / 2.
    #expect(frames.image == CGRect(x: 155, y: 120, width: 50, height: 40))
    #expect(frames.text == CGRect(x: 130, y: 172, width: 100, height: 30))
    #expect(frames.detail == CGRect(x: 30, y: 208, width: 300, height: 20))
    #expect(frames.button == CGRect(x: 140, y: 248, width: 80, height: 36))
    #expect(frames.secondaryButton == CGRect(x: 150, y: 298, width: 60, height: 28))
  }

  @Test func partsThatAreTooHighStartAtTheTop() {
    let frames = layout.frames(width: 340, height: 200, of: all)
    #expect(frames.image.minY == 20)
    #expect(frames.height == 266)
    #expect(layout.frames(width: 340, height: nil, of: all).image.minY == 20)
  }

  @Test func missingPartsTakeNoSpace() {
    var parts = all
    (parts.image, parts.text, parts.button) = (nil, nil, nil)
    // The second text, 20, and the second button, 28.
    let frames = layout.frames(width: 340, height: nil, of: parts)
    #expect(frames.height == 128)
    #expect(frames.detail.minY == 20)
    #expect(frames.secondaryButton.minY == 60)
    #expect(frames.image == .zero)
    #expect(layout.frames(width: 340, height: nil, of: .init()).height == 60)
  }

  @Test func linesOfWideScreensAreLimited() {
    var natural = layout
    natural.isCentered = false
    let frames = natural.frames(width: 1040, height: nil, of: all)
    #expect(frames.detail == CGRect(x: 30, y: 108, width: 420, height: 20))
    #expect(frames.image.minX == 30)
  }
}

@Suite @MainActor struct UnavailableViewTests {
  private func view(
    _ configuration: UIContentUnavailableConfiguration
  ) -> UIContentUnavailableView {
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    return view
  }

  private func visible(_ view: UIView) -> [UIView] {
    (view.subviews.first { $0 is UIScrollView }?.subviews ?? []).filter { !$0.isHidden }
  }

  @Test func emptyContentShowsWhatIsSet() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    #expect(visible(view(configuration)).isEmpty)
    configuration.text = "No trips"
    configuration.button.title = "Plan"
    var taps = 0
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    let shown = view(configuration)
    let parts = visible(shown)
    #expect(parts.count == 2)
    #expect((parts.first as? UILabel)?.text == "No trips")
    let button = try #require(parts.last as? UIButton)
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
    // As large as a finger needs.
    #expect(button.bounds.height < 44)
    #expect(button.point(inside: CGPoint(x: 20, y: -4), with: nil))
    configuration.buttonProperties.isEnabled = false
    shown.configuration = configuration
    #expect(!button.isEnabled)
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 2)
  }

  @Test func aButtonWithoutATitleHasItsActions() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.buttonProperties.primaryAction = UIAction(title: "Add") { _ in }
    configuration.secondaryButton.title = "More"
    configuration.secondaryButtonProperties.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    let buttons = visible(view(configuration)).compactMap { $0 as? UIButton }
    #expect(buttons.map { $0.configuration?.title } == ["Add", "More"])
    #expect(buttons.map(\.showsMenuAsPrimaryAction) == [false, true])
  }

  @Test func loadingRotatesAWheelAboveItsText() throws {
    let parts = visible(view(.loading()))
    let wheel = try #require(parts.compactMap { $0 as? UIActivityIndicatorView }.first)
    let label = try #require(parts.compactMap { $0 as? UILabel }.first)
    #expect(wheel.isAnimating)
    #expect(label.text == "Loading…")
    #expect(label.frame.minY == wheel.frame.maxY + 8)
    #expect(wheel.frame.midX == 150)
  }

  @Test func aSearchNamesWhatWasNotFound() throws {
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.text == "No Results")
    #expect(search.secondaryText == "Check the spelling or try a new search.")
    #expect(search.image != nil)
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    #expect(search.updated(for: state) == search)
    state.searchText = "quay"
    #expect(search.updated(for: state).text == "No Results for “quay”")
    // Other kinds keep their text.
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }

  @Test func theViewShowsConfigurationsOfItsTypeOnly() {
    let shown = view(.search())
    #expect(shown.supports(UIContentUnavailableConfiguration.empty()))
    #expect(!shown.supports(UIListContentConfiguration.cell()))
    shown.configuration = UIListContentConfiguration.cell()
    #expect(shown.content == .search())
  }

  @Test func aBackgroundFillsTheView() throws {
    var configuration = UIContentUnavailableConfiguration.loading()
    configuration.background.backgroundColor = .systemRed
    configuration.background.backgroundInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    let background = try #require(view(configuration).subviews.first)
    #expect(background.backgroundColor == .systemRed)
    #expect(background.frame == CGRect(x: 2, y: 1, width: 294, height: 396))
  }

  @Test func highContentCanBeScrolled() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "A\nB"
    configuration.imageToTextPadding = 0
    configuration.directionalLayoutMargins = .init(top: 300, leading: 0, bottom: 300, trailing: 0)
    let shown = view(configuration)
    let scrollView = try #require(shown.subviews.first as? UIScrollView)
    let label = try #require(visible(shown).first as? UILabel)
    #expect(label.frame.minY == 300)
    #expect(scrollView.contentSize.height > 600)
    #expect(shown.sizeThatFits(CGSize(width: 300, height: 0)).height > 600)
  }
}
