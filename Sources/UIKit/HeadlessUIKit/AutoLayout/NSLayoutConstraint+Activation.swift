import Cassowary

extension NSLayoutConstraint {
  func activate() {
    guard owner == nil, check() else { return }
    var closest: UIView?
    var isFirst = true
    forEachPart { record, _, _ in
      if isFirst {
        closest = record?.view
      } else if let known = closest {
        closest = record?.view.flatMap(known.closestCommonSuperview(with:))
      }
      isFirst = false
    }
    guard let closest else {
      reject(.noCommonSuperview(constraint: readableDescription))
      return
    }
    join(closest)
  }

  /// Activates the constraint as one that belongs to a given view.
  func activate(in view: UIView) {
    guard owner !== view, check() else { return }
    guard !hasPart(where: { record, _ in record?.view?.isDescendant(of: view) != true }) else {
      reject(.itemOutsideOfView(constraint: readableDescription, view: view.layoutName))
      return
    }
    deactivate()
    join(view)
  }

  private func join(_ view: UIView) {
    if error != nil {
      forEachPart { record, _, _ in
        record?.view?.layoutRecord?.rejected.removeLast { $0 === self }
      }
      error = nil
    }
    let owner = view.loadLayoutRecord()
    join(owner)
    owner.constraints.append(self)
    forEachPart { record, _, _ in
      record?.involving.append(self)
      record?.view?.joinAutoLayout()
    }
    view.joinAutoLayout()
    view.root.layoutEngine?.add(self)
    view.constraintsDidChange()
  }

  func deactivate() {
    guard let view = owner else { return }
    view.root.layoutEngine?.remove(self)
    leaveOwner()
    view.layoutRecord?.constraints.removeLast { $0 === self }
    forEachPart { record, _, _ in record?.involving.removeLast { $0 === self } }
    view.constraintsDidChange()
  }

  func constantDidChange() {
    guard let owner else { return }
    error = errorOfConstant
    guard error == nil else { return }
    owner.root.layoutEngine?.constantDidChange(of: self)
    owner.constraintsDidChange()
  }

  func priorityDidChange() {
    guard let owner else { return }
    owner.root.layoutEngine?.priorityDidChange(of: self)
    owner.constraintsDidChange()
  }

  /// Why the constant cannot be used; nil if it can.
  private var errorOfConstant: NSLayoutConstraintError? {
    if !constant.isFinite { return .notFinite(constraint: readableDescription) }
    // With larger constants the solver loses the precision of fractions of points.
    return abs(constant) > 1e12 ? .constantOutOfRange(constraint: readableDescription) : nil
  }

  /// The error of the visual format that the constraint was to describe.
  private var unreadableFormat: VisualFormatError? {
    first.kind == .none ? (self as? UnreadableFormatConstraint)?.formatError : nil
  }

  /// Whether the constraint is well-formed; ``error`` is the reason if not.
  private func check() -> Bool {
    if let unreadableFormat {
      reject(.unreadableFormat(unreadableFormat))
    } else if hasPart(where: { record, _ in record?.item == nil }) {
      reject(.missingItem(constraint: readableDescription))
    } else if !multiplier.isFinite {
      reject(.notFinite(constraint: readableDescription))
    } else if let errorOfConstant {
      reject(errorOfConstant)
    } else if second != nil, !(1e-6...1e6).contains(abs(multiplier)) {
      // The solver limits the ratio of coefficients.
      reject(.multiplierOutOfRange(constraint: readableDescription))
    } else if let second, !first.kind.isComparable(with: second.kind) {
      reject(.incomparableAttributes(constraint: readableDescription))
    } else if let second, first.mixesDirections(with: second) {
      reject(.mixedDirections(constraint: readableDescription))
    } else if second == nil, first.kind != .size {
      reject(.positionWithoutItem(constraint: readableDescription))
    } else {
      return true
    }
    return false
  }

  /// Records why the solver rejects the constraint with the constants and factors that the views'
  /// geometry adds.
  func recordRejection(_ reason: SolverError) {
    switch reason {
    case .notFinite: error = .notFinite(constraint: readableDescription)
    case .constantTooLarge: error = .constantOutOfRange(constraint: readableDescription)
    case .coefficientOutOfRange, .coefficientsTooFarApart:
      error = .multiplierOutOfRange(constraint: readableDescription)
    case .unknownVariable, .unknownConstraint: break
    }
  }

  /// Records why the constraint is not active, for ``error`` and for reports of the tree.
  private func reject(_ reason: NSLayoutConstraintError) {
    error = reason
    var holder: UIView?
    forEachPart { record, _, _ in holder = holder ?? record?.view }
    guard let holder else { return }
    let record = holder.loadLayoutRecord()
    if !record.rejected.contains(where: { $0 === self }) { record.rejected.append(self) }
    holder.joinAutoLayout()
  }
}

extension Array {
  /// Removes the last element with a property. Elements are usually removed in the reverse order of
  /// addition.
  mutating func removeLast(where hasProperty: (Element) -> Bool) {
    if let index = lastIndex(where: hasProperty) { remove(at: index) }
  }
}
