/// The animation blocks of one clock.
private final class RunningBlocks {
  var blocks: [AnimationBlock] = []
}

extension VirtualClock {
  /// The blocks whose animations run, in the order they were committed.
  var runningBlocks: [AnimationBlock] {
    get { (viewAnimations as? RunningBlocks)?.blocks ?? [] }
    set {
      if let running = viewAnimations as? RunningBlocks {
        running.blocks = newValue
      } else {
        let running = RunningBlocks()
        running.blocks = newValue
        viewAnimations = running
      }
    }
  }
}

extension AnimationBlock {
  /// The animation of a change of a layer's property.
  func action(of layer: CALayer, forKey key: String) -> any CAAction {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = (layer.presentation() ?? layer).value(forKey: key)
    animation.beginTime = timing.begin > clock.now ? timing.begin : 0
    animation.duration = timing.duration
    animation.autoreverses = timing.autoreverses
    animation.repeatCount = timing.repeatCount.isFinite ? Float(timing.repeatCount) : .infinity
    animation.fillMode = .backwards
    if case .function(let function) = timing.pace { animation.timingFunction = function }
    return animation
  }
}
