import StandardControls

/// The views of the buttons of a bar, which are kept while their items are shown.
final class BarItemViews {
  /// An item's view with the space that it takes; a space has no view.
  struct Entry {
    let item: UIBarButtonItem
    let view: UIView?
    let element: BarElement
  }

  private var buttons: [BarButton] = []
  private var shownViews: [UIView] = []

  /// Shows items in a view, and removes the views of other items.
  ///
  /// - Parameters:
  ///   - appearance: the look of an item.
  ///   - display: the bar that is informed of changes of the items.
  func show(
    _ items: [UIBarButtonItem], in superview: UIView, isCompact: Bool,
    display: any BarItemDisplay, appearance: (UIBarButtonItem) -> UIBarButtonItemAppearance
  ) -> [Entry] {
    var kept: [BarButton] = []
    let entries = items.map { item -> Entry in
      item.display = display
      if item.isSpace {
        return Entry(item: item, view: nil, element: BarElement(width: item.width, inset: 0))
      }
      if let view = item.customView {
        return Entry(item: item, view: view, element: .custom(view, width: item.width))
      }
      let button = buttons.first { $0.item === item } ?? BarButton(item)
      button.isCompact = isCompact
      button.appearance = appearance(item)
      kept.append(button)
      return Entry(item: item, view: button, element: button.element)
    }
    buttons = kept
    let views = entries.compactMap(\.view)
    for view in shownViews
    where view.superview === superview && !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    shownViews = views
    for entry in entries {
      entry.view?.isHidden = entry.item.isHidden
      if let view = entry.view, view.superview !== superview { superview.addSubview(view) }
    }
    return entries.filter { !$0.item.isHidden }
  }
}

extension BarElement {
  /// The space of a view of the client: its own size, or else its content's.
  static func custom(_ view: UIView, width: CGFloat) -> BarElement {
    BarElement(width: width > 0 ? width : view.sizeInBar.width, inset: 0, isCustom: true)
  }
}

extension UIView {
  /// The size of a client's view in a bar: by its constraints, its frame, or else its content.
  var sizeInBar: CGSize {
    if translatesAutoresizingMaskIntoConstraints, bounds.width > 0, bounds.height > 0 {
      return bounds.size
    }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting.width > 0 && fitting.height > 0 ? fitting : sizeThatFits(.unlimited)
  }

  /// Centres a client's view in a rectangle, at most as high as it.
  func placeInBar(_ rect: CGRect) {
    let height = min(sizeInBar.height, rect.height)
    let frame = CGRect(
      x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    if translatesAutoresizingMaskIntoConstraints { place(frame) } else { hold(at: frame) }
  }
}
