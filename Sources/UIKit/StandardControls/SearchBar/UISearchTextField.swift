/// The text field of a search bar, with a search icon and tokens before the text; also by itself.
open class UISearchTextField: UITextField {
  private let searchIcon = UIImageView()
  private var tokenViews: [SearchTokenView] = []
  /// The token that the delete key removes next, or a tap selected; nil for none.
  private(set) var selectedToken: Int? {
    didSet { if selectedToken != oldValue { setNeedsLayout() } }
  }

  // MARK: Tokens

  /// The tokens before the text.
  open var tokens: [UISearchToken] = [] {
    didSet { tokensDidChange() }
  }

  /// The colour behind tokens; setting nil restores the system's.
  open var tokenBackgroundColor: UIColor! {
    get { storedTokenColor ?? .secondarySystemFill }
    set {
      storedTokenColor = newValue
      setNeedsLayout()
    }
  }

  var storedTokenColor: UIColor?

  /// Whether the delete key removes tokens; true by default.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied; true by default. Kept, without effect: the menu copies text.
  open var allowsCopyingTokens = true

  /// Inserts a token; an index beyond the end appends it.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  /// Removes a token; an index out of range is ignored.
  open func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else { return }
    tokens.remove(at: tokenIndex)
  }

  /// The position of a token. Tokens have no positions of their own in this text: it is the start of the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// The tokens in a range: all of them if it begins at the start of the text.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    textRange.offsets.lowerBound == 0 ? tokens : []
  }

  /// The range of the text without tokens.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange(0..<0)
  }

  /// Replaces a part of the text by a token, and moves the caret behind it.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replaceText(in: textRange.offsets, with: "")
    textDidChange()
    insertToken(token, at: tokenIndex)
  }

  private func tokensDidChange() {
    selectedToken = nil
    for view in tokenViews { view.removeFromSuperview() }
    tokenViews = tokens.map { SearchTokenView($0) }
    for view in tokenViews { addSubview(view) }
    textDidChange()
  }

  /// Deletes the selection, or the character before the caret. At the start of the text, the last token is selected
  /// first, and then removed.
  open override func deleteBackward() {
    guard edited.selection == 0..<0, !tokens.isEmpty, allowsDeletingTokens else {
      super.deleteBackward()
      return
    }
    guard let selected = selectedToken, tokens.indices.contains(selected) else {
      selectedToken = tokens.count - 1
      return
    }
    removeToken(at: selected)
    sendActions(for: .editingChanged)
  }

  open override func insertText(_ text: String) {
    selectedToken = nil
    super.insertText(text)
  }

  // MARK: Look

  /// The offset of text and placeholder, points.
  var textOffset = UIOffset.zero { didSet { accessoriesDidChange() } }
  /// The offset of an icon, points.
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { accessoriesDidChange() } }
  /// The image of the search icon; nil for the system's.
  var iconImage: UIImage? { didSet { updateIcons() } }
  /// The image of the clear button; nil for the system's.
  var clearImage: UIImage? { didSet { updateIcons() } }

  private func updateIcons() {
    let configuration = UIImage.SymbolConfiguration(font: shownFont, scale: .small)
    searchIcon.image =
      iconImage ?? UIImage(systemName: "magnifyingglass", withConfiguration: configuration)
    clearButton.image =
      clearImage ?? UIImage(systemName: "xmark.circle.fill", withConfiguration: configuration)
    accessoriesDidChange()
  }

  /// As UIKit's since iOS 13, darker than other fields' placeholders.
  override var placeholderColor: UIColor { .secondaryLabel }

  /// The opacity of text, tokens and icon in a field that a bar makes lower.
  private var contentAlpha: CGFloat = 1

  func fadeContent(to alpha: CGFloat) {
    guard alpha != contentAlpha else { return }
    contentAlpha = alpha
    for view in [searchIcon] + tokenViews { view.alpha = alpha }
    setNeedsDisplay()
  }

  open override func drawText(in rect: CGRect) {
    drawContent { super.drawText(in: rect) }
  }

  open override func drawPlaceholder(in rect: CGRect) {
    drawContent { super.drawPlaceholder(in: rect) }
  }

  private func drawContent(_ draw: () -> Void) {
    guard contentAlpha < 1, let context = UIGraphicsGetCurrentContext() else {
      draw()
      return
    }
    context.saveGState()
    context.setAlpha(contentAlpha)
    draw()
    context.restoreGState()
  }

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

  private var ownRadius = SearchBarMetrics.cornerRadius

  private func setUp() {
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = ownRadius
    clearButtonMode = .always
    returnKeyType = .search
    standardTraits = .searchField
    searchIcon.tintColor = .secondaryLabel
    searchIcon.contentMode = .scaleAspectFit
    clearButton.tintColor = .secondaryLabel
    leftView = searchIcon
    leftViewMode = .always
    updateIcons()
  }

  // MARK: Geometry

  /// The side of the icons, which grow with the font.
  private var iconSide: CGFloat {
    let grown = SearchBarMetrics.iconSide * shownFont.pointSize / UIFont.labelFontSize
    return max(SearchBarMetrics.iconSide, grown.rounded())
  }

  private func square(at x: CGFloat, in bounds: CGRect, of icon: UISearchBar.Icon) -> CGRect {
    let side = iconSide
    let offset = iconOffsets[icon] ?? .zero
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
      .placed(in: bounds, mirrored: isRightToLeft)
      .offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView === searchIcon else { return super.leftViewRect(forBounds: bounds) }
    return square(at: bounds.minX + SearchBarMetrics.iconInset, in: bounds, of: .search)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    square(
      at: bounds.maxX - SearchBarMetrics.buttonInset - iconSide, in: bounds, of: .clear)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let button = rightView as? SearchFieldButton else {
      return super.rightViewRect(forBounds: bounds)
    }
    return square(
      at: bounds.maxX - SearchBarMetrics.buttonInset - iconSide, in: bounds, of: button.icon)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let area = areaOfContent(forBounds: bounds)
    let start = min(area.maxX, area.minX + tokensWidth(in: area.width))
    return CGRect(x: start, y: area.minY, width: area.maxX - start, height: area.height)
      .placed(in: bounds, mirrored: isRightToLeft)
      .offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  /// The area of tokens and text, as if the field were laid out from left to right.
  private func areaOfContent(forBounds bounds: CGRect) -> CGRect {
    var (start, end) = (
      bounds.minX + SearchBarMetrics.textInset, bounds.maxX - SearchBarMetrics.textInset
    )
    if showsLeftView {
      let view = leftViewRect(forBounds: bounds).placed(in: bounds, mirrored: isRightToLeft)
      start = view.maxX + SearchBarMetrics.textGap
    }
    if showsRightView || showsClearButton {
      let view =
        (showsRightView
        ? rightViewRect(forBounds: bounds) : clearButtonRect(forBounds: bounds))
        .placed(in: bounds, mirrored: isRightToLeft)
      end = view.minX - SearchBarMetrics.textGap
    }
    return CGRect(x: start, y: bounds.minY, width: end - start, height: bounds.height)
      .withoutNegativeSize
  }

  /// The width of the tokens with the space behind them, in an area of a width.
  private func tokensWidth(in width: CGFloat) -> CGFloat {
    tokenWidths(in: width).reduce(0) { $1 > 0 ? $0 + $1 + SearchBarMetrics.tokenGap : $0 }
  }

  /// The widths of the tokens in an area, 0 for those that it has no space for.
  private func tokenWidths(in width: CGFloat) -> [CGFloat] {
    guard !tokenViews.isEmpty else { return [] }
    let natural = tokenViews.map { view in
      view.show(font: shownFont, color: tokenBackgroundColor, isSelected: false)
      return pixelGrid.roundedUp(view.sizeThatFits(Self.unlimited)).width
    }
    let space = SearchTokenSpace(
      natural: natural, least: tokenViews.map(\.leastWidth),
      available: width - textReserve(in: width), keepsLast: text?.isEmpty ?? true)
    return space.widths
  }

  /// The space that tokens leave for the text: its own width, but at most half of the area.
  private func textReserve(in width: CGFloat) -> CGFloat {
    guard let text, !text.isEmpty else { return 0 }
    let own = NSAttributedString(string: text, attributes: [.font: shownFont]).size().width
    return min(
      pixelGrid.roundedUp(CGSize(width: own, height: 0)).width + Self.caretSpace, width / 2)
  }

  private static let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// The space behind a text for the caret, points.
  private static let caretSpace: CGFloat = 2

  open override dynamic var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.height = max(size.height, SearchBarMetrics.fieldHeight(ofLine: shownFont.lineHeight))
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override dynamic func layoutSubviews() {
    showFieldButton()
    super.layoutSubviews()
    placeTokens()
    roundCorners()
  }

  /// Keeps the ends of a field round that is lower than its corners are, such as in a bar that collapses; unless the client
  /// has another radius.
  private func roundCorners() {
    guard layer.cornerRadius == ownRadius else { return }
    ownRadius = min(SearchBarMetrics.cornerRadius, bounds.height / 2)
    layer.cornerRadius = ownRadius
  }

  /// Shows the button of an empty field.
  func showFieldButton() {
    guard rightView is SearchFieldButton else { return }
    let mode: ViewMode = hasText ? .never : .always
    if rightViewMode != mode { rightViewMode = mode }
  }

  private func placeTokens() {
    guard !tokenViews.isEmpty else { return }
    let area = areaOfContent(forBounds: bounds)
    var x = area.minX
    for (index, (view, width)) in zip(tokenViews, tokenWidths(in: area.width)).enumerated() {
      view.show(
        font: shownFont, color: tokenBackgroundColor, isSelected: index == selectedToken)
      view.isHidden = width <= 0
      guard width > 0 else { continue }
      let height = min(area.height, view.sizeThatFits(Self.unlimited).height)
      view.frame = CGRect(x: x, y: area.midY - height / 2, width: width, height: height)
        .placed(in: bounds, mirrored: isRightToLeft)
      x += width + SearchBarMetrics.tokenGap
    }
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    updateIcons()
  }

  open override class var propertyTable: PropertyTable { searchTextFieldProperties }
}

/// A button at the end of a search field.
final class SearchFieldButton: UIControl {
  let icon: UISearchBar.Icon
  private let imageView = UIImageView()

  override class var describedClass: UIView.Type { UIView.self }

  init(_ icon: UISearchBar.Icon) {
    self.icon = icon
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage?) {
    imageView.image = image
    imageView.tintColor = isSelected ? tintColor : .secondaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    imageView.alpha = isHighlighted ? 0.3 : 1
  }
}
