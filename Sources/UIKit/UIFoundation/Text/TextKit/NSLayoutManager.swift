/// Sets the text of a storage in the lines of a container, measures them and draws them.
///
/// A glyph is a UTF-16 code unit here: an index of a glyph is the index of its character. Text that does not fit
/// into a container flows into the next one. Points and rectangles are in the container's coordinates.
open class NSLayoutManager: NSObject {
  /// The text, which owns the layout manager.
  open internal(set) weak var textStorage: NSTextStorage?

  /// The containers in the order in which text fills them.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Without effect: the layout manager asks its delegate nothing.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  /// Whether the gaps that fonts recommend between lines are added. True by default, as in UIKit; text
  /// views do not add them.
  open var usesFontLeading = true { didSet { invalidateLayout() } }

  /// Without effect: all of a text is laid out.
  open var allowsNonContiguousLayout = false
  /// Always false: all of a text is laid out.
  open var hasNonContiguousLayout: Bool { false }
  /// Without effect.
  open var showsInvisibleCharacters = false
  /// Without effect.
  open var showsControlCharacters = false
  /// Without effect.
  open var limitsLayoutForSuspiciousContents = false

  private var cached: (traits: UITraitCollection, filled: [FilledContainer])?

  public override init() {
    super.init()
  }

  /// A layout manager without a text: archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Containers

  /// Appends a container.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container; an index out of range is clamped.
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

  /// Discards the lines of all containers.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    invalidateLayout()
  }

  // MARK: Layout

  /// Discards the lines; they are set when they are asked for.
  package func invalidateLayout() {
    cached = nil
  }

  /// Discards the lines after an edit. The storage calls it for each of its layout managers.
  ///
  /// - Parameters:
  ///   - newCharRange: the edited characters in the current text.
  ///   - delta: by how much the text became longer.
  ///   - invalidatedCharRange: the characters whose attributes may have changed with them.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) { invalidateLayout() }

  /// Discards all lines, not only those with the characters.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    invalidateLayout()
    actualCharacterRange?.pointee = charRange
  }

  /// Without effect: drawings are not cached.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  /// Without effect: drawings are not cached.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  /// Without effect: lines are set when they are asked for.
  open func ensureLayout(for container: NSTextContainer) {}

  /// Without effect: lines are set when they are asked for.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}

  /// Without effect: lines are set when they are asked for.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}

  /// Without effect: lines are set when they are asked for.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}

  /// Without effect: glyphs are characters.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// Without effect: glyphs are characters.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  /// Notifies the owners of the containers of an edit.
  func notifyOwners() {
    for container in textContainers { container.owner?.textStorageDidChange() }
  }

  /// The lines of the first container; without a container, the lines of an unlimited area.
  package var layout: AttributedTextLayout { filled[0].layout }

  /// The containers with lines, the first of them always; at least one.
  var filled: [FilledContainer] {
    let traits = UITraitCollection.current
    if let cached, cached.traits == traits { return cached.filled }
    let filled = fill(traits: traits)
    cached = (traits, filled)
    return filled
  }

  private func fill(traits: UITraitCollection) -> [FilledContainer] {
    let string = textStorage ?? NSAttributedString(string: "")
    let text = AttributedText(string, defaults: TextDefaults(), traits: traits)
    guard textContainers.count > 1 else {
      return [filled(textContainers.first, with: text, from: 0, isLast: true)]
    }
    var filled: [FilledContainer] = []
    var next: Int? = 0
    for (index, container) in textContainers.enumerated() {
      guard let start = next else { break }
      let candidate = self.filled(
        container, with: text, from: start, isLast: index == textContainers.count - 1)
      // One that is too low for a line stays empty.
      let isTooLow = container.height.map { candidate.layout.size.height > $0 + 1e-6 } ?? false
      if isTooLow, candidate.layout.lines.count == 1, index > 0 { continue }
      filled.append(candidate)
      next = candidate.layout.nextOffset
    }
    return filled
  }

  private func filled(
    _ container: NSTextContainer?, with text: AttributedText, from start: Int, isLast: Bool
  ) -> FilledContainer {
    let mode = container?.lineBreakMode ?? .byWordWrapping
    let text = text.mapAttributes { attributes in
      // Only the last container has an end of the text that is visible.
      if !isLast, !attributes.paragraph.lineBreakMode.wrapsText {
        attributes.paragraph.lineBreakMode = .byWordWrapping
      } else if isLast, attributes.paragraph.lineBreakMode == .byWordWrapping {
        attributes.paragraph.lineBreakMode = mode
      }
    }
    let layout = AttributedTextLayout(
      text, from: start, width: container?.lineWidth, height: container?.height,
      around: container?.exclusions,
      options: .init(
        numberOfLines: container?.maximumNumberOfLines ?? 0, usesFontLeading: usesFontLeading))
    let lastShown = layout.lines.last?.range.upperBound ?? start
    let end =
      layout.showsWholeText
      ? text.length : isLast ? lastShown : layout.nextOffset ?? lastShown
    return FilledContainer(
      container: container, layout: layout, range: start..<max(end, start))
  }

  // MARK: Glyphs

  /// The number of UTF-16 code units of the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Whether the text has a character at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }

  /// The index itself.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The index itself.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The range itself, which `actualCharacterRange` also receives.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The range itself, which `actualGlyphRange` also receives.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The characters that a container shows.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let filled = filled(for: container) else { return NSRange(location: 0, length: 0) }
    return NSRange(location: filled.range.lowerBound, length: filled.range.count)
  }

  /// The container of a character; nil if it is in none.
  ///
  /// - Parameter flag: without effect: lines are set when they are asked for.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool = false
  ) -> NSTextContainer? {
    guard let filled = filled.first(where: { $0.range.contains(glyphIndex) }),
      let container = filled.container
    else { return nil }
    effectiveRange?.pointee = NSRange(
      location: filled.range.lowerBound, length: filled.range.count)
    return container
  }

  // MARK: Measuring and drawing

  /// The area of the lines, with the padding at both of their ends; empty for a container without lines.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let filled = filled(for: container) else { return .zero }
    let layout = filled.layout
    return CGRect(
      x: layout.left, y: 0, width: layout.size.width + 2 * filled.padding,
      height: layout.size.height)
  }

  /// The smallest rectangle with all of some characters.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    let rects = enclosingRects(of: glyphRange, in: container)
    guard let first = rects.first else {
      guard let filled = filled(for: container) else { return .zero }
      let caret = filled.layout.caretRect(at: glyphRange.location)
      return caret.offsetBy(dx: filled.padding, dy: 0)
    }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Draws the backgrounds of the text in the lines that characters are in, in the current context.
  ///
  /// - Parameter origin: where the container's top left corner is.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(.backgrounds, of: glyphsToShow, at: origin)
  }

  /// Draws the lines that characters are in, without the backgrounds of their text, in the current context. The
  /// characters are in one container: see `glyphRange(for:)`.
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

/// A container with the lines in it.
struct FilledContainer {
  /// Nil for an area without limits, if there is no container.
  let container: NSTextContainer?
  let layout: AttributedTextLayout
  /// The characters of the lines, in UTF-16 code units.
  let range: Range<Int>

  /// From the container's edge to the lines' box, points.
  var padding: CGFloat { container?.lineFragmentPadding ?? 0 }

  /// A point of the container in the coordinates of ``layout``.
  func layoutPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - padding, y: point.y)
  }
}

extension NSLayoutManager {
  /// The lines of a container; nil if it has none.
  func filled(for container: NSTextContainer) -> FilledContainer? {
    filled.first { $0.container === container }
  }

  /// The container whose lines have a character; the last one for characters that are not shown.
  func filled(at index: Int) -> FilledContainer {
    let filled = filled
    return filled.last { $0.range.lowerBound <= index } ?? filled[0]
  }

  /// Where the lines of a container begin in the text; nil if it has none.
  package func startOfText(in container: NSTextContainer) -> Int? {
    textContainers.first === container ? 0 : filled(for: container)?.range.lowerBound
  }
}

/// The delegate of a layout manager; it has no methods here yet.
public protocol NSLayoutManagerDelegate: AnyObject {}
