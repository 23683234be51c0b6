/// The labels and the image view of a table cell, created on first access.
final class TableCellParts {
  private let style: UITableViewCell.CellStyle
  private var title: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?

  /// The distance from the edges, and between image and texts, points.
  private static let margin: CGFloat = 16
  /// The distance between two texts on a line, points.
  private static let gap: CGFloat = 8

  init(style: UITableViewCell.CellStyle) {
    self.style = style
  }

  func title(in view: UIView) -> UILabel {
    if let title { return title }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .value2 ? 12 : 17)
    if style == .value2 { label.textAlignment = .right }
    title = label
    view.addSubview(label)
    return label
  }

  func detail(in view: UIView) -> UILabel {
    if let detail { return detail }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : style == .value1 ? 17 : 15)
    if style == .value1 { label.textColor = .secondaryLabel }
    detail = label
    view.addSubview(label)
    return label
  }

  func image(in view: UIView) -> UIImageView {
    if let image { return image }
    let imageView = UIImageView()
    image = imageView
    view.addSubview(imageView)
    return imageView
  }

  // MARK: Layout

  /// Places the image at the leading edge, and the texts after it, next to each other or stacked.
  func place(in view: UIView) {
    var area = view.bounds.insetBy(dx: Self.margin, dy: 0)
    if let image, let size = image.image?.size {
      image.frame = CGRect(
        x: area.minX, y: (area.height - size.height) / 2, width: size.width, height: size.height)
      let used = min(size.width + Self.margin, area.width)
      area.origin.x += used
      area.size.width -= used
    }
    let detailSize = detail.map { fitting($0, in: area) } ?? .zero
    switch style {
    case .default:
      title?.frame = area
    case .subtitle:
      let titleSize = title.map { fitting($0, in: area) } ?? .zero
      let top = (area.height - titleSize.height - detailSize.height) / 2
      title?.frame = CGRect(origin: CGPoint(x: area.minX, y: top), size: titleSize)
      detail?.frame = CGRect(
        origin: CGPoint(x: area.minX, y: top + titleSize.height), size: detailSize)
    case .value1:
      let used = detailSize.width > 0 ? min(detailSize.width + Self.gap, area.width) : 0
      title?.frame = CGRect(
        x: area.minX, y: 0, width: area.width - used, height: area.height)
      detail?.frame = CGRect(
        x: area.maxX - detailSize.width, y: 0, width: detailSize.width, height: area.height)
    case .value2:
      // The title gets a quarter of the width.
      let width = area.width / 4
      title?.frame = CGRect(x: area.minX, y: 0, width: width, height: area.height)
      let left = area.minX + width + Self.gap
      detail?.frame = CGRect(x: left, y: 0, width: max(area.maxX - left, 0), height: area.height)
    }
    mirror(in: view)
  }

  private func fitting(_ label: UILabel, in area: CGRect) -> CGSize {
    let size = label.sizeThatFits(area.size)
    return CGSize(width: min(size.width, area.width), height: size.height)
  }

  private func mirror(in view: UIView) {
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for part in [title, detail, image] as [UIView?] {
      if let part { part.frame.origin.x = view.bounds.width - part.frame.maxX }
    }
  }
}
