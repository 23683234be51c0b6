extension UIView {
  /// The view's animations by blocks, as animations of its layer: UIKit adds them under the names of the properties.
  package var blockAnimations: [(key: String, animation: CAAnimation)] {
    var result: [(key: String, animation: CAAnimation)] = []
    for animation in rare?.animations ?? [] {
      for start in animation.starts {
        let basic = CABasicAnimation(keyPath: start.key)
        basic.setTiming(animation.block.timing)
        basic.isAdditive = start.zero != nil
        (basic.fromValue, basic.toValue) = (start.value, start.zero)
        // Those that add up are numbered from 2 on.
        let count = result.count { ($0.animation as? CABasicAnimation)?.keyPath == start.key }
        result.append((count == 0 ? start.key : "\(start.key)-\(count + 1)", basic))
      }
    }
    return result
  }
}

extension ViewAnimation {
  /// The start values of the properties, by their key paths: a difference from the value to 0, or an old colour. An
  /// animation that begins from the presentation value replaces others, and starts with that value.
  fileprivate var starts: [(key: String, value: Any?, zero: Any?)] {
    let isAbsolute = block.options.contains(.beginFromCurrentState)
    var result: [(key: String, value: Any?, zero: Any?)] = []
    func add<Value: AnimatedDifference>(_ key: String, _ difference: Value) {
      guard difference != .zero else { return }
      let current = view?.loadedLayer?.value(forKeyPath: key)
      if isAbsolute, var value = (current as? Value) ?? LayerValue.number(from: current) as? Value {
        value.add(difference, times: 1)
        result.append((key, value, nil))
      } else {
        result.append((key, difference, Value.zero))
      }
    }
    add("position", center)
    add("bounds.size", size)
    add("bounds.origin", boundsOrigin)
    add("opacity", opacity)
    if transform != .zero || spatialTransform != nil {
      result.append(("transform", nil, isAbsolute ? nil : CATransform3DIdentity))
    }
    if let background { result.append(("backgroundColor", background.old?.cgColor, nil)) }
    if let borderColor { result.append(("borderColor", borderColor.old?.cgColor, nil)) }
    if let layer {
      add("cornerRadius", layer.cornerRadius)
      add("borderWidth", layer.borderWidth)
      add("shadowOpacity", layer.shadowOpacity)
      add("shadowOffset", layer.shadowOffset)
      add("shadowRadius", layer.shadowRadius)
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
