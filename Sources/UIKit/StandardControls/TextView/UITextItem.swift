/// A part of a text that a user can do something with: a link, or an attachment.
public final class UITextItem: NSObject {
  /// What an item is.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  /// In UTF-16 code units.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

/// What a user does with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A long press, which asks for a menu.
  case presentActions
  case preview
}
