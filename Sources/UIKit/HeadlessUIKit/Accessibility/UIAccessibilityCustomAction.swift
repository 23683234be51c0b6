/// Something that can be done with an element, besides activating it.
open class UIAccessibilityCustomAction: NSObject {
  /// Does it.
  ///
  /// - Returns: whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What is read.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// What is read, with attributes for speech.
  open var attributedName: NSAttributedString
  open var image: UIImage?
  /// Does it; nil for an action that does nothing.
  open var actionHandler: Handler?
  /// The object whose method the action calls.
  open weak var target: AnyObject?
  open var selector = Selector("")

  public init(name: String, actionHandler: Handler? = nil) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  /// An action that calls a method, which may take the action and return whether it succeeded.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    super.init()
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    actionHandler = { action in
      guard let target = action.target else { return false }
      return selector.perform(on: target, with: action) as? Bool ?? true
    }
  }

  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  public init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler? = nil
  ) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}

/// A search in the content of an element, for what a user looks for: errors, headings, links.
open class UIAccessibilityCustomRotor: NSObject {
  /// The way in which the rotor is turned.
  public enum Direction: Int, Sendable {
    case previous, next
  }

  /// What the rotor found.
  open class ItemResult: NSObject {
    open weak var targetElement: AnyObject?

    public init(targetElement: AnyObject) {
      super.init()
      self.targetElement = targetElement
    }
  }

  /// What is searched for.
  open class SearchPredicate: NSObject {
    /// Where the search begins.
    open var currentItem: ItemResult
    open var searchDirection: Direction

    public init(currentItem: ItemResult, searchDirection: Direction) {
      self.currentItem = currentItem
      self.searchDirection = searchDirection
      super.init()
    }
  }

  public typealias Search = (SearchPredicate) -> ItemResult?

  /// What is read.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// What is read, with attributes for speech.
  open var attributedName: NSAttributedString
  /// Finds the next or the previous result; nil if there is none.
  open var itemSearchBlock: Search

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }
}
