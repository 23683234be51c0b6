import HeadlessUIKit

/// A cell with rules.
final class RelativeCell: LayoutCell {
  var info: RelativeLayoutInfo
  /// How rules of other cells name this one.
  let reference: SiblingReference?

  init(view: UIView?, info: RelativeLayoutInfo) {
    self.info = info
    reference = view.map { SiblingReference.to($0) }
    super.init(view: view)
  }
}

extension RelativeLayout {
  /// Hands the rules of all cells on, with siblings named by their index.
  func readRules(
    _ horizontal: inout RelativeResolution, _ vertical: inout RelativeResolution
  ) throws(RelativeLayoutError) {
    let siblings = Siblings(children)
    let centered = RelativeLayoutInfo.centered()
    for (index, cell) in children.enumerated() {
      if let reserved = cell.reservedLocation {
        horizontal.append(.init(start: .at(reserved.minX), length: .fixed(reserved.width)))
        vertical.append(.init(start: .at(reserved.minY), length: .fixed(reserved.height)))
        continue
      }
      let info = (cell as? RelativeCell)?.info ?? centered
      let size = cell.preferredSize
      do {
        horizontal.append(
          .init(
            start: try siblings.edge(info.left, .start), end: try siblings.edge(info.right, .end),
            length: try siblings.length(info.horz, ownLength: size.width)))
      } catch {
        throw noReferenceView(info, index, .horizontal, error.part)
      }
      do {
        vertical.append(
          .init(
            start: try siblings.edge(info.top, .start), end: try siblings.edge(info.bottom, .end),
            length: try siblings.length(info.vert, ownLength: size.height)))
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
        sibling.accessibilityIdentifier.map { "'\($0)'" } ?? "a \(type(of: sibling))"
      })
  }
}

/// The cells of a layout, for rules that name them.
private struct Siblings {
  /// A rule names a view that is none of them, or has gone.
  struct Missing: Error {
    let part: RelativeAxis.Part
  }

  // A cell is where its reference saw it last if that reference is found there.
  private var references: [ObjectIdentifier?] = []

  init(_ cells: [LayoutCell]) {
    references.reserveCapacity(cells.count)
    for cell in cells {
      let reference =
        (cell as? RelativeCell)?.reference ?? cell.view.map { SiblingReference.to($0) }
      reference?.knownIndex = references.count
      references.append(reference.map { ObjectIdentifier($0) })
    }
  }

  func edge(
    _ info: RelativeLayoutAttachInfo, _ part: RelativeAxis.Part
  ) throws(Missing) -> RelativeAxis.Edge {
    switch info.rule {
    case .free: return .free
    case .parent: return .parent(info.distance)
    case .adjacent: return .adjacent(try index(of: info.reference, part), info.distance)
    case .fitTo: return .fitTo(try index(of: info.reference, part), info.distance)
    case .centerOf where info.reference == nil: return .centerOf(nil)
    case .centerOf: return .centerOf(try index(of: info.reference, part))
    }
  }

  /// - Parameter ownLength: The present length of the cell.
  func length(
    _ info: RelativeLayoutScalingInfo, ownLength: CGFloat
  ) throws(Missing) -> RelativeAxis.Length {
    switch info.rule {
    case .free: return .free
    case .fixed: return .fixed(info.value)
    case .noSize: return .fixed(ownLength)
    case .relative where info.reference == nil: return .relative(info.value, to: nil)
    case .relative: return .relative(info.value, to: try index(of: info.reference, .length))
    }
  }

  private func index(
    of reference: SiblingReference?, _ part: RelativeAxis.Part
  ) throws(Missing) -> Int {
    guard let reference, references.indices.contains(reference.knownIndex),
      references[reference.knownIndex] == ObjectIdentifier(reference)
    else { throw Missing(part: part) }
    return reference.knownIndex
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
