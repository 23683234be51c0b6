import StandardViews

/// The transparent view in front of all others that contains the dragged views. It has the root's coordinates.
final class DragOverlay: UIView {
  /// The drag, until it is over.
  weak var drag: ActiveDrag?
  /// The dragged views, the first item's in front.
  private(set) var previews: [DragPreviewView] = []
  private var badge: DragBadge?

  override class var describedClass: UIView.Type { UIView.self }

  init(in root: UIView) {
    super.init(frame: root.bounds)
    isUserInteractionEnabled = false
    root.addSubview(self)
    adoptBounds()
  }

  required init?(coder: NSCoder) { nil }

  /// Follows the root, which may scroll.
  private func adoptBounds() {
    guard let superview else { return }
    UIView.performWithoutAnimation {
      if frame != superview.bounds { frame = superview.bounds }
      if bounds.origin != superview.bounds.origin { bounds.origin = superview.bounds.origin }
      if superview.subviews.last !== self { superview.bringSubviewToFront(self) }
    }
  }

  /// Shows a view at its place.
  func show(_ preview: UITargetedDragPreview, of item: UIDragItem, finger: CGPoint) {
    UIView.performWithoutAnimation {
      let view = DragPreviewView(
        preview.view, preview.parameters, of: item, at: preview.target, in: self)
      view.grip = CGPoint(x: view.center.x - finger.x, y: view.center.y - finger.y)
      previews.append(view)
      insertSubview(view, at: 0)
    }
  }

  /// Gives all views the look of lifted ones.
  func lift() {
    for preview in previews { preview.lift() }
  }

  /// Replaces what was lifted by what items have for the drag, and stacks the views of several items under the finger.
  func showPreviewsOfItems() {
    for preview in previews { preview.showPreviewOfItem() }
    guard let first = previews.first else { return }
    let place = CGPoint(x: first.center.x - first.grip.x, y: first.center.y - first.grip.y)
    for (index, preview) in previews.enumerated().dropFirst() {
      let step = CGFloat(min(index, 3)) * 6
      preview.grip = CGPoint(x: first.grip.x + step, y: first.grip.y + step)
    }
    UIView.animate(withDuration: ActiveDrag.duration, options: .allowUserInteraction) {
      follow(place)
    }
  }

  /// Moves all views with the finger.
  func follow(_ finger: CGPoint) {
    adoptBounds()
    for preview in previews {
      preview.center = CGPoint(x: finger.x + preview.grip.x, y: finger.y + preview.grip.y)
    }
    placeBadge()
  }

  /// Shows what a drop would do.
  func show(_ operation: UIDropOperation, count: Int) {
    let content = DragBadge.Content(operation, count: count)
    guard content != badge?.content else { return }
    hideBadge()
    guard let content else { return }
    UIView.performWithoutAnimation {
      let badge = DragBadge(content)
      addSubview(badge)
      self.badge = badge
      placeBadge()
    }
  }

  func hideBadge() {
    badge?.removeFromSuperview()
    badge = nil
  }

  /// The badge is at the upper trailing corner of the first view, or of the finger.
  private func placeBadge() {
    guard let badge, let first = previews.first else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = bounds.insetBy(dx: badge.bounds.width / 2, dy: badge.bounds.height / 2)
    let frame = first.frame
    badge.center = CGPoint(
      x: max(area.minX, min(isRightToLeft ? frame.minX : frame.maxX, area.maxX)),
      y: max(area.minY, min(frame.minY, area.maxY)))
  }
}

/// The sign next to the dragged view: a plus for a copy, a slash where a drop is forbidden, the number of several items.
final class DragBadge: UIView {
  enum Content: Equatable {
    case plus, forbidden
    case count(Int, isCopy: Bool)

    /// Nil for a single item that is moved, or not accepted.
    init?(_ operation: UIDropOperation, count: Int) {
      switch operation {
      case .forbidden: self = .forbidden
      case .copy where count < 2: self = .plus
      case .copy: self = .count(count, isCopy: true)
      case .move, .cancel:
        guard count > 1 else { return nil }
        self = .count(count, isCopy: false)
      }
    }
  }

  /// The diameter, points; our own.
  private static let size: CGFloat = 24
  /// The half length of the signs' lines, points.
  private static let arm: CGFloat = 5.5

  let content: Content

  override class var describedClass: UIView.Type { UIView.self }

  init(_ content: Content) {
    self.content = content
    super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    layer.cornerRadius = Self.size / 2
    switch content {
    case .plus:
      backgroundColor = .systemGreen
      addSign { path, middle in
        path.move(to: CGPoint(x: middle - Self.arm, y: middle))
        path.addLine(to: CGPoint(x: middle + Self.arm, y: middle))
        path.move(to: CGPoint(x: middle, y: middle - Self.arm))
        path.addLine(to: CGPoint(x: middle, y: middle + Self.arm))
      }
    case .forbidden:
      backgroundColor = .systemGray
      addSign { path, middle in
        let arm = Self.arm * 0.7071
        path.append(
          UIBezierPath(
            ovalIn: CGRect(
              x: middle - Self.arm, y: middle - Self.arm, width: Self.arm * 2,
              height: Self.arm * 2)))
        path.move(to: CGPoint(x: middle - arm, y: middle - arm))
        path.addLine(to: CGPoint(x: middle + arm, y: middle + arm))
      }
    case .count(let count, let isCopy):
      backgroundColor = isCopy ? .systemGreen : .systemBlue
      let label = UILabel()
      label.text = "\(count)"
      label.font = .systemFont(ofSize: 14, weight: .semibold)
      label.textColor = .white
      label.textAlignment = .center
      bounds.size.width = max(Self.size, label.intrinsicContentSize.width + 14)
      label.frame = bounds
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func addSign(_ draw: (UIBezierPath, CGFloat) -> Void) {
    let path = UIBezierPath()
    draw(path, Self.size / 2)
    let sign = CAShapeLayer()
    sign.frame = bounds
    sign.path = path.cgPath
    sign.fillColor = nil
    sign.strokeColor = UIColor.white.cgColor
    sign.lineWidth = 2
    sign.lineCap = .round
    layer.addSublayer(sign)
  }
}
