import Testing

@testable import StandardControls

/// Items that are dragged from one view to another.
@Suite struct DragAndDropTests {
  private final class Source: NSObject, UIDragInteractionDelegate {
    var log: [String] = []
    var texts = ["Tea"]
    var added: [String] = []
    var allowsMoves = true
    var session: (any UIDragSession)?

    private func items(_ texts: [String]) -> [UIDragItem] {
      texts.map { text in
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
        item.localObject = text
        return item
      }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { items(texts) }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] { items(added) }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      log.append("lift")
      animator.addCompletion { [weak self] position in
        self?.log.append(position == .end ? "lifted" : "not lifted")
      }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) {
      log.append("begin")
      session.localContext = "context"
      self.session = session
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMoves }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { log.append("will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("ended \(operation)") }
  }

  private final class Target: NSObject, UIDropInteractionDelegate {
    var log: [String] = []
    var operation = UIDropOperation.copy
    var isInterested = true
    var place: UIDragPreviewTarget?
    var texts: [String] = []

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { isInterested && session.canLoadObjects(ofClass: NSString.self) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {
      let place = interaction.view.map { session.location(in: $0) } ?? .zero
      log.append("enter \(Int(place.x)) \(Int(place.y))")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { log.append("exit") }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      let context = session.localDragSession?.localContext as? String
      log.append("drop \(context ?? "")")
      session.loadObjects(ofClass: String.self) { [weak self] in self?.texts = $0 }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { log.append("conclude") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { log.append("end") }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { place.map { defaultPreview.retargetedPreview(with: $0) } }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let box = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
  private let shelf = UIView(frame: CGRect(x: 150, y: 200, width: 120, height: 120))
  private let source = Source()
  private let target = Target()
  private let screen: TouchScreen
  private let drag: UIDragInteraction

  init() {
    box.backgroundColor = .red
    shelf.backgroundColor = .lightGray
    root.addSubview(box)
    root.addSubview(shelf)
    drag = UIDragInteraction(delegate: source)
    box.addInteraction(drag)
    shelf.addInteraction(UIDropInteraction(delegate: target))
    screen = TouchScreen(of: root)
  }

  private var overlay: DragOverlay? { root.subviews.last as? DragOverlay }

  /// Presses the box until it is lifted.
  private func lift() {
    screen.touchDown(at: CGPoint(x: 70, y: 50))
    screen.advance(by: 1)
  }

  @Test func aLongPressLiftsAPictureOfTheView() throws {
    lift()
    #expect(source.log == ["lift"])
    let preview = try #require(overlay?.previews.first)
    #expect(preview.center == box.center)
    // A width of 100 may grow by 16 points, but by no more than 8 per cent.
    #expect(abs(preview.frame.width - 108) < 0.001)
    #expect(preview.layer.shadowOpacity == 0.25)
    #expect(box.superview === root)
  }

  @Test func aFingerThatMovesBeforeTheLiftDragsNothing() {
    screen.drag(from: CGPoint(x: 70, y: 50), to: CGPoint(x: 210, y: 260))
    screen.advance(by: 1)
    #expect(source.log == [] && target.log == [] && overlay == nil)
  }

  @Test func aFingerThatLetsGoAfterTheLiftPutsTheViewDown() {
    lift()
    screen.touchUp()
    screen.advance(by: 1)
    #expect(source.log == ["lift", "not lifted"])
    #expect(overlay == nil)
  }

  @Test func thePictureFollowsTheFinger() throws {
    lift()
    screen.move(to: CGPoint(x: 100, y: 150))
    let preview = try #require(overlay?.previews.first)
    #expect(preview.center == CGPoint(x: 100, y: 150))
    #expect(source.log == ["lift", "lifted", "begin"])
    #expect(target.log == [])
  }

  @Test func itemsAreDroppedOnAnotherView() {
    lift()
    screen.move(to: CGPoint(x: 210, y: 260))
    screen.touchUp()
    #expect(target.log == ["enter 60 60", "drop context"])
    #expect(target.texts == [])
    screen.advance(by: 1)
    #expect(target.log == ["enter 60 60", "drop context", "conclude", "end"])
    #expect(source.log == ["lift", "lifted", "begin", "will end copy", "ended copy"])
    #expect(target.texts == ["Tea"])
    #expect(overlay == nil)
  }

  @Test func aDropOutsideOfAllViewsReturnsTheItems() throws {
    lift()
    screen.move(to: CGPoint(x: 210, y: 260))
    screen.move(to: CGPoint(x: 70, y: 350))
    screen.touchUp()
    let preview = try #require(overlay?.previews.first)
    #expect(preview.center == box.center)
    #expect(target.log == ["enter 60 60", "exit"])
    screen.advance(by: 1)
    #expect(target.log == ["enter 60 60", "exit", "end"])
    #expect(source.log.suffix(2) == ["will end cancel", "ended cancel"])
    #expect(overlay == nil)
  }

  @Test func aViewForbidsADrop() throws {
    target.operation = .forbidden
    lift()
    screen.move(to: CGPoint(x: 210, y: 260))
    let badge = try #require(overlay?.subviews.last as? DragBadge)
    #expect(badge.content == .forbidden)
    screen.touchUp()
    screen.advance(by: 1)
    #expect(target.log == ["enter 60 60", "exit", "end"])
    #expect(source.log.last == "ended cancel")
  }

  @Test func aMoveThatTheSourceDoesNotAllowIsForbidden() {
    source.allowsMoves = false
    target.operation = .move
    lift()
    screen.move(to: CGPoint(x: 210, y: 260))
    #expect((overlay?.subviews.last as? DragBadge)?.content == .forbidden)
    screen.touchUp()
    screen.advance(by: 1)
    #expect(source.log.last == "ended cancel")
  }

  @Test func aPlusShowsACopyAndNothingAMove() throws {
    lift()
    screen.move(to: CGPoint(x: 210, y: 260))
    let badge = try #require(overlay?.subviews.last as? DragBadge)
    #expect(badge.content == .plus)
    // At the upper right corner of the lifted picture, 54 points from its centre and 32.4 above it.
    #expect(abs(badge.center.x - 264) < 0.001 && abs(badge.center.y - 227.6) < 0.001)
    target.operation = .move
    screen.move(to: CGPoint(x: 211, y: 260))
    #expect(overlay?.subviews.last is DragPreviewView)
  }

  @Test func aViewThatIsNotInterestedSeesNothing() {
    target.isInterested = false
    lift()
    screen.move(to: CGPoint(x: 210, y: 260))
    screen.touchUp()
    screen.advance(by: 1)
    #expect(target.log == [])
    #expect(source.log.last == "ended cancel")
  }

  @Test func theInnermostInterestedViewReceivesTheItems() {
    let inner = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
    let innerTarget = Target()
    inner.addInteraction(UIDropInteraction(delegate: innerTarget))
    shelf.addSubview(inner)
    lift()
    screen.move(to: CGPoint(x: 160, y: 210))
    screen.move(to: CGPoint(x: 210, y: 260))
    screen.touchUp()
    screen.advance(by: 1)
    #expect(target.log == ["enter 10 10", "exit", "end"])
    #expect(innerTarget.log == ["enter 30 30", "drop context", "conclude", "end"])
  }

  @Test func aCancelledTouchCancelsTheDrag() {
    lift()
    screen.move(to: CGPoint(x: 210, y: 260))
    screen.cancel()
    screen.advance(by: 1)
    #expect(target.log == ["enter 60 60", "exit", "end"])
    #expect(source.log.suffix(2) == ["will end cancel", "ended cancel"])
  }

  @Test func anInteractionThatIsRemovedCancelsItsDrag() {
    lift()
    screen.move(to: CGPoint(x: 210, y: 260))
    box.removeInteraction(drag)
    screen.advance(by: 1)
    #expect(target.log == ["enter 60 60", "exit", "end"])
    #expect(source.log.last == "ended cancel")
    #expect(overlay == nil)
  }

  @Test func aDisabledInteractionLiftsNothing() {
    drag.isEnabled = false
    lift()
    #expect(source.log == [] && overlay == nil)
  }

  @Test func aPressWithoutItemsLetsOthersBegin() {
    source.texts = []
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.7
    var states: [Int] = []
    press.addAction(UIAction { _ in states.append(press.state.rawValue) })
    box.addGestureRecognizer(press)
    lift()
    #expect(states == [UIGestureRecognizer.State.began.rawValue])
    #expect(source.log == [] && overlay == nil)
  }

  @Test func anotherFingerAddsItems() throws {
    let other = UIView(frame: CGRect(x: 200, y: 20, width: 50, height: 50))
    let otherSource = Source()
    otherSource.added = ["Milk"]
    other.addInteraction(UIDragInteraction(delegate: otherSource))
    root.addSubview(other)
    lift()
    screen.move(to: CGPoint(x: 70, y: 200))
    screen.touchDown(at: CGPoint(x: 225, y: 45), finger: 1)
    screen.advance(by: 0.05)
    screen.touchUp(finger: 1)
    #expect(source.session?.items.compactMap { $0.localObject as? String } == ["Tea", "Milk"])
    #expect(overlay?.previews.count == 2)
    screen.move(to: CGPoint(x: 210, y: 260))
    #expect((overlay?.subviews.last as? DragBadge)?.content == .count(2, isCopy: true))
    screen.touchUp()
    screen.advance(by: 1)
    #expect(target.texts == ["Tea", "Milk"])
  }

  @Test func anItemArrivesWhereTheTargetSays() throws {
    target.place = UIDragPreviewTarget(container: shelf, center: CGPoint(x: 20, y: 30))
    lift()
    screen.move(to: CGPoint(x: 210, y: 260))
    screen.touchUp()
    let preview = try #require(overlay?.previews.first)
    #expect(preview.center == CGPoint(x: 170, y: 230))
    #expect(preview.transform == .identity)
    #expect(preview.alpha == 1)
  }

  @Test func anItemWithoutAPlaceDisappearsWhereItIs() throws {
    lift()
    screen.move(to: CGPoint(x: 210, y: 260))
    screen.touchUp()
    let preview = try #require(overlay?.previews.first)
    #expect(preview.center == CGPoint(x: 210, y: 260))
    #expect(preview.alpha == 0)
  }

  @Test func aDragThatIsNeverDroppedIsReleased() {
    weak var overlay: UIView?
    do {
      let tests = DragAndDropTests()
      tests.lift()
      tests.screen.move(to: CGPoint(x: 210, y: 260))
      overlay = tests.overlay
      #expect(overlay != nil)
    }
    #expect(overlay == nil)
  }
}
