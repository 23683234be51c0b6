/// A row of segments, one of which is selected.
///
/// Titles have the system font of 13 points, independent of the user's preferred text size, as in
/// UIKit.
open class UISegmentedControl: UIControl {
  /// The index that means no selection.
  public static let noSegment = -1

  private let plate = UIView.controlPart(color: .tertiarySystemFill)
  private let selection = RaisedPart(
    ambient: SegmentedControlMetrics.ambientShadow, close: SegmentedControlMetrics.closeShadow)
  private(set) var segments: [SegmentView] = []
  private var dividers: [UIImageView] = []
  private var halo = FocusHalo()
  var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  var images = SegmentedImages()
  var positionAdjustments: [Segment: UIOffset] = [:]
  /// The pressed segment; nil if none.
  private var pressed: Int?
  /// The selection when the touch began, and whether the touch began on it.
  private var start: (selected: Int, isOnSelection: Bool)?

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control of its natural size.
  ///
  /// - Parameter items: titles, images and actions.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      let segment = SegmentView()
      switch item {
      case let image as UIImage: segment.image = image
      case let action as UIAction: segment.show(action)
      default: segment.title = "\(item)"
      }
      insert(segment, at: segments.count, animated: false)
    }
    sizeToFit()
  }

  /// Creates a control whose segments run actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    if frame.size == .zero { sizeToFit() }
  }

  /// Creates a control without segments; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(plate)
    selection.add(to: self)
    plate.layer.cornerRadius = SegmentedControlMetrics.cornerRadius
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, or ``noSegment``. Setting it sends no event; an index out
  /// of range deselects.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    willSet { _reportWillChange("selectedSegmentIndex") }
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) {
        selectedSegmentIndex = Self.noSegment
      }
      if selectedSegmentIndex != oldValue { setNeedsLayout() }
      _reportDidChange("selectedSegmentIndex")
    }
  }

  /// Whether a segment is selected only while it is pressed.
  open var isMomentary = false { didSet { setNeedsLayout() } }

  /// Whether segments are as wide as their contents require, rather than equally wide.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

  /// The colour of the selection; nil for the system's colour.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Inserts a segment; an index beyond the end appends it.
  func insert(_ segment: SegmentView, at index: Int, animated: Bool) {
    let index = max(0, min(index, segments.count))
    let selected = selectedSegmentIndex
    segments.insert(segment, at: index)
    addSubview(segment)
    if selected >= index { selectedSegmentIndex = selected + 1 }
    contentDidChange()
    guard animated else { return }
    segment.alpha = 0
    UIView.animateParts(withDuration: SegmentedControlMetrics.moveDuration) {
      segment.alpha = 1
      placeParts()
    }
  }

  /// Removes a segment; an index out of range is clamped.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = max(0, min(segment, segments.count - 1))
    let selected = selectedSegmentIndex
    segments.remove(at: index).removeFromSuperview()
    if selected == index {
      selectedSegmentIndex = Self.noSegment
    } else if selected > index {
      selectedSegmentIndex = selected - 1
    }
    contentDidChange()
    if animated {
      UIView.animateParts(withDuration: SegmentedControlMetrics.moveDuration, placeParts)
    }
  }

  /// Removes all segments and the selection.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selectedSegmentIndex = Self.noSegment
    contentDidChange()
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Size

  private var naturalWidths: [CGFloat] {
    SegmentedControlMetrics.naturalWidths(
      contents: segments.map { $0.contentWidth(titleAttributes) },
      fixed: segments.map(\.fixedWidth),
      byContent: apportionsSegmentWidthsByContent)
  }

  open override dynamic var intrinsicContentSize: CGSize {
    let dividers = dividerWidth * CGFloat(max(0, segments.count - 1))
    // A background image is not compressed.
    let height = images.backgrounds[.normal]?.size.height ?? 0
    return CGSize(
      width: naturalWidths.reduce(0, +) + dividers,
      height: max(SegmentedControlMetrics.height, height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var dividerWidth: CGFloat {
    images.dividers.width ?? SegmentedControlMetrics.dividerWidth
  }

  // MARK: Layout

  /// The rectangles of the segments, in the order of their indices.
  private var segmentRects: [CGRect] {
    let widths = SegmentedControlMetrics.widths(
      natural: naturalWidths, fixed: segments.map(\.fixedWidth), in: bounds.width,
      byContent: apportionsSegmentWidthsByContent, divider: dividerWidth)
    return SegmentedControlMetrics.segments(
      widths: widths, in: bounds, mirrored: isRightToLeft, grid: pixelGrid, divider: dividerWidth)
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    adjustDividers()
    placeParts()
    halo.update(
      in: self, around: bounds, cornerRadius: SegmentedControlMetrics.cornerRadius)
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Updates the number of dividers. They are behind the selection, which covers its neighbours.
  private func adjustDividers() {
    let count = max(0, segments.count - 1)
    while dividers.count > count { dividers.removeLast().removeFromSuperview() }
    while dividers.count < count {
      let divider = UIImageView()
      insertSubview(divider, aboveSubview: plate)
      dividers.append(divider)
    }
  }

  /// From Apple's design resources.
  private static let dividerColor = UIColor(
    red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255, alpha: 0.3)

  /// White in the light appearance; in the dark one a grey lighter than the plate, from Apple's
  /// design resources.
  private static let selectionColor = UIColor(
    light: .white, dark: UIColor(red: 99.0 / 255, green: 99.0 / 255, blue: 102.0 / 255, alpha: 1))

  /// The segment on which the selection is shown; nil if it is not shown.
  private var shownSelection: Int? {
    let index = isMomentary ? pressed : selectedSegmentIndex
    return index.flatMap { segments.indices.contains($0) ? $0 : nil }
  }

  private func placeParts() {
    let rects = segmentRects
    let selected = shownSelection
    let hasImages = !images.backgrounds.isEmpty
    plate.frame = bounds
    plate.isHidden = hasImages
    selection.isHidden = selected == nil || hasImages
    if let selected {
      let isPressed = pressed == selected && !isMomentary
      selection.color = selectedSegmentTintColor ?? Self.selectionColor
      selection.place(
        in: SegmentedControlMetrics.selection(in: rects[selected], isPressed: isPressed),
        cornerRadius: SegmentedControlMetrics.selectionCornerRadius)
    }
    for (index, segment) in segments.enumerated() {
      segment.frame = rects[index]
      let state = state(ofSegment: index)
      segment.show(
        isSelected: index == selected, isEnabled: !state.contains(.disabled),
        attributes: titleAttributes[state])
      segment.showBackground(images.backgrounds[state])
      segment.positionAdjustment = positionAdjustment(ofSegment: index)
      segment.alpha =
        index == pressed && index != selected && !hasImages
        ? SegmentedControlMetrics.pressedAlpha : 1
    }
    for (index, divider) in dividers.enumerated() where index + 1 < rects.count {
      place(divider, between: index, and: index + 1, rects)
    }
  }

  /// The state that determines the look of a segment.
  private func state(ofSegment index: Int) -> UIControl.State {
    guard isEnabled, segments[index].isEnabled else { return .disabled }
    if index == shownSelection { return .selected }
    return index == pressed ? .highlighted : .normal
  }

  private func place(
    _ divider: UIImageView, between one: Int, and other: Int, _ rects: [CGRect]
  ) {
    let (left, right) = isRightToLeft ? (other, one) : (one, other)
    let image = images.dividers.shown(
      between: state(ofSegment: left), and: state(ofSegment: right))
    divider.image = image
    guard images.dividers.width == nil else {
      divider.backgroundColor = nil
      divider.layer.cornerRadius = 0
      divider.alpha = 1
      divider.frame = CGRect(
        x: rects[left].maxX, y: bounds.minY, width: rects[right].minX - rects[left].maxX,
        height: bounds.height)
      return
    }
    divider.backgroundColor = Self.dividerColor
    divider.layer.cornerRadius = SegmentedControlMetrics.dividerWidth / 2
    divider.frame = SegmentedControlMetrics.divider(between: rects[left], and: rects[right])
    let selected = shownSelection
    divider.alpha = selected == one || selected == other ? 0 : 1
  }

  // MARK: Touches

  /// The enabled segment at a point; nil if there is none.
  private func segment(at point: CGPoint) -> Int? {
    guard bounds.contains(point) else { return nil }
    let rects = segmentRects
    // A divider counts as part of the segment before it.
    let index = rects.indices.first { index in
      let rect = rects[index]
      let end = SegmentedControlMetrics.dividerWidth
      return point.x >= rect.minX - (isRightToLeft ? end : 0)
        && point.x < rect.maxX + (isRightToLeft ? 0 : end)
    }
    return index.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  private func press(_ segment: Int?) {
    guard segment != pressed else { return }
    pressed = segment
    UIView.animateParts(withDuration: SegmentedControlMetrics.moveDuration, placeParts)
  }

  open override dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = segment(at: touch.location(in: self)),
      super.beginTracking(touch, with: event)
    else { return false }
    start = (selectedSegmentIndex, index == selectedSegmentIndex && !isMomentary)
    press(index)
    return true
  }

  /// A touch that began on the selection drags it.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let start, super.continueTracking(touch, with: event) else { return false }
    let index = segment(at: touch.location(in: self))
    if start.isOnSelection {
      guard let index, index != pressed else { return true }
      selectedSegmentIndex = index
      press(index)
    } else {
      press(index)
    }
    return true
  }

  open override dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let start else { return }
    self.start = nil
    let chosen = pressed
    if isMomentary {
      press(nil)
      guard let chosen, isTouchInside else { return }
      selectedSegmentIndex = chosen
      reportChoice(of: chosen)
      selectedSegmentIndex = Self.noSegment
    } else {
      if let chosen, isTouchInside || start.isOnSelection { selectedSegmentIndex = chosen }
      press(nil)
      if selectedSegmentIndex != start.selected { reportChoice(of: selectedSegmentIndex) }
    }
  }

  private func reportChoice(of index: Int) {
    if segments.indices.contains(index), let action = segments[index].action {
      sendAction(action)
    }
    sendValueChange()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    guard let start else { return }
    self.start = nil
    selectedSegmentIndex = start.selected
    press(nil)
  }

  // MARK: Description

  /// False: its segments are accessibility elements.
  open override var isAccessibilityElement: Bool {
    get { false }
    set { super.isAccessibilityElement = newValue }
  }

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isVisible = true
  }

  open override class var propertyTable: PropertyTable { segmentedControlProperties }
}
