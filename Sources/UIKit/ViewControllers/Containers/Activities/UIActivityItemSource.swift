import StandardControls

/// An object in place of an item, which returns the item when an activity is chosen.
public protocol UIActivityItemSource: ObjectiveCDelegate {
  /// The item by whose kind activities are offered.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item for an activity; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject for activities that have one: the title of the sheet.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The uniform type identifier of the item. Never called here.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The picture of the item in the sheet; nil for a symbol.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Returns an empty text by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns an empty text by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns nil by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// The items that an activity controller shares.
struct SharedItems {
  let values: [Any]
  let subject: String?
  /// The picture in the sheet; nil for a symbol.
  let thumbnail: UIImage?

  /// - Parameter type: the activity that is performed; nil for the items by which activities are offered.
  init(
    _ items: [Any], in controller: UIActivityViewController,
    for type: UIActivity.ActivityType? = nil
  ) {
    var subject: String?
    var thumbnail: UIImage?
    values = items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      let text = source.activityViewController(controller, subjectForActivityType: type)
      if !text.isEmpty { subject = subject ?? text }
      thumbnail =
        thumbnail
        ?? source.activityViewController(
          controller, thumbnailImageForActivityType: type,
          suggestedSize: ShareSheetView.thumbnailSize)
      return type == nil
        ? source.activityViewControllerPlaceholderItem(controller)
        : source.activityViewController(controller, itemForActivityType: type)
    }
    self.subject = subject
    self.thumbnail = thumbnail ?? values.lazy.compactMap { $0 as? UIImage }.first
  }

  var texts: [String] {
    values.compactMap { ($0 as? String) ?? ($0 as? NSAttributedString)?.string }
  }
  var addresses: [URL] { values.compactMap { ($0 as? URL) ?? ($0 as? NSURL).map { $0 as URL } } }
  var images: [UIImage] { values.compactMap { $0 as? UIImage } }
  /// Whether an address leads to the web.
  var hasWebAddress: Bool { addresses.contains { $0.scheme?.hasPrefix("http") == true } }

  /// The title of the sheet.
  var title: String {
    if let subject { return subject }
    if let address = addresses.first {
      return address.isFileURL ? address.lastPathComponent : address.host ?? address.absoluteString
    }
    if let text = texts.first { return text }
    return SystemText.images(images.count)
  }

  /// The line below the title; nil for none.
  var subtitle: String? {
    if let address = addresses.first { return address.isFileURL ? nil : address.absoluteString }
    return texts.isEmpty ? nil : SystemText.plainText.localized
  }

  /// Puts the items onto the general pasteboard.
  func copy() {
    let pasteboard = UIPasteboard.general
    if !images.isEmpty {
      pasteboard.images = images
    } else if !addresses.isEmpty {
      pasteboard.urls = addresses
    } else {
      pasteboard.strings = texts
    }
  }
}
