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

  open override func replaceCharacters(in range: NSRange, with text: String) {
    let old = length
    super.replaceCharacters(in: range, with: text)
    edited(.editedCharacters, range: range, changeInLength: length - old)
  }

  open override func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
    let old = length
    super.replaceCharacters(in: range, with: text)
    edited(
      [.editedCharacters, .editedAttributes], range: range, changeInLength: length - old)
  }

  open override func setAttributes(_ attributes: [Key: Any]?, range: NSRange) {
    super.setAttributes(attributes, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttribute(_ name: Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttributes(_ attributes: [Key: Any] = [:], range: NSRange) {
    super.addAttributes(attributes, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func removeAttribute(_ name: Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
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
    editedRange =
      editedMask.isEmpty ? changed : Self.union(editedRange, with: changed, moving: delta)
    editedMask.formUnion(mask)
    changeInLength += delta
    processIfComplete()
  }

  private func processIfComplete() {
    if openEdits == 0, !isProcessing { processEditing() }
  }

  /// Notifies the delegate of the edits, and invalidates the layouts.
  open func processEditing() {
    isProcessing = true
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    isProcessing = false
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers { manager.invalidateLayout() }
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
