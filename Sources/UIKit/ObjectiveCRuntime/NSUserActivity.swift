import Foundation

/// What a user is doing, as it is handed to other devices and found by searches. Neither happens here: an activity
/// keeps what is set.
open class NSUserActivity: NSObject {
  /// The type, in reverse order of a domain: `com.example.editing`.
  public let activityType: String
  /// What a person reads of it.
  open var title: String?
  /// What it takes to continue.
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the delegate is to add what has changed. Without effect: nothing saves an activity.
  open var needsSave = false
  /// The page that continues the activity where the application is not installed.
  open var webpageURL: URL?
  /// The page that the activity began at.
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  /// Without effect, like the other kinds of use: there are no other devices.
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var supportsContinuationStreams = false
  open weak var delegate: (any NSUserActivityDelegate)?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to ``userInfo``, over those of the same keys.
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

/// Is notified of what other devices do with an activity: of nothing here.
public protocol NSUserActivityDelegate: AnyObject {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that opens a page of the web.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
