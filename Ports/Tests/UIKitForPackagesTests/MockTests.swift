import Testing
import UIKit

/// Objects that tests of UIKit code put in the place of UIKit's, by overriding what these report.
@Suite struct MockTests {
  private final class Touch: UITouch {
    private let place: CGPoint
    private let target: UIView?

    init(at place: CGPoint, in target: UIView?) {
      self.place = place
      self.target = target
      super.init()
    }

    override var phase: UITouch.Phase { .ended }
    override var tapCount: Int { 3 }
    override var view: UIView? { target }
    override var timestamp: TimeInterval { 42 }
    override var force: CGFloat { 0.5 }
    override var majorRadius: CGFloat { 7 }
    override var type: UITouch.TouchType { .pencil }
    override func location(in view: UIView?) -> CGPoint { place }
    override func previousLocation(in view: UIView?) -> CGPoint { CGPoint(x: 1, y: 1) }
  }

  private final class Event: UIEvent {
    private let mocks: Set<UITouch>

    init(_ mocks: Set<UITouch>) {
      self.mocks = mocks
      super.init()
    }

    override var allTouches: Set<UITouch>? { mocks }
    override var type: UIEvent.EventType { .motion }
    override func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch, touch] }
  }

  private final class Pad: UIView {
    var log: [String] = []

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      let place = touch.location(in: self)
      log.append("\(touch.phase) \(touch.tapCount) \(place.x) \(touch.force) \(touch.timestamp)")
      log.append("\(event?.touches(for: self)?.count ?? 0)")
      log.append("\(event?.coalescedTouches(for: touch)?.count ?? 0)")
    }
  }

  private final class Pan: UIPanGestureRecognizer {
    var mockState = UIGestureRecognizer.State.possible
    weak var mockView: UIView?

    override var view: UIView? { mockView }
    override var state: UIGestureRecognizer.State {
      get { mockState }
      set { mockState = newValue }
    }
    override var numberOfTouches: Int { 2 }
    override func location(in view: UIView?) -> CGPoint { CGPoint(x: 5, y: 6) }
    override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
      CGPoint(x: touchIndex, y: 0)
    }
    override func translation(in view: UIView?) -> CGPoint { CGPoint(x: 7, y: 8) }
    override func velocity(in view: UIView?) -> CGPoint { CGPoint(x: 900, y: 0) }
  }

  @Test func aTouchReportsWhatItsClassSays() {
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let touch = Touch(at: CGPoint(x: 4, y: 5), in: pad)
    pad.touchesEnded([touch], with: Event([touch]))
    #expect(pad.log == ["ended 3 4.0 0.5 42.0", "1", "2"])
  }

  @Test func aTouchCanBeMadeWithoutAnything() {
    let touch = UITouch()
    #expect(touch.phase == .began)
    #expect(touch.view == nil)
    #expect(touch.window == nil)
    #expect(touch.gestureRecognizers?.isEmpty == true)
    #expect(UIEvent().allTouches == nil)
    #expect(UIEvent().type == .touches)
  }

  @Test func aRecogniserReportsWhatItsClassSays() {
    let view = UIView()
    let pan = Pan()
    pan.mockView = view
    pan.mockState = .changed
    let recognizer: UIPanGestureRecognizer = pan
    #expect(recognizer.view === view)
    #expect(recognizer.state == .changed)
    #expect(recognizer.numberOfTouches == 2)
    #expect(recognizer.location(ofTouch: 1, in: nil) == CGPoint(x: 1, y: 0))
    #expect(recognizer.translation(in: nil) == CGPoint(x: 7, y: 8))
    #expect(recognizer.velocity(in: view) == CGPoint(x: 900, y: 0))
  }

  @Test func aRecogniserWithItsOwnViewCanBeAttached() {
    let (view, other) = (UIView(), UIView())
    let pan = Pan()
    pan.mockView = view
    other.addGestureRecognizer(pan)
    #expect(other.gestureRecognizers?.first === pan)
    other.removeGestureRecognizer(pan)
    #expect(other.gestureRecognizers == [])
  }

  // MARK: Views

  private final class Canvas: UIView {
    let mockWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    var log: [String] = []

    override var window: UIWindow? { mockWindow }
    override var semanticContentAttribute: UISemanticContentAttribute {
      get { .forceRightToLeft }
      set { log.append("semantic \(newValue.rawValue)") }
    }
    override var mask: UIView? {
      didSet { log.append("mask") }
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
      didSet { log.append("margins") }
    }
    override var safeAreaLayoutGuide: UILayoutGuide { layoutMarginsGuide }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      CGSize(width: targetSize.width, height: 12)
    }
    override func insertSubview(_ view: UIView, at index: Int) {
      log.append("insert \(index)")
      super.insertSubview(view, at: index)
    }
    override func bringSubviewToFront(_ view: UIView) {
      log.append("front")
      super.bringSubviewToFront(view)
    }
    override func sendSubviewToBack(_ view: UIView) {
      log.append("back")
      super.sendSubviewToBack(view)
    }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizer.name = "own"
      super.addGestureRecognizer(gestureRecognizer)
    }
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      log.append("remove")
      super.removeGestureRecognizer(gestureRecognizer)
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { self }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      axis == .horizontal ? .required : super.contentHuggingPriority(for: axis)
    }
    override func setContentHuggingPriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
      log.append("hugging")
      super.setContentHuggingPriority(priority, for: axis)
    }
    override func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
      super.setContentCompressionResistancePriority(
        UILayoutPriority(priority.rawValue - 1), for: axis)
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      let point = super.convert(point, to: view)
      return CGPoint(x: point.x + 100, y: point.y)
    }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { .null }
    override func endEditing(_ force: Bool) -> Bool { force }
    override var isExclusiveTouch: Bool {
      get { true }
      set {}
    }
  }

  @Test func aViewReportsWhatItsClassSays() {
    let canvas = Canvas(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let view: UIView = canvas
    let parent = UIView()
    parent.addSubview(view)
    #expect(view.window === canvas.mockWindow)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.safeAreaLayoutGuide === view.layoutMarginsGuide)
    #expect(
      view.systemLayoutSizeFitting(CGSize(width: 5, height: 5)) == CGSize(width: 5, height: 12))
    #expect(view.snapshotView(afterScreenUpdates: false) === view)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    view.setContentCompressionResistancePriority(.required, for: .vertical)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(999))
    #expect(view.convert(CGPoint(x: 1, y: 2), to: parent) == CGPoint(x: 111, y: 22))
    #expect(view.convert(CGRect.zero, from: parent).isNull)
    #expect(view.endEditing(true))
    #expect(view.isExclusiveTouch)
  }

  @Test func changesGoThroughTheMembersOfTheClass() {
    let canvas = Canvas()
    let view: UIView = canvas
    let (first, second) = (UIView(), UIView())
    view.insertSubview(first, at: 0)
    view.insertSubview(second, at: 1)
    view.bringSubviewToFront(first)
    view.sendSubviewToBack(first)
    #expect(view.subviews == [first, second])
    view.mask = UIView()
    view.directionalLayoutMargins = .zero
    view.setContentHuggingPriority(.required, for: .horizontal)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    #expect(tap.name == "own")
    view.removeGestureRecognizer(tap)
    let expected = [
      "insert 0", "insert 1", "front", "back", "mask", "margins", "hugging", "remove",
    ]
    #expect(canvas.log == expected)
  }

  private final class Avatar: UIImageView {
    let kind: String

    override init(image: UIImage?) {
      kind = "image"
      super.init(image: image)
    }

    override init(image: UIImage?, highlightedImage: UIImage?) {
      kind = "highlight"
      super.init(image: image, highlightedImage: highlightedImage)
    }

    override init(frame: CGRect) {
      kind = "frame"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func imageViewsHaveThreeDesignatedInitializers() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    #expect(Avatar(image: image).kind == "image")
    #expect(Avatar(image: image).frame.size == CGSize(width: 3, height: 4))
    #expect(Avatar(image: image, highlightedImage: nil).kind == "highlight")
    #expect(Avatar(frame: .zero).kind == "frame")
    #expect(UIImageView(image: nil).image == nil)
  }
}
