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
  package let clearButton = UIImageView()
  private var halo = FocusHalo()
  private var isTouchingClearButton = false

  // MARK: Text

  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; empty, and never nil, when read. Setting it sends no event.
  open var text: String? {
    get { edited.string }
    set {
      _reportingChange(of: "text") {
        edited.set(newValue ?? "")
        textDidChange()
      }
    }
  }

  /// The text with the font and the colour of all of it. Setting it adopts those of its first character.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: edited.string, attributes: defaultTextAttributes) }
    set { _reportingChange(of: "attributedText") { adopt(newValue) } }
  }

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

  /// What is shown while the text is empty, in the font and the colour of its first character.
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

  /// The attributes of the text: its font and its colour.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: shownFont, .foregroundColor: textColor ?? .label] }
    set {
      font = newValue[.font] as? UIFont
      textColor = newValue[.foregroundColor] as? UIColor
    }
  }

  /// The attributes of what is typed, which are those of the whole text; nil if the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes : nil }
    set { if isEditing, let newValue { defaultTextAttributes = newValue } }
  }

  /// The system font of 17 points by default; setting nil restores it.
  open var font: UIFont? {
    get { storedFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      storedFont = newValue
      textDidChange()
    }
  }

  var storedFont: UIFont?

  /// The colour of the text; that of labels if nil.
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }

  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }

  /// Whether a font of a text style follows the text size that the user prefers.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  /// Whether editing begins with an empty text.
  open var clearsOnBeginEditing = false

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

  open var borderStyle = BorderStyle.none {
    didSet {
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
  open var textContentType: UITextContentType?
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
    get { UITextRange(edited.selection) }
    set { select(newValue?.offsets ?? edited.length..<edited.length) }
  }

  // MARK: Edit menu

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
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

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override var layoutBaselines: LayoutBaselines { textBaselines }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawField() }

  /// Draws the text in a rectangle.
  open func drawText(in rect: CGRect) { drawStandardText(in: rect) }

  /// Draws the placeholder in a rectangle.
  open func drawPlaceholder(in rect: CGRect) { drawStandardPlaceholder(in: rect) }

  // MARK: Changes

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessories()
    clipsToBounds = !isFocused
    halo.update(in: self, around: bounds, cornerRadius: TextFieldMetrics.cornerRadius)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    setNeedsLayout()
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory, let storedFont,
      case .style(let style) = FontValue(storedFont)
    else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
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

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditing || delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    startEditing()
    return true
  }

  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard !isEditing || delegate?.textFieldShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    stopEditing()
    return true
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
}
