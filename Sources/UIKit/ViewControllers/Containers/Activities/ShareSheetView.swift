@_spi(PackageViews) import HeadlessUIKit
import Lists
@_spi(PackageViews) import StandardControls
import StandardViews

/// The content of a share sheet: a header with the items, a row of applications, and a list of actions.
final class ShareSheetView: UIView, UITableViewDataSource, UITableViewDelegate {
  /// Called when the close button is tapped.
  var onClose: (() -> Void)?
  /// Called when an activity is tapped.
  var onChoose: ((OfferedActivity) -> Void)?

  private let preview = UIImageView()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let close = TouchTargetButton(type: .close)
  private let line = UIView()
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let applications = UIScrollView()
  private var actions: [OfferedActivity] = []

  // Measures of iOS's sheet, points; Apple publishes none.
  private static let margin: CGFloat = 16
  static let thumbnailSize = CGSize(width: 44, height: 44)
  private static let previewRadius: CGFloat = 8
  private static let minimumHeaderHeight: CGFloat = 76
  private static let closeSize: CGFloat = 30
  private static let minimumRowHeight: CGFloat = 118

  override class var describedClass: UIView.Type { UIView.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    preview.layer.cornerRadius = Self.previewRadius
    preview.clipsToBounds = true
    preview.tintColor = .secondaryLabel
    preview.backgroundColor = .tertiarySystemFill
    title.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15, weight: .semibold))
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    for label in [title, subtitle] { label.adjustsFontForContentSizeCategory = true }
    subtitle.textColor = .secondaryLabel
    line.backgroundColor = .separator
    close.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
    applications.showsHorizontalScrollIndicator = false
    table.dataSource = self
    table.delegate = self
    table.tableHeaderView = applications
    for view in [table, preview, title, subtitle, close, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ items: SharedItems, _ activities: [OfferedActivity]) {
    title.text = items.title
    subtitle.text = items.subtitle
    let symbol =
      !items.addresses.isEmpty ? "link" : items.texts.isEmpty ? "photo" : "text.alignleft"
    preview.image = items.thumbnail ?? UIImage(systemName: symbol)
    preview.contentMode = items.thumbnail == nil ? .center : .scaleAspectFill
    actions = activities.filter { !$0.isApplication }
    for tile in applications.subviews { tile.removeFromSuperview() }
    for activity in activities where activity.isApplication {
      let tile = ApplicationTile(activity)
      tile.addAction(
        UIAction { [weak self] _ in self?.onChoose?(activity) }, for: .touchUpInside)
      applications.addSubview(tile)
    }
    table.reloadData()
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, margin) = (bounds.width, Self.margin)
    let lines = [title, subtitle].map { label in
      label.text == nil ? 0 : label.sizeThatFits(.unlimited).height
    }
    let headerHeight = max(Self.minimumHeaderHeight, lines[0] + lines[1] + margin)
    let middle = headerHeight / 2
    func place(_ view: UIView, _ frame: CGRect) {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      view.frame = isMirrored ? frame.mirrored(inWidth: width) : frame
    }
    let size = Self.thumbnailSize
    place(
      preview, CGRect(origin: CGPoint(x: margin, y: middle - size.height / 2), size: size))
    place(
      close,
      CGRect(
        x: width - margin - Self.closeSize, y: middle - Self.closeSize / 2, width: Self.closeSize,
        height: Self.closeSize))
    let start = margin + size.width + margin * 0.75
    let space = max(0, width - start - 2 * margin - Self.closeSize)
    let top = middle - (lines[0] + lines[1]) / 2
    place(title, CGRect(x: start, y: top, width: space, height: lines[0]))
    place(subtitle, CGRect(x: start, y: top + lines[0], width: space, height: lines[1]))
    let hairline = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(
      x: 0, y: headerHeight - hairline, width: width, height: hairline)
    layOutApplications()
    table.frame = CGRect(
      x: 0, y: headerHeight, width: width, height: max(0, bounds.height - headerHeight))
  }

  private func layOutApplications() {
    let tiles = applications.subviews.compactMap { $0 as? ApplicationTile }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = 2 * Self.margin + CGFloat(tiles.count) * ApplicationTile.width
    let rowHeight = tiles.map(\.fittingHeight).reduce(Self.minimumRowHeight, max)
    applications.contentSize = CGSize(width: content, height: rowHeight)
    for (index, tile) in tiles.enumerated() {
      let frame = CGRect(
        x: Self.margin + CGFloat(index) * ApplicationTile.width, y: 0,
        width: ApplicationTile.width, height: rowHeight)
      tile.frame = isMirrored ? frame.mirrored(inWidth: max(content, bounds.width)) : frame
    }
    let height = tiles.isEmpty ? 0 : rowHeight
    guard applications.frame.size != CGSize(width: bounds.width, height: height) else { return }
    applications.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    table.tableHeaderView = applications
  }

  // MARK: Actions

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    actions.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "action")
      ?? UITableViewCell(style: .default, reuseIdentifier: "action")
    let action = actions[indexPath.row]
    cell.textLabel?.text = action.title
    let image = UIImageView(image: action.image)
    image.tintColor = .label
    cell.accessoryView = image
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoose?(actions[indexPath.row])
  }
}

/// An application in a share sheet: a tile with a symbol, and its name.
private final class ApplicationTile: UIControl {
  /// The width of the tile and the gap to the next one.
  static let width: CGFloat = 80
  private static let size: CGFloat = 60
  private static let radius: CGFloat = 13.5
  private static let top: CGFloat = 16
  private static let gap: CGFloat = 5
  private static let bottom: CGFloat = 10
  private static let nameWidth = width - 4

  private let image = UIImageView()
  private let name = UILabel()

  init(_ activity: OfferedActivity) {
    super.init(frame: .zero)
    image.image = activity.image
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30)
    image.contentMode = .center
    image.tintColor = .white
    image.backgroundColor = activity.color
    image.layer.cornerRadius = Self.radius
    image.clipsToBounds = true
    name.text = activity.title
    name.font = .preferredFont(forTextStyle: .caption2)
    name.adjustsFontForContentSizeCategory = true
    // Tiles have the same width in every text size, in which a word must fit.
    name.maximumContentSizeCategory = .extraExtraLarge
    name.textAlignment = .center
    name.numberOfLines = 2
    for part in [image, name] as [UIView] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.5 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = CGRect(
      x: (bounds.width - Self.size) / 2, y: Self.top, width: Self.size, height: Self.size)
    name.frame = CGRect(
      x: (bounds.width - Self.nameWidth) / 2, y: image.frame.maxY + Self.gap, width: Self.nameWidth,
      height: nameHeight)
  }

  /// The height of the tile with all lines of its name.
  var fittingHeight: CGFloat { Self.top + Self.size + Self.gap + nameHeight + Self.bottom }

  private var nameHeight: CGFloat {
    name.sizeThatFits(CGSize(width: Self.nameWidth, height: .greatestFiniteMagnitude)).height
  }

  override func performPrimaryAction() { sendActions(for: .touchUpInside) }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? name.text }
    set { super.accessibilityLabel = newValue }
  }
}
