extension CALayer {
  /// Whether the layer has sublayers or a mask that no view displays.
  package var hasLayersToDisplay: Bool { state.contains(.listsSubviews) || maskStorage != nil }

  /// Displays what needs it of this layer and of those below that no view has, as a commit does.
  ///
  /// Of a layer in which an animation changes what it draws, a copy with the values of that time is displayed.
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
}
