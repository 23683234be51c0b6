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
      error = .noCommonSuperview(constraint: readableDescription)
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
      error = .itemOutsideOfView(constraint: readableDescription, view: view.layoutName)
      return
    }
    deactivate()
    join(view, items)
  }

  private func join(_ view: UIView, _ items: [(any LayoutItem)?]) {
    error = nil
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
      error = .missingItem(constraint: readableDescription)
    } else if !constant.isFinite || !multiplier.isFinite {
      error = .notFinite(constraint: readableDescription)
    } else if let second, first.kind != second.kind || first.kind == .none {
      error = .incomparableAttributes(constraint: readableDescription)
    } else if second == nil, first.kind != .size {
      error = .positionWithoutItem(constraint: readableDescription)
    } else {
      return true
    }
    return false
  }
}

extension Array {
  /// Takes out the last element with a property: what was added last is mostly what goes first.
  mutating func removeLast(where hasProperty: (Element) -> Bool) {
    if let index = lastIndex(where: hasProperty) { remove(at: index) }
  }
}
