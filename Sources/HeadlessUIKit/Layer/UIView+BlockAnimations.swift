extension UIView {
  /// What blocks animate of the view, as animations of its layer: UIKit adds them under the names of the properties.
  package var blockAnimations: [(key: String, animation: CAAnimation)] {
    var result: [(key: String, animation: CAAnimation)] = []
    for animation in rare?.animations ?? [] {
      for (key, start) in animation.starts {
        let basic = CABasicAnimation(keyPath: key)
        basic.setTiming(animation.block.timing)
        // Numbers add up, and colours replace each other.
        basic.isAdditive = !key.hasSuffix("Color")
        basic.fromValue = start
        result.removeAll { $0.key == key }
        result.append((key, basic))
      }
    }
    return result
  }
}

extension ViewAnimation {
  /// What the properties start with, by their key paths: differences from their values, or old colours.
  fileprivate var starts: [(String, Any?)] {
    var result: [(String, Any?)] = []
    if center != .zero { result.append(("position", center)) }
    if size != .zero { result.append(("bounds.size", size)) }
    if boundsOrigin != .zero { result.append(("bounds.origin", boundsOrigin)) }
    if opacity != 0 { result.append(("opacity", opacity)) }
    if transform != .zero || spatialTransform != nil { result.append(("transform", nil)) }
    if let background { result.append(("backgroundColor", background.old?.cgColor)) }
    if let borderColor { result.append(("borderColor", borderColor.old?.cgColor)) }
    if let layer {
      if layer.cornerRadius != 0 { result.append(("cornerRadius", layer.cornerRadius)) }
      if layer.borderWidth != 0 { result.append(("borderWidth", layer.borderWidth)) }
      if layer.shadowOpacity != 0 { result.append(("shadowOpacity", layer.shadowOpacity)) }
      if layer.shadowOffset != .zero { result.append(("shadowOffset", layer.shadowOffset)) }
      if layer.shadowRadius != 0 { result.append(("shadowRadius", layer.shadowRadius)) }
    }
    return result
  }
}

extension CABasicAnimation {
  fileprivate func setTiming(_ timing: AnimationTiming) {
    beginTime = timing.begin
    duration = timing.duration
    repeatCount = Float(timing.repeatCount)
    autoreverses = timing.autoreverses
    fillMode = .both
    if case .function(let function) = timing.pace { timingFunction = function }
  }
}
