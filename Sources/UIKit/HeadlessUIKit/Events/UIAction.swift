/// Something to do, named by an identifier: what a control does when it is used.
open class UIAction: UIMenuElement {
  /// Names an action, so that it can be replaced and removed.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The given identifier, or nil: then the action only equals itself.
  public let identifier: Identifier?
  /// How the action can be used in a menu.
  open var attributes: Attributes
  /// Whether the action is on in a menu.
  open var state: State
  /// What the action is, for those who look for it.
  open var discoverabilityTitle: String?
  /// The image of an action that is on.
  open var selectedImage: UIImage?
  /// The control that the action was sent by, while it runs.
  public internal(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

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
