import HeadlessUIKit
import StandardControls

/// The views at the edges of a cell besides its content: accessory, editing control and reorder control.
final class CellAccessories {
  private var disclosure: AccessoryGlyph?
  private var checkmark: AccessoryGlyph?
  private var detailButton: GlyphControl?
  private var editingControl: GlyphControl?
  private var selectionCircle: AccessoryGlyph?
  private var reorderControl: AccessoryGlyph?
  /// The user's view that is shown.
  private weak var custom: UIView?

  /// The distance between the parts of an accessory of two, points.
  private static let gap: CGFloat = 12

  /// The views of an accessory, from the leading to the trailing one.
  func views(
    of type: UITableViewCell.AccessoryType, custom: UIView?, in cell: UITableViewCell
  ) -> [UIView] {
    if let custom { return [custom] }
    return switch type {
    case .none: []
    case .disclosureIndicator: [loadDisclosure()]
    case .checkmark: [loadCheckmark()]
    case .detailButton: [loadDetailButton(in: cell)]
    case .detailDisclosureButton: [loadDetailButton(in: cell), loadDisclosure()]
    }
  }

  /// The size of an accessory; nil for none.
  func size(
    of type: UITableViewCell.AccessoryType, custom: UIView?, in cell: UITableViewCell
  ) -> CGSize? {
    let views = views(of: type, custom: custom, in: cell)
    guard !views.isEmpty else { return nil }
    return views.reduce(into: CGSize(width: -Self.gap, height: 0)) { size, view in
      let own = Self.size(of: view, in: cell)
      size.width += own.width + Self.gap
      size.height = max(size.height, own.height)
    }
  }

  private static func size(of view: UIView, in cell: UITableViewCell) -> CGSize {
    // A sign may not be in the cell yet, whose traits it has.
    if let glyph = view as? AccessoryGlyph { return glyph.size(under: cell.traitCollection) }
    if let control = view as? GlyphControl {
      return control.glyph.size(under: cell.traitCollection)
    }
    guard view.bounds.isEmpty else { return view.bounds.size }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return size == .zero ? view.sizeThatFits(.zero) : size
  }

  /// Adds and places the views of an accessory, and removes others.
  ///
  /// - Parameter place: Adds a view to the cell with a frame.
  func showAccessory(
    _ type: UITableViewCell.AccessoryType, custom: UIView?, frame: CGRect?,
    in cell: UITableViewCell,
    place: (UIView, CGRect) -> Void
  ) {
    let views = frame == nil ? [] : views(of: type, custom: custom, in: cell)
    for view in [disclosure, checkmark, detailButton, self.custom] as [UIView?] {
      if let view, !views.contains(where: { $0 === view }), view.superview === cell {
        view.removeFromSuperview()
      }
    }
    self.custom = custom
    guard let frame else { return }
    var x = frame.minX
    for view in views {
      let size = Self.size(of: view, in: cell)
      place(
        view, CGRect(x: x, y: frame.midY - size.height / 2, width: size.width, height: size.height))
      x += size.width + Self.gap
    }
  }

  /// Adds and places the controls of a row that is edited, and removes them otherwise.
  func showControls(
    of row: CellRow?, isSelected: Bool, layout: CellLayout, in cell: UITableViewCell,
    place: (UIView, CGRect) -> Void
  ) {
    let style: UITableViewCell.EditingStyle =
      row?.isEditing == true ? row?.editingStyle ?? .none : .none
    if row?.showsSelectionCircle == true, row?.isEditing == true {
      let circle = selectionCircle ?? AccessoryGlyph(.circle)
      selectionCircle = circle
      circle.kind = isSelected ? .selectedCircle : .circle
      place(
        circle, layout.editingFrame(for: circle.size(under: cell.traitCollection), layout.margin))
    } else {
      selectionCircle?.removeFromSuperview()
    }
    if style != .none, row?.showsSelectionCircle != true {
      let control = loadEditingControl(in: cell)
      control.glyph.kind = style == .delete ? .delete : .insert
      place(
        control,
        layout.editingFrame(for: control.glyph.size(under: cell.traitCollection), layout.margin))
    } else {
      editingControl?.removeFromSuperview()
    }
    if layout.reorderWidth > 0 {
      let control = reorderControl ?? AccessoryGlyph(.reorder)
      reorderControl = control
      place(control, layout.reorderFrame)
    } else {
      reorderControl?.removeFromSuperview()
    }
  }

  // MARK: Views

  private func loadDisclosure() -> AccessoryGlyph {
    let glyph = disclosure ?? AccessoryGlyph(.disclosure)
    disclosure = glyph
    return glyph
  }

  private func loadCheckmark() -> AccessoryGlyph {
    let glyph = checkmark ?? AccessoryGlyph(.checkmark)
    checkmark = glyph
    return glyph
  }

  private func loadDetailButton(in cell: UITableViewCell) -> GlyphControl {
    if let detailButton { return detailButton }
    let button = GlyphControl(.detail, label: SystemText.moreInfo.localized) { [weak cell] in
      if let cell { cell.table?.accessoryButtonWasTapped(in: cell) }
    }
    detailButton = button
    return button
  }

  private func loadEditingControl(in cell: UITableViewCell) -> GlyphControl {
    if let editingControl { return editingControl }
    let control = GlyphControl(.delete, label: SystemText.delete.localized) { [weak cell] in
      if let cell { cell.table?.editingControlWasTapped(in: cell) }
    }
    editingControl = control
    return control
  }
}

extension AccessoryGlyph {
  /// The size under some traits, points.
  func size(under traits: UITraitCollection) -> CGSize { kind.size(under: traits) }
}

extension AccessoryGlyph.Kind {
  /// The size under some traits, points.
  func size(under traits: UITraitCollection) -> CGSize {
    let factor =
      UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traits) / 100
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// The width by which the sign is larger than at the text size `large`, which its column grows by, points.
  func growth(under traits: UITraitCollection) -> CGFloat {
    max(size(under: traits).width - size.width, 0)
  }
}

extension CellLayout {
  /// The frame of an editing control of a size, at the margin.
  func editingFrame(for control: CGSize, _ margin: CGFloat) -> CGRect {
    CGRect(
      x: editingWidth > 0 ? leadingInset + margin : -control.width - margin,
      y: (size.height - control.height) / 2,
      width: control.width, height: control.height)
  }
}
