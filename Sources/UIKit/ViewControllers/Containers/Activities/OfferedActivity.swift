import StandardControls

/// An activity in a share sheet.
struct OfferedActivity {
  let title: String
  let image: UIImage?
  /// The colour of an application's tile; nil for an action of the list.
  var color: UIColor?
  let type: UIActivity.ActivityType?
  /// The application's own activity; nil for the system's.
  var own: UIActivity?

  private init(
    _ text: SystemText, _ symbol: String, _ type: UIActivity.ActivityType, color: UIColor? = nil
  ) {
    (title, image) = (text.localized, UIImage(systemName: symbol))
    self.color = color
    self.type = type
  }

  private init(_ activity: UIActivity) {
    title = activity.activityTitle ?? ""
    image = activity.activityImage
    type = activity.activityType
    own = activity
    let isShare = Swift.type(of: activity).activityCategory == .share
    color = isShare ? .systemGray : nil
  }

  /// Whether the activity is in the row of applications, and not in the list of actions.
  var isApplication: Bool { color != nil }

  /// The activities for some items, in the order of the sheet.
  ///
  /// - Parameter own: the application's activities that can be performed with the items.
  static func all(for items: SharedItems, with own: [UIActivity]) -> [OfferedActivity] {
    guard !items.values.isEmpty else { return own.map { OfferedActivity($0) } }
    var offered = [
      OfferedActivity(.airDrop, "dot.radiowaves.left.and.right", .airDrop, color: .systemBlue),
      OfferedActivity(.messages, "message.fill", .message, color: .systemGreen),
      OfferedActivity(.mail, "envelope.fill", .mail, color: .systemBlue),
    ]
    offered += own.filter { Swift.type(of: $0).activityCategory == .share }.map {
      OfferedActivity($0)
    }
    offered.append(OfferedActivity(.copy, "doc.on.doc", .copyToPasteboard))
    if !items.images.isEmpty {
      offered.append(OfferedActivity(.saveImage, "square.and.arrow.down", .saveToCameraRoll))
    }
    if items.hasWebAddress {
      offered.append(OfferedActivity(.addToReadingList, "eyeglasses", .addToReadingList))
    }
    offered += own.filter { Swift.type(of: $0).activityCategory == .action }.map {
      OfferedActivity($0)
    }
    if !items.images.isEmpty { offered.append(OfferedActivity(.print, "printer", .print)) }
    return offered
  }
}
