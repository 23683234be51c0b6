/// A control that runs actions when it is tapped.
///
/// Its content is set by state, `setTitle("Save", for: .normal)`, or by a ``Configuration``.
open class UIButton: UIControl {
  // What can be overridden is here; how it works is in extensions by topic.

  /// What a button looks like without a configuration.
  public enum ButtonType: Int, Sendable, CaseIterable {
    /// White text, and whatever else it is given.
    case custom = 0
    /// Text in the tint, which fades while it is pressed.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// An older name of system buttons.
    public static let roundedRect = ButtonType.system
  }

  /// What a button is for.
  public enum Role: Int, Sendable, CaseIterable {
    case normal, primary, cancel, destructive
  }

  open internal(set) var buttonType = ButtonType.custom

  /// What the button is for; without effect on its look, as in UIKit on iOS.
  open var role = Role.normal

  // MARK: State of the implementation

  var contents = ButtonContents()
  let parts = ButtonParts()
  var halo = FocusHalo()
  /// Whether content and colours follow the state already.
  var isContentCurrent = false
  var isUpdatingConfiguration = false
  /// The natural size of the content, once it was measured.
  var measuredContent: (size: CGSize, key: ButtonMeasureKey)?
  /// The width that Auto Layout found, while it asks for the height.
  private var widthInLayout: CGFloat?

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A button of a type, of size zero.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// A system button, or one of another type, that shows an action's title and runs it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    adopt(buttonType)
    adopt(primaryAction)
  }

  /// A button of a size that shows an action's title and runs it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// A button with a configuration, which gets an action's title, and runs the action.
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

  /// Sets the title in a state; nil removes it. States without one have that of the normal state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    contents.titles[exactly: state] = title
    contentDidChange()
  }

  /// Sets the title with its attributes in a state, in place of a plain one; nil removes it.
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

  /// Sets the size and the weight of an image that is a symbol, in a state; nil removes it.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    contents.symbolConfigurations[exactly: state] = configuration
    contentDidChange()
  }

  open func title(for state: UIControl.State) -> String? { contents.titles[state] }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents.attributedTitles[state]
  }

  /// The colour of the title in a state: the one that was set, or that of the type.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    contents.titleColors[state] ?? defaultTitleColor(in: state)
  }

  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    contents.titleShadowColors[state]
  }

  open func image(for state: UIControl.State) -> UIImage? { contents.images[state] }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents.backgroundImages[state]
  }

  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    contents.symbolConfigurations[state]
  }

  // MARK: Shown content

  open var currentTitle: String? { title(for: state) }

  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  open var currentImage: UIImage? { image(for: state) }

  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The label of the title. Its font and its lines may be set; its text and its colour are those of
  /// the state.
  open var titleLabel: UILabel? {
    if parts.titleLabel == nil { isContentCurrent = false }
    let label = parts.loadTitleLabel(in: self)
    updateContent()
    return label
  }

  /// The label of a configuration's subtitle; nil if it has none.
  open var subtitleLabel: UILabel? {
    updateContent()
    return configuration?.subtitle == nil ? nil : parts.subtitleLabel
  }

  /// The view of the image.
  open var imageView: UIImageView? {
    updateContent()
    return parts.loadImageView(in: self)
  }

  // MARK: Configuration

  /// The look and the content; nil for a button that has those by states. The title and the image of a state
  /// are shown where the configuration has none of its own.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      contentDidChange()
      adoptMenuSelection()
    }
  }

  /// Adjusts the configuration to the state, each time that it may have changed.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the colours of the configuration follow the state.
  open var automaticallyUpdatesConfiguration = true { didSet { contentDidChange() } }

  /// Requests ``updateConfiguration()`` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    contentDidChange()
  }

  /// Adjusts the configuration to the state. The default calls the handler.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Insets

  /// Around image and title, points. Without a configuration only.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Moves the title, points. Without a configuration only.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the image, points. Without a configuration only.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Whether the image is darker while the button is pressed. Without a configuration only.
  open var adjustsImageWhenHighlighted = true { didSet { contentDidChange() } }
  /// Whether the image is translucent while the button is disabled. Without a configuration only.
  open var adjustsImageWhenDisabled = true { didSet { contentDidChange() } }

  /// Without effect, as in UIKit since iOS 7.
  open var showsTouchWhenHighlighted = false
  /// Whether the shadow of the title is at the other side while the button is pressed. Without a
  /// configuration only.
  open var reversesTitleShadowWhenHighlighted = false { didSet { contentDidChange() } }

  /// Without effect here: all buttons are those of an iPad and an iPhone.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// Without effect: there is no pointer here.
  open var isPointerInteractionEnabled = false

  /// Whether a tap selects and deselects the button, or, of a button that shows its menu at a tap, chooses
  /// an element of the menu, whose title the button then has.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

  /// What a tap shows, if ``showsMenuAsPrimaryAction`` is set, or a long press. It is not drawn.
  open var menu: UIMenu? { didSet { menuDidChange() } }

  open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

  // MARK: Geometry

  /// The rectangle of the background for bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle that image and title are placed in, for bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    classicContentRect(forBounds: bounds)
  }

  /// The rectangle of the title in that of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    classicLayout.titleRect(in: contentRect)
  }

  /// The rectangle of the image in that of the content.
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

  override func stateDidChange() {
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
    contentDidChange()
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
    if showsMenuAsPrimaryAction, menu != nil {
      sendActions(for: .menuActionTriggered)
      return
    }
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

  // MARK: Overrides in extensions

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  open override dynamic var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  open override dynamic var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  open override dynamic var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  open override dynamic func draw(_ rect: CGRect) { super.draw(rect) }
  open override dynamic func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    super.sendAction(action, to: target, for: event)
  }
  open override dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  open override dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  open override dynamic var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
}
