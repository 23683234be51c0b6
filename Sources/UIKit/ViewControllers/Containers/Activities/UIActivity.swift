import StandardViews

/// An activity with shared items.
open class UIActivity: NSObject {
  /// Identifies an activity.
  public struct ActivityType: RawRepresentable, Sendable, Hashable {
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

    /// Sends the items by Messages.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends the items by Mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints the items.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies the items.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sets an image as a contact's.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adds an image to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds an address to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends the items to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens a file in Books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Posts the items to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts the items to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts the items to Sina Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posts the items to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.PostToTencentWeibo")
    /// Posts pictures to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts films to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
  }

  /// The row in which an activity is offered.
  public enum Category: Int, Sendable {
    /// In the list of actions below.
    case action
    /// In the upper row, with a large icon.
    case share
  }

  /// The row in which the activity is offered; action by default.
  open class var activityCategory: Category { .action }
  /// The identifier of the activity; nil by default.
  open var activityType: ActivityType? { nil }
  /// The text of the activity; nil by default.
  open var activityTitle: String? { nil }
  /// The image of the activity; nil by default.
  open var activityImage: UIImage? { nil }
  /// The controller that performs the activity; nil by default, for ``perform()``.
  open var activityViewController: UIViewController? { nil }

  /// Whether the activity can be performed with some items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is performed. The default does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity. The default does nothing.
  open func perform() {}
  /// Called by the activity when it is done: closes the sheet.
  open func activityDidFinish(_ completed: Bool) { onFinish?(completed) }

  /// Called when the activity is done.
  final var onFinish: ((Bool) -> Void)?
}
