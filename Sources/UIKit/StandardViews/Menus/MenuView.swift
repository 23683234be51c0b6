/// An open menu.
final class MenuView: UIView {
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let scroll = UIScrollView()
  private let content: MenuContent
  private var title: UILabel?
  private var sectionTitles: [UILabel?] = []
  private var rows: [[MenuRowView]] = []
  private var separators: [UIView] = []
  private var gaps: [UIView] = []
  /// Called for a touch on an element.
  var onSelect: ((MenuContent.Row) -> Void)?

  override class var describedClass: UIView.Type { UIView.self }

  init(_ menu: UIMenu) {
    content = MenuContent(menu)
    super.init(frame: .zero)
    // The shadow of menus; our own, near the platform's.
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 32
    layer.shadowOffset = .zero
    traitOverrides.userInterfaceLevel = .elevated
    material.clipsToBounds = true
    material.layer.cornerRadius = MenuLayout.Metrics.cornerRadius
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(material)
    material.contentView.addSubview(scroll)
    addParts()
  }

  required init?(coder: NSCoder) { nil }

  private func header(_ text: String?) -> UILabel? {
    guard let text else { return nil }
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.accessibilityTraits = .header
    scroll.addSubview(label)
    return label
  }

  private func addParts() {
    title = header(content.title)
    let showsMarks = content.showsMarks
    for section in content.sections {
      sectionTitles.append(header(section.title))
      rows.append(
        section.rows.map { row in
          let view = MenuRowView(
            row, showsMarks: showsMarks, isInPalette: section.isPalette,
            showsTitle: section.showsTitles)
          view.addAction(
            UIAction { [weak self] _ in self?.onSelect?(row) }, for: .touchUpInside)
          scroll.addSubview(view)
          return view
        })
    }
  }

  private func headerHeight(_ label: UILabel?, width: CGFloat) -> CGFloat? {
    guard let label else { return nil }
    let inner = CGSize(
      width: width - 2 * MenuLayout.Metrics.inset, height: .greatestFiniteMagnitude)
    return (label.sizeThatFits(inner).height + 14).rounded(.up)
  }

  private func layout(width: CGFloat) -> MenuLayout {
    let sizes = MenuLayout.Sizes(for: traitCollection)
    let sections = zip(content.sections, rows).enumerated().map { index, entry in
      let (section, views) = entry
      return MenuLayout.Section(
        titleHeight: headerHeight(sectionTitles[index], width: width),
        rowHeights: views.map { section.isPalette ? 0 : $0.height(width: width) },
        paletteHeight: section.isPalette
          ? section.showsTitles
            ? sizes.paletteHeight(titleHeight: views.map(\.paletteTitleHeight).max() ?? 0)
            : sizes.paletteHeight : nil)
    }
    return MenuLayout(
      sections, titleHeight: headerHeight(title, width: width),
      pixel: 1 / max(1, traitCollection.displayScale),
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, width: width)
  }

  /// The height of the whole menu in a width, points.
  func height(width: CGFloat) -> CGFloat { layout(width: width).height }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(width: bounds.width)
    material.frame = bounds
    scroll.frame = bounds
    scroll.contentSize = CGSize(width: bounds.width, height: layout.height)
    scroll.isScrollEnabled = layout.height > bounds.height
    let inset = MenuLayout.Metrics.inset
    title?.frame = (layout.title ?? .zero).insetToMiddle(dx: inset, dy: 0)
    for (label, frame) in zip(sectionTitles, layout.sectionTitles) {
      label?.frame = (frame ?? .zero).insetToMiddle(dx: inset, dy: 0)
    }
    for (views, frames) in zip(rows, layout.rows) {
      for (view, frame) in zip(views, frames) { view.frame = frame }
    }
    place(&separators, layout.separators, .separator)
    place(&gaps, layout.gaps, .systemFill)
  }

  private func place(_ views: inout [UIView], _ frames: [CGRect], _ color: UIColor) {
    while views.count > frames.count { views.removeLast().removeFromSuperview() }
    while views.count < frames.count {
      let view = UIView()
      view.backgroundColor = color
      view.isUserInteractionEnabled = false
      scroll.addSubview(view)
      views.append(view)
    }
    for (view, frame) in zip(views, frames) { view.frame = frame }
  }
}
