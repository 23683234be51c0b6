/// The pages of a page view controller that scroll: the current one in the middle of three places, and the one that
/// comes into view in the place before or after it.
///
/// Apps look for this scroll view among the subviews of the controller's view, and set its delegate. Its content is three
/// pages long, as UIKit's is.
final class PageScroller: UIScrollView {
  /// The pages before and after the current one; nil until the data source is asked.
  var neighbors: (before: UIViewController?, after: UIViewController?)?

  private typealias Direction = UIPageViewController.NavigationDirection

  /// A page that comes into view.
  private struct Arrival {
    let page: UIViewController
    let direction: Direction
    let isByFinger: Bool
    /// Whether the controllers are in a window, and know of the transition.
    let isVisible: Bool
    var completion: ((Bool) -> Void)?
  }

  /// Nil after its end, if an app keeps the view.
  private weak var owner: UIPageViewController?
  private let isVertical: Bool
  private let spacing: CGFloat
  private var current: UIViewController?
  private var arrival: Arrival?
  /// Whether the offset is set because pages have other places, not because they scroll.
  private var isPlacing = false

  /// Creates a scroll view without pages.
  ///
  /// - Parameter spacing: The space between pages, points.
  init(of owner: UIPageViewController, spacing: CGFloat) {
    self.owner = owner
    self.spacing = spacing.isFinite ? max(spacing, 0) : 0
    isVertical = owner.navigationOrientation == .vertical
    super.init(frame: .zero)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Places

  /// The length of a page and the space to the next one, points.
  private var length: CGFloat { isVertical ? bounds.height : bounds.width }
  private var offset: CGFloat { isVertical ? contentOffset.y : contentOffset.x }

  private func point(_ distance: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
  }

  /// Gives the pages their places in the controller's view.
  func occupy(_ frame: CGRect) {
    let outer =
      isVertical
      ? frame.insetBy(dx: 0, dy: -spacing / 2) : frame.insetBy(dx: -spacing / 2, dy: 0)
    if self.frame != outer { self.frame = outer }
    placePages()
  }

  private func placePages() {
    let size =
      isVertical
      ? CGSize(width: bounds.width, height: length * 3)
      : CGSize(width: length * 3, height: bounds.height)
    if contentSize != size {
      contentSize = size
      // Pages of another size do not scroll on.
      settle()
    }
    limitToNeighbors()
    place(current, at: 1)
    if let arrival { place(arrival.page, at: arrival.direction == .forward ? 2 : 0) }
  }

  /// Shows the current page alone.
  private func center() { withoutTurning { contentOffset = point(length) } }

  /// Changes the offset for pages that have other places.
  private func withoutTurning(_ change: () -> Void) {
    let former = isPlacing
    isPlacing = true
    change()
    isPlacing = former
  }

  private func place(_ page: UIViewController?, at index: CGFloat) {
    guard let view = page?.viewIfLoaded, let holder = view.superview, holder.superview === self
    else { return }
    let area = CGRect(origin: point(length * index), size: bounds.size)
    holder.frame =
      isVertical
      ? area.insetBy(dx: 0, dy: spacing / 2) : area.insetBy(dx: spacing / 2, dy: 0)
    view.hold(at: holder.bounds)
  }

  /// Lets a finger scroll where a page is; beyond others it bounces.
  private func limitToNeighbors() {
    if neighbors == nil, let current, let owner, let source = owner.dataSource {
      let before = source.pageViewController(owner, viewControllerBefore: current)
      let after = source.pageViewController(owner, viewControllerAfter: current)
      // A page is not next to itself.
      neighbors = (before === current ? nil : before, after === current ? nil : after)
    }
    let hasBefore = neighbors?.before != nil || arrival?.direction == .reverse
    let hasAfter = neighbors?.after != nil || arrival?.direction == .forward
    let (before, after) = (hasBefore ? 0 : -length, hasAfter ? 0 : -length)
    // Content at its start would stay there, which is another page then.
    let offset = contentOffset
    withoutTurning {
      contentInset =
        isVertical
        ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
        : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      contentOffset = offset
    }
    let hasSource = owner?.dataSource != nil
    alwaysBounceHorizontal = hasSource && !isVertical
    alwaysBounceVertical = hasSource && isVertical
  }

  private func add(_ page: UIViewController) {
    if let owner, page.parent !== owner {
      owner.addChild(page)
      page.didMove(toParent: owner)
    }
    let holder = UIView()
    holder.addSubview(page.view)
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(holder)
  }

  private func remove(_ page: UIViewController?) {
    guard let page else { return }
    page.willMove(toParent: nil)
    // An app may have moved the view elsewhere.
    if let view = page.viewIfLoaded, let holder = view.superview, holder.superview === self {
      holder.removeFromSuperview()
      view.removeFromSuperview()
    }
    page.removeFromParent()
  }

  private var isVisible: Bool { owner?.viewIfLoaded?.window != nil }

  // MARK: Turning

  /// Shows a page immediately.
  func show(_ page: UIViewController?) {
    settle()
    let former = current
    guard page !== former else { return }
    let isVisible = isVisible
    if isVisible {
      former?.beginAppearanceTransition(false, animated: false)
      page?.beginAppearanceTransition(true, animated: false)
    }
    current = page
    neighbors = nil
    remove(former)
    if let page { add(page) }
    placePages()
    if isVisible {
      former?.endAppearanceTransition()
      page?.endAppearanceTransition()
    }
  }

  /// Scrolls to a page, and calls the completion at the end.
  func scroll(
    to page: UIViewController, _ direction: UIPageViewController.NavigationDirection,
    completion: ((Bool) -> Void)?
  ) {
    settle()
    guard page !== current, length > 0 else {
      show(page)
      completion?(true)
      return
    }
    begin(
      Arrival(
        page: page, direction: direction, isByFinger: false, isVisible: isVisible,
        completion: completion))
    setContentOffset(point(direction == .forward ? length * 2 : 0), animated: true)
  }

  override dynamic var bounds: CGRect {
    get { super.bounds }
    set {
      let former = super.bounds
      super.bounds = newValue
      if newValue.size != former.size {
        placePages()
      } else if newValue.origin != former.origin, !isPlacing {
        pagesDidMove()
      }
    }
  }

  private func pagesDidMove() {
    guard length > 0, current != nil else { return }
    let position = (offset - length) / length
    // Less than a thousandth of a point is the middle.
    let direction: Direction? =
      abs(position) * length < 1e-3 ? nil : position > 0 ? .forward : .reverse
    // A finger can stop an animation, and return the page.
    if let arrival, arrival.direction != direction, arrival.isByFinger || !isScrollAnimating {
      finish(arrival, isTurned: false)
    }
    guard let direction else { return }
    if arrival == nil,
      let page = direction == .forward ? neighbors?.after : neighbors?.before, let owner
    {
      owner.delegate?.pageViewController(owner, willTransitionTo: [page])
      begin(
        Arrival(page: page, direction: direction, isByFinger: true, isVisible: isVisible))
    }
    if let arrival, abs(position) >= 1 - 1e-6 { finish(arrival, isTurned: true) }
  }

  /// Adds the view of a page that comes into view.
  private func begin(_ new: Arrival) {
    arrival = new
    if new.isVisible {
      current?.beginAppearanceTransition(false, animated: true)
      new.page.beginAppearanceTransition(true, animated: true)
    }
    add(new.page)
    placePages()
  }

  /// Ends a transition before its time: by a finger it is taken back, by an animation it is complete.
  private func settle() {
    stopScrollingAndZooming()
    if let arrival { finish(arrival, isTurned: !arrival.isByFinger) }
    center()
  }

  /// Ends a transition: the page that came into view is the current one, or leaves again.
  private func finish(_ ended: Arrival, isTurned: Bool) {
    arrival = nil
    let former = current
    if ended.isVisible, !isTurned {
      ended.page.beginAppearanceTransition(false, animated: true)
      former?.beginAppearanceTransition(true, animated: true)
    }
    if isTurned {
      current = ended.page
      neighbors = nil
      remove(former)
      withoutTurning {
        shiftContentOffset(by: point(ended.direction == .forward ? -length : length))
      }
    } else {
      remove(ended.page)
    }
    // An animation has turned for the owner already, unless a finger has taken it back.
    if let current, ended.isByFinger == isTurned { owner?.didTurn(to: current) }
    placePages()
    if ended.isVisible {
      former?.endAppearanceTransition()
      ended.page.endAppearanceTransition()
    }
    if ended.isByFinger, let owner {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: true, previousViewControllers: former.map { [$0] } ?? [],
        transitionCompleted: isTurned)
    }
    ended.completion?(isTurned)
  }
}
