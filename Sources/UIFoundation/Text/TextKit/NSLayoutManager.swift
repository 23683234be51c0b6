/// Sets the text of a storage in the lines of a container, measures them and draws them.
///
/// A glyph is a UTF-16 code unit here: indices of glyphs are those of characters. The text fills the first
/// container; it does not flow on into others. Points and rectangles are in the container's coordinates.
open class NSLayoutManager: NSObject {
  /// The text, which owns the layout manager.
  open internal(set) weak var textStorage: NSTextStorage?

  open private(set) var textContainers: [NSTextContainer] = []

  open weak var delegate: (any NSLayoutManagerDelegate)?

  /// Whether the gaps that fonts recommend between lines are added. True by default, as in UIKit; text
  /// views do not add them.
  open var usesFontLeading = true { didSet { invalidateLayout() } }

  /// Without effect: all of a text is laid out.
  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  /// Without effect.
  open var showsInvisibleCharacters = false
  /// Without effect.
  open var showsControlCharacters = false
  /// Without effect.
  open var limitsLayoutForSuspiciousContents = false

  private var cachedLayout: (traits: UITraitCollection, layout: AttributedTextLayout)?

  public override init() {
    super.init()
  }

  /// A layout manager without a text: archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Containers

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    invalidateLayout()
  }

  /// Removes a container; an index that has none is ignored.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidateLayout()
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    invalidateLayout()
  }

  // MARK: Layout

  /// Discards the lines; they are set when they are asked for.
  package func invalidateLayout() {
    cachedLayout = nil
  }

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    invalidateLayout()
    actualCharacterRange?.pointee = charRange
  }

  /// Draws again; without effect here, as there is nothing drawn that is kept.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  /// Without effect: lines are set when they are asked for.
  open func ensureLayout(for container: NSTextContainer) {}

  open func ensureLayout(forCharacterRange charRange: NSRange) {}

  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}

  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}

  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  /// Notifies what shows the containers of an edit.
  func notifyOwners() {
    for container in textContainers { container.owner?.textStorageDidChange() }
  }

  /// The lines of the first container.
  package var layout: AttributedTextLayout {
    let traits = UITraitCollection.current
    if let cachedLayout, cachedLayout.traits == traits { return cachedLayout.layout }
    let layout = makeLayout(traits: traits)
    cachedLayout = (traits, layout)
    return layout
  }

  private func makeLayout(traits: UITraitCollection) -> AttributedTextLayout {
    let string = textStorage ?? NSAttributedString(string: "")
    var text = AttributedText(string, defaults: TextDefaults(), traits: traits)
    let container = textContainers.first
    if let mode = container?.lineBreakMode, mode != .byWordWrapping {
      text = text.mapAttributes { attributes in
        if attributes.paragraph.lineBreakMode == .byWordWrapping {
          attributes.paragraph.lineBreakMode = mode
        }
      }
    }
    return AttributedTextLayout(
      text, width: container?.lineWidth, height: container?.height,
      options: .init(
        numberOfLines: container?.maximumNumberOfLines ?? 0, usesFontLeading: usesFontLeading))
  }

  /// From the container's edge to the lines' box, points.
  var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  /// A rectangle or a point of the container in the coordinates of ``layout``.
  func layoutPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - padding, y: point.y)
  }

  // MARK: Glyphs

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }

  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The characters that a container shows.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first, let last = layout.lines.last else {
      return NSRange(location: 0, length: 0)
    }
    let isWhole = layout.showsWholeText
    return NSRange(location: 0, length: isWhole ? numberOfGlyphs : last.range.upperBound)
  }

  /// The container of a character; nil if it is in none.
  ///
  /// - Parameter flag: without effect: lines are set when they are asked for.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool = false
  ) -> NSTextContainer? {
    guard let container = textContainers.first else { return nil }
    let range = glyphRange(for: container)
    guard range.contains(glyphIndex) else { return nil }
    effectiveRange?.pointee = range
    return container
  }

  // MARK: Measuring and drawing

  /// What lines cover, with the padding at both of their ends; empty for another container than the first.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === textContainers.first else { return .zero }
    let layout = layout
    return CGRect(
      x: layout.left, y: 0, width: layout.size.width + 2 * padding, height: layout.size.height)
  }

  /// The smallest rectangle with all of some characters.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    let rects = enclosingRects(of: glyphRange, in: container)
    guard let first = rects.first else {
      guard container === textContainers.first else { return .zero }
      let caret = layout.caretRect(at: glyphRange.location)
      return caret.offsetBy(dx: padding, dy: 0)
    }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Draws the backgrounds of the text in the lines that characters are in, in the current context.
  ///
  /// - Parameter origin: where the container's top left corner is.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(.backgrounds, of: glyphsToShow, at: origin)
  }

  /// Draws the lines that characters are in, without the backgrounds of their text, in the current context.
  ///
  /// - Parameter origin: where the container's top left corner is.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(.letters, of: glyphsToShow, at: origin)
  }

  /// Draws a line below letters. ``drawGlyphs(forGlyphRange:at:)`` draws lines itself and does not call it, so that
  /// the default draws nothing.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}

  /// Draws a line through letters. It is not called either.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
}

/// Is asked by a layout manager; nothing is asked here yet.
public protocol NSLayoutManagerDelegate: AnyObject {}
