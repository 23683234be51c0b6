import HeadlessUIKit
import StandardViews

/// Scrolls a list while a finger that holds a row is near its upper or lower edge.
final class EdgeScroller {
  /// The distance from an edge within which a list scrolls, points; our own.
  private static let zone: CGFloat = 44
  /// The speed at the edge itself, points per second; our own.
  private static let speed: CGFloat = 600
  private static let interval: TimeInterval = 1.0 / 60

  private unowned let list: UIScrollView
  private let moved: () -> Void
  private var timer: VirtualTimer?
  /// The vertical distance of the finger from the list's upper edge, points.
  private var place: CGFloat = 0

  /// - Parameter moved: called when the list has scrolled under the finger.
  init(_ list: UIScrollView, moved: @escaping () -> Void) {
    self.list = list
    self.moved = moved
  }

  /// Adopts the place of the finger, in the list's coordinates.
  func follow(_ point: CGPoint) {
    place = point.y - list.bounds.minY
    guard velocity != 0 else { return stop() }
    guard timer == nil else { return }
    timer = VirtualTimer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) {
      [weak self] timer in
      if let self { scroll() } else { timer.invalidate() }
    }
  }

  /// Ends scrolling.
  func stop() {
    timer?.invalidate()
    timer = nil
  }

  /// Points per second; negative for upwards.
  private var velocity: CGFloat {
    let inset = list.adjustedContentInset
    let upper = inset.top + Self.zone - place
    let lower = place - (list.bounds.height - inset.bottom - Self.zone)
    if upper > 0 { return -min(upper / Self.zone, 1) * Self.speed }
    return lower > 0 ? min(lower / Self.zone, 1) * Self.speed : 0
  }

  private func scroll() {
    let inset = list.adjustedContentInset
    let last = list.contentSize.height + inset.bottom - list.bounds.height
    let wanted = list.contentOffset.y + velocity * CGFloat(Self.interval)
    let offset = max(min(wanted, max(last, -inset.top)), -inset.top)
    guard offset != list.contentOffset.y else { return }
    list.contentOffset.y = offset
    list.layoutIfNeeded()
    moved()
  }
}
