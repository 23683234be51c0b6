@_spi(PackageViews) import StandardViews

/// A control that runs actions when tapped.
///
/// Its content is set by state, `setTitle("Save", for: .normal)`, or by a ``Configuration``.
open class UIButton: UIControl {
  // Overridable members are declared here; extensions by topic implement them.

  /// The look of a button without a configuration.
  public enum ButtonType: Int, Sendable, CaseIterable {
    /// White text, and no other default look.
    case custom = 0
    /// Text in the tint colour, which fades while pressed.
    case system = 1
    /// An "i" in a circle, in the tint colour.
    case detailDisclosure = 2
    /// As ``detailDisclosure``.
    case infoLight = 3
    /// As ``detailDisclosure``.
    case infoDark = 4
    /// A plus in a circle, in the tint colour.
    case contactAdd = 5
    /// A grey circle of 30 points with a cross.
    case close = 7

    /// An older name of ``system``.
    public static let roundedRect = ButtonType.system
  }

  /// The purpose of a button.
  public enum Role: Int, Sendable, CaseIterable {
    /// Kept, without effect on the look of the button.
    case normal, primary, cancel, destructive
  }

  /// The look of the button without a configuration.
  open internal(set) var buttonType = ButtonType.custom

  /// The purpose of the button. Kept, without effect on its look, as in UIKit on iOS.
  open var role = Role.normal

  // MARK: State of the implementation

  var contents = ButtonContents()
  let parts = ButtonParts()
  var halo = FocusHalo()
  /// Whether content and colours match the state.
  var isContentCurrent = false
  var isUpdatingConfiguration = false
  /// The natural size of the content, if it has been measured.
  var measuredContent: (size: CGSize, key: ButtonMeasureKey)?
  /// The width that Auto Layout has determined while it asks for the height; otherwise nil.
  private var widthInLayout: CGFloat?

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a custom button; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button of a type; custom and system buttons have size zero, others their natural
  /// size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// Creates a button that shows an action's title and runs the action; a system button by default.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    adopt(buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with a frame that shows an action's title and runs the action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration. It runs an action, whose title is shown unless the
  /// configuration has one.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    adopt(.system)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
    sizeToFit()
  }

  // MARK: Content by state

  /// Sets the title in a state; nil removes it. States without a title show the normal state's.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    contents.titles[exactly: state] = title
    contentDidChange()
  }

  /// Sets the attributed title in a state, in place of a plain one; nil removes it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    contents.attributedTitles[exactly: state] = title
    contentDidChange()
  }

  /// Sets the colour of the title in a state; nil removes it.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    contents.titleColors[exactly: state] = color
    contentDidChange()
  }

  /// Sets the colour of the title's shadow in a state; nil removes it.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    contents.titleShadowColors[exactly: state] = color
    contentDidChange()
  }

  /// Sets the image in a state; nil removes it.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents.images[exactly: state] = image
    contentDidChange()
  }

  /// Sets the image behind title and image in a state; nil removes it.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    contents.backgroundImages[exactly: state] = image
    contentDidChange()
  }

  /// Sets the size and weight of a symbol image in a state; nil removes them.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    contents.symbolConfigurations[exactly: state] = configuration
    contentDidChange()
  }

  /// The title in a state: its own, or else the normal state's; nil if neither was set.
  open func title(for state: UIControl.State) -> String? { contents.titles[state] }

  /// The attributed title in a state: its own, or else the normal state's; nil if neither was set.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents.attributedTitles[state]
  }

  /// The colour of the title in a state: its own or the normal state's, or else the type's.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    contents.titleColors[state] ?? defaultTitleColor(in: state)
  }

  /// The colour of the title's shadow in a state; nil for no shadow.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    contents.titleShadowColors[state]
  }

  /// The image in a state: its own, or else the normal state's; nil if neither was set.
  open func image(for state: UIControl.State) -> UIImage? { contents.images[state] }

  /// The image behind the content in a state; nil for none.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents.backgroundImages[state]
  }

  /// The size and weight of a symbol image in a state; nil if they were not set.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    contents.symbolConfigurations[state]
  }

  // MARK: Shown content

  /// The title in the current state.
  open var currentTitle: String? { title(for: state) }

  /// The attributed title in the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The colour of the title in the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The colour of the title's shadow in the current state; nil for no shadow.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image in the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// The image behind the content in the current state; nil for none.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The size and weight of a symbol image in the current state; nil if they were not set.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The label of the title, created on first access. Its font and number of lines may be set; the
  /// state determines its text and colour.
  open var titleLabel: UILabel? {
    if parts.titleLabel == nil { isContentCurrent = false }
    let label = parts.loadTitleLabel(in: self)
    updateContent()
    return label
  }

  /// The label of a configuration's subtitle; nil without a subtitle.
  open var subtitleLabel: UILabel? {
    updateContent()
    return configuration?.subtitle == nil ? nil : parts.subtitleLabel
  }

  /// The view of the image, created on first access.
  open var imageView: UIImageView? {
    updateContent()
    return parts.loadImageView(in: self)
  }

  // MARK: Configuration

  /// The look and the content; nil for a button with titles and images by state. If the
  /// configuration has no title or image, the state's are shown.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      contentDidChange()
      adoptMenuSelection()
    }
  }

  /// Called to adapt the configuration whenever the state may have changed; nil for no adaptation.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the colours of the configuration depend on the state.
  open var automaticallyUpdatesConfiguration = true { didSet { contentDidChange() } }

  /// Requests ``updateConfiguration()`` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    contentDidChange()
  }

  /// Adapts the configuration to the state. Calls ``configurationUpdateHandler`` by default.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Insets

  /// The insets around image and title, points. Used without a configuration only.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets that move the title, points. Used without a configuration only.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets that move the image, points. Used without a configuration only.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Whether the image is darker while pressed. Used without a configuration only.
  open var adjustsImageWhenHighlighted = true { didSet { contentDidChange() } }
  /// Whether the image is translucent while disabled. Used without a configuration only.
  open var adjustsImageWhenDisabled = true { didSet { contentDidChange() } }

  /// Kept, without effect, as in UIKit since iOS 7.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow is reversed while pressed. Used without a configuration only.
  open var reversesTitleShadowWhenHighlighted = false { didSet { contentDidChange() } }

  /// Kept, without effect: all buttons behave as on iPad and iPhone.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// Kept: pictures have the size of their file in every text size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Kept, without effect: there is no pointer.
  open var isPointerInteractionEnabled = false

  /// Whether a tap toggles ``UIControl/isSelected``. If a tap opens the menu, the menu's selection
  /// changes instead, and the button shows the title of the selected element.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

  /// The menu that opens at a tap, if ``showsMenuAsPrimaryAction`` is set, or at a long press.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      menuDidChange()
    }
  }
  /// Called with the menu when its selected element has changed by a touch.
  package var onMenuSelection: ((UIMenu) -> Void)?

  open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

  /// ``menu`` by default.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in
      UIContextMenuConfiguration(identifier: nil, makePreview: nil) { _ in menu }
    }
  }

  /// In a button that selects a value, turns the element on and shows it.
  @_spi(PackageViews)
  open override func performMenuElement(_ element: UIMenuElement, in view: UIView?) {
    select(element)
    super.performMenuElement(element, in: view)
  }

  /// The order of the menu's elements; automatic by default. Kept, without effect: the first one is at the top.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  // MARK: Geometry

  /// The rectangle of the background in given bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle available to image and title in given bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    classicContentRect(forBounds: bounds)
  }

  /// The rectangle of the title in the content's rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    classicLayout.titleRect(in: contentRect)
  }

  /// The rectangle of the image in the content's rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    classicLayout.imageRect(in: contentRect)
  }

  open override dynamic var intrinsicContentSize: CGSize {
    naturalSize(fitting: widthInLayout ?? .greatestFiniteMagnitude)
  }

  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(fitting: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  open override var wrapsAtLayoutWidth: Bool { shownConfiguration?.wrapsTitles ?? false }

  /// The height of ``intrinsicContentSize`` for the width, so that overrides count.
  open override func contentHeight(forLayoutWidth width: CGFloat) -> CGFloat {
    widthInLayout = width
    defer { widthInLayout = nil }
    return intrinsicContentSize.height
  }

  open override var layoutBaselines: LayoutBaselines {
    titleBaselines ?? super.layoutBaselines
  }

  // MARK: Changes

  @_spi(PackageViews)
  open override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }

  open override dynamic func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    updateContent()
    placeParts()
  }

  // MARK: Touches

  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isTapped = isTracking && (touches.first.map { isInside($0, event) } ?? false)
    super.touchesEnded(touches, with: event)
    guard isTapped else { return }
    // The tap has opened the menu.
    if showsMenuAsPrimaryAction, contextMenuInteraction != nil { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }

  private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    point(inside: touch.location(in: self), with: event)
  }

  // MARK: Description

  /// The title by default, or else the name of the image.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownTitle ?? currentImage?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    if shownTitle != nil || parts.hasImage { content.isVisible = true }
  }

  open override class var propertyTable: PropertyTable { buttonProperties }
}
