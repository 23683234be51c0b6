@_spi(PackageViews) import HeadlessUIKit
import StandardViews

extension UICollectionView {
  /// Reads the titles of the index once with the items.
  func loadIndexIfNeeded() {
    guard !isIndexLoaded else { return }
    isIndexLoaded = true
    let titles = dataSource?.indexTitles(for: self) ?? []
    guard !titles.isEmpty else {
      indexView?.removeFromSuperview()
      indexView = nil
      return
    }
    let view = indexView ?? TableIndexView { [weak self] in self?.scroll(toIndexTitle: $0) }
    indexView = view
    view.show(titles, color: tintColor)
  }

  /// The index stays at the trailing edge, in front of all items.
  func placeIndex() {
    guard let view = indexView else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let x = isRightToLeft ? bounds.minX : bounds.maxX - ListMeasures.indexWidth
    view.frame = CGRect(
      x: x, y: visible.minY, width: ListMeasures.indexWidth, height: visible.height)
    if subviews.last !== view { addSubview(view) }
  }

  private func scroll(toIndexTitle place: Int) {
    guard let titles = indexView?.titles, titles.indices.contains(place), let dataSource else {
      return
    }
    let path = dataSource.collectionView(
      self, indexPathForIndexTitle: titles[place], at: place)
    guard path.count == 2, path.section >= 0, path.section < numberOfSections, path.item >= 0,
      path.item < numberOfItems(inSection: path.section)
    else { return }
    scroll(to: path, isHorizontal ? .left : .top, animated: false)
  }

  private var isHorizontal: Bool {
    contentSize.width > bounds.width && contentSize.height <= bounds.height
  }
}
