import StandardControls
import Testing

/// Interactions, menus and pasteboards.
@Suite struct InteractionTests {
  private final class Probe: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    var log: [String] = []

    func willMove(to view: UIView?) { log.append(view == nil ? "will leave" : "will enter") }
    func didMove(to view: UIView?) {
      self.view = view
      log.append(view == nil ? "left" : "entered")
    }
  }

  @Test func interactionsBelongToOneView() {
    let (one, other, probe) = (UIView(), UIView(), Probe())
    one.addInteraction(probe)
    #expect(probe.view === one && one.interactions.count == 1)
    other.addInteraction(probe)
    #expect(probe.view === other && one.interactions.isEmpty)
    other.removeInteraction(probe)
    #expect(probe.view == nil)
    #expect(
      probe.log == [
        "will enter", "entered", "will leave", "left", "will enter", "entered", "will leave",
        "left",
      ])
  }

  @Test func pointerInteractionsAreInert() {
    let view = UIView()
    let interaction = UIPointerInteraction(delegate: nil)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
  }

  @Test func menusHaveElements() {
    let copy = UIAction(title: "Copy", image: nil, state: .on) { _ in }
    let delete = UIAction(title: "Delete", attributes: .destructive) { _ in }
    let menu = UIMenu(title: "Edit", children: [copy, delete])
    #expect(menu.children.map(\.title) == ["Copy", "Delete"])
    #expect(menu.selectedElements == [copy])
    #expect(delete.attributes.contains(.destructive))
    #expect(menu.replacingChildren([delete]).children == [delete])
  }

  @Test func pasteboardsBelongToTheApplication() {
    let application = UIApplication()
    application.perform {
      #expect(UIPasteboard.general.string == nil)
      UIPasteboard.general.string = "copied"
      #expect(UIPasteboard.general.string == "copied")
      #expect(UIPasteboard.general.hasStrings && !UIPasteboard.general.hasURLs)
      UIPasteboard.general.colors = [.red, .blue]
      #expect(UIPasteboard.general.string == nil)
      #expect(UIPasteboard.general.color == .red)
      #expect(UIPasteboard.general.changeCount == 2)
      #expect(UIPasteboard(name: UIPasteboard.Name("other"), create: false) == nil)
      UIPasteboard(name: UIPasteboard.Name("other"), create: true)?.string = "b"
      #expect(UIPasteboard(name: UIPasteboard.Name("other"), create: false)?.string == "b")
    }
    UIApplication().perform { #expect(UIPasteboard.general.color == nil) }
  }
}
