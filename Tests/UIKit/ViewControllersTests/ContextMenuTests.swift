import StandardControls
import Testing

@testable import ViewControllers

/// Menus that open on a long press.
@Suite struct ContextMenuTests {
  private final class Delegate: UIContextMenuInteractionDelegate {
    var log: [String] = []
    var preview: UIViewController?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("at \(Int(location.x)) \(Int(location.y))")
      return UIContextMenuConfiguration(
        previewProvider: { self.preview },
        actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in self.log.append("copy") }])
        })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
  }

  private let application = UIApplication(
    screen: UIScreen(
      device: Device(name: "phone", portraitSize: CGSize(width: 375, height: 667), scale: 1)))
  private let delegate = Delegate()
  private let controller = UIViewController()
  private let box = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 60))

  init() {
    box.backgroundColor = .red
    controller.view.addSubview(box)
    box.addInteraction(UIContextMenuInteraction(delegate: delegate))
    application.show(controller)
  }

  private var overlay: UIView? { controller.view.window?.subviews.last { $0 is MenuOverlay } }

  @Test func aLongPressOpensTheMenuNextToAPictureOfTheView() throws {
    TouchScreen(application).longPress(box)
    application.advance(by: 0.5)
    #expect(delegate.log == ["at 50 30", "display"])
    let overlay = try #require(overlay)
    // The picture is where the view is, and the menu 8 points below it.
    #expect(overlay.subviews[1].frame == box.frame)
    #expect(overlay.subviews[2].frame == CGRect(x: 50, y: 168, width: 250, height: 44))
    TouchScreen(application).tap(at: CGPoint(x: 100, y: 190))
    application.advance(by: 0.5)
    #expect(delegate.log == ["at 50 30", "display", "end", "copy"])
    #expect(self.overlay == nil)
  }

  @Test func aPreviewHasItsPreferredSize() throws {
    let preview = UIViewController()
    preview.preferredContentSize = CGSize(width: 200, height: 300)
    delegate.preview = preview
    TouchScreen(application).longPress(box)
    application.advance(by: 0.5)
    let frame = try #require(overlay).subviews[1].frame
    #expect(frame.size == CGSize(width: 200, height: 300))
    #expect(preview.view.bounds.size == frame.size)
  }

  @Test func aTapOpensNothing() {
    TouchScreen(application).tap(box)
    application.advance(by: 1)
    #expect(delegate.log.isEmpty && overlay == nil)
  }
}
