import HeadlessUIKit

/// A cell with rules.
final class RelativeCell: LayoutCell {
  var info: RelativeLayoutInfo

  init(view: UIView?, info: RelativeLayoutInfo) {
    self.info = info
    super.init(view: view)
  }
}

extension RelativeLayout {
  /// The rules of all cells, with siblings named by their index.
  func rules() throws(RelativeLayoutError) -> (
    horizontal: [RelativeAxis.Rules], vertical: [RelativeAxis.Rules]
  ) {
    var horizontal: [RelativeAxis.Rules] = []
    var vertical: [RelativeAxis.Rules] = []
    horizontal.reserveCapacity(children.count)
    vertical.reserveCapacity(children.count)
    for (index, cell) in children.enumerated() { cell.knownIndex = index }
    for (index, cell) in children.enumerated() {
      let size = cell.preferredSize
      if let reserved = cell.reservedLocation {
        horizontal.append(.init(start: .at(reserved.minX), length: .fixed(reserved.width)))
        vertical.append(.init(start: .at(reserved.minY), length: .fixed(reserved.height)))
        continue
      }
      let info = (cell as? RelativeCell)?.info ?? .centered()
      horizontal.append(
        .init(
          start: try edge(info.left, "left", ofCellAt: index),
          end: try edge(info.right, "right", ofCellAt: index),
          length: try length(info.horz, size.width, "horz", ofCellAt: index)))
      vertical.append(
        .init(
          start: try edge(info.top, "top", ofCellAt: index),
          end: try edge(info.bottom, "bottom", ofCellAt: index),
          length: try length(info.vert, size.height, "vert", ofCellAt: index)))
    }
    return (horizontal, vertical)
  }

  private func edge(
    _ info: RelativeLayoutAttachInfo, _ rule: String, ofCellAt index: Int
  ) throws(RelativeLayoutError) -> RelativeAxis.Edge {
    switch info.rule {
    case .free: return .free
    case .parent: return .parent(info.distance)
    case .adjacent:
      return .adjacent(try self.index(of: info.reference, rule, ofCellAt: index), info.distance)
    case .fitTo:
      return .fitTo(try self.index(of: info.reference, rule, ofCellAt: index), info.distance)
    case .centerOf:
      guard info.reference != nil else { return .centerOf(nil) }
      return .centerOf(try self.index(of: info.reference, rule, ofCellAt: index))
    }
  }

  private func length(
    _ info: RelativeLayoutScalingInfo, _ ownLength: CGFloat, _ rule: String, ofCellAt index: Int
  ) throws(RelativeLayoutError) -> RelativeAxis.Length {
    switch info.rule {
    case .free: return .free
    case .fixed: return .fixed(info.value)
    case .noSize: return .fixed(ownLength)
    case .relative:
      guard info.reference != nil else { return .relative(info.value, to: nil) }
      return .relative(
        info.value, to: try self.index(of: info.reference, rule, ofCellAt: index))
    }
  }

  private func index(
    of reference: SiblingReference?, _ rule: String, ofCellAt index: Int
  ) throws(RelativeLayoutError) -> Int {
    let sibling = reference?.view
    if let cell = cell(of: sibling) { return cell.knownIndex }
    throw .noReferenceView(
      view: name(ofCellAt: index), rule: rule,
      sibling: sibling.map { $0.accessibilityIdentifier.map { "'\($0)'" } ?? "a \(type(of: $0))" })
  }
}
