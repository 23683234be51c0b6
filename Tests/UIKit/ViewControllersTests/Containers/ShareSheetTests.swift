import Foundation
import Testing

@testable import ViewControllers

/// Share sheets on an iPhone 15.
@Suite final class ShareSheetTests: BarScreens {
  private final class Pin: UIActivity {
    static let type = ActivityType("test.pin")
    var isPossible = true
    private(set) var prepared: [Any] = []
    private(set) var performCount = 0

    override var activityType: ActivityType? { Self.type }
    override var activityTitle: String? { "Pin" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { isPossible }
    override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
    override func perform() { performCount += 1 }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "")" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "Greetings" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
      suggestedSize size: CGSize
    ) -> UIImage? { UIImage() }
  }

  private var results: [String] = []

  private func share(
    _ items: [Any], _ activities: [UIActivity] = [], excluding: [UIActivity.ActivityType]? = nil
  ) -> UIActivityViewController {
    let controller = UIActivityViewController(
      activityItems: items, applicationActivities: activities)
    controller.excludedActivityTypes = excluding
    controller.completionWithItemsHandler = { [unowned self] type, isCompleted, _, _ in
      results.append("\(type?.rawValue.split(separator: ".").last ?? "none") \(isCompleted)")
    }
    show()
    perform { self.root.present(controller, animated: true) }
    return controller
  }

  private static let applications = ["AirDrop", "Messages", "Mail"]

  enum Item {
    case text, address, file, image, source

    fileprivate var value: Any {
      switch self {
      case .text: "Hello"
      case .address: URL(string: "https://a.example/b") ?? ""
      case .file: FileManager.default.temporaryDirectory.appendingPathComponent("a.txt")
      case .image: UIImage()
      case .source: Source()
      }
    }
  }

  private func shared(_ items: [Item]) -> SharedItems {
    SharedItems(
      items.map(\.value),
      in: UIActivityViewController(activityItems: [], applicationActivities: nil))
  }

  @Test(
    arguments: [
      ([.text], ["Copy"]), ([.address], ["Copy", "Add to Reading List"]), ([.file], ["Copy"]),
      ([.image], ["Copy", "Save Image", "Print"]),
      ([.text, .image], ["Copy", "Save Image", "Print"]),
      ([], []),
    ] as [([Item], [String])])
  func theItemsDecideOnTheActions(_ items: [Item], _ actions: [String]) {
    let offered = OfferedActivity.all(for: shared(items), with: [])
    #expect(
      offered.filter(\.isApplication).map(\.title) == (items.isEmpty ? [] : Self.applications))
    #expect(offered.filter { !$0.isApplication }.map(\.title) == actions)
  }

  @Test(
    arguments: [
      ([.text], "Hello", "Plain Text"), ([.address], "a.example", "https://a.example/b"),
      ([.file], "a.txt", nil), ([.image], "1 Image", nil), ([.image, .image], "2 Images", nil),
      ([.source], "Greetings", "Plain Text"),
    ] as [([Item], String, String?)])
  func theHeaderNamesTheItems(_ items: [Item], _ title: String, _ subtitle: String?) {
    #expect(shared(items).title == title)
    #expect(shared(items).subtitle == subtitle)
    #expect((shared(items).thumbnail != nil) == (items.contains(.image) || items == [.source]))
  }

  @Test func aSheetOfHalfTheHeightShowsTheActivities() throws {
    let controller = share(["Hello"], excluding: [.mail])
    #expect(controller.view.first(UIControl.self) { $0.accessibilityLabel == "Mail" } == nil)
    #expect(controller.view.control(labelled: "Messages") != nil)
    let sheet = try #require(controller.view.superview)
    #expect(sheet.frame.height < 852 / 2 + 60)
    try tap(controller.view.first(UIButton.self) { $0.buttonType == .close })
    #expect(root.presentedViewController == nil)
    #expect(results == ["none false"])
  }

  @Test func copyingPutsTheItemsOntoThePasteboard() throws {
    let controller = share([Source()])
    try tap(controller.view.text("Copy"))
    application.perform {
      #expect(UIPasteboard.general.string == "for com.apple.UIKit.activity.CopyToPasteboard")
    }
    #expect(results == ["CopyToPasteboard true"])
    #expect(root.presentedViewController == nil)
  }

  private final class Provider: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any {
      "\(placeholderItem ?? "") for \(activityType?.rawValue.split(separator: ".").last ?? "")"
    }
  }

  /// The placeholder decides on the actions, and the item is asked for once an activity is performed.
  @Test func aProviderMakesItsItemForTheActivity() throws {
    let provider = Provider(placeholderItem: "text")
    let controller = share([provider])
    #expect(provider.activityType == nil)
    try tap(controller.view.text("Copy"))
    application.perform { #expect(UIPasteboard.general.string == "text for CopyToPasteboard") }
    #expect(UIActivityItemProvider(placeholderItem: 3).item as? Int == 3)
  }

  @Test func anActivityOfTheApplicationIsPerformedUntilItIsDone() throws {
    let (pin, other) = (Pin(), Pin())
    other.isPossible = false
    let controller = share(["Hello"], [pin, other])
    let pins = controller.view.first(UITableView.self) { _ in true }?.visibleCells.filter {
      $0.text("Pin") != nil
    }
    #expect(pins?.count == 1)
    try tap(controller.view.text("Pin"))
    #expect(pin.performCount == 1 && pin.prepared as? [String] == ["Hello"])
    #expect(results.isEmpty && root.presentedViewController === controller)
    perform { pin.activityDidFinish(true) }
    #expect(results == ["pin true"] && root.presentedViewController == nil)
  }
}
