/// Images that replace a segmented control's plate, selection and dividers.
struct SegmentedImages {
  private var backgroundsByMetrics: [UIBarMetrics: StateValues<UIImage>] = [:]
  private var dividersByMetrics: [UIBarMetrics: DividerImages] = [:]

  /// The drawn background images: no bar gives the control other metrics.
  var backgrounds: StateValues<UIImage> {
    get { self[.default] }
    set { self[.default] = newValue }
  }

  subscript(metrics: UIBarMetrics) -> StateValues<UIImage> {
    get { backgroundsByMetrics[metrics] ?? StateValues() }
    set { backgroundsByMetrics[metrics] = newValue }
  }

  /// The drawn divider images.
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
  /// A segment's position in the row, for content that differs at the ends.
  public enum Segment: Int, Sendable, CaseIterable {
    /// All segments for which nothing else is set.
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

  /// The image of segments in a state; the normal state's if it has none; nil without one.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    images[barMetrics][state]
  }

  /// Sets the image between segments in two states; nil removes it. States without an image use the
  /// image between segments in the normal state. The image's width is the distance between the
  /// segments.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    images.setDivider(dividerImage, leftState, rightState, barMetrics)
    contentDidChange()
  }

  /// The image that was set between segments in exactly these states; nil without one.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    images.divider(leftState, rightState, barMetrics)
  }

  /// Moves the titles and images of segments at a position in the row, points.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    positionAdjustments[leftCenterRightOrAlone] = adjustment
    setNeedsLayout()
  }

  /// The offset of segments at a position, points; zero if none was set, or for other metrics than
  /// `default`.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    barMetrics == .default ? positionAdjustments[leftCenterRightOrAlone] ?? .zero : .zero
  }

  /// The offset of a segment: the one of its position, or else the one of any segment.
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
