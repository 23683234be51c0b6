import GestureRecognizers

/// Lets items be dragged from a view: a long press lifts what the delegate gives, which then follows the finger.
open class UIDragInteraction: InertInteraction {
  /// Whether new interactions are enabled: true, as on an iPad, and on an iPhone since iOS 15.
  open class var isEnabledByDefault: Bool { true }

  /// Decides on drags; nil once it is deallocated.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether a long press lifts something. Setting false cancels a drag.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { gestures.press.isEnabled = isEnabled }
  }
  /// Whether other recognisers may recognise gestures of the finger that lifts; false by default.
  open var allowsSimultaneousRecognitionDuringLift = false
  private lazy var gestures = DragGestures(self)

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open override func didMove(to view: UIView?) {
    gestures.remove(from: self.view)
    super.didMove(to: view)
    gestures.add(to: view)
  }
}

/// The gestures of a drag: the press that lifts and moves, and the tap of another finger that adds items.
private final class DragGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?
  private var drag: ActiveDrag?
  /// What the press is about to lift.
  private var pending: (session: DragSession, items: [UIDragItem])?
  let press = UILongPressGestureRecognizer()
  private let tap = UITapGestureRecognizer()

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    press.addAction(UIAction { [weak self] _ in self?.pressed() })
    press.delegate = self
    tap.addAction(UIAction { [weak self] _ in self?.tapped() })
    tap.delegate = self
  }

  func add(to view: UIView?) {
    view?.addGestureRecognizer(press)
    view?.addGestureRecognizer(tap)
  }

  func remove(from view: UIView?) {
    view?.removeGestureRecognizer(press)
    view?.removeGestureRecognizer(tap)
  }

  private func pressed() {
    guard let interaction, let root = press.view?.root else { return }
    let place = press.location(in: root)
    switch press.state {
    case .began:
      guard let pending else { return }
      self.pending = nil
      drag = ActiveDrag(of: pending.items, pending.session, from: interaction, in: root)
      drag?.lift()
    case .changed: drag?.move(to: place)
    case .ended:
      drag?.drop()
      drag = nil
    case .cancelled, .failed:
      drag?.cancel()
      drag = nil
    case .possible: break
    }
  }

  private func tapped() {
    guard let interaction, let view = tap.view, let drag = ActiveDrag.current(in: view.root)
    else { return }
    drag.add(from: interaction, at: tap.location(in: view))
  }

  // MARK: Delegate

  /// A press on what cannot be dragged lets others begin, such as scrolling.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === press else { return true }
    guard let interaction, let delegate = interaction.delegate, let root = press.view?.root,
      ActiveDrag.current(in: root) == nil
    else { return false }
    let session = DragSession()
    session.root = root
    session.place = press.location(in: root)
    let items = delegate.dragInteraction(interaction, itemsForBeginning: session)
    session.items = items
    pending = items.isEmpty ? nil : (session, items)
    return !items.isEmpty
  }

  /// A tap adds items to a drag; without a drag the interaction ignores it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap else { return true }
    return (tap.view?.root).map { ActiveDrag.current(in: $0) != nil } ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === press && interaction?.allowsSimultaneousRecognitionDuringLift == true
  }
}
