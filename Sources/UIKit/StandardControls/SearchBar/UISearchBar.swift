import Foundation
@_spi(PackageViews) import HeadlessUIKit
import StandardViews

/// A search field with a cancel button, scopes and a prompt, as tall as they need: 56 points for the field alone.
open class UISearchBar: UIView {
  /// The looks of a search bar.
  public enum Style: UInt, Sendable, CaseIterable {
    /// Field on a bar, as `prominent`.
    case `default`
    /// An opaque field on a bar.
    case prominent
    /// The field alone.
    case minimal
  }

  /// The icons of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass at the leading edge of the field.
    case search
    /// The button that clears the text.
    case clear
    /// The button for bookmarks.
    case bookmark
    /// The button for the list of results.
    case resultsList
  }

  let parts = SearchBarParts()
  private var consent: SearchFieldConsent?

  /// Controls and observes editing, and receives taps on buttons. Not retained.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The text field of the bar.
  open var searchTextField: UISearchTextField { parts.field }

  /// The text of ``searchTextField``. Setting it sends no event.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      owner?.searchBarTextDidChange()
    }
  }

  /// The placeholder of ``searchTextField``; nil for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The view above the keyboard while the text is edited; nil for none.
  open override dynamic var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// A line of text above the field; nil for none.
  open var prompt: String? { didSet { contentDidChange() } }

  /// Whether the field and the buttons can be used; true by default.
  open var isEnabled = true { didSet { setNeedsLayout() } }

  // MARK: Look

  /// The look of the bar.
  open var searchBarStyle = Style.default { didSet { setNeedsLayout() } }

  /// The colour of the bar; nil for the system's.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Whether the bar is slightly translucent; true by default.
  open var isTranslucent = true { didSet { setNeedsLayout() } }

  /// The colours of the bar: light or dark as the surroundings by default, or always dark.
  open var barStyle = UIBarStyle.default {
    didSet {
      guard barStyle != oldValue else { return }
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
    }
  }

  /// The image behind the bar, in place of its colour; nil for none.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  /// Sets the image behind the bar for a height of it, with a prompt or without; nil removes it.
  ///
  /// - Parameter barPosition: ignored: an image is for all.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    parts.backgroundImages[barMetrics] = backgroundImage
    setNeedsLayout()
  }

  /// The image behind the bar that was set for a height of it; nil if none was.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    parts.backgroundImages[barMetrics]
  }

  /// The image behind the scopes; nil for none.
  open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsLayout() } }

  /// The offset of the text in the field, points.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textOffset }
    set { searchTextField.textOffset = newValue }
  }

  /// The offset of the field from its place, points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { setNeedsLayout() }
  }

  /// Sets the image behind the text, in place of the field's shape, which becomes as high as the image; nil restores
  /// the shape.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    parts.fieldImages[exactly: state] = backgroundImage
    contentDidChange()
  }

  /// The image behind the text in exactly this state; nil if none was set.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    parts.fieldImages[exactly: state]
  }

  /// Sets an icon in a state; nil restores the system's.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    parts.icons[icon, default: StateValues()][exactly: state] = iconImage
    setNeedsLayout()
  }

  /// The icon that was set for exactly this state; nil if none was.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    parts.icons[icon]?[exactly: state]
  }

  /// Sets the offset of an icon from its place, points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.iconOffsets[icon] = adjustment
  }

  /// The offset of an icon from its place, points.
  open func positionAdjustment(for icon: Icon) -> UIOffset {
    searchTextField.iconOffsets[icon] ?? .zero
  }

  // MARK: Buttons

  /// Whether there is a cancel button behind the field. It is disabled after editing has ended, until it begins again.
  /// The cancel button of a search controller is always enabled.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { setNeedsLayout() } }
  }

  /// Sets ``showsCancelButton``; the button slides in and out on the current clock.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    if animated { layoutIfNeeded() }
    self.showsCancelButton = showsCancelButton
    guard animated else { return }
    updateParts()
    UIView.animateParts(withDuration: SearchBarMetrics.animationDuration, placeParts)
  }

  /// Whether the empty field has a bookmark button.
  open var showsBookmarkButton = false { didSet { setNeedsLayout() } }

  /// Whether the empty field has a button for earlier results, in place of bookmarks.
  open var showsSearchResultsButton = false { didSet { setNeedsLayout() } }

  /// Whether the button for results is selected: it has the tint then.
  open var isSearchResultsButtonSelected = false { didSet { setNeedsLayout() } }

  // MARK: Scopes

  /// Whether the scopes are shown below the field, if there are any.
  open var showsScopeBar = false { didSet { contentDidChange() } }

  /// Sets ``showsScopeBar``; the bar's height changes with the next layout of its superview.
  open func setShowsScopeBar(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// The former name of ``setShowsScopeBar(_:animated:)``.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// The titles of the scopes; nil for none. The first one is selected at first.
  open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      updateScopes()
      contentDidChange()
    }
  }

  /// The index of the selected scope. Setting it does not call the delegate.
  open var selectedScopeButtonIndex = 0 {
    didSet { parts.scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
  }

  /// Sets the attributes of the scopes' titles in a state; nil removes them.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    loadScopes().setTitleTextAttributes(attributes, for: state)
  }

  /// The attributes of the scopes' titles in a state; nil if none were set.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    parts.scopes?.titleTextAttributes(for: state)
  }

  /// Sets the image of the scopes in a state, in place of plate and selection; nil removes it.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    loadScopes().setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }

  /// The image of the scopes in a state; nil without one.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    parts.scopes?.backgroundImage(for: state, barMetrics: .default)
  }

  /// Sets the image between scopes in two states; nil removes it.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    loadScopes().setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
      barMetrics: .default)
  }

  /// The image that was set between scopes in exactly these states; nil without one.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    parts.scopes?.dividerImage(
      forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  // MARK: Placement

  /// The search controller that has created the bar; nil for none.
  package weak var owner: (any SearchBarOwner)?

  /// The space around the field, points. A navigation bar sets its own.
  package var fieldInsets = SearchBarMetrics.insets {
    didSet { if fieldInsets != oldValue { contentDidChange() } }
  }

  /// The height that the bar needs with other insets, points.
  package func height(withFieldInsets insets: NSDirectionalEdgeInsets) -> CGFloat {
    var content = content
    content.insets = insets
    return content.height
  }

  /// Whether the bar is in a bar that has a background: it has none of its own then.
  package var isInBar = false { didSet { setNeedsLayout() } }

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(searchTextField)
    let consent = SearchFieldConsent(self)
    self.consent = consent
    searchTextField.delegate = consent
    forwardEvents()
  }

  // MARK: Layout

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: content.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: content.height)
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    updateParts()
    placeParts()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  @_spi(PackageViews)
  open override func adoptTraits() {
    super.adoptTraits()
    contentDidChange()
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    owner?.searchBarHeightMayDiffer()
  }

  // MARK: First responder

  open override dynamic var canBecomeFirstResponder: Bool {
    searchTextField.canBecomeFirstResponder
  }

  /// Whether the field is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Begins editing in the field.
  @discardableResult
  open override dynamic func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }

  /// Ends editing in the field.
  @discardableResult
  open override dynamic func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  // MARK: Description

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isEnabled = isEnabled
  }

  open override class var propertyTable: PropertyTable { searchBarProperties }
}
