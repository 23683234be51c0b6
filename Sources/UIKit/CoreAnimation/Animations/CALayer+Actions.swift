extension CALayer {
  /// The action of a change, before it; nil for none.
  func actionOfChange(_ key: String) -> (any CAAction)? {
    guard birth != CATransaction.currentTurn, isCommitted, !CATransaction.disableActions() else {
      return nil
    }
    return action(forKey: key)
  }

  /// Whether a window has shown the layer before this turn. Others are not animated, however old they are; whether views
  /// are animated is decided by themselves.
  private var isCommitted: Bool {
    var layer = self
    while layer.host == nil {
      guard layer.state.contains(.isCommitted) else { return false }
      guard let next = layer.superlayerStorage else { return true }
      layer = next
    }
    return true
  }

  func chosenAction(forKey key: String) -> (any CAAction)? {
    let chosen =
      delegate?.action(for: self, forKey: key) ?? rare.actions?[key]
      ?? type(of: self).defaultAction(forKey: key)
    if let chosen { return chosen is NSNull ? nil : chosen }
    guard host == nil, type(of: self).keyTable[key]?.isImplicitlyAnimated == true else {
      return nil
    }
    return implicitAnimation(of: key)
  }

  /// Runs the action of being added or removed, which only delegates, ``actions`` and subclasses give.
  func runAction(ofOrder key: String) {
    guard VirtualClock.isAnyCurrent, host == nil, !CATransaction.disableActions() else { return }
    action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
  }

  /// An animation from the value that is shown now to the value that is set next.
  private func implicitAnimation(of key: String) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = (isAnimated ? makePresentation() : self).value(forKey: key) ?? NSNull()
    animation.timingFunction = CATransaction.animationTimingFunction() ?? .default
    animation.duration = CATransaction.animationDuration()
    return animation
  }
}
