import HeadlessUIKit
import Messages

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
        horizontal.append(try siblings.rules(info.horizontal, ownLength: size.width))
      } catch {
        throw noReferenceView(info, index, .horizontal, error.part)
      }
      do {
        vertical.append(try siblings.rules(info.vertical, ownLength: size.height))
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

  /// The rules of a cell along an axis.
  ///
  /// - Parameter ownLength: the current length of the cell.
  mutating func rules(
    _ info: RelativeLayoutInfo.Axis, ownLength: CGFloat
  ) throws(Missing) -> RelativeAxis.Rules {
    RelativeAxis.Rules(
      start: try edge(info.start, .start), end: try edge(info.end, .end),
      length: try length(info.length, ownLength: ownLength))
  }

  private mutating func edge(
    _ info: RelativeLayoutAttachInfo, _ part: RelativeAxis.Part
  ) throws(Missing) -> RelativeAxis.Edge {
    switch info.rule {
    case .free: return .free
    case .parent: return .parent(info.distance)
    case .adjacent: return .adjacent(try index(of: info.reference, part), info.distance)
    case .fitTo: return .fitTo(try index(of: info.reference, part), info.distance)
    case .centerOf:
      guard let reference = info.reference else { return .centerOf(nil) }
      return .centerOf(try index(of: reference, part))
    }
  }

  private mutating func length(
    _ info: RelativeLayoutScalingInfo, ownLength: CGFloat
  ) throws(Missing) -> RelativeAxis.Length {
    switch info.rule {
    case .free: return .free
    case .fixed: return .fixed(info.value)
    case .noSize: return .fixed(ownLength)
    case .relative:
      guard let reference = info.reference else { return .relative(info.value, to: nil) }
      return .relative(info.value, to: try index(of: reference, .length))
    }
  }

  /// The cell of a view. Tries the last known index first.
  private mutating func index(
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

  private mutating func searchIndex(of reference: SiblingReference) -> Int? {
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
