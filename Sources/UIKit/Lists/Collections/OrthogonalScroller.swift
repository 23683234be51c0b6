import HeadlessUIKit
import StandardViews

/// A section of a collection that scrolls by itself.
struct OrthogonalArea {
  var area: SectionFrames.ScrollArea
  /// The frame in the collection.
  var frame: CGRect
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The direction in which the section scrolls.
  var axis: LayoutAxis
  var properties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// The insets at which the first and the last group are in the middle; zero for other behaviours.
  var insets: (start: CGFloat, end: CGFloat) {
    guard behavior == .groupPagingCentered, let first = area.groupStarts.first,
      let firstLength = area.groupLengths.first, let last = area.groupStarts.last,
      let lastLength = area.groupLengths.last
    else { return (0, 0) }
    let length = frame.size[axis]
    let low = first <= last ? (first, firstLength) : (last, lastLength)
    let high = first <= last ? (last, lastLength) : (first, firstLength)
    return (
      max((length - low.1) / 2 - low.0, 0),
      max((length - high.1) / 2 - (area.length - high.0 - high.1), 0)
    )
  }

  /// The least and the largest offset.
  var limits: ClosedRange<CGFloat> {
    let low = -insets.start
    return low...max(area.length + insets.end - frame.size[axis], low)
  }

  /// The offset at which the first group is at the leading edge.
  func start(isMirrored: Bool) -> CGFloat {
    isMirrored && axis == .horizontal ? limits.upperBound : limits.lowerBound
  }

  /// The offsets at which a group is at its place.
  func stops(isMirrored: Bool) -> [CGFloat] {
    let length = frame.size[axis]
    guard let first = area.groupStarts.first, let firstLength = area.groupLengths.first else {
      return []
    }
    return zip(area.groupStarts, area.groupLengths).map { start, own in
      let offset =
        if behavior == .groupPagingCentered {
          start + own / 2 - length / 2
        } else if isMirrored {
          self.start(isMirrored: true) + start + own - first - firstLength
        } else {
          start - first
        }
      return min(max(offset, limits.lowerBound), limits.upperBound)
    }
  }

  /// The offset at which scrolling ends.
  ///
  /// - Parameters:
  ///   - start: The offset at which the finger began.
  ///   - target: The offset at which scrolling would end.
  func stop(from start: CGFloat, target: CGFloat, velocity: CGFloat, isMirrored: Bool) -> CGFloat {
    let stops = stops(isMirrored: isMirrored).sorted()
    func nearest(_ offset: CGFloat) -> Int? {
      stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) }
    }
    switch behavior {
    case .none, .continuous, .paging: return target
    case .continuousGroupLeadingBoundary: return nearest(target).map { stops[$0] } ?? target
    case .groupPaging, .groupPagingCentered:
      guard let current = nearest(start), let wanted = nearest(target) else { return target }
      // One group at a time, however fast the finger is.
      let next = min(max(wanted, current - 1), current + 1)
      return stops[next]
    }
  }
}

/// The scroll view of a section that scrolls by itself.
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
  weak var collection: UICollectionView?
  private var area: OrthogonalArea?
  private var dragStart = CGPoint.zero

  override class var describedClass: UIView.Type { UIScrollView.self }

  init() {
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Adopts the place and the content of a section.
  func show(_ new: OrthogonalArea, isMirrored: Bool) {
    let old = area
    area = new
    isPagingEnabled = new.behavior == .paging
    let properties = new.properties
    decelerationRate = properties.decelerationRate == .fast ? .fast : .normal
    bounces = properties.bounce != .never
    alwaysBounceHorizontal = properties.bounce == .always && new.axis == .horizontal
    alwaysBounceVertical = properties.bounce == .always && new.axis == .vertical
    if frame != new.frame { frame = new.frame }
    var size = new.frame.size
    size[new.axis] = new.area.length
    if contentSize != size { contentSize = size }
    let (before, after) = new.insets
    let insets =
      new.axis == .horizontal
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    if contentInset != insets { contentInset = insets }
    var offset = contentOffset
    let start = new.start(isMirrored: isMirrored)
    // What determines its size keeps its distance from the start.
    let travel = old.map { contentOffset[new.axis] - $0.start(isMirrored: isMirrored) } ?? 0
    offset[new.axis] = start + travel
    if contentOffset != offset { contentOffset = offset }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { collection?.setNeedsLayout() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = contentOffset }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let area, area.behavior != .paging else { return }
    targetContentOffset.pointee[area.axis] = area.stop(
      from: dragStart[area.axis], target: targetContentOffset.pointee[area.axis],
      velocity: velocity[area.axis], isMirrored: isRightToLeft)
  }
}

extension UICollectionView {
  /// The offset of a section that scrolls by itself; nil for other sections.
  func orthogonalOffset(ofSection section: Int) -> CGPoint? {
    if let scroller = scrollers[section] { return scroller.contentOffset }
    guard let area = collectionViewLayout.scrollArea(ofSection: section) else { return nil }
    var offset = CGPoint.zero
    offset[area.axis] = area.start(isMirrored: isRightToLeft)
    return offset
  }

  /// Makes and places the scroll views of visible sections that scroll by themselves.
  func updateScrollers() {
    for section in 0..<numberOfSections {
      guard let area = collectionViewLayout.scrollArea(ofSection: section) else {
        scrollers.removeValue(forKey: section)?.removeFromSuperview()
        continue
      }
      guard area.frame.intersects(bounds) || scrollers[section] != nil else { continue }
      let scroller = scrollers[section] ?? OrthogonalScroller()
      scroller.collection = self
      scrollers[section] = scroller
      scroller.show(area, isMirrored: isRightToLeft)
      if !area.frame.intersects(bounds) { scroller.removeFromSuperview() }
    }
    for section in scrollers.keys where section >= numberOfSections {
      scrollers.removeValue(forKey: section)?.removeFromSuperview()
    }
  }
}
