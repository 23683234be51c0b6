import Cassowary

// The engine's own constraints on intrinsic sizes.

extension LayoutEngine {
  /// Reads the intrinsic size of an item's view and its priorities.
  ///
  /// - Returns: whether the height changed.
  @discardableResult
  func updateContent(of item: EngineItem) -> Bool {
    guard item.role == .placed || item.role == .root else { return false }
    let view = item.view
    item.wraps = view.effectivelyWraps
    var size = view.effectiveContentSize
    if item.wraps, let width = item.wrappingWidth {
      size.height = view.contentHeight(forLayoutWidth: width)
    }
    updateContent(.horizontal, of: item, to: size.width)
    return updateContent(.vertical, of: item, to: size.height)
  }

  /// - Parameter size: negative, infinite or NaN for none.
  @discardableResult
  private func updateContent(
    _ axis: NSLayoutConstraint.Axis, of item: EngineItem, to size: CGFloat
  ) -> Bool {
    guard size >= 0, size.isFinite, let variable = item[.init(size: axis)] else {
      return item.contentConstraints.remove(axis, from: solver)
    }
    let view = item.view
    let value = ContentConstraints.Value(
      size: size,
      hugging: strength(
        ofContent: view.contentHuggingPriority(for: axis), of: view, along: axis),
      compression: strength(
        ofContent: view.contentCompressionResistancePriority(for: axis), of: view, along: axis))
    return item.contentConstraints.set(axis, to: value, of: variable, in: solver)
  }
}
