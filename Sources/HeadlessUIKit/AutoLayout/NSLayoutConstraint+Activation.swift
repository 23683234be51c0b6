extension NSLayoutConstraint {
  func activate() {
    guard owner == nil else { return }
    let items = allItems
    guard check(items) else { return }
    var nearest = items[0]?.layoutView
    for item in items.dropFirst() {
      guard let one = nearest, let other = item?.layoutView else { break }
      nearest = one.nearestCommonSuperview(with: other)
    }
    guard let nearest else {
      reject(.noCommonSuperview(constraint: readableDescription), items)
      return
    }
    join(nearest, items)
  }

  /// Activates the constraint as one of a given view.
  func activate(in view: UIView) {
    guard owner !== view else { return }
    let items = allItems
    guard check(items) else { return }
    for item in items where item?.layoutView?.isDescendant(of: view) != true {
      reject(
        .itemOutsideOfView(constraint: readableDescription, view: view.layoutName), items)
      return
    }
    deactivate()
    join(view, items)
  }

  private func join(_ view: UIView, _ items: [(any LayoutItem)?]) {
    if error != nil {
      for item in items { item?.layoutView?.layoutRecord?.rejected.removeLast { $0 === self } }
      error = nil
    }
    takeSerial()
    owner = view
    view.loadLayoutRecord().constraints.append(self)
    for item in items {
      item?.loadLayoutRecord().involving.append(self)
      item?.layoutView?.joinAutoLayout()
    }
    view.joinAutoLayout()
    view.root.layoutEngine?.add(self)
    view.constraintsDidChange()
  }

  func deactivate() {
    guard let view = owner else { return }
    view.root.layoutEngine?.remove(self)
    owner = nil
    view.layoutRecord?.constraints.removeLast { $0 === self }
    for item in allItems { item?.layoutRecord?.involving.removeLast { $0 === self } }
    view.constraintsDidChange()
  }

  func constantDidChange() {
    guard let owner else { return }
    guard constant.isFinite else {
      error = .notFinite(constraint: readableDescription)
      return
    }
    error = nil
    owner.root.layoutEngine?.constantDidChange(of: self)
    owner.constraintsDidChange()
  }

  func priorityDidChange() {
    guard let owner else { return }
    owner.root.layoutEngine?.priorityDidChange(of: self)
    owner.constraintsDidChange()
  }

  /// The items of both sides.
  var allItems: [(any LayoutItem)?] {
    first.parts.map(\.item) + (second?.parts.map(\.item) ?? [])
  }

  /// Whether the constraint says something that can be asked for; ``error`` tells if not.
  private func check(_ items: [(any LayoutItem)?]) -> Bool {
    if items.contains(where: { $0 == nil }) {
      reject(.missingItem(constraint: readableDescription), items)
    } else if !constant.isFinite || !multiplier.isFinite {
      reject(.notFinite(constraint: readableDescription), items)
    } else if let second, first.kind != second.kind || first.kind == .none {
      reject(.incomparableAttributes(constraint: readableDescription), items)
    } else if let second, first.mixesDirections(with: second) {
      reject(.mixedDirections(constraint: readableDescription), items)
    } else if second == nil || multiplier == 0, first.kind != .size {
      reject(.positionWithoutItem(constraint: readableDescription), items)
    } else {
      return true
    }
    return false
  }

  /// Keeps why the constraint is not active, for ``error`` and for reports of the tree.
  private func reject(_ reason: NSLayoutConstraintError, _ items: [(any LayoutItem)?]) {
    error = reason
    guard let view = items.lazy.compactMap({ $0?.layoutView }).first else { return }
    let record = view.loadLayoutRecord()
    if !record.rejected.contains(where: { $0 === self }) { record.rejected.append(self) }
    view.joinAutoLayout()
  }
}

extension Array {
  /// Takes out the last element with a property: what was added last is mostly what goes first.
  mutating func removeLast(where hasProperty: (Element) -> Bool) {
    if let index = lastIndex(where: hasProperty) { remove(at: index) }
  }
}
