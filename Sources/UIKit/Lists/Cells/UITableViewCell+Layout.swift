import HeadlessUIKit
import StandardControls
import StandardViews

extension UITableViewCell {
  /// The table that shows the cell; nil for a cell of its own.
  var table: UITableView? { superview as? UITableView }

  private var shownAccessory: (type: AccessoryType, view: UIView?) {
    let isEditing = row?.isEditing ?? isEditing
    return isEditing
      ? (editingAccessoryType, editingAccessoryView) : (accessoryType, accessoryView)
  }

  /// The places of the cell's parts in a size.
  func cellLayout(in size: CGSize) -> CellLayout {
    var layout = CellLayout(
      size: CGSize(width: size.width - (row?.indexWidth ?? 0), height: size.height),
      margin: row?.margin ?? 16)
    layout.leadingInset = row?.leadingInset ?? 0
    layout.trailingInset = row?.trailingInset ?? 0
    layout.indentation = CGFloat(max(indentationLevel, 0)) * indentationWidth
    let (type, view) = shownAccessory
    layout.accessory = accessories.size(of: type, custom: view, in: self)
    if let row, row.isEditing {
      // Rows that have no control, but could, keep its space.
      let hasControl = row.showsSelectionCircle || row.editingStyle != .none
      let isIndented = row.canEdit && row.indentsWhileEditing && shouldIndentWhileEditing
      if hasControl || isIndented {
        layout.editingWidth =
          ListMeasures.editingControlWidth
          + AccessoryGlyph.Kind.delete.growth(under: traitCollection)
      }
      if showsReorderControl, row.canMove {
        layout.reorderWidth =
          ListMeasures.reorderControlWidth
          + AccessoryGlyph.Kind.reorder.growth(under: traitCollection)
      }
    }
    return layout
  }

  private func margins(for layout: CellLayout) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 11, leading: row?.margin ?? 16, bottom: 11, trailing: layout.contentTrailingMargin)
  }

  private func applyMargins(_ layout: CellLayout) {
    guard hasOwnLayout else { return }
    let margins = margins(for: layout)
    if content.directionalLayoutMargins != margins { content.directionalLayoutMargins = margins }
    // The content of a configuration has at least the margins of the cell.
    guard content is UIListContentView else { return }
    let outer = NSDirectionalEdgeInsets(
      top: 0, leading: margins.leading, bottom: 0, trailing: margins.trailing)
    if directionalLayoutMargins != outer { directionalLayoutMargins = outer }
  }

  private var hasOwnLayout: Bool { row != nil || accessoryType != .none || accessoryView != nil }

  /// Places the content, the accessory and the controls.
  func layOutParts() {
    let layout = cellLayout(in: bounds.size)
    let isMirrored = isRightToLeft
    func oriented(_ frame: CGRect) -> CGRect {
      isMirrored ? ListContentLayout.mirrored(frame, in: bounds.width) : frame
    }
    let frame = oriented(layout.content)
    if content.frame != frame { content.frame = frame }
    applyMargins(layout)
    let (type, view) = shownAccessory
    let place: (UIView, CGRect) -> Void = { view, frame in
      if view.superview !== self {
        // It appears at its place, also in an animation.
        UIView.performWithoutAnimation { view.frame = oriented(frame) }
        self.addSubview(view)
      } else {
        view.frame = oriented(frame)
      }
    }
    accessories.showAccessory(
      type, custom: view, frame: layout.accessoryFrame, in: self, place: place)
    accessories.showControls(
      of: row, isSelected: isSelected, layout: layout, in: self, place: place)
    parts?.place(in: content)
    placeBackground()
    defaultSelection?.frame = bounds
    separators.show(
      row, in: self, textStart: separatorStart(layout),
      isHidden: isNextSelected || isSelectionShown)
  }

  private func separatorStart(_ layout: CellLayout) -> CGFloat {
    if let ownSeparatorInset { return ownSeparatorInset.left }
    let inner: CGFloat
    if let list = content as? UIListContentView {
      inner = list.textStart
    } else if let parts {
      inner = parts.textStart(in: content)
    } else {
      inner = row?.margin ?? 16
    }
    return layout.content.minX + inner
  }

  /// The area of the control for moving the row, up to the edge; nil without one.
  var reorderArea: CGRect? {
    let layout = cellLayout(in: bounds.size)
    guard layout.reorderWidth > 0 else { return nil }
    let start = layout.reorderFrame.minX
    let area = CGRect(x: start, y: 0, width: bounds.width - start, height: bounds.height)
    return isRightToLeft ? ListContentLayout.mirrored(area, in: bounds.width) : area
  }

  // MARK: Sizes

  /// The size for a width or a height; see ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let layout = cellLayout(in: CGSize(width: target.width, height: bounds.height))
    let content = self.content
    applyMargins(layout)
    let extra = target.width - layout.content.width
    if let parts, content.constraints.isEmpty {
      let size = parts.fittingSize(width: layout.content.width, in: content)
      return CGSize(width: target.width, height: max(size.height, ListMeasures.rowHeight))
    }
    let inner = CGSize(width: max(target.width - extra, 0), height: target.height)
    let isFixed = horizontal == .required
    if isFixed, content.bounds.width != inner.width { content.frame.size.width = inner.width }
    var size = content.systemLayoutSizeFitting(
      isFixed ? inner : target, withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
    size.width = isFixed ? target.width : size.width + (target.width > 0 ? extra : 0)
    return size
  }
}
