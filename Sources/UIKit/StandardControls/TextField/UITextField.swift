@_spi(PackageViews) import HeadlessUIKit

/// A line of text that can be edited.
///
/// There is no keyboard: ``insertText(_:)`` and ``deleteBackward()`` edit the text as one would.
open class UITextField: UIControl, UIKeyInput {
  /// What surrounds the text.
  public enum BorderStyle: Int, Sendable, CaseIterable {
    case none, line, bezel, roundedRect
  }

  /// When a view at a side, or the clear button, is shown.
  public enum ViewMode: Int, Sendable, CaseIterable {
    case never, whileEditing, unlessEditing, always
  }

  var edited = EditedText()
  @_spi(Ports) public let clearButton = UIImageView()
  private var halo = FocusHalo()
  private var isTouchingClearButton = false

  // MARK: Text

  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; empty, and never nil, when read. Setting it sends no event, and drops the attributes of
  /// ``attributedText``.
  open var text: String? {
    get { edited.string }
    set { _reportingChange(of: "text") { setText(newValue ?? "") } }
  }

  /// The text with its attributes. Font, colour and alignment of the field become those of the first
  /// character; what has none has those of the field.
  open var attributedText: NSAttributedString? {
    get {
      attributed ?? NSAttributedString(string: edited.string, attributes: defaultTextAttributes)
    }
    set { _reportingChange(of: "attributedText") { adopt(newValue) } }
  }

  /// Nil while all characters have the field's attributes.
  var attributed: NSAttributedString?

  /// What is shown while the text is empty. Another text drops the attributes that there are.
  open var placeholder: String? {
    get { storedPlaceholder }
    set {
      _reportWillChange("placeholder")
      defer { _reportDidChange("placeholder") }
      storedPlaceholder = newValue
      if newValue != storedAttributedPlaceholder?.string { storedAttributedPlaceholder = nil }
      textDidChange()
    }
  }

  /// What is shown while the text is empty, with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder }
    set {
      storedAttributedPlaceholder = newValue
      if let newValue { storedPlaceholder = newValue.string }
      textDidChange()
    }
  }

  // A subclass may set one of them when the other one is set.
  private var storedPlaceholder: String?
  private var storedAttributedPlaceholder: NSAttributedString?

  /// The attributes of the whole text. Setting them drops those of ``attributedText``; what they do not name
  /// has its default.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      otherAttributes.merging([.font: shownFont, .foregroundColor: shownTextColor]) { $1 }
    }
    set { adoptDefaults(newValue) }
  }

  /// Those of ``defaultTextAttributes`` that are no property of their own.
  var otherAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of what is typed: those of the character before the caret until they are set, which
  /// holds until the caret moves. Nil while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? ownTypingAttributes ?? attributesAtCaret : nil }
    set { if isEditing { ownTypingAttributes = newValue } }
  }

  var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// Whether a user may change the attributes of a part; without effect: there is no menu for that.
  open var allowsEditingTextAttributes = false

  /// The system font of 17 points by default; setting nil restores it. Setting it gives it to the whole text.
  open var font: UIFont? {
    get { storedFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      storedFont = newValue
      setAttribute(.font, shownFont)
      textDidChange()
    }
  }

  var storedFont: UIFont?

  /// The colour of the text; that of labels if nil. Setting it gives it to the whole text.
  open var textColor: UIColor? {
    didSet {
      setAttribute(.foregroundColor, shownTextColor)
      setNeedsDisplay()
    }
  }

  /// Of all of the text. Natural text begins where the interface does, whatever its letters are.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      setAlignment()
      setNeedsDisplay()
    }
  }

  /// Whether the properties are being set to those of an attributed text, which has them already.
  var isAdopting = false

  /// Whether a text that is too wide is shown in smaller letters, down to ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }

  /// The size that letters keep if ``adjustsFontSizeToFitWidth`` is set, points; 0 for no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// Whether a font of a text style follows the text size that the user prefers.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  /// Whether editing begins with an empty text.
  open var clearsOnBeginEditing = false

  /// Whether typing replaces the whole text, until the caret moves.
  open var clearsOnInsertion = false

  // MARK: Input

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  // MARK: Look

  /// Fills the rounded shape of a field with rounded corners, and otherwise the bounds.
  open override var backgroundColor: UIColor? {
    get { fillColor }
    set {
      fillColor = newValue
      updateBackground()
    }
  }

  /// The background that was set.
  private(set) var fillColor: UIColor?

  private func updateBackground() {
    super.backgroundColor = borderStyle == .roundedRect ? nil : fillColor
    setNeedsDisplay()
  }

  open var borderStyle = BorderStyle.none {
    didSet {
      updateBackground()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The image behind a field without a border.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The image behind a disabled field without a border.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  /// When the button that clears the text is shown, which needs a text.
  open var clearButtonMode = ViewMode.never { didSet { accessoriesDidChange() } }

  /// The view at the leading side.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { accessoriesDidChange() } }
  /// The view at the trailing side, in place of the clear button.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  open var rightViewMode = ViewMode.never { didSet { accessoriesDidChange() } }

  // MARK: Keyboard

  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var textContentType: UITextContentType?
  open var passwordRules: UITextInputPasswordRules?
  open var enablesReturnKeyAutomatically = false

  /// Whether dots are shown instead of the text.
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }

  // MARK: Editing

  /// Whether the text is being edited: a caret is shown.
  open internal(set) var isEditing = false {
    didSet { if isEditing != oldValue { accessoriesDidChange() } }
  }

  open var hasText: Bool { !edited.string.isEmpty }

  /// Inserts text at the caret, as a keyboard does, in place of the selection. A line break is the return
  /// key.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() { deleteSelection() }

  /// The selection, or the place of the caret.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(edited.selection, affinity: edited.affinity) }
    set {
      select(
        newValue?.offsets ?? edited.length..<edited.length,
        affinity: newValue?.affinity ?? .downstream)
    }
  }

  // MARK: Edit menu

  open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    performsEditMenuAction(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func delete(_ sender: Any?) { removeSelection() }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { selectAllText() }

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    clipsToBounds = true
    standardTraits = .none
    clearButton.image = UIImage(systemName: "xmark.circle.fill")
    clearButton.tintColor = .tertiaryLabel
    clearButton.contentMode = .scaleAspectFit
    clearButton.isHidden = true
    addSubview(clearButton)
  }

  // MARK: Geometry

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(forBounds: bounds) }

  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(forBounds: bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    standardClearButtonRect(forBounds: bounds)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    accessoryRect(of: leftView, forBounds: bounds, isTrailing: false)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    accessoryRect(of: rightView, forBounds: bounds, isTrailing: true)
  }

  open override dynamic var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override var layoutBaselines: LayoutBaselines { textBaselines }

  // MARK: Drawing

  @_spi(PackageViews)
  open override var drawingChangesLayers: Bool {
    Swift.type(of: self) != UITextField.self
  }

  open override dynamic func draw(_ rect: CGRect) { drawField() }

  /// Draws the text in a rectangle.
  open func drawText(in rect: CGRect) { drawStandardText(in: rect) }

  /// Draws the placeholder in a rectangle.
  open func drawPlaceholder(in rect: CGRect) { drawStandardPlaceholder(in: rect) }

  // MARK: Changes

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    placeAccessories()
    clipsToBounds = !isFocused
    halo.update(in: self, around: bounds, cornerRadius: TextFieldMetrics.cornerRadius)
  }

  open override dynamic func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    setNeedsLayout()
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    storedFont = storedFont?.adjusted(for: traits)
    attributed = attributed?.replacing(.font) { (font: UIFont) in font.adjusted(for: traits) }
    textDidChange()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    isTouchingClearButton =
      !clearButton.isHidden && clearButton.frame.contains(touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let place = touch?.location(in: self) else { return }
    if isTouchingClearButton {
      if clearButton.frame.contains(place) { clear() }
    } else if beginEditing() {
      moveCaret(to: place)
    }
  }

  // MARK: First responder

  open override dynamic var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing.
  @discardableResult
  open override dynamic func becomeFirstResponder() -> Bool {
    guard isEditing || delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    startEditing()
    return true
  }

  /// Ends editing.
  @discardableResult
  open override dynamic func resignFirstResponder() -> Bool {
    guard !isEditing || delegate?.textFieldShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    stopEditing()
    return true
  }

  // MARK: Positions

  /// The rectangle of a caret, in the field's coordinates. No caret is drawn where it is empty.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }

  /// The areas of a part of the text, in the field's coordinates, also of what is scrolled out of it.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { areas(of: range) }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let caret = caret(closestTo: point)
    return UITextPosition(caret.offset, affinity: caret.affinity)
  }

  // MARK: Description

  /// The text, or else the placeholder.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (hasText ? shownText : placeholder) }
    set { super.accessibilityValue = newValue }
  }

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    inspectText(&content)
  }

  open override class var propertyTable: PropertyTable { textFieldProperties }

  // MARK: Overrides in extensions

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  open override dynamic var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
}
