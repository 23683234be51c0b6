@_spi(PackageViews) import HeadlessUIKit

/// A scrolling text of many lines.
///
/// ``UIApplication/showKeyboard(_:animated:)`` draws a keyboard, and so does the start of editing if
/// ``UIApplication/showsSoftwareKeyboard`` is true. A key calls ``insertText(_:)`` or ``deleteBackward()``, which edit the
/// text without a keyboard too.
open class UITextView: UIScrollView {
  /// Posted when editing began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the text was edited.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when editing ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  var edited = EditedText()
  var attributed: NSAttributedString?
  let content = TextContentView()
  var cachedLayout: (key: LayoutKey, layout: AttributedTextLayout)?

  /// The area of the lines: the bounds without the insets, with unlimited height if the view
  /// scrolls.
  public let textContainer: NSTextContainer
  /// Lays out the text for clients; the view draws the same lines.
  public let layoutManager: NSLayoutManager
  /// The text with its attributes. Editing it changes the view's text.
  public let textStorage: NSTextStorage
  /// Whether the view is changing its storage, so that the storage's changes are ignored.
  var isUpdatingStorage = false

  // MARK: Input

  /// The width that Auto Layout has determined while it asks for the height; otherwise nil.
  private var widthInLayout: CGFloat?
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

  /// Controls and observes editing; also the delegate of the scroll view. Not retained.
  @_nonoverride
  open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// The text. Setting it removes all attributes: the whole text has the view's font and colour.
  open var text: String! {
    get { edited.string }
    set {
      _reportWillChange("text")
      defer { _reportDidChange("text") }
      attributed = nil
      edited.set(newValue ?? "")
      hasDefaultFont = ownFont == nil
      layoutDidChange()
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get {
      attributed
        ?? NSAttributedString(string: edited.string, attributes: plainAttributes)
    }
    set {
      _reportWillChange("attributedText")
      defer { _reportDidChange("attributedText") }
      attributed = newValue
      edited.set(newValue?.string ?? "")
      layoutDidChange()
    }
  }

  /// The font of a plain text, of 12 points if none was set, and nil before the text was set; of an attributed text, the
  /// font of its first character. Setting it changes the whole text.
  open var font: UIFont? {
    get {
      attributed?.firstAttributes[.font] as? UIFont ?? ownFont ?? (hasDefaultFont ? shownFont : nil)
    }
    set {
      ownFont = newValue
      hasDefaultFont = false
      attributed = attributed?.setting(.font, shownFont)
      layoutDidChange()
    }
  }

  /// The colour of a plain text, nil for the label colour; of an attributed text, the colour of its
  /// first character. Setting it changes the whole text.
  open var textColor: UIColor? {
    get { attributed?.firstAttributes[.foregroundColor] as? UIColor ?? ownTextColor }
    set {
      ownTextColor = newValue
      attributed = attributed?.setting(.foregroundColor, shownColor)
      layoutDidChange()
    }
  }

  /// The horizontal alignment of lines; `natural` by default. Setting it changes the whole text.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      attributed = attributed?.changingParagraphStyles { $0.alignment = textAlignment }
      layoutDidChange()
    }
  }

  /// The font of characters without one.
  private var ownFont: UIFont?
  /// Whether a text was set without a font.
  private var hasDefaultFont = false
  /// The colour of characters without one.
  private var ownTextColor: UIColor?

  /// Whether a font of a text style follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    ownFont = ownFont?.adjusted(for: traits)
    attributed = attributed?.replacing(.font) { (font: UIFont) in font.adjusted(for: traits) }
    layoutDidChange()
  }

  /// The attributes of text to be typed; the attributes of the character before the caret until
  /// they are set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? attributesAtCaret }
    set { ownTypingAttributes = newValue }
  }

  /// The typing attributes that were set; valid until the caret moves.
  var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of links, which override the text's own; the tint by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .tintColor] }
    set {
      ownLinkAttributes = newValue
      layoutDidChange()
    }
  }

  private var ownLinkAttributes: [NSAttributedString.Key: Any]?

  /// The kinds of data to turn into links. Kept, without effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// Whether a user may change attributes. Kept, without effect: there is no menu for it.
  open var allowsEditingTextAttributes = false

  /// Whether the next insertion replaces the whole text; reset when the caret moves.
  open var clearsOnInsertion = false

  /// Kept, without effect: text has the same size on all systems here.
  open var usesStandardTextScaling = false

  /// Kept, without effect: there is no panel for finding text.
  open var isFindInteractionEnabled = false

  /// The insets around the lines, points.
  open var textContainerInset = TextViewMetrics.textContainerInset { didSet { layoutDidChange() } }

  /// Whether a tap begins editing.
  open var isEditable = true
  /// Whether text can be selected, and links tapped if the text is not editable.
  open var isSelectable = true

  var shownFont: UIFont { ownFont ?? .systemFont(ofSize: TextViewMetrics.fontSize) }
  var shownColor: UIColor { ownTextColor ?? .label }

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
  /// The text stays readable, as in UIKit, but cannot be copied.
  open var isSecureTextEntry = false

  // MARK: Editing

  /// Whether the text is being edited, with a caret or a selection.
  package internal(set) final var isEditing = false {
    didSet { if isEditing != oldValue { content.setNeedsDisplay() } }
  }

  /// Whether the text is not empty.
  open var hasText: Bool { !edited.string.isEmpty }

  /// The selection, or the position of the caret, in UTF-16 code units; clamped to the text.
  open var selectedRange: NSRange {
    get { NSRange(location: edited.selection.lowerBound, length: edited.selection.count) }
    set {
      let start = max(0, min(newValue.location, edited.length))
      select(start..<max(start, min(edited.length, newValue.length.added(to: start))))
    }
  }

  /// Inserts text at the caret, or in place of the selection.
  open func insertText(_ text: String) {
    let range = clearsOnInsertion ? 0..<edited.length : edited.selection
    clearsOnInsertion = false
    replace(range, with: text)
  }

  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() {
    if let range = edited.backwardDeletion { replace(range, with: "") }
  }

  /// Scrolls until the end of a range is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    // The height of the content is known after layout.
    layoutIfNeeded()
    let end = range.length.added(to: max(0, range.location))
    scrollRectToVisible(caretRect(atOffset: end), animated: false)
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

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view with a text container.
  ///
  /// - Parameter textContainer: shows the text of its layout manager's storage, if it has them; nil
  ///   for a new one. The view sets its size.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let container = textContainer ?? NSTextContainer()
    self.textContainer = container
    layoutManager = container.layoutManager ?? NSLayoutManager()
    textStorage = layoutManager.textStorage ?? NSTextStorage()
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text view of size zero.
  ///
  /// - Parameter usingTextLayoutManager: ignored: there is only one text system here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates an empty text view; archives are not read.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    layoutManager = NSLayoutManager()
    textStorage = NSTextStorage()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    content.textView = self
    addSubview(content)
    connectTextSystem()
  }

  // MARK: Size

  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : nil)
  }

  /// A view that does not scroll has the size of its text.
  open override dynamic var intrinsicContentSize: CGSize {
    isScrollEnabled && widthInLayout == nil
      ? super.intrinsicContentSize : textSize(width: widthInLayout)
  }

  open override var wrapsAtLayoutWidth: Bool { !isScrollEnabled }

  /// The height of ``intrinsicContentSize`` for the width, so that overrides count.
  open override func contentHeight(forLayoutWidth width: CGFloat) -> CGFloat {
    widthInLayout = width
    defer { widthInLayout = nil }
    return intrinsicContentSize.height
  }

  open override var isScrollEnabled: Bool {
    didSet {
      updateContainer()
      invalidateIntrinsicContentSize()
    }
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    let height = textSize(width: bounds.width).height
    contentSize = CGSize(width: bounds.width, height: height)
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(height, bounds.height))
    updateContainer()
  }

  open override dynamic func tintColorDidChange() {
    super.tintColorDidChange()
    // Links have the tint.
    cachedLayout = nil
    content.setNeedsDisplay()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    layoutDidChange()
  }

  @_spi(PackageViews)
  open override func adoptTraits() {
    super.adoptTraits()
    adjustFont()
  }

  // MARK: Touches

  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if !isEditable, isSelectable,
      let link = touches.first.flatMap({ link(at: $0.location(in: content)) })
    {
      return follow(link)
    }
    guard isEditable, let place = touches.first?.location(in: content), beginEditing() else {
      return
    }
    let caret = caret(closestTo: place)
    select(caret.offset..<caret.offset, affinity: caret.affinity)
  }

  // MARK: First responder

  open override dynamic var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing.
  @discardableResult
  open override dynamic func becomeFirstResponder() -> Bool {
    guard isEditing || allowsEditing, super.becomeFirstResponder() else { return false }
    startEditing()
    return true
  }

  /// Ends editing.
  @discardableResult
  open override dynamic func resignFirstResponder() -> Bool {
    guard !isEditing || allowsEndOfEditing, super.resignFirstResponder() else { return false }
    stopEditing()
    return true
  }

  // MARK: Accessibility

  /// True by default.
  open override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (hasText ? edited.string : nil) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Positions

  /// The rectangle of a caret, in the content's coordinates. Overrides return an empty one to hide
  /// the caret.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }

  /// The areas of a range, in the content's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { areas(of: range) }

  /// The position that is closest to a point in the content's coordinates; never nil.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let caret = caret(closestTo: point)
    return UITextPosition(caret.offset, affinity: caret.affinity)
  }

  /// The position in a range that is closest to a point in the content's coordinates.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    position(closestTo: point, within: range)
  }

  /// The character at a point in the content's coordinates; nil if the point is outside of all.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  // MARK: Description

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    inspectText(&content)
  }

  open override class var propertyTable: PropertyTable { textViewProperties }
}

extension UITextView: KeyWindowObserving {
  package func keyWindowDidChange() { content.setNeedsDisplay() }
}
