/// An action on an element besides activating it.
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action.
  ///
  /// - Returns: whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The text that assistive technologies read.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The text that assistive technologies read, with attributes for speech.
  open var attributedName: NSAttributedString
  /// An image for the action in menus of assistive technologies; nil by default. Kept, without
  /// effect on drawing.
  open var image: UIImage?
  /// Performs the action; nil for an action that does nothing.
  open var actionHandler: Handler?
  /// The object whose method the action calls.
  open weak var target: AnyObject?
  /// The method that the action calls; empty for an action with a handler.
  open var selector = Selector("")

  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: Handler? = nil) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that calls a method, which may take the action and return whether it
  /// succeeded.
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

  /// Creates an action with an image that calls a closure.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action whose name has attributes for speech.
  public init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler? = nil
  ) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}

/// A search in the content of an element for one kind of item: errors, headings, links.
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction in which the rotor is turned.
  public enum Direction: Int, Sendable {
    /// Towards the start of the content.
    case previous
    /// Towards the end of the content.
    case next
  }

  /// An item that the rotor found.
  open class ItemResult: NSObject {
    /// The element that the rotor moves to.
    open weak var targetElement: AnyObject?

    /// Creates a result with the element to move to.
    public init(targetElement: AnyObject) {
      super.init()
      self.targetElement = targetElement
    }
  }

  /// The start and the direction of a search.
  open class SearchPredicate: NSObject {
    /// The item at which the search starts.
    open var currentItem: ItemResult
    /// Whether the next or the previous item is searched for.
    open var searchDirection: Direction

    /// Creates a search from an item in a direction.
    public init(currentItem: ItemResult, searchDirection: Direction) {
      self.currentItem = currentItem
      self.searchDirection = searchDirection
      super.init()
    }
  }

  /// Returns the next or the previous result; nil if there are no more.
  public typealias Search = (SearchPredicate) -> ItemResult?

  /// The text that assistive technologies read.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The text that assistive technologies read, with attributes for speech.
  open var attributedName: NSAttributedString
  /// Finds the next or the previous result; nil if there are no more.
  open var itemSearchBlock: Search

  /// Creates a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Creates a rotor whose name has attributes for speech.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }
}
