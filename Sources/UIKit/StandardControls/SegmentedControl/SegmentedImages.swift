/// Images that a segmented control has in place of its plate, its selection and its dividers.
struct SegmentedImages {
  private var backgroundsByMetrics: [UIBarMetrics: StateValues<UIImage>] = [:]
  private var dividersByMetrics: [UIBarMetrics: DividerImages] = [:]

  /// Those that are drawn: no control is in a bar of another height.
  var backgrounds: StateValues<UIImage> {
    get { self[.default] }
    set { self[.default] = newValue }
  }

  subscript(metrics: UIBarMetrics) -> StateValues<UIImage> {
    get { backgroundsByMetrics[metrics] ?? StateValues() }
    set { backgroundsByMetrics[metrics] = newValue }
  }

  /// The dividers that are drawn.
  var dividers: DividerImages { dividersByMetrics[.default] ?? DividerImages() }

  mutating func setDivider(
    _ image: UIImage?, _ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics
  ) {
    dividersByMetrics[metrics, default: DividerImages()][left, right] = image
  }

  func divider(
    _ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics
  ) -> UIImage? {
    dividersByMetrics[metrics]?[left, right]
  }
}

extension UISegmentedControl {
  /// A place of a segment in the row, for what differs at its ends.
  public enum Segment: Int, Sendable, CaseIterable {
    case any = 0
    /// The leftmost one of several.
    case left = 1
    /// Between others.
    case center = 2
    /// The rightmost one of several.
    case right = 3
    /// The only one.
    case alone = 4
  }

  /// Sets the image of segments in a state, in place of plate and selection; nil removes it.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    images[barMetrics][exactly: state] = backgroundImage
    contentDidChange()
  }

  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    images[barMetrics][state]
  }

  /// Sets the image between segments in two states; nil removes it. States without one have that between
  /// segments in the normal state. Its width is the distance of the segments.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    images.setDivider(dividerImage, leftState, rightState, barMetrics)
    contentDidChange()
  }

  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    images.divider(leftState, rightState, barMetrics)
  }

  /// Moves the titles and the images of segments at a place in the row, points.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    positionAdjustments[leftCenterRightOrAlone] = adjustment
    setNeedsLayout()
  }

  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    barMetrics == .default ? positionAdjustments[leftCenterRightOrAlone] ?? .zero : .zero
  }

  /// The adjustment of a segment: that of its place, or else that of all.
  func positionAdjustment(ofSegment index: Int) -> UIOffset {
    let isFirst = index == 0
    let isLast = index == segments.count - 1
    let place: Segment =
      switch (isFirst, isLast) {
      case (true, true): .alone
      case (false, false): .center
      case (true, false): isRightToLeft ? .right : .left
      case (false, true): isRightToLeft ? .left : .right
      }
    return positionAdjustments[place] ?? positionAdjustments[.any] ?? .zero
  }
}
