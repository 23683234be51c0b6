import HeadlessUIKit

/// A cell with rules.
final class RelativeCell: LayoutCell {
  var info: RelativeLayoutInfo
  /// The reference by which rules of other cells name this one.
  let reference: SiblingReference?

  init(view: UIView?, info: RelativeLayoutInfo) {
    self.info = info
    reference = view.map { SiblingReference.to($0) }
    super.init(view: view)
  }
}

extension RelativeLayout {
  /// Passes on the rules of all cells, with siblings as indices.
  // Written out for both axes: passing one axis' rules as a value would retain and release the
  // references in them for each cell.
  func readRules(
    _ horizontal: inout RelativeResolution, _ vertical: inout RelativeResolution
  ) throws(RelativeLayoutError) {
    let cells = children
    var siblings = Siblings(cells)
    let centered = RelativeLayoutInfo.centered()
    for index in cells.indices {
      let cell = cells[index]
      if let reserved = cell.reservedLocation {
        horizontal.append(.init(start: .at(reserved.minX), length: .fixed(reserved.width)))
        vertical.append(.init(start: .at(reserved.minY), length: .fixed(reserved.height)))
        continue
      }
      let info = (cell as? RelativeCell)?.info ?? centered
      let size = cell.preferredSize
      do {
        let (start, end, length) = (
          try siblings.edge(
            info.horizontal.start.rule, info.horizontal.start.distance,
            info.horizontal.start.reference, .start),
          try siblings.edge(
            info.horizontal.end.rule, info.horizontal.end.distance,
            info.horizontal.end.reference, .end),
          try siblings.length(
            info.horizontal.length.rule, info.horizontal.length.value,
            info.horizontal.length.reference, ownLength: size.width)
        )
        horizontal.append(.init(start: start, end: end, length: length))
      } catch {
        throw noReferenceView(info, index, .horizontal, error.part)
      }
      do {
        let (start, end, length) = (
          try siblings.edge(
            info.vertical.start.rule, info.vertical.start.distance,
            info.vertical.start.reference, .start),
          try siblings.edge(
            info.vertical.end.rule, info.vertical.end.distance, info.vertical.end.reference, .end),
          try siblings.length(
            info.vertical.length.rule, info.vertical.length.value,
            info.vertical.length.reference, ownLength: size.height)
        )
        vertical.append(.init(start: start, end: end, length: length))
      } catch {
        throw noReferenceView(info, index, .vertical, error.part)
      }
    }
  }

  private func noReferenceView(
    _ info: RelativeLayoutInfo, _ index: Int, _ axis: Orientation, _ part: RelativeAxis.Part
  ) -> RelativeLayoutError {
    let rules = axis == .horizontal ? info.horizontal : info.vertical
    let sibling =
      switch part {
      case .start: rules.start.sibling
      case .end: rules.end.sibling
      case .length: rules.length.sibling
      }
    return .noReferenceView(
      view: name(ofCellAt: index), rule: axis.nameOfRule(for: part),
      sibling: sibling.map { sibling in
        sibling.accessibilityIdentifier.map { "'\($0)'" }
          ?? String(describing: type(of: sibling)).withArticle
      })
  }
}

/// The cells of a layout, for rules that name them.
private struct Siblings {
  /// A rule names a view that is not in the layout, or was deallocated.
  struct Missing: Error {
    let part: RelativeAxis.Part
  }

  private let cells: [LayoutCell]
  private var areNumbered = false

  init(_ cells: [LayoutCell]) { self.cells = cells }

  // The reference is read only for rules that have one: its retain and release cost more than the
  // rest of a rule.
  @inline(__always) mutating func edge(
    _ rule: RelativeLayoutAttachInfo.Rule, _ distance: CGFloat,
    _ reference: @autoclosure () -> SiblingReference?, _ part: RelativeAxis.Part
  ) throws(Missing) -> RelativeAxis.Edge {
    switch rule {
    case .free: return .free
    case .parent: return .parent(distance)
    case .adjacent: return .adjacent(try index(of: reference(), part), distance)
    case .fitTo: return .fitTo(try index(of: reference(), part), distance)
    case .centerOf:
      guard let reference = reference() else { return .centerOf(nil) }
      return .centerOf(try index(of: reference, part))
    }
  }

  /// - Parameter ownLength: the current length of the cell.
  @inline(__always) mutating func length(
    _ rule: RelativeLayoutScalingInfo.Rule, _ value: CGFloat,
    _ reference: @autoclosure () -> SiblingReference?, ownLength: CGFloat
  ) throws(Missing) -> RelativeAxis.Length {
    switch rule {
    case .free: return .free
    case .fixed: return .fixed(value)
    case .noSize: return .fixed(ownLength)
    case .relative:
      guard let reference = reference() else { return .relative(value, to: nil) }
      return .relative(value, to: try index(of: reference, .length))
    }
  }

  /// The cell of a view. Tries the last known index first.
  @inline(__always) private mutating func index(
    of reference: SiblingReference?, _ part: RelativeAxis.Part
  ) throws(Missing) -> Int {
    guard let reference else { throw Missing(part: part) }
    let index = reference.knownIndex
    if index < cells.count, (cells[index] as? RelativeCell)?.reference === reference {
      return index
    }
    guard let index = searchIndex(of: reference) else { throw Missing(part: part) }
    return index
  }

  @inline(never) private mutating func searchIndex(of reference: SiblingReference) -> Int? {
    if !areNumbered { number() }
    let index = reference.knownIndex
    return index < cells.count && cells[index].refersToSameView(as: reference) ? index : nil
  }

  private mutating func number() {
    areNumbered = true
    for (index, cell) in cells.enumerated() {
      let reference =
        (cell as? RelativeCell)?.reference ?? cell.view.map { SiblingReference.to($0) }
      reference?.knownIndex = index
    }
  }
}

extension Orientation {
  /// The axis' name of the rule for a part of a cell.
  fileprivate func nameOfRule(for part: RelativeAxis.Part) -> String {
    switch part {
    case .start: self == .horizontal ? "left" : "top"
    case .end: self == .horizontal ? "right" : "bottom"
    case .length: self == .horizontal ? "horz" : "vert"
    }
  }
}
