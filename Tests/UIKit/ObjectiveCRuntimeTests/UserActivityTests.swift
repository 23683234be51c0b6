import Foundation
import ObjectiveCRuntime
import Testing

/// What an activity keeps, with the defaults of Apple's documentation.
@Suite struct UserActivityTests {
  private let activity = NSUserActivity(activityType: "com.example.edit")

  @Test func anActivityIsForOtherDevicesButNotForSearches() {
    #expect(activity.isEligibleForHandoff)
    #expect(!activity.isEligibleForSearch && !activity.isEligibleForPublicIndexing)
    #expect(!activity.isEligibleForPrediction && !activity.supportsContinuationStreams)
    activity.isEligibleForHandoff = false
    activity.isEligibleForSearch = true
    #expect(!activity.isEligibleForHandoff && activity.isEligibleForSearch)
    #expect(!activity.isEligibleForPublicIndexing)
    activity.isEligibleForPublicIndexing = true
    activity.isEligibleForPrediction = true
    activity.supportsContinuationStreams = true
    #expect(activity.isEligibleForPublicIndexing && activity.isEligibleForPrediction)
    #expect(activity.supportsContinuationStreams && !activity.needsSave)
    activity.needsSave = true
    #expect(activity.needsSave)
  }

  @Test func aNewActivityHasNoData() {
    #expect(activity.title == nil && activity.userInfo == nil)
    #expect(activity.requiredUserInfoKeys == nil && activity.keywords.isEmpty)
    #expect(activity.webpageURL == nil && activity.referrerURL == nil)
    #expect(activity.expirationDate == nil && activity.targetContentIdentifier == nil)
  }

  @Test func dataAreKeptWhileTheActivityIsCurrentAndAfterwards() {
    let (page, referrer) = (URL(string: "https://a.example"), URL(string: "https://b.example"))
    let date = Date(timeIntervalSinceReferenceDate: 7)
    activity.webpageURL = page
    activity.referrerURL = referrer
    activity.expirationDate = date
    activity.becomeCurrent()
    activity.keywords = ["tea"]
    activity.targetContentIdentifier = "main"
    activity.requiredUserInfoKeys = ["page"]
    activity.userInfo = ["page": 1]
    activity.resignCurrent()
    activity.addUserInfoEntries(from: ["page": 2, "line": 3])
    #expect(activity.webpageURL == page && activity.referrerURL == referrer)
    #expect(activity.expirationDate == date && activity.keywords == ["tea"])
    #expect(activity.targetContentIdentifier == "main")
    #expect(activity.requiredUserInfoKeys == ["page"])
    #expect(activity.userInfo as? [String: Int] == ["page": 2, "line": 3])
  }

  @Test func keysOfChangesHaveFoundationsNames() {
    let keys: [NSKeyValueChangeKey] = [
      .kindKey, .newKey, .oldKey, .indexesKey, .notificationIsPriorKey,
    ]
    #expect(keys.map(\.rawValue) == ["kind", "new", "old", "indexes", "notificationIsPrior"])
  }
}
