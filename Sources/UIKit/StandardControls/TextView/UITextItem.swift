/// A part of a text that a user can interact with: a link or an attachment.
public final class UITextItem: NSObject {
  /// The kinds of items.
  public enum Content {
    /// A link to an address.
    case link(URL)
    /// An attachment, such as an image.
    case textAttachment(NSTextAttachment)
    /// A range with a name that the client has set.
    case tag(String)
  }

  /// The link or the attachment.
  public let content: Content
  /// The characters of the item, in UTF-16 code units.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

/// The ways in which a user interacts with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A long press, which requests a menu.
  case presentActions
  /// A long press, which shows a preview.
  case preview
}
