import Foundation

/// A user's activity, which iOS hands to other devices and finds in searches. Neither happens here: an activity
/// stores its properties.
open class NSUserActivity: NSObject {
  /// The type, as a reversed domain name: `com.example.editing`.
  public let activityType: String
  /// The title that a user reads.
  open var title: String?
  /// The data to continue the activity with.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that another device receives; all if nil. Kept, without effect.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the delegate should update the activity. Without effect: nothing saves an activity.
  open var needsSave = false
  /// The page that continues the activity if the application is not installed.
  open var webpageURL: URL?
  /// The page that the activity started at.
  open var referrerURL: URL?
  /// When the activity is no longer offered; nil leaves it to the system. Kept, without effect.
  open var expirationDate: Date?
  /// Words to find the activity by. Kept, without effect.
  open var keywords: Set<String> = []
  /// The identifier of the content, by which scenes are chosen. Kept, without effect.
  open var targetContentIdentifier: String?
  /// The identifier by which saved activities are deleted. Kept, without effect.
  open var persistentIdentifier: String?
  /// Without effect, like the other kinds of use: there are no other devices.
  open var isEligibleForHandoff = true
  /// Kept, without effect: there is no search.
  open var isEligibleForSearch = false
  /// Kept, without effect: there is no search.
  open var isEligibleForPublicIndexing = false
  /// Kept, without effect: nothing predicts activities.
  open var isEligibleForPrediction = false
  /// Kept, without effect: there are no other devices.
  open var supportsContinuationStreams = false
  /// Kept; its methods are not called.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// An activity of a type, without data.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to ``userInfo``; they replace the ones with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Without effect: nothing offers the current activity.
  open func becomeCurrent() {}

  /// Without effect.
  open func resignCurrent() {}

  /// Without effect.
  open func invalidate() {}
}

/// The delegate of an activity. No method is called here.
public protocol NSUserActivityDelegate: AnyObject {
  /// The activity is about to be stored, and should be brought up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// The activity was continued on another device.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing by default.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing by default.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that opens a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
