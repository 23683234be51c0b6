/// Something to do, named by an identifier: what a control does when it is used.
open class UIAction: NSObject {
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
  open var title: String
  /// The control that the action was sent by, while it runs.
  public internal(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.identifier = identifier
    self.handler = handler
    super.init()
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }

  func isSame(as other: UIAction) -> Bool {
    self === other || identifier != nil && identifier == other.identifier
  }
}
