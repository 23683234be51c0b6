import HeadlessUIKit

/// A cell with rules.
final class RelativeCell: LayoutCell {
  var info: RelativeLayoutInfo

  init(view: UIView?, info: RelativeLayoutInfo) {
    self.info = info
    super.init(view: view)
  }
}

/// The rules of all cells of a layout, in order.
struct CellRules {
  var horizontal: [RelativeAxis.Rules] = []
  var vertical: [RelativeAxis.Rules] = []

  func along(_ axis: Orientation) -> [RelativeAxis.Rules] {
    axis == .horizontal ? horizontal : vertical
  }
}

extension RelativeLayout {
  /// The rules of all cells, with siblings named by their index.
  func rules() throws(RelativeLayoutError) -> CellRules {
    var rules = CellRules()
    rules.horizontal.reserveCapacity(children.count)
    rules.vertical.reserveCapacity(children.count)
    for (index, cell) in children.enumerated() { cell.knownIndex = index }
    let centered = RelativeLayoutInfo.centered()
    for (index, cell) in children.enumerated() {
      if let reserved = cell.reservedLocation {
        rules.horizontal.append(.init(start: .at(reserved.minX), length: .fixed(reserved.width)))
        rules.vertical.append(.init(start: .at(reserved.minY), length: .fixed(reserved.height)))
        continue
      }
      let info = (cell as? RelativeCell)?.info ?? centered
      let size = cell.preferredSize
      let x = RuleReader(layout: self, index: index, axis: .horizontal, ownLength: size.width)
      rules.horizontal.append(
        .init(
          start: try x.edge(info.left, .start), end: try x.edge(info.right, .end),
          length: try x.length(info.horz)))
      let y = RuleReader(layout: self, index: index, axis: .vertical, ownLength: size.height)
      rules.vertical.append(
        .init(
          start: try y.edge(info.top, .start), end: try y.edge(info.bottom, .end),
          length: try y.length(info.vert)))
    }
    return rules
  }
}

/// Reads the rules of one cell along one axis.
private struct RuleReader {
  let layout: RelativeLayout
  let index: Int
  let axis: Orientation
  /// The present length of the cell.
  let ownLength: CGFloat

  func edge(
    _ info: RelativeLayoutAttachInfo, _ part: RelativeAxis.Part
  ) throws(RelativeLayoutError) -> RelativeAxis.Edge {
    switch info.rule {
    case .free: return .free
    case .parent: return .parent(info.distance)
    case .adjacent: return .adjacent(try indexOfSibling(info.reference, part), info.distance)
    case .fitTo: return .fitTo(try indexOfSibling(info.reference, part), info.distance)
    case .centerOf where info.reference == nil: return .centerOf(nil)
    case .centerOf: return .centerOf(try indexOfSibling(info.reference, part))
    }
  }

  func length(_ info: RelativeLayoutScalingInfo) throws(RelativeLayoutError) -> RelativeAxis.Length
  {
    switch info.rule {
    case .free: return .free
    case .fixed: return .fixed(info.value)
    case .noSize: return .fixed(ownLength)
    case .relative where info.reference == nil: return .relative(info.value, to: nil)
    case .relative:
      return .relative(info.value, to: try indexOfSibling(info.reference, .length))
    }
  }

  private func indexOfSibling(
    _ reference: SiblingReference?, _ part: RelativeAxis.Part
  ) throws(RelativeLayoutError) -> Int {
    let sibling = reference?.view
    if let cell = layout.cell(of: sibling) { return cell.knownIndex }
    throw .noReferenceView(
      view: layout.name(ofCellAt: index), rule: axis.nameOfRule(for: part),
      sibling: sibling.map { $0.accessibilityIdentifier.map { "'\($0)'" } ?? "a \(type(of: $0))" })
  }
}

extension Orientation {
  /// What an axis calls the rule for a part of a cell.
  fileprivate func nameOfRule(for part: RelativeAxis.Part) -> String {
    switch part {
    case .start: self == .horizontal ? "left" : "top"
    case .end: self == .horizontal ? "right" : "bottom"
    case .length: self == .horizontal ? "horz" : "vert"
    }
  }
}
