/// A text that layout managers show: each change of it invalidates their layouts.
open class NSTextStorage: NSMutableAttributedString {
  /// What changed about a text.
  public struct EditActions: OptionSet, Sendable, Hashable {
    /// The bits of the actions.
    public let rawValue: UInt

    /// Creates actions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// UIKit's older name of ``EditActions``.
  public typealias EditActionsOptions = EditActions

  /// The layout managers that show the text, which the storage owns.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// The object that is notified before and after edits are processed.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// What the edits since the last ``processEditing()`` changed.
  open private(set) var editedMask: EditActions = []
  /// The edited characters in the current text; the location is `NSNotFound` if nothing changed.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how much the text became longer.
  open private(set) var changeInLength = 0

  /// The number of calls of ``beginEditing()`` without their ``endEditing()`` yet.
  private var openEdits = 0
  /// Whether the delegate is notified: what it edits then belongs to the same edit.
  private var isProcessing = false
  /// Whether the edit that is about to be recorded is one of this object's own text, not of one that a subclass keeps.
  private var hasChangedOwnText = false
  /// Whether a subclass keeps the text elsewhere.
  private var keepsTextElsewhere = false
  /// The characters whose edits were processed last.
  private var processedRanges: [NSRange] = []

  // MARK: Creating

  /// Creates an empty text. Subclasses with a text of their own override it.
  public init() { super.init(string: "") }

  public override init(string: String) { super.init(string: string) }

  public override init(string: String, attributes: [Key: Any]? = nil) {
    super.init(string: string, attributes: attributes)
  }

  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Reads the text from an archive; nil if the archive has none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Layout managers

  /// Adds a layout manager, which leaves the storage that it belonged to.
  open func addLayoutManager(_ manager: NSLayoutManager) {
    guard manager.textStorage !== self else { return }
    manager.textStorage?.removeLayoutManager(manager)
    layoutManagers.append(manager)
    manager.textStorage = self
    manager.invalidateLayout()
  }

  /// Removes a layout manager, which then has no text; one of another storage is ignored.
  open func removeLayoutManager(_ manager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === manager }) else { return }
    layoutManagers.remove(at: index)
    manager.textStorage = nil
    manager.invalidateLayout()
  }

  // MARK: Editing

  // A subclass may keep its text elsewhere, and override four methods: `string`, `attributes(at:effectiveRange:)`,
  // `replaceCharacters(in:with:)` for a `String`, and `setAttributes(_:range:)`. All others call these here, as on iOS.

  open override var length: Int {
    type(of: self) == NSTextStorage.self ? super.length : (string as NSString).length
  }

  open override func replaceCharacters(in range: NSRange, with text: String) {
    let old = length
    super.replaceCharacters(in: range, with: text)
    hasChangedOwnText = true
    edited(.editedCharacters, range: range, changeInLength: length - old)
  }

  open override func setAttributes(_ attributes: [Key: Any]?, range: NSRange) {
    super.setAttributes(attributes.map(Self.objects), range: range)
    hasChangedOwnText = true
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func attribute(
    _ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    keepsTextElsewhere
      ? attributes(at: location, effectiveRange: range)[attrName]
      : super.attribute(attrName, at: location, effectiveRange: range)
  }

  open override func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    let inserted = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: inserted) { attributes, run, _ in
      let place = NSRange(location: range.location + run.location, length: run.length)
      setAttributes(attributes, range: place)
    }
    endEditing()
  }

  open override func addAttribute(_ name: Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }

  open override func addAttributes(_ attributes: [Key: Any] = [:], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attributes) { _, new in new } }
  }

  open override func removeAttribute(_ name: Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(in range: NSRange, _ change: (inout [Key: Any]) -> Void) {
    beginEditing()
    forEachRun(in: range) { attributes, run in
      var attributes = Self.objects(attributes)
      change(&attributes)
      setAttributes(attributes, range: run)
    }
    endEditing()
  }

  /// Calls a closure for the characters of a range that have equal attributes.
  private func forEachRun(in range: NSRange, _ body: ([Key: Any], NSRange) -> Void) {
    let end = range.location + range.length
    var location = range.location
    while location < end {
      var effective = NSRange(location: location, length: 0)
      let attributes = attributes(at: location, effectiveRange: &effective)
      let runEnd = min(max(effective.location + effective.length, location + 1), end)
      body(attributes, NSRange(location: location, length: runEnd - location))
      location = runEnd
    }
  }

  /// Copies the edited part of a text that a subclass keeps elsewhere into this object's own, which Foundation reads in the
  /// methods that are not overridden.
  private func copyText(
    _ mask: EditActions, from range: NSRange, to edited: NSRange, in text: NSString
  ) {
    var edited = edited
    if mask.contains(.editedCharacters) {
      let isPart =
        NSMaxRange(range) <= super.length && NSMaxRange(edited) <= text.length
        && super.length - range.length + edited.length == text.length
      if !isPart { edited = NSRange(location: 0, length: text.length) }
      super.replaceCharacters(
        in: isPart ? range : NSRange(location: 0, length: super.length),
        with: text.substring(with: edited))
    }
    copyAttributes(in: edited)
  }

  private func copyAttributes(in range: NSRange) {
    guard range.length >= 0, range.location <= super.length - range.length else { return }
    forEachRun(in: range) { super.setAttributes(Self.objects($0), range: $1) }
  }

  /// Values as objects. Foundation on Linux puts a value that it has given back into one more box each time otherwise.
  private static func objects(_ attributes: [Key: Any]) -> [Key: Any] {
    attributes.mapValues { $0 as AnyObject }
  }

  open override func insert(_ text: NSAttributedString, at location: Int) {
    replaceCharacters(in: NSRange(location: location, length: 0), with: text)
  }

  open override func append(_ text: NSAttributedString) {
    insert(text, at: length)
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributedString(_ text: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: text)
  }

  /// Collects the edits up to ``endEditing()``, to process them as one.
  open override func beginEditing() {
    openEdits += 1
  }

  open override func endEditing() {
    openEdits = max(openEdits - 1, 0)
    if !editedMask.isEmpty { processIfComplete() }
  }

  /// Records an edit. A subclass with a text of its own calls it after each change.
  ///
  /// - Parameters:
  ///   - range: in the text as it was before.
  ///   - delta: by how much the text became longer.
  open func edited(_ mask: EditActions, range: NSRange, changeInLength delta: Int) {
    let changed = NSRange(location: range.location, length: range.length + delta)
    if !hasChangedOwnText {
      keepsTextElsewhere = true
      copyText(mask, from: range, to: changed, in: string as NSString)
    }
    hasChangedOwnText = false
    editedRange =
      editedMask.isEmpty ? changed : Self.union(editedRange, with: changed, moving: delta)
    editedMask.formUnion(mask)
    changeInLength += delta
    processIfComplete()
  }

  private func processIfComplete() {
    guard openEdits == 0, !isProcessing else { return }
    // An override may edit before it calls super's method, which processes these edits too.
    isProcessing = true
    processedRanges = []
    processEditing()
    isProcessing = false
    // And after it.
    if !editedMask.isEmpty { process() }
    // It may also change the attributes that it keeps without a word.
    if keepsTextElsewhere { processedRanges.forEach(copyAttributes) }
  }

  /// Requests that attributes be corrected, such as fonts without a character. Without effect: that is done where text is
  /// drawn.
  open func invalidateAttributes(in range: NSRange) {}

  /// Corrects attributes now. Without effect.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Notifies the delegate of the edits, and invalidates the layouts.
  open func processEditing() { process() }

  private func process() {
    let wasProcessing = isProcessing
    isProcessing = true
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    isProcessing = wasProcessing
    processedRanges.append(editedRange)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
    for manager in layoutManagers { manager.notifyOwners() }
  }

  /// Where two edits, one after the other, changed the text.
  private static func union(_ first: NSRange, with second: NSRange, moving delta: Int) -> NSRange {
    let end = max(first.location + first.length + delta, second.location + second.length)
    let start = min(first.location, second.location)
    return NSRange(location: start, length: max(end - start, 0))
  }
}

/// Is notified of the edits of a text.
public protocol NSTextStorageDelegate: AnyObject {
  /// Before the layouts are invalidated: the delegate may change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Before the layouts are invalidated: the delegate may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  /// Does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
