extension CALayer {
  /// Whether the layer has sublayers or a mask that no view displays.
  package var hasLayersToDisplay: Bool { state.contains(.listsSubviews) || maskStorage != nil }

  /// Displays this layer and the layers below that do not belong to views, if they need it, as a commit does.
  ///
  /// If an animation changes the drawing of a layer, a copy with the values of that time is displayed.
  package func displayForCommit() {
    if host?.layerDrawsItself != false {
      displayIfNeeded()
      if addedAnimations.contains(where: { $0.animation.redraws(type(of: self)) }) {
        makePresentation().displayIfInvalid()
      }
    }
    if let maskStorage, maskStorage.host == nil { maskStorage.displayForCommit() }
    for sublayer in sublayerStorage where sublayer.host == nil && !sublayer.isHidden {
      sublayer.displayForCommit()
    }
  }

  /// Records that a window shows the layer and those below: from the next turn on their changes are animated.
  package func markCommitted() {
    state.insert(.isCommitted)
    if let maskStorage, maskStorage.host == nil { maskStorage.markCommitted() }
    for sublayer in sublayerStorage where sublayer.host == nil { sublayer.markCommitted() }
  }
}
