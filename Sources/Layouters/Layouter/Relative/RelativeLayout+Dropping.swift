import HeadlessUIKit

extension RelativeLayout {
  /// Replaces a child's rules by the place where it was dropped.
  ///
  /// A child within 8 points of an edge of the area is attached to that edge. With the rule
  /// `vacate`, siblings that are in its way are pushed aside, and their rules are replaced too.
  ///
  /// - Parameter frame: where the view was dropped, in the container's coordinates.
  public func dropChild(_ view: UIView, at frame: CGRect) {
    guard let cell = cell(of: view) as? RelativeCell else { return }
    let drop = drop
    cell.info = RelativeLayoutInfo(
      horizontal: drop.attachment(of: frame, .horizontal),
      vertical: drop.attachment(of: frame, .vertical))
    requestRecalcLayout()
    if ddRule.contains(.vacate) { vacate(for: cell, drop) }
  }

  private var drop: RelativeDrop {
    var drop = RelativeDrop(area: getContentRect())
    drop.rule = ddRule
    drop.grid = CGSize(width: CGFloat(ddGridX), height: CGFloat(ddGridY))
    return drop
  }

  /// The final frame of a view that is dropped with a frame in the container's coordinates.
  func frame(ofDropAt frame: CGRect) -> CGRect { drop.landingFrame(of: frame) }

  /// Pushes siblings out of the way of a cell, one after the other, as the pushed ones may be in
  /// the way of more. Each is pushed only once.
  private func vacate(for dropped: RelativeCell, _ drop: RelativeDrop) {
    var settled: [RelativeCell] = [dropped]
    while settled.count < children.count, layoutError == nil {
      let frames = currentArrangement().frames
      func frame(of cell: LayoutCell) -> CGRect { frames[cell.knownIndex] }
      let occupied = settled.map(frame)
      let next = children.lazy.compactMap { cell -> (cell: RelativeCell, place: CGRect)? in
        guard let cell = cell as? RelativeCell, cell.view?.isHidden == false,
          !settled.contains(where: { $0 === cell }),
          let place = drop.place(for: frame(of: cell), besides: occupied)
        else { return nil }
        return (cell, place)
      }.first
      guard let next else { return }
      next.cell.info = RelativeLayoutInfo(
        horizontal: .start(next.place.minX - drop.area.minX),
        vertical: .start(next.place.minY - drop.area.minY))
      settled.append(next.cell)
      requestRecalcLayout()
    }
  }
}

extension RelativeLayoutInfo {
  /// The view's own size, attached to the area.
  fileprivate convenience init(
    horizontal: RelativeDrop.Attachment, vertical: RelativeDrop.Attachment
  ) {
    self.init(horz: .noSize, vert: .noSize)
    switch horizontal {
    case .start(let distance): left = .parent(distance)
    case .end: right = .parent(0)
    }
    switch vertical {
    case .start(let distance): top = .parent(distance)
    case .end: bottom = .parent(0)
    }
  }
}
