@_spi(PackageViews) import HeadlessUIKit
import StandardViews

/// The titles of sections at the trailing edge of a table, which scroll to them.
final class TableIndexView: UIView {
  /// The height of a title, points; UIKit's.
  private static let lineHeight: CGFloat = 14

  private var labels: [UILabel] = []
  /// Called with the place of a title under a finger.
  private let choose: (Int) -> Void
  private(set) var titles: [String] = []

  override class var describedClass: UIView.Type { UIView.self }

  init(choose: @escaping (Int) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ titles: [String], color: UIColor) {
    if titles != self.titles {
      self.titles = titles
      for label in labels { label.removeFromSuperview() }
      labels = titles.map { title in
        let label = UILabel()
        label.text = title == UITableView.indexSearch ? "⌕" : title
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textAlignment = .center
        addSubview(label)
        return label
      }
    }
    for label in labels { label.textColor = color }
    setNeedsLayout()
  }

  /// The titles that fit: as many as there is space for, evenly chosen, with the first and the last one.
  private var shown: [Int] {
    let most = max(Int(bounds.height / Self.lineHeight), 1)
    guard titles.count > most else { return Array(titles.indices) }
    guard most > 1 else { return [0] }
    return (0..<most).map { $0 * (titles.count - 1) / (most - 1) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shown = shown
    let top = (bounds.height - CGFloat(shown.count) * Self.lineHeight) / 2
    for label in labels { label.isHidden = true }
    for (place, index) in shown.enumerated() {
      labels[index].isHidden = false
      labels[index].frame = CGRect(
        x: 0, y: top + CGFloat(place) * Self.lineHeight, width: bounds.width,
        height: Self.lineHeight)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override var keepsTouches: Bool { true }

  private func follow(_ touches: Set<UITouch>) {
    let shown = shown
    guard let touch = touches.first, !shown.isEmpty else { return }
    let top = (bounds.height - CGFloat(shown.count) * Self.lineHeight) / 2
    let line = ((touch.location(in: self).y - top) / Self.lineHeight).rounded(.down)
    choose(shown[Int(min(max(line, 0), CGFloat(shown.count - 1)))])
  }
}

extension UITableView {
  /// Reads the titles of the index with the rows.
  func loadIndex() {
    let rows = tableLayout?.sections.reduce(0) { $0 + $1.rows.count } ?? 0
    let titles =
      rows >= sectionIndexMinimumDisplayRowCount
      ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    guard !titles.isEmpty else {
      indexView?.removeFromSuperview()
      indexView = nil
      return
    }
    let view = indexView ?? TableIndexView { [weak self] in self?.scroll(toIndexTitle: $0) }
    indexView = view
    if view.superview !== self { addSubview(view) }
    view.show(titles, color: sectionIndexColor ?? tintColor)
  }

  func indexTitlesDidChange() {
    loadIndex()
    rowsNeedUpdate()
  }

  /// The index stays at the trailing edge, in front of all rows.
  func placeIndex() {
    guard let view = indexView else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let x = isRightToLeft ? bounds.minX : bounds.maxX - ListMeasures.indexWidth
    view.frame = CGRect(
      x: x, y: visible.minY, width: ListMeasures.indexWidth, height: visible.height)
    view.backgroundColor = sectionIndexBackgroundColor
    if subviews.last !== view { bringSubviewToFront(view) }
  }

  private func scroll(toIndexTitle place: Int) {
    guard let titles = indexView?.titles, titles.indices.contains(place), let dataSource else {
      return
    }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: titles[place], at: place)
    let sections = loadLayout().sections
    guard sections.indices.contains(section) else { return }
    if sections[section].rows.count > 0 {
      scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    } else {
      setContentOffset(
        CGPoint(x: contentOffset.x, y: rect(forSection: section).minY - adjustedContentInset.top),
        animated: false)
    }
  }
}
