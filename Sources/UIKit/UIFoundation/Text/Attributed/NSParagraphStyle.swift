import Synchronization

/// UIKit's name for the direction of a paragraph.
public typealias NSWritingDirection = WritingDirection

/// How a direction in ``NSAttributedString/Key/writingDirection`` applies to its characters.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The characters keep their own directions within the part.
  case embedding = 0
  /// The characters have the direction, whatever their own is.
  case override = 2
}

/// A tab stop: the place at which text continues after a tab.
open class NSTextTab: NSObject {
  /// An option of a tab, without effect.
  public struct OptionKey: RawRepresentable, Sendable, Hashable {
    /// UIKit's name of the option.
    public let rawValue: String

    /// An option by UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The characters that end a column of a decimal tab. Kept, without effect.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How text is placed at the stop.
  public let alignment: NSTextAlignment
  /// From the leading edge, points.
  public let location: CGFloat
  /// The options; kept, without effect.
  public let options: [OptionKey: Any]

  /// A tab stop at a distance from the leading edge, points.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    self.options = options
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }

  fileprivate var stop: TextParagraphStyle.TabStop { .init(alignment, location: location) }
}

// The compiler checks final classes only. A lock guards all properties; subclasses declare the same for their own.
/// How the lines of a paragraph are placed; see ``TextParagraphStyle``. Lengths are points.
///
/// Sendable, as UIKit's is, so that an `AttributedString` can have it: threads may read a style while another one
/// changes it.
open class NSParagraphStyle: AttributeObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// How lines are chosen; without effect.
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    /// The bits of the strategies.
    public let rawValue: UInt

    /// Creates strategies from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Avoids a short last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Avoids line breaks within Korean words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategies of UIKit's own labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  struct Values: Sendable, Hashable {
    /// The properties that affect drawing.
    var style = TextParagraphStyle()
    /// The properties that are kept without effect.
    var unused = Unused()
  }

  private let values: Mutex<Values>

  final var currentValues: Values { values.withLock { $0 } }
  /// The properties that affect drawing.
  package final var style: TextParagraphStyle { currentValues.style }
  final var unused: Unused { currentValues.unused }

  final func change(_ change: (inout Values) -> Void) { values.withLock { change(&$0) } }

  struct Unused: Sendable, Hashable {
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var lineBreakStrategy: LineBreakStrategy = []
  }

  /// The default style.
  public init() {
    values = Mutex(Values())
  }

  package init(_ style: TextParagraphStyle) {
    values = Mutex(Values(style: style))
  }

  /// The default style: archives are not read.
  public required init?(coder: NSCoder) {
    values = Mutex(Values())
  }

  /// The style of paragraphs without one: natural alignment, lines that break between words.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction of a language's script, by its BCP 47 tag; left to right if nil.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let language = languageName.map(Locale.Language.init(identifier:))
    return language?.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// How lines are placed between the edges; natural by default.
  open var alignment: NSTextAlignment { style.alignment }
  /// How lines break or are truncated; between words by default.
  open var lineBreakMode: NSLineBreakMode { style.lineBreakMode }
  /// The direction of the paragraph; natural, by its first letter, by default.
  open var baseWritingDirection: NSWritingDirection { style.baseWritingDirection }
  /// From the leading edge to the first line, points.
  open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
  /// From the leading edge to the other lines, points.
  open var headIndent: CGFloat { style.headIndent }
  /// Where lines end, points: from the leading edge if positive, otherwise from the trailing edge.
  open var tailIndent: CGFloat { style.tailIndent }
  /// Added between one line and the next, points.
  open var lineSpacing: CGFloat { style.lineSpacing }
  /// Added below the paragraph if another one follows, points.
  open var paragraphSpacing: CGFloat { style.paragraphSpacing }
  /// Added above the paragraph if another one precedes it, points.
  open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
  /// The factor of each line's height; 0, the default, counts as 1.
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
  /// The smallest height of a line, points.
  open var minimumLineHeight: CGFloat { style.minimumLineHeight }
  /// The greatest height of a line, points; 0, the default, for no limit.
  open var maximumLineHeight: CGFloat { style.maximumLineHeight }
  /// The distance between tab stops after the last of ``tabStops``, points; 0, the default, for 28.
  open var defaultTabInterval: CGFloat { style.defaultTabInterval }
  /// The tab stops in ascending order; twelve by default, 28 points apart.
  open var tabStops: [NSTextTab]! {
    style.tabStops.map { NSTextTab(textAlignment: $0.alignment, location: $0.location) }
  }
  /// Without effect: words are hyphenated at soft hyphens (U+00AD) only, and there always.
  open var hyphenationFactor: Float { unused.hyphenationFactor }
  /// Without effect, as ``hyphenationFactor``.
  open var usesDefaultHyphenation: Bool { unused.usesDefaultHyphenation }
  /// Whether a line that is up to 5 % too wide is set more tightly instead of truncated.
  open var allowsDefaultTighteningForTruncation: Bool { style.allowsTightening }
  /// Without effect.
  open var lineBreakStrategy: LineBreakStrategy { unused.lineBreakStrategy }

  /// An immutable style with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let (copy, values) = (NSParagraphStyle(), currentValues)
    copy.change { $0 = values }
    return copy
  }

  /// A mutable style with the same properties.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// Whether another object is a style with the same properties.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.currentValues == currentValues
  }

  /// A hash of all properties.
  open var hash: Int { currentValues.hashValue }
}

// The lock of the superclass guards all changes. The class has no stored properties.
/// A paragraph style that can be changed. Each change is atomic: the last change of a property wins.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override init() {
    super.init()
  }

  /// The default style: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adopts all of another style.
  open func setParagraphStyle(_ other: NSParagraphStyle) {
    let values = other.currentValues
    change { $0 = values }
  }

  open override var alignment: NSTextAlignment {
    get { style.alignment }
    set { change { $0.style.alignment = newValue } }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set { change { $0.style.lineBreakMode = newValue } }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { style.baseWritingDirection }
    set { change { $0.style.baseWritingDirection = newValue } }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { style.firstLineHeadIndent }
    set { change { $0.style.firstLineHeadIndent = newValue } }
  }

  open override var headIndent: CGFloat {
    get { style.headIndent }
    set { change { $0.style.headIndent = newValue } }
  }

  open override var tailIndent: CGFloat {
    get { style.tailIndent }
    set { change { $0.style.tailIndent = newValue } }
  }

  open override var lineSpacing: CGFloat {
    get { style.lineSpacing }
    set { change { $0.style.lineSpacing = newValue } }
  }

  open override var paragraphSpacing: CGFloat {
    get { style.paragraphSpacing }
    set { change { $0.style.paragraphSpacing = newValue } }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { style.paragraphSpacingBefore }
    set { change { $0.style.paragraphSpacingBefore = newValue } }
  }

  open override var lineHeightMultiple: CGFloat {
    get { style.lineHeightMultiple }
    set { change { $0.style.lineHeightMultiple = newValue } }
  }

  open override var minimumLineHeight: CGFloat {
    get { style.minimumLineHeight }
    set { change { $0.style.minimumLineHeight = newValue } }
  }

  open override var maximumLineHeight: CGFloat {
    get { style.maximumLineHeight }
    set { change { $0.style.maximumLineHeight = newValue } }
  }

  open override var defaultTabInterval: CGFloat {
    get { style.defaultTabInterval }
    set { change { $0.style.defaultTabInterval = newValue } }
  }

  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set {
      let stops = newValue.map { $0.map(\.stop) } ?? TextParagraphStyle.defaultTabStops
      change { $0.style.tabStops = stops.sorted { $0.location < $1.location } }
    }
  }

  /// Adds a tab stop.
  open func addTabStop(_ tab: NSTextTab) {
    let stop = tab.stop
    change {
      $0.style.tabStops.append(stop)
      $0.style.tabStops.sort { $0.location < $1.location }
    }
  }

  /// Removes the tab stops that are equal to one.
  open func removeTabStop(_ tab: NSTextTab) {
    let stop = tab.stop
    change { $0.style.tabStops.removeAll { $0 == stop } }
  }

  open override var hyphenationFactor: Float {
    get { unused.hyphenationFactor }
    set { change { $0.unused.hyphenationFactor = newValue } }
  }

  open override var usesDefaultHyphenation: Bool {
    get { unused.usesDefaultHyphenation }
    set { change { $0.unused.usesDefaultHyphenation = newValue } }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { style.allowsTightening }
    set { change { $0.style.allowsTightening = newValue } }
  }

  open override var lineBreakStrategy: LineBreakStrategy {
    get { unused.lineBreakStrategy }
    set { change { $0.unused.lineBreakStrategy = newValue } }
  }
}
