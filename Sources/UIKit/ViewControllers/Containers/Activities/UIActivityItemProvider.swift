import Foundation

/// An item that is made when an activity asks for it: a subclass overrides ``item``.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  // Unchecked, as ``Operation`` is: used by one thread at a time.
  /// An item of the kind that is going to be made, by which activities are offered.
  open var placeholderItem: Any? { placeholder }
  /// The activity that asks; nil before.
  open private(set) var activityType: UIActivity.ActivityType?
  private let placeholder: Any

  /// Creates a provider.
  public init(placeholderItem: Any) {
    placeholder = placeholderItem
    super.init()
  }

  /// The item; the placeholder unless a subclass makes one.
  open var item: Any { placeholderItem ?? placeholder }

  /// Returns ``placeholderItem``, or else the placeholder of the initializer.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any {
    placeholderItem ?? placeholder
  }

  /// Returns ``item`` after setting ``activityType``.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
