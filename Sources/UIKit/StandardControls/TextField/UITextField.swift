@_spi(PackageViews) import HeadlessUIKit

/// A line of editable text.
///
/// ``UIApplication/showKeyboard(_:animated:)`` draws a keyboard, and so does the start of editing if
/// ``UIApplication/showsSoftwareKeyboard`` is true. A key calls ``insertText(_:)`` or ``deleteBackward()``, which edit the
/// text without a keyboard too.
open class UITextField: UIControl, UIKeyInput {
  /// The border around the text.
  public enum BorderStyle: Int, Sendable, CaseIterable {
    /// No border.
    case none
    /// A rectangle of 1 point in the colour of labels.
    case line
    /// A grey rectangle of 1 point with corners of 2 points.
    case bezel
    /// A filled rectangle with rounded corners and a thin, light border.
    case roundedRect
  }

  /// When a side view or the clear button is shown.
  public enum ViewMode: Int, Sendable, CaseIterable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  var edited = EditedText()
  /// The view of the clear button.
  @_spi(Ports) public let clearButton = UIImageView()
  private var halo = FocusHalo()
  private var isTouchingClearButton = false

  // MARK: Text

  /// Controls and observes editing. Not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; never nil when read. Setting it sends no event, and removes the attributes of
  /// ``attributedText``.
  open var text: String? {
    get { edited.string }
    set { _reportingChange(of: "text") { setText(newValue ?? "") } }
  }

  /// The text with its attributes. Setting it sets the field's font, colour and alignment from its
  /// first character. Characters without an attribute have the field's.
  open var attributedText: NSAttributedString? {
    get {
      attributed ?? NSAttributedString(string: edited.string, attributes: defaultTextAttributes)
    }
    set { _reportingChange(of: "attributedText") { adopt(newValue) } }
  }

  /// The attributed text; nil if all characters have the field's attributes.
  var attributed: NSAttributedString?

  /// The text shown while the field is empty; nil for none. Setting another text removes the
  /// attributes.
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

  /// The text shown while the field is empty, with its attributes; nil for a plain placeholder.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder }
    set {
      storedAttributedPlaceholder = newValue
      if let newValue { storedPlaceholder = newValue.string }
      textDidChange()
    }
  }

  // Stored separately, because a subclass may set one when the other is set.
  private var storedPlaceholder: String?
  private var storedAttributedPlaceholder: NSAttributedString?

  /// The attributes of the whole text. Setting them removes the attributes of ``attributedText``;
  /// missing font and colour are reset to their defaults.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      otherAttributes.merging([.font: shownFont, .foregroundColor: shownTextColor]) { $1 }
    }
    set { adoptDefaults(newValue) }
  }

  /// The ``defaultTextAttributes`` except for font and colour, which have properties of their own.
  var otherAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of text to be typed; the attributes of the character before the caret until
  /// they are set, which lasts until the caret moves. Nil unless the field is being edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? ownTypingAttributes ?? attributesAtCaret : nil }
    set { if isEditing { ownTypingAttributes = newValue } }
  }

  var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// Whether a user may change attributes. Kept, without effect: there is no menu for it.
  open var allowsEditingTextAttributes = false

  /// The font; the system font of 17 points by default, also when set to nil. Setting it changes
  /// the whole text.
  open var font: UIFont? {
    get { storedFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      storedFont = newValue
      setAttribute(.font, shownFont)
      textDidChange()
    }
  }

  var storedFont: UIFont?

  /// The colour of a placeholder without attributes of its own.
  var placeholderColor: UIColor { .placeholderText }

  /// The colour of the text; nil for the label colour. Setting it changes the whole text.
  open var textColor: UIColor? {
    didSet {
      setAttribute(.foregroundColor, shownTextColor)
      setNeedsDisplay()
    }
  }

  /// The alignment of the whole text; `natural` follows the interface's direction, not the text's.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      setAlignment()
      setNeedsDisplay()
    }
  }

  /// Whether the properties are being set from an attributed text, which must not change.
  var isAdopting = false

  /// Whether a text that is too wide is drawn in smaller letters, down to ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }

  /// The minimum font size if ``adjustsFontSizeToFitWidth`` is set, points; 0 for no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// Whether a font of a text style follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  /// Whether beginning to edit clears the text.
  open var clearsOnBeginEditing = false

  /// Whether the next insertion replaces the whole text; reset when the caret moves.
  open var clearsOnInsertion = false

  // MARK: Input

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override dynamic var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  // MARK: Look

  /// Fills the rounded shape of a field with a rounded border; otherwise the bounds.
  open override var backgroundColor: UIColor? {
    get { fillColor }
    set {
      fillColor = newValue
      updateBackground()
    }
  }

  /// The background colour that was set.
  private(set) var fillColor: UIColor?

  private func updateBackground() {
    super.backgroundColor = borderStyle == .roundedRect ? nil : fillColor
    setNeedsDisplay()
  }

  /// The border around the text; none by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      updateBackground()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The image behind a field without a border; nil for none.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The image behind a disabled field without a border; nil for ``background``.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  /// When the clear button is shown; never if the text is empty.
  open var clearButtonMode = ViewMode.never { didSet { accessoriesDidChange() } }

  /// The view at the leading side; nil for none.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// When ``leftView`` is shown; never by default.
  open var leftViewMode = ViewMode.never { didSet { accessoriesDidChange() } }
  /// The view at the trailing side, in place of the clear button; nil for none.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When ``rightView`` is shown; never by default.
  open var rightViewMode = ViewMode.never { didSet { accessoriesDidChange() } }

  // MARK: Keyboard

  /// The keys of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The letters that are capital on the keyboard.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Automatic correction. Kept, without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Spell checking. Kept, without effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Typographic quotation marks. Kept, without effect.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Typographic dashes. Kept, without effect.
  open var smartDashesType = UITextSmartDashesType.default
  /// Automatic spaces at insertions and deletions. Kept, without effect.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Inline predictions. Kept, without effect.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// The meaning of the text for automatic filling; nil for none. Kept, without effect.
  open var textContentType: UITextContentType!
  /// The rules for generated passwords; nil for none. Kept, without effect.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether the return key of the keyboard is disabled while the text is empty.
  open var enablesReturnKeyAutomatically = false

  /// Whether dots are drawn instead of the text.
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }

  // MARK: Editing

  /// Whether the text is being edited, with a caret or a selection.
  open internal(set) var isEditing = false {
    didSet { if isEditing != oldValue { accessoriesDidChange() } }
  }

  /// Whether the text is not empty.
  open var hasText: Bool { !edited.string.isEmpty }

  /// Inserts text at the caret or in place of the selection, as a keyboard does. A line break acts
  /// as the return key.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() { deleteSelection() }

  /// The selection, or the position of the caret. Setting nil moves the caret to the end.
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

  /// Creates an empty field; archives are not read.
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

  /// The rectangle of the border in given bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text while it is not edited, in given bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(forBounds: bounds) }

  /// The rectangle of the placeholder in given bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The rectangle of the text while it is edited, in given bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(forBounds: bounds) }

  /// The rectangle of the clear button in given bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    standardClearButtonRect(forBounds: bounds)
  }

  /// The rectangle of ``leftView`` in given bounds; an empty one at their edge without it.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    accessoryRect(of: leftView, forBounds: bounds, isTrailing: false)
  }

  /// The rectangle of ``rightView`` in given bounds; an empty one at their edge without it.
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

  @_spi(PackageViews)
  open override func adoptTraits() {
    super.adoptTraits()
    adjustFont()
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    storedFont = storedFont?.adjusted(for: traits)
    attributed = attributed?.replacing(.font) { (font: UIFont) in font.adjusted(for: traits) }
    textDidChange()
  }

  // MARK: Touches

  open override dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    isTouchingClearButton =
      !clearButton.isHidden && clearButton.frame.contains(touch.location(in: self))
    return true
  }

  open override dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {
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

  /// The rectangle of a caret, in the field's coordinates. Overrides return an empty one to hide
  /// the caret.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }

  /// The areas of a range, in the field's coordinates; also of parts scrolled out of view.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { areas(of: range) }

  /// The position that is closest to a point in the field's coordinates; never nil.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let caret = caret(closestTo: point)
    return UITextPosition(caret.offset, affinity: caret.affinity)
  }

  /// The position in a range that is closest to a point in the field's coordinates.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    position(closestTo: point, within: range)
  }

  /// The character at a point in the field's coordinates; nil if the point is outside of all.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

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
}

extension UITextField: KeyWindowObserving {
  package func keyWindowDidChange() { setNeedsDisplay() }
}
