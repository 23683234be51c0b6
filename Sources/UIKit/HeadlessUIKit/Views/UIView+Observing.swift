// Key-value observing: reports of changes to the observers of the view's properties, or of its layer's.

extension UIView {
  /// Whether an observer of the view or its layer was ever registered. Only then changes are compared and reported.
  final var isObserved: Bool { flags.contains(.isObserved) }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != self.isHidden else { return }
    flags.set(.hidden, isHidden)
    firstReference?.notifyOfChange()
    parent?.subviewVisibilityDidChange(self)
  }

  /// Reports a change of a property of the view, and of the layer's property with the same value.
  func reportChange(of key: String, _ layerKey: String? = nil, isBefore: Bool) {
    if isBefore {
      _reportWillChange(key)
      if let layerKey { loadedLayer?._reportWillChange(layerKey) }
    } else {
      _reportDidChange(key)
      if let layerKey { loadedLayer?._reportDidChange(layerKey) }
    }
  }

  /// Changes a property, and reports the change.
  func reporting(_ key: String, _ layerKey: String? = nil, _ change: () -> Void) {
    guard isObserved else { return change() }
    reportChange(of: key, layerKey, isBefore: true)
    change()
    reportChange(of: key, layerKey, isBefore: false)
  }

  /// - Parameter other: The placement after the change, or before it.
  func reportPlacement(_ other: CGRect, isBefore: Bool) {
    reportChange(of: "frame", isBefore: isBefore)
    if anchored(in: placement) != anchored(in: other) {
      reportChange(of: "center", "position", isBefore: isBefore)
    }
    if placement.size != other.size { reportChange(of: "bounds", "bounds", isBefore: isBefore) }
  }

  /// The origin of the bounds is the offset of a scroll view's content.
  func reportBoundsOrigin(isBefore: Bool) {
    reportChange(of: "bounds", "bounds", isBefore: isBefore)
    reportChange(of: "contentOffset", isBefore: isBefore)
  }

  func reportBackground(isBefore: Bool) {
    reportChange(of: "backgroundColor", "backgroundColor", isBefore: isBefore)
  }
}
