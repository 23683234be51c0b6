import StandardControls
import StandardViews
import Testing

/// What controls answer for a segment, a page, a state or an icon after it was set.
@Suite struct ControlAccessorTests {
  private let image = UIImage()

  // MARK: Segments

  @Test func aSegmentShowsTheImageOfItsActionOrElseItsTitle() {
    let control = UISegmentedControl(frame: .zero, actions: [])
    let picture = UIImage.picture
    control.insertSegment(
      action: UIAction(title: "List", image: picture) { _ in }, at: 0, animated: false)
    control.insertSegment(action: UIAction(title: "Grid") { _ in }, at: 1, animated: false)
    #expect(control.imageForSegment(at: 0) == picture)
    #expect(control.titleForSegment(at: 0) == nil)
    #expect(control.titleForSegment(at: 1) == "Grid")
    control.setAction(UIAction(title: "Map") { _ in }, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil)
    #expect(control.titleForSegment(at: 0) == "Map")
  }

  @Test func actionsAreItemsOfSegments() {
    let action = UIAction(title: "Grid") { _ in }
    let control = UISegmentedControl(items: ["List", action])
    #expect(control.titleForSegment(at: 1) == "Grid")
    #expect(control.actionForSegment(at: 1) === action)
    #expect(control.actionForSegment(at: 0) == nil)
    #expect(control.actionForSegment(at: 2) == nil)
  }

  @Test func widthsOffsetsAndStatesOfSegmentsAreTheirOwn() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.setWidth(40, forSegmentAt: 1)
    control.setContentOffset(CGSize(width: 1, height: -2), forSegmentAt: 1)
    control.setEnabled(false, forSegmentAt: 1)
    #expect([0, 1, 2].map { control.widthForSegment(at: $0) } == [0, 40, 0])
    #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 1, height: -2))
    #expect(control.contentOffsetForSegment(at: 0) == .zero)
    #expect([0, 1, 2].map { control.isEnabledForSegment(at: $0) } == [true, false, false])
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 3, vertical: 4), forSegmentType: .left, barMetrics: .default)
    #expect(
      control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default)
        == UIOffset(horizontal: 3, vertical: 4))
    #expect(
      control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == .zero)
    #expect(
      control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .compact) == .zero)
  }

  // MARK: Pages

  @Test func imagesOfIndicatorsAreThoseOfTheirPage() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.setIndicatorImage(image, forPage: 1)
    control.setCurrentPageIndicatorImage(image, forPage: 2)
    #expect(
      [0, 1, 2].map { control.indicatorImage(forPage: $0) === image } == [false, true, false])
    #expect(
      [0, 1, 2].map { control.currentPageIndicatorImage(forPage: $0) === image }
        == [false, false, true])
    control.setIndicatorImage(nil, forPage: 1)
    #expect(control.indicatorImage(forPage: 1) == nil)
  }

  // MARK: Buttons

  @Test func symbolsOfAButtonHaveAConfigurationInEachState() {
    let button = UIButton()
    let configuration = UIImage.SymbolConfiguration(pointSize: 30)
    button.setPreferredSymbolConfiguration(configuration, forImageIn: .highlighted)
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == configuration)
    #expect(button.preferredSymbolConfigurationForImage(in: .normal) == nil)
    button.setPreferredSymbolConfiguration(nil, forImageIn: .highlighted)
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == nil)
  }

  @Test func theInsetsOfAButtonsSizeAreRestored() {
    var configuration = UIButton.Configuration.plain()
    let standard = configuration.contentInsets
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 30, leading: 30, bottom: 30, trailing: 30)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == standard)
    // They follow the size again.
    configuration.buttonSize = .mini
    #expect(configuration.contentInsets != standard)
  }

  @Test func transformersAreCalledAsFunctions() {
    let grayscale = UIConfigurationColorTransformer.grayscale
    #expect(grayscale(.white) == UIColor(white: 1, alpha: 1))
    #expect(UIConfigurationColorTransformer.preferredTint.callAsFunction(.red) == .red)
    let large = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.languageIdentifier = "ja"
      return attributes
    }
    #expect(large.callAsFunction(AttributeContainer()).languageIdentifier == "ja")
  }

  // MARK: Search

  @Test func imagesAndOffsetsOfASearchBarAreThoseOfTheirPlace() {
    let bar = UISearchBar()
    bar.setSearchFieldBackgroundImage(image, for: .disabled)
    #expect(bar.searchFieldBackgroundImage(for: .disabled) === image)
    #expect(bar.searchFieldBackgroundImage(for: .normal) == nil)
    bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 6), for: .clear)
    #expect(bar.positionAdjustment(for: .clear) == UIOffset(horizontal: 5, vertical: 6))
    #expect(bar.positionAdjustment(for: .search) == .zero)
    bar.setScopeBarButtonTitleTextAttributes([.kern: 2], for: .selected)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .selected)?[.kern] as? Int == 2)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal) == nil)
  }

  @Test func scopesAreShownByTheFormerNameToo() {
    let bar = UISearchBar()
    bar.setShowsScope(true, animated: false)
    #expect(bar.showsScopeBar)
    bar.setShowsScope(false, animated: true)
    #expect(!bar.showsScopeBar)
  }

  @Test func tokensAreBeforeTheTextOfASearchField() {
    let field = UISearchTextField()
    field.text = "abc"
    let token = UISearchToken(icon: nil, text: "Recent")
    #expect(token.representedObject == nil)
    token.representedObject = 7
    #expect(token.representedObject as? Int == 7)
    field.insertToken(token, at: 0)
    #expect(
      field.compare(field.positionOfToken(at: 0), to: field.beginningOfDocument) == .orderedSame)
    #expect(field.text(in: field.textualRange) == "abc")
  }

  // MARK: Pickers

  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [3, 4]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }
  }

  @Test func aComponentIsReloadedAndTheOthersStay() {
    let source = Source()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = source
    picker.delegate = source
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(3, inComponent: 1, animated: false)
    source.counts = [2, 2]
    picker.reloadComponent(1)
    // The last row that is left.
    #expect(picker.selectedRow(inComponent: 1) == 1)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 1)
  }
}

extension UIImage {
  /// One point.
  fileprivate static var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
  }
}
