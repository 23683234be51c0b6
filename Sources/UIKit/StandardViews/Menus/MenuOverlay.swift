/// An open menu in its window, in front of all other views: next to what opened it, with a preview for a context menu.
package final class MenuOverlay: WindowOverlay {
  /// In the source's coordinates.
  private let sourceRect: CGRect
  private var menuView: MenuView?
  private var preview: UIView?
  private let previewSize: CGSize
  /// Menus from the outermost to the visible one.
  private var path: [UIMenu]
  /// Performs an element.
  private let perform: (UIMenuElement) -> Void
  /// Called after a tap on the preview, which otherwise closes the overlay.
  package var onPreviewTap: (() -> Void)?
  /// Where the preview disappears, in the window, points; nil where it is.
  var lastPreviewFrame: CGRect?

  /// Whether there is a preview next to the menu.
  var hasPreview: Bool { preview != nil }
  /// The menu that is shown, which may be a submenu.
  var visibleMenu: UIMenu { path[path.count - 1] }

  /// Shows another menu in place of the visible one. One without elements closes the overlay.
  func replaceVisibleMenu(by menu: UIMenu) {
    guard !MenuContent(menu).sections.isEmpty else { return close(animated: true) }
    path[path.count - 1] = menu
    show(menu)
  }

  private func previewWasTapped() {
    guard !isClosing else { return }
    if let onPreviewTap { onPreviewTap() } else { close(animated: true) }
  }

  public override func animateClosing() {
    if let lastPreviewFrame { preview?.frame = convert(lastPreviewFrame, from: window) }
  }

  /// Opens a menu in the source's window.
  ///
  /// - Parameters:
  ///   - sourceRect: What the menu is next to, in the source's coordinates, points.
  ///   - preview: The view in front of the blurred window, instead of the source; nil for a menu of a control.
  ///   - previewSize: Points.
  ///   - perform: Performs an element that was touched.
  /// - Returns: nil without a window, or if the menu has no elements.
  package init?(
    _ menu: UIMenu, from source: UIView, at sourceRect: CGRect, preview: UIView? = nil,
    previewSize: CGSize = .zero, animated: Bool, perform: @escaping (UIMenuElement) -> Void
  ) {
    guard let window = source.window, !MenuContent(menu).sections.isEmpty else { return nil }
    self.sourceRect = sourceRect
    self.preview = preview
    self.previewSize = previewSize
    self.perform = perform
    path = [menu]
    super.init(
      over: window, from: source,
      backdrop: preview == nil
        ? UIView() : UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial)))
    if let preview {
      preview.addGestureRecognizer(
        UITapGestureRecognizer(action: UIAction { [weak self] _ in self?.previewWasTapped() }))
      addSubview(preview)
    }
    show(menu)
    open(menuView, in: window, animated: animated)
  }

  /// Returns nil: overlays are not archived.
  public required init?(coder: NSCoder) { nil }

  private func show(_ menu: UIMenu) {
    menuView?.removeFromSuperview()
    let view = MenuView(menu)
    view.onSelect = { [weak self] row in self?.select(row) }
    addSubview(view)
    menuView = view
    setNeedsLayout()
  }

  private func select(_ row: MenuContent.Row) {
    guard !isClosing else { return }
    if let submenu = row.submenu {
      path.append(submenu)
      show(submenu)
      return
    }
    if !row.attributes.contains(.keepsMenuPresented) { close(animated: true) }
    perform(row.element)
  }

  /// Shows the menu that the visible one was opened from, or closes.
  public override func didTouchBackdrop() {
    guard path.count > 1 else {
      close(animated: true)
      return
    }
    path.removeLast()
    show(path[path.count - 1])
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard let menuView, let source else { return }
    let margin = MenuLayout.Metrics.margin
    let area = bounds.inset(by: safeAreaInsets).insetToMiddle(dx: margin, dy: margin)
    var rect = convert(sourceRect, from: source)
    let width = min(MenuLayout.Sizes(for: traitCollection).width, area.width)
    let height = menuView.height(width: width)
    if let preview {
      rect = previewFrame(around: rect, in: area, menuHeight: height)
      if !isClosing { preview.frame = rect }
    }
    let transform = menuView.transform
    menuView.transform = .identity
    menuView.frame = MenuLayout.frame(
      width: width, height: height, source: rect, area: area,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    menuView.transform = transform
  }

  /// The preview around the middle of the source, moved so that the menu fits below it.
  private func previewFrame(around rect: CGRect, in area: CGRect, menuHeight: CGFloat) -> CGRect {
    let space = MenuLayout.Metrics.distance + menuHeight
    var size = CGSize(
      width: min(previewSize.width, area.width),
      height: min(previewSize.height, max(0, area.height - space)))
    if preview is PreviewPlatter, previewSize.width > 0, previewSize.height > 0 {
      // A picture keeps its shape.
      let scale = min(size.width / previewSize.width, size.height / previewSize.height)
      size = CGSize(width: previewSize.width * scale, height: previewSize.height * scale)
    }
    let lowest = area.maxY - space - size.height
    return CGRect(
      x: max(area.minX, min(rect.midX - size.width / 2, area.maxX - size.width)),
      y: max(area.minY, min(rect.midY - size.height / 2, lowest)), width: size.width,
      height: size.height)
  }
}
