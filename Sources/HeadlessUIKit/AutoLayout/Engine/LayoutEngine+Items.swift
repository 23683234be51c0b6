import Cassowary

// What the engine itself demands of the variables of views: given frames and intrinsic sizes.

extension LayoutEngine {
  /// The variable of a dimension. Those of fixed views are made when they are first asked for.
  func variable(_ dimension: EngineItem.Dimension, of item: EngineItem) -> Variable {
    if let variable = item[dimension] { return variable }
    let variable = makeVariable(dimension, of: item)
    if item.role == .fixed {
      watchFrame(of: item)
      fix(dimension, of: item)
    }
    return variable
  }

  func setUp(_ item: EngineItem) {
    switch item.role {
    case .fixed:
      for dimension in EngineItem.Dimension.allCases where item[dimension] != nil {
        watchFrame(of: item)
        fix(dimension, of: item)
      }
      restrictSizes(of: item)
    case .placed, .guide:
      for dimension in EngineItem.Dimension.inSettlingOrder { _ = variable(dimension, of: item) }
      restrictSizes(of: item)
      if item.role == .placed { updateContent(of: item) }
    case .root:
      watchFrame(of: item)
      for dimension in EngineItem.Dimension.allCases where dimension.isSize {
        _ = variable(dimension, of: item)
        addRootSize(dimension, of: item)
      }
      restrictSizes(of: item)
      updateContent(of: item)
    case .scrollContent:
      for dimension in EngineItem.Dimension.allCases where dimension.isSize {
        _ = variable(dimension, of: item)
      }
      restrictSizes(of: item)
    }
  }

  /// Keeps sizes from being negative, whatever constraints say, but for those that are given.
  private func restrictSizes(of item: EngineItem) {
    for dimension in EngineItem.Dimension.allCases where dimension.isSize {
      if let variable = item[dimension] {
        try? solver.setNonnegative(item.role != .fixed, variable)
      }
    }
  }

  func removeConstraints(of item: EngineItem) {
    for (index, anchor) in item.anchors.enumerated() {
      guard let anchor else { continue }
      remove(anchor.id)
      item.anchors[index] = nil
    }
    for index in item.contents.indices { removeContent(index, of: item) }
    removeExercises(of: item)
    if isPlacing, item.guide == nil { item.view.flags.remove(.notifiesEngineOfFrame) }
  }

  @discardableResult
  func add(
    _ terms: [Term], constant: Double, _ relation: Relation, _ strength: Strength
  ) -> ConstraintID? {
    try? solver.add(
      Constraint(Cassowary.Expression(terms, constant: constant), relation, strength: strength))
  }

  func remove(_ id: ConstraintID?) {
    guard let id else { return }
    try? solver.remove(id)
  }

  // MARK: Given frames

  private func watchFrame(of item: EngineItem) {
    if isPlacing { item.view.flags.insert(.notifiesEngineOfFrame) }
  }

  func updateFrame(of item: EngineItem) {
    guard item.role == .fixed else {
      if item.role == .root {
        for dimension in EngineItem.Dimension.allCases where dimension.isSize {
          addRootSize(dimension, of: item)
        }
      }
      return
    }
    for dimension in EngineItem.Dimension.allCases where item[dimension] != nil {
      fix(dimension, of: item)
    }
  }

  private func fix(_ dimension: EngineItem.Dimension, of item: EngineItem) {
    let given = givenValue(of: dimension, of: item.view)
    let index = dimension.rawValue
    if let anchor = item.anchors[index] {
      if anchor.share == given.share {
        guard abs(anchor.constant - given.constant) > 1e-9 else { return }
        item.anchors[index]?.constant = given.constant
        try? solver.setConstant(of: anchor.id, to: -given.constant)
        return
      }
      remove(anchor.id)
      item.anchors[index] = nil
    }
    guard let variable = item[dimension] else { return }
    var terms = [Term(variable)]
    if given.share != 0, let parent = item.view.parent {
      let size = self.variable(.init(size: dimension.axis), of: self.item(for: parent))
      terms.append(Term(size, times: -given.share))
    }
    if let id = add(terms, constant: -given.constant, .equal, .required) {
      item.anchors[index] = EngineItem.Anchor(
        id: id, share: given.share, constant: given.constant)
    }
  }

  /// What a dimension of a fixed view is: a share of the superview's size, where constraints give
  /// that and the autoresizing mask says so, and a constant.
  private func givenValue(
    of dimension: EngineItem.Dimension, of view: UIView
  ) -> (share: Double, constant: Double) {
    let axis = dimension.axis
    let insets = view.answeredAlignmentInsets.along(axis)
    let span = view.placement.along(axis)
    var value = dimension.isSize ? span.size - insets.min - insets.max : span.min + insets.min
    if !value.isFinite { value = 0 }
    guard let parent = view.parent, parent.flags.contains(.isPlacedByConstraints), view !== root,
      parent.autoresizesSubviews, !view.autoresizingMask.isEmpty
    else { return (0, value) }
    let length = parent.placement.along(axis).size
    let moved = UIView.distribute(
      1, before: span.min, size: span.size, after: length - span.min - span.size,
      flexible: view.autoresizingMask.flexible(along: axis))
    let share = dimension.isSize ? moved.size - span.size : moved.before - span.min
    guard share.isFinite, length.isFinite else { return (0, value) }
    let parentInsets = parent.answeredAlignmentInsets.along(axis)
    return (share, value - share * (length - parentInsets.min - parentInsets.max))
  }

  /// The root's own wish for a size: the target that is to be fitted, or its present size, weaker
  /// than any priority.
  private func addRootSize(_ dimension: EngineItem.Dimension, of item: EngineItem) {
    guard let variable = item[dimension] else { return }
    let axis = dimension.axis
    let insets = root.answeredAlignmentInsets.along(axis)
    let strength: Strength
    var size: CGFloat
    switch purpose {
    case .placing:
      size = root.placement.along(axis).size
      strength = Strength(0.5)
    case .fitting(let target, let horizontal, let vertical):
      size = axis == .horizontal ? target.width : target.height
      strength = (axis == .horizontal ? horizontal : vertical).strength
    }
    size -= insets.min + insets.max
    guard size.isFinite else { return }
    let index = dimension.rawValue
    if let anchor = item.anchors[index] {
      guard anchor.constant != size else { return }
      item.anchors[index]?.constant = size
      try? solver.setConstant(of: anchor.id, to: -size)
    } else if let id = add([Term(variable)], constant: -size, .equal, strength) {
      item.anchors[index] = EngineItem.Anchor(id: id, share: 0, constant: size)
    }
  }

  // MARK: Intrinsic sizes

  /// Reads a view's intrinsic size and its priorities.
  ///
  /// - Returns: whether the height changed.
  @discardableResult
  func updateContent(of item: EngineItem) -> Bool {
    guard item.role == .placed || item.role == .root else { return false }
    let view = item.view
    item.wraps = view.answersWrapping
    var size = view.answeredContentSize
    if item.wraps, let width = item.wrappingWidth {
      size.height = view.contentHeight(forLayoutWidth: width)
    }
    updateContent(.horizontal, of: item, to: size.width)
    return updateContent(.vertical, of: item, to: size.height)
  }

  @discardableResult
  private func updateContent(
    _ axis: NSLayoutConstraint.Axis, of item: EngineItem, to size: CGFloat
  ) -> Bool {
    let index = axis.rawValue
    guard size >= 0, size.isFinite, let variable = item[.init(size: axis)] else {
      let isChanged = item.contents[index] != nil
      removeContent(index, of: item)
      return isChanged
    }
    let view = item.view
    let hugging = strength(
      ofContent: view.contentHuggingPriority(for: axis), of: view, along: axis)
    let compression = strength(
      ofContent: view.contentCompressionResistancePriority(for: axis), of: view, along: axis)
    guard let content = item.contents[index] else {
      let upper = add([Term(variable)], constant: -size, .lessThanOrEqual, hugging)
      let lower = add([Term(variable)], constant: -size, .greaterThanOrEqual, compression)
      if let upper, let lower {
        item.contents[index] = EngineItem.Content(
          hugging: upper, compression: lower, size: size, huggingStrength: hugging,
          compressionStrength: compression)
      }
      return true
    }
    if content.huggingStrength != hugging {
      try? solver.setStrength(of: content.hugging, to: hugging)
      item.contents[index]?.huggingStrength = hugging
    }
    if content.compressionStrength != compression {
      try? solver.setStrength(of: content.compression, to: compression)
      item.contents[index]?.compressionStrength = compression
    }
    guard content.size != size else { return false }
    try? solver.setConstant(of: content.hugging, to: -size)
    try? solver.setConstant(of: content.compression, to: -size)
    item.contents[index]?.size = size
    return true
  }

  private func removeContent(_ index: Int, of item: EngineItem) {
    guard let content = item.contents[index] else { return }
    remove(content.hugging)
    remove(content.compression)
    item.contents[index] = nil
  }
}

extension CGRect {
  func along(_ axis: NSLayoutConstraint.Axis) -> (min: CGFloat, size: CGFloat) {
    axis == .horizontal ? (minX, width) : (minY, height)
  }
}

extension UIEdgeInsets {
  func along(_ axis: NSLayoutConstraint.Axis) -> (min: CGFloat, max: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension UIView.AutoresizingMask {
  func flexible(along axis: NSLayoutConstraint.Axis) -> (before: Bool, size: Bool, after: Bool) {
    axis == .horizontal
      ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
      : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}
