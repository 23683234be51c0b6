// What a view takes over from its superview: tint, traits, margins and safe area.

extension UIView {
  var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.rare?.tintColor { return color }
      view = current.parent
    }
    return .tintColor
  }

  func setTintColor(_ color: UIColor?) {
    let old = inheritedTintColor
    if color == nil {
      rare?.tintColor = nil
    } else {
      loadRare().tintColor = color
    }
    if inheritedTintColor != old { tellTintColorChange() }
  }

  /// Tells this view, and those below that inherit their tint from it, that the tint changed.
  func tellTintColorChange() {
    setNeedsDisplay()
    tintColorDidChange()
    for child in children where child.rare?.tintColor == nil { child.tellTintColorChange() }
  }

  func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    let old = traitCollection
    if style == .unspecified {
      rare?.overrideUserInterfaceStyle = nil
    } else {
      loadRare().overrideUserInterfaceStyle = style
    }
    let new = traitCollection
    if new != old { tellTraitChange(from: old, to: new) }
  }

  private func tellTraitChange(from old: UITraitCollection, to new: UITraitCollection) {
    setNeedsDisplay()
    new.performAsCurrent { traitCollectionDidChange(old) }
    for child in children where child.rare?.overrideUserInterfaceStyle == nil {
      child.tellTraitChange(from: old, to: new)
    }
  }

  var effectiveSafeAreaInsets: UIEdgeInsets {
    if let given = rare?.safeAreaInsets { return given }
    guard let parent else { return .zero }
    let outer = parent.safeAreaInsets
    return outer == .zero ? .zero : remainder(of: outer)
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    let own = rare?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var margins = own
    if preservesSuperviewLayoutMargins, let parent {
      let outer = remainder(of: parent.layoutMargins)
      margins = UIEdgeInsets(
        top: max(own.top, outer.top), left: max(own.left, outer.left),
        bottom: max(own.bottom, outer.bottom), right: max(own.right, outer.right))
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safeArea = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safeArea.top, left: margins.left + safeArea.left,
      bottom: margins.bottom + safeArea.bottom, right: margins.right + safeArea.right)
  }

  /// How much of the superview's insets reaches into this view's frame.
  private func remainder(of insets: UIEdgeInsets) -> UIEdgeInsets {
    guard let parent else { return insets }
    let outer = parent.bounds
    let frame = frame
    return UIEdgeInsets(
      top: max(0, insets.top - (frame.minY - outer.minY)),
      left: max(0, insets.left - (frame.minX - outer.minX)),
      bottom: max(0, insets.bottom - (outer.maxY - frame.maxY)),
      right: max(0, insets.right - (outer.maxX - frame.maxX)))
  }
}
