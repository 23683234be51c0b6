import GestureRecognizers
@_spi(PackageViews) import HeadlessUIKit
import StandardViews

/// One column of a picker: rows on a cylinder, which a finger turns.
///
/// A scroll view in front of the rows has the physics: its content has a row's height for each row, so that the first and
/// the last one reach the middle. It stops at rows only.
final class PickerWheel: UIView, UIScrollViewDelegate {
  /// The rows of a wheel, and its owner's reactions.
  struct Source {
    var count = 0
    var rowHeight = WheelGeometry.standardRowHeight
    /// Creates the view of a row, or gives one that is no longer visible another row.
    var view: (_ row: Int, _ reused: UIView?) -> UIView = { _, view in view ?? UIView() }
    /// Called when the user has selected a row.
    var didSelect: (Int) -> Void = { _ in }
    /// What a screen reader says for a row; nil for the labels in its view.
    var title: (Int) -> String? = { _ in nil }
  }

  private(set) var source = Source()
  /// The row that was selected last, also while the wheel turns.
  private(set) var selectedRow = 0
  private let scroll = UIScrollView()
  private let cylinder = UIView.controlPart()
  private var rows: [Int: UIView] = [:]
  /// The views of rows that became invisible.
  private var unused: [UIView] = []
  private var turning: Turning?
  private var isPlacing = false

  /// An animated selection.
  private struct Turning {
    let start: CGFloat
    let end: CGFloat
    let begin: TimeInterval
    let clock: VirtualClock
    /// Whether the user has chosen the row: the owner is notified at the end.
    let isByUser: Bool
    var next: ScheduledAction?
  }

  override class var describedClass: UIView.Type { UIView.self }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(cylinder)
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.alwaysBounceVertical = true
    scroll.delegate = self
    addSubview(scroll)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addAction(UIAction { [weak self, unowned tap] _ in self?.tap(tap) })
    scroll.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  var geometry: WheelGeometry {
    WheelGeometry(height: bounds.height, rowHeight: source.rowHeight)
  }

  /// Shows other rows; the selection stays, or moves to the last row.
  func reload(_ source: Source) {
    self.source = source
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    unused = []
    stopTurning()
    selectedRow = limited(selectedRow)
    setNeedsLayout()
    place()
  }

  private func limited(_ row: Int) -> Int { min(max(0, row), max(0, source.count - 1)) }

  /// The view of a row; nil if it is not visible.
  func view(forRow row: Int) -> UIView? { rows[row] }

  /// Selects a row without notifying; animated on the current clock.
  func select(_ row: Int, animated: Bool) {
    selectedRow = limited(row)
    stopTurning()
    turn(to: CGFloat(selectedRow) * source.rowHeight, animated: animated, isByUser: false)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    isPlacing = true
    cylinder.frame = bounds
    if scroll.frame != bounds { scroll.frame = bounds }
    scroll.contentSize = CGSize(
      width: bounds.width,
      height: bounds.height + source.rowHeight * CGFloat(max(0, source.count - 1)))
    if turning == nil, !scroll.isDragging, !scroll.isDecelerating {
      scroll.contentOffset = CGPoint(x: 0, y: CGFloat(selectedRow) * source.rowHeight)
    }
    isPlacing = false
    placeRows()
  }

  private func placeRows() {
    let geometry = geometry
    let offset = scroll.contentOffset.y
    let visible = geometry.visibleRows(at: offset, count: source.count)
    for (row, view) in rows where !visible.contains(row) {
      view.removeFromSuperview()
      rows[row] = nil
      unused.append(view)
    }
    for row in visible {
      let distance = CGFloat(row) * source.rowHeight - offset
      guard let place = geometry.place(at: distance) else { continue }
      let view = rows[row] ?? makeRow(row)
      view.transform = .identity
      view.bounds.size = CGSize(width: bounds.width, height: source.rowHeight)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY + place.y)
      view.transform = CGAffineTransform(scaleX: 1, y: place.scale)
      view.alpha = place.alpha
    }
  }

  private func makeRow(_ row: Int) -> UIView {
    let view = source.view(row, unused.popLast())
    rows[row] = view
    cylinder.addSubview(view)
    return view
  }

  // MARK: Turning

  private func turn(to offset: CGFloat, animated: Bool, isByUser: Bool) {
    let start = scroll.contentOffset.y
    guard animated, bounds.height > 0, start != offset, UIView.areAnimationsEnabled,
      let clock = VirtualClock.current
    else {
      scroll.contentOffset = CGPoint(x: 0, y: offset)
      placeRows()
      if isByUser { source.didSelect(selectedRow) }
      return
    }
    turning = Turning(
      start: start, end: offset, begin: clock.now, clock: clock, isByUser: isByUser)
    scheduleFrame()
  }

  private func scheduleFrame() {
    let next = turning?.clock.schedule(after: 1.0 / 60) { [weak self] in self?.showFrame() }
    turning?.next = next
  }

  private func showFrame() {
    guard let turning else { return }
    let time = min(1, (turning.clock.now - turning.begin) / WheelGeometry.moveDuration)
    // Slow at both ends.
    let progress = CGFloat(time * time * (3 - 2 * time))
    scroll.contentOffset = CGPoint(
      x: 0, y: time >= 1 ? turning.end : turning.start + (turning.end - turning.start) * progress)
    guard time >= 1 else {
      scheduleFrame()
      return
    }
    self.turning = nil
    if turning.isByUser { source.didSelect(selectedRow) }
  }

  private func stopTurning() {
    turning?.next?.cancel()
    turning = nil
  }

  deinit { turning?.next?.cancel() }

  // MARK: Touches

  private func tap(_ recognizer: UITapGestureRecognizer) {
    let y = recognizer.location(in: self).y - bounds.midY
    let offset = scroll.contentOffset.y + geometry.distance(at: y)
    guard let row = geometry.closestRow(at: offset, count: source.count) else { return }
    selectByUser(row)
  }

  /// Selects a row as a tap on it does.
  private func selectByUser(_ row: Int) {
    stopTurning()
    selectedRow = limited(row)
    turn(to: CGFloat(selectedRow) * source.rowHeight, animated: true, isByUser: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isPlacing { placeRows() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { stopTurning() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee.y
    guard let row = geometry.closestRow(at: target, count: source.count) else { return }
    targetContentOffset.pointee.y = CGFloat(row) * source.rowHeight
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  private func settle() {
    guard let row = geometry.closestRow(at: scroll.contentOffset.y, count: source.count) else {
      return
    }
    selectedRow = row
    scroll.contentOffset = CGPoint(x: 0, y: CGFloat(row) * source.rowHeight)
    source.didSelect(row)
  }

  // MARK: Accessibility

  override var isAccessibilityElement: Bool {
    get { source.count > 0 }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { .adjustable }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? source.title(selectedRow) }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { selectByUser(selectedRow + 1) }
  override func accessibilityDecrement() { selectByUser(selectedRow - 1) }
}
