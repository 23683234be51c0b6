/// An animation of a layer, from when it was added.
final class AddedAnimation {
  let animation: CAAnimation
  let key: String?
  /// Nil where no time passes.
  let clock: VirtualClock?
  /// Whether the animation ran to its end, and was not removed.
  var isOver = false
  private let groups: [AnimationsInTransaction]
  private var hasLeft = false
  private var hasStarted = false
  /// The next time at which something happens.
  var nextAction: ScheduledAction?

  init(_ animation: CAAnimation, key: String?, clock: VirtualClock?) {
    self.animation = animation
    self.key = key
    self.clock = clock
    groups = CATransaction.openAnimations
    for group in groups { group.enter() }
  }

  /// The current time, seconds of the clock.
  var now: TimeInterval { clock?.now ?? 0 }

  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Notifies of the end, once.
  func stop(finished: Bool) {
    nextAction?.cancel()
    nextAction = nil
    guard !hasLeft else { return }
    hasLeft = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    for group in groups { group.leave() }
  }
}

extension CALayer {
  // MARK: Adding

  func addAnimation(_ original: CAAnimation, key: String?) {
    guard !state.contains(.isPresentation), let animation = original.copy() as? CAAnimation
    else { return }
    let key = animation is CATransition ? kCATransition : key
    animation.resolve(duration: CATransaction.animationDuration())
    let clock = VirtualClock.current
    if animation.beginTime == 0 {
      animation.beginTime = convertTime(clock?.now ?? 0, from: nil)
    }
    if let transition = animation as? CATransition { transition.former = drawnList() }
    animationsWillChange()
    let replaced = key.flatMap { key in addedAnimations.first { $0.key == key } }
    addedAnimations.removeAll { $0 === replaced }
    let added = AddedAnimation(animation, key: key, clock: clock)
    addedAnimations.append(added)
    animationsDidChange()
    replaced?.stop(finished: false)
    if clock == nil {
      runWithoutTime(added)
    } else {
      schedule(added)
    }
  }

  /// Without a clock, a finite animation is over at once; an endless one shows its start.
  private func runWithoutTime(_ added: AddedAnimation) {
    added.start()
    if added.animation.end.isFinite { finish(added) }
  }

  /// Schedules the next event of an animation: its start or its end.
  private func schedule(_ added: AddedAnimation) {
    added.nextAction?.cancel()
    added.nextAction = nil
    guard let clock = added.clock, !added.isOver else { return }
    let begin = mediaTime(at: added.animation.beginTime)
    guard begin <= clock.now + 1e-9 else {
      if begin.isFinite {
        added.nextAction = clock.schedule(at: begin) { [weak self, weak added] in
          if let added { self?.schedule(added) }
        }
      }
      return
    }
    added.start()
    // The delegate may have removed it.
    guard addedAnimations.contains(where: { $0 === added }) else { return }
    let end = mediaTime(at: added.animation.end)
    guard end.isFinite else { return }
    added.nextAction = clock.schedule(at: end) { [weak self, weak added] in
      guard let self, let added else { return }
      // The time of the layer may have been changed since.
      if mediaTime(at: added.animation.end) <= clock.now + 1e-7 {
        finish(added)
      } else {
        schedule(added)
      }
    }
  }

  private func finish(_ added: AddedAnimation) {
    animationsWillChange()
    if added.animation.isRemovedOnCompletion {
      addedAnimations.removeAll { $0 === added }
    } else {
      added.isOver = true
    }
    animationsDidChange()
    added.stop(finished: true)
  }

  private func animationsDidChange() {
    let hasAnimations = !addedAnimations.isEmpty
    guard hasAnimations != state.contains(.hasAnimations) else { return }
    if hasAnimations { state.insert(.hasAnimations) } else { state.remove(.hasAnimations) }
    host?.layerAnimationsDidChange(hasAnimations)
  }

  // MARK: Finding and removing

  func addedAnimation(key: String) -> CAAnimation? {
    addedAnimations.first { $0.key == key }?.animation
      ?? animationsOfView.first { $0.key == key }?.animation
  }

  var keysOfAnimations: [String]? {
    let added = addedAnimations.compactMap(\.key)
    let keys = added + animationsOfView.map(\.key).filter { !added.contains($0) }
    return keys.isEmpty ? nil : keys
  }

  private var animationsOfView: [(key: String, animation: CAAnimation)] {
    guard let host, host.isAnimatingView else { return [] }
    return host.blockAnimations
  }

  func endAnimation(key: String) {
    guard let added = addedAnimations.first(where: { $0.key == key }) else { return }
    animationsWillChange()
    addedAnimations.removeAll { $0 === added }
    animationsDidChange()
    added.stop(finished: added.isOver)
  }

  func endAllAnimations() {
    host?.interruptViewAnimations()
    if !addedAnimations.isEmpty { animationsWillChange() }
    let ended = addedAnimations
    addedAnimations = []
    animationsDidChange()
    for added in ended { added.stop(finished: added.isOver) }
  }

  /// The layer is deallocated: its delegates are no longer notified.
  func cancelAnimations() {
    for added in addedAnimations { added.nextAction?.cancel() }
  }

  // MARK: Time

  /// Converts a time of another layer in the same tree to this layer's time.
  ///
  /// - Parameter layer: nil for the time of the clock, ``CACurrentMediaTime()``.
  public func convertTime(_ t: TimeInterval, from layer: CALayer?) -> TimeInterval {
    let time = layer?.mediaTime(at: t) ?? t
    return localTime(atMediaTime: time)
  }

  /// Converts a time of this layer to another layer's time.
  ///
  /// - Parameter layer: nil for the time of the clock, ``CACurrentMediaTime()``.
  public func convertTime(_ t: TimeInterval, to layer: CALayer?) -> TimeInterval {
    let time = mediaTime(at: t)
    return layer?.localTime(atMediaTime: time) ?? time
  }

  private func localTime(atMediaTime time: TimeInterval) -> TimeInterval {
    let outer = superlayer?.localTime(atMediaTime: time) ?? time
    return rareStorage?.values.timing.localTime(atParentTime: outer) ?? outer
  }

  /// The time of the clock at a time of the layer; infinite if that time never comes.
  private func mediaTime(at time: TimeInterval) -> TimeInterval {
    var time = time
    if let timing = rareStorage?.values.timing {
      guard timing.speed > 0 else { return .infinity }
      time = timing.parentTime(atLocalTime: time)
    }
    return superlayer?.mediaTime(at: time) ?? time
  }

  func setTiming(_ change: (inout MediaTiming) -> Void) {
    setRare { change(&$0.timing) }
    timeDidChange()
  }

  /// The time of the layer and of the layers below changes.
  private func timeDidChange() {
    for added in addedAnimations { schedule(added) }
    for sublayer in sublayerStorage { sublayer.timeDidChange() }
    if !state.contains(.listsSubviews) {
      for sublayer in host?.loadedSubviewLayers ?? [] { sublayer.timeDidChange() }
    }
    maskStorage?.timeDidChange()
  }

  // MARK: Presentation

  /// Whether animations change what the layer shows.
  package var isAnimated: Bool {
    (state.contains(.hasAnimations) || host?.isAnimatingView == true) && !ModelRendering.isActive
  }

  /// - Parameter delay: how far behind the animations are, seconds.
  func makePresentation(delayedBy delay: TimeInterval = 0) -> CALayer {
    if state.contains(.isPresentation) { return self }
    let copy = CALayer.copy(of: self)
    copy.presentationModel = self
    host?.applyPresentation(to: copy)
    for added in addedAnimations {
      let time = convertTime(added.now - delay, from: nil)
      added.animation.apply(to: copy, at: time, isOver: added.isOver)
    }
    return copy
  }

  /// The transition that the layer is in, and its progress.
  package var currentTransition: (transition: CATransition, progress: CGFloat)? {
    guard state.contains(.hasAnimations), !ModelRendering.isActive,
      let added = addedAnimations.first(where: { $0.key == kCATransition }),
      let transition = added.animation as? CATransition
    else { return nil }
    let time = convertTime(added.now, from: nil)
    return transition.progress(atLayerTime: time, isOver: added.isOver).map { (transition, $0) }
  }

  // MARK: Values

  /// The shown value at a key path; nil if no property has the key.
  func animatedValue(at path: LayerKeyPath) -> LayerValue? {
    if let key = type(of: self).keyTable[path.key] { return key.get(self).part(path.parts) }
    let value = customValue(path.key)
    return LayerValue.kind(of: value).flatMap { LayerValue(value, as: $0) }?.part(path.parts)
  }

  /// The kind of values at a key path; nil for one that no property has.
  func kind(at path: LayerKeyPath) -> LayerValue.Kind? {
    let kind =
      type(of: self).keyTable[path.key]?.kind ?? LayerValue.kind(of: customValue(path.key))
    return kind.flatMap { LayerValue.kind(of: $0, part: path.parts) }
  }

  /// Sets the value at a key path, in a copy that shows a presentation.
  func setAnimatedValue(_ value: LayerValue, at path: LayerKeyPath) {
    if let key = type(of: self).keyTable[path.key] {
      guard let whole = key.get(self).replacing(path.parts, with: value) else { return }
      key.set(self, whole)
    } else if let property = type(of: self)._keyedProperty(path.key) {
      let own = property.value(of: self)
      let kind = LayerValue.kind(of: own) ?? .number
      let whole = LayerValue(own, as: kind)?.replacing(path.parts, with: value) ?? value
      property.set(whole.any(as: kind), of: self)
    } else {
      let kind = LayerValue.kind(of: rare.custom[path.key]) ?? .number
      setRare { $0.custom[path.key] = value.any(as: kind) }
    }
    if type(of: self).needsDisplay(forKey: path.key) { state.insert(.needsDisplay) }
  }
}

extension LayerValue {
  /// The kind of a value whose property does not declare one; nil if it is not computable.
  static func kind(of value: Any?) -> Kind? {
    switch value {
    case nil: nil
    case is CGPoint: .point
    case is CGSize: .size
    case is CGRect: .rect
    case is CGColor: .color
    case is CATransform3D: .transform
    case is CGPath: .path
    case is CGImage: .image
    case let value where number(from: value) != nil: .number
    default: .object
    }
  }
}
