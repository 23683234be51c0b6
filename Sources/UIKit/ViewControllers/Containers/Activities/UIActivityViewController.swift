import Foundation
import StandardControls

/// Offers activities with shared items, in a sheet: a row of applications, and a list of actions.
///
/// Copying and the application's own activities are performed. The system's other activities are shown, and do nothing:
/// there are no other applications here.
open class UIActivityViewController: UIViewController {
  /// Called when the user is done, with the activity, whether it was completed, the returned items
  /// and the error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  package final var activityItems: [Any] { didSet { itemsDidChange() } }
  package private(set) final var applicationActivities: [UIActivity]?
  /// The activities that are not offered; nil, the default, excludes none.
  open var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { itemsDidChange() } }
  /// Called when the user is done; nil by default.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Whether one activity may be larger than the others; true by default. Kept, without effect.
  open var allowsProminentActivity = true

  /// The width of the sheet's content in a popover, points.
  private static let popoverSize = CGSize(width: 375, height: 460)

  private var sheet: ShareSheetView? { viewIfLoaded as? ShareSheetView }

  /// Creates a controller for items, with activities of the application besides the system's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = Self.popoverSize
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Creates a controller without items: archives are not read.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }

  open override dynamic func loadView() {
    let sheet = ShareSheetView(frame: UIScreen.main.bounds)
    sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sheet.onClose = { [weak self] in self?.finish(nil, completed: false) }
    sheet.onChoose = { [weak self] in self?.perform($0) }
    view = sheet
    itemsDidChange()
  }

  private func itemsDidChange() {
    guard let sheet else { return }
    let items = SharedItems(activityItems, in: self)
    let own = (applicationActivities ?? []).filter {
      $0.canPerform(withActivityItems: items.values)
    }
    let excluded = Set(excludedActivityTypes ?? [])
    let offered = OfferedActivity.all(for: items, with: own).filter { activity in
      activity.type.map { !excluded.contains($0) } ?? true
    }
    sheet.show(items, offered)
  }

  // MARK: Performing

  private func perform(_ offered: OfferedActivity) {
    guard let activity = offered.own else {
      let isCopying = offered.type == .copyToPasteboard
      if isCopying { SharedItems(activityItems, in: self, for: offered.type).copy() }
      return finish(offered.type, completed: isCopying)
    }
    let type = activity.activityType
    activity.onFinish = { [weak self] in self?.finish(type, completed: $0) }
    activity.prepare(withActivityItems: SharedItems(activityItems, in: self, for: type).values)
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func finish(_ type: UIActivity.ActivityType?, completed: Bool) {
    guard let presenter else {
      completionWithItemsHandler?(type, completed, nil, nil)
      return
    }
    presenter.dismiss(animated: true) { [self] in
      completionWithItemsHandler?(type, completed, nil, nil)
    }
  }
}
