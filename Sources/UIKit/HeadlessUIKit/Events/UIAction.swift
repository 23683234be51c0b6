/// An action of a control or a menu, with a closure and an identifier.
open class UIAction: UIMenuElement {
  /// Identifies an action, so that it can be replaced and removed.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The text of the identifier.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The identifier; nil if none was given: then the action equals only itself.
  public let identifier: Identifier?
  /// How the action appears and behaves in a menu.
  open var attributes: Attributes
  /// Whether a menu shows the action as on, off or mixed.
  open var state: State
  /// A longer description of the action, for its discovery; nil by default. Kept, without effect.
  open var discoverabilityTitle: String?
  /// The image of an action that is on; nil by default.
  open var selectedImage: UIImage?
  /// The control that sends the action, while the handler runs.
  public internal(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  /// Creates an action that runs a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    self.selectedImage = selectedImage
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  package func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }

  package func isSame(as other: UIAction) -> Bool {
    self === other || identifier != nil && identifier == other.identifier
  }
}
