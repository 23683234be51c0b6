import GestureRecognizers
import StandardControls
import ViewAnimations

/// The user's arranging of a tab bar. A panel above the bar shows all items; an item that is dragged
/// from there, or from another place of the bar, onto an item of the bar changes places with it.
final class TabCustomization {
  /// The items that the user can move.
  let items: [UITabBarItem]
  private(set) var isChanged = false
  private unowned let bar: UITabBar
  private let panel: TabItemsPanel
  private var recognizers: [UIPanGestureRecognizer] = []
  private var drag: Drag? { didSet { panel.isFollowingFinger = drag != nil } }

  /// An item under the user's finger.
  private struct Drag {
    let item: UITabBarItem
    /// A copy of the item's button, in front of the others.
    let copy: TabBarButton
    /// The button of the bar below the finger.
    weak var target: TabBarButton?
  }

  private static let duration = 0.3
  private static let liftedScale: CGFloat = 1.2
  private static let targetAlpha: CGFloat = 0.3

  init(_ items: [UITabBarItem], of bar: UITabBar) {
    self.items = items
    self.bar = bar
    panel = TabItemsPanel(items)
    // The panel can be longer in its superview than the bar.
    panel.onDone = { [weak bar] in _ = bar?.endCustomizing(animated: true) }
    for view in [panel, bar] as [UIView] {
      let pan = UIPanGestureRecognizer()
      pan.addAction(UIAction { [weak self, unowned pan] _ in self?.follow(pan) })
      view.addGestureRecognizer(pan)
      recognizers.append(pan)
    }
  }

  // MARK: Panel

  /// Shows the panel above the bar, once that is in a view. In a window it slides up from the bar on the current clock.
  func show() {
    guard let host = bar.superview, panel.superview == nil else { return }
    host.addSubview(panel)
    place()
    guard host.window != nil else { return }
    panel.layoutIfNeeded()
    panel.transform = CGAffineTransform(translationX: 0, y: panel.bounds.height)
    UIView.animate(withDuration: Self.duration) { [panel] in panel.transform = .identity }
  }

  /// Fills the space above the bar with the panel, in front of everything but the bar.
  func place() {
    guard let host = panel.superview else { return }
    host.insertSubview(panel, belowSubview: bar)
    panel.bounds.size = CGSize(width: host.bounds.width, height: max(0, bar.frame.minY))
    panel.center = CGPoint(x: panel.bounds.midX, y: panel.bounds.midY)
  }

  /// Removes the panel, which slides down behind the bar if that is animated.
  func hide(animated: Bool) {
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    endDrag()
    guard animated, panel.window != nil else { return panel.removeFromSuperview() }
    UIView.animate(withDuration: Self.duration) { [panel] in
      panel.transform = CGAffineTransform(translationX: 0, y: panel.bounds.height)
    } completion: { [panel] _ in
      panel.removeFromSuperview()
    }
  }

  // MARK: Dragging

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let host = bar.superview else { return }
    let place = pan.location(in: host)
    switch pan.state {
    case .began:
      let translation = pan.translation(in: host)
      let start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
      beginDrag(from: start, in: host)
      move(to: place, in: host)
    case .changed: move(to: place, in: host)
    case .ended:
      drop()
      endDrag()
    case .cancelled, .failed: endDrag()
    case .possible: break
    }
  }

  private func beginDrag(from start: CGPoint, in host: UIView) {
    let buttons = panel.buttons + bar.buttons
    let button = buttons.first { $0.bounds.contains(host.convert(start, to: $0)) }
    guard let button, items.contains(where: { $0 === button.item }) else { return }
    let copy = button.copy(in: bar)
    copy.frame = button.convert(button.bounds, to: host)
    copy.transform = CGAffineTransform(scaleX: Self.liftedScale, y: Self.liftedScale)
    host.addSubview(copy)
    drag = Drag(item: button.item, copy: copy)
  }

  private func move(to place: CGPoint, in host: UIView) {
    guard var drag else { return }
    drag.copy.center = place
    drag.target?.alpha = 1
    let target = bar.buttons.first { $0.frame.contains(host.convert(place, to: bar)) }
    drag.target = target.flatMap { button in
      button.item !== drag.item && items.contains { $0 === button.item } ? button : nil
    }
    drag.target?.alpha = Self.targetAlpha
    self.drag = drag
  }

  private func drop() {
    guard let drag, let target = drag.target else { return }
    isChanged = true
    bar.exchange(drag.item, with: target.item)
  }

  private func endDrag() {
    drag?.copy.removeFromSuperview()
    drag?.target?.alpha = 1
    drag = nil
  }
}

/// All items of a tab bar in rows, below a bar with a button that ends the arranging.
private final class TabItemsPanel: UIView, UINavigationBarDelegate, FingerFollower {
  let buttons: [TabBarButton]
  /// Whether an item is dragged.
  var isFollowingFinger = false
  var onDone: (() -> Void)?
  private let header = UINavigationBar()

  private static let cell = CGSize(width: 80, height: 64)
  private static let buttonHeight: CGFloat = 49
  private static let margin: CGFloat = 16

  init(_ items: [UITabBarItem]) {
    buttons = items.map { TabBarButton($0) }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    for button in buttons {
      // The panel follows the finger.
      button.isUserInteractionEnabled = false
      addSubview(button)
    }
    let item = UINavigationItem(title: SystemText.configure.localized)
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone?() })
    header.delegate = self
    header.items = [item]
    addSubview(header)
  }

  required init?(coder: NSCoder) { nil }

  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    header.overhang = UIEdgeInsets(
      top: safeAreaInsets.top, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    header.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: header.sizeThatFits(area.size).height)
    let columns = max(1, Int((area.width - 2 * Self.margin) / Self.cell.width))
    let width = (area.width - 2 * Self.margin) / CGFloat(columns)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let frame = CGRect(
        x: area.minX + Self.margin + CGFloat(column) * width,
        y: header.frame.maxY + Self.margin + CGFloat(row) * Self.cell.height, width: width,
        height: Self.buttonHeight)
      button.showStacked()
      button.frame = isMirrored ? frame.mirrored(inWidth: bounds.width) : frame
    }
  }
}

extension TabBarButton {
  /// Shows the item with its title below the image, not selected, in the system's look.
  fileprivate func showStacked() {
    show(.stacked, UITabBarItemAppearance(style: .stacked), isSelected: false, unselectedColor: nil)
  }

  /// Another button of the item, as it is shown here.
  fileprivate func copy(in bar: UITabBar) -> TabBarButton {
    let copy = TabBarButton(item)
    copy.isUserInteractionEnabled = false
    copy.tintColor = bar.tintColor
    copy.showStacked()
    return copy
  }
}
