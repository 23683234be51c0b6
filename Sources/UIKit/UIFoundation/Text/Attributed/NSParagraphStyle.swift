import Synchronization

/// UIKit's name for the direction of a paragraph.
public typealias NSWritingDirection = WritingDirection

/// What an element of ``NSAttributedString/Key/writingDirection`` has besides a direction.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The characters keep their own directions within the part.
  case embedding = 0
  /// The characters have the direction, whatever their own is.
  case override = 2
}

/// A place at which text continues behind a tab.
open class NSTextTab: NSObject {
  /// An option of a tab, without effect.
  public struct OptionKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  public let alignment: NSTextAlignment
  /// From the leading edge, points.
  public let location: CGFloat
  public let options: [OptionKey: Any]

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

/// How the lines of a paragraph are placed; see ``TextParagraphStyle``. Lengths are points.
///
/// Sendable, as UIKit's is, so that an `AttributedString` can have it: threads may read a style while another one
/// changes it.
// The compiler checks final classes only: all that is stored is behind a lock.
open class NSParagraphStyle: AttributeObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// How lines are chosen; without effect.
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  struct Values: Sendable, Hashable {
    /// What is drawn.
    var style = TextParagraphStyle()
    /// What is kept without an effect.
    var unused = Unused()
  }

  private let values: Mutex<Values>

  final var currentValues: Values { values.withLock { $0 } }
  /// What is drawn.
  package final var style: TextParagraphStyle { currentValues.style }
  final var unused: Unused { currentValues.unused }

  final func change(_ change: (inout Values) -> Void) { values.withLock { change(&$0) } }

  struct Unused: Sendable, Hashable {
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var lineBreakStrategy: LineBreakStrategy = []
  }

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

  /// The style of paragraphs that have none: natural alignment, lines that break between words.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction of a language's script, by its BCP 47 tag.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let language = languageName?.split(separator: "-").first.map(String.init)
    return ["ar", "fa", "he", "ur", "yi", "ps", "dv"].contains(language)
      ? .rightToLeft : .leftToRight
  }

  open var alignment: NSTextAlignment { style.alignment }
  open var lineBreakMode: NSLineBreakMode { style.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { style.baseWritingDirection }
  open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
  open var headIndent: CGFloat { style.headIndent }
  open var tailIndent: CGFloat { style.tailIndent }
  open var lineSpacing: CGFloat { style.lineSpacing }
  open var paragraphSpacing: CGFloat { style.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
  open var minimumLineHeight: CGFloat { style.minimumLineHeight }
  open var maximumLineHeight: CGFloat { style.maximumLineHeight }
  open var defaultTabInterval: CGFloat { style.defaultTabInterval }
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

  open func copy(with zone: NSZone? = nil) -> Any {
    let (copy, values) = (NSParagraphStyle(), currentValues)
    copy.change { $0 = values }
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.currentValues == currentValues
  }

  open var hash: Int {
    currentValues.hashValue
  }
}

/// A paragraph style that can be changed, by one thread at a time: of changes of the same property the last one counts.
// It stores nothing itself.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override init() {
    super.init()
  }

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
