// The state machine of a recogniser.

extension UIGestureRecognizer {
  /// Whether the gesture was recognised, in progress or completed.
  var hasRecognized: Bool {
    switch currentState {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether only a reset can follow.
  var isOver: Bool {
    switch currentState {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  func change(to state: State) {
    guard let delivery else {
      changeOutsideOfTouches(to: state)
      return
    }
    delivery.process {
      switch (currentState, state) {
      case (.possible, .began), (.possible, .ended):
        wantedState = state
        recognizeIfPossible()
      case (.possible, .failed), (.possible, .cancelled): fail()
      case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
        (.began, .cancelled), (.changed, .cancelled):
        enter(state)
      case (.began, .failed), (.changed, .failed): enter(.cancelled)
      default: break
      }
    }
  }

  /// Code that has no touches, such as a test of an action, sets the state that it wants. The actions run in the next
  /// turn, as after touches.
  private func changeOutsideOfTouches(to state: State) {
    currentState = state
    guard state != .possible, state != .failed else { return }
    guard let clock = VirtualClock.current else { return runActions() }
    clock.schedule(after: 0) { [weak self] in self?.runActions() }
  }

  /// Recognises the gesture, unless the recogniser must wait or must not recognise it.
  func recognizeIfPossible() {
    guard currentState == .possible, let wanted = wantedState, let delivery else { return }
    let others = delivery.recognizers(besides: self)
    if others.contains(where: { $0.currentState == .possible && requiresFailure(of: $0) }) {
      return
    }
    let isPrevented = others.contains { other in
      other.hasRecognized && (other.prevents(self) || requiresFailure(of: other))
    }
    guard !isPrevented, mayBegin else {
      fail()
      return
    }
    wantedState = nil
    enter(wanted)
    if cancelsTouchesInView { delivery.cancelInViews(trackedTouches) }
    for other in others where other.currentState == .possible {
      if prevents(other) || other.requiresFailure(of: self) { other.fail() }
    }
  }

  /// Asks the delegate, the recogniser's view and the touched views.
  private var mayBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    var views = trackedTouches.compactMap(\.view)
    if let view, !views.contains(where: { $0 === view }) { views.append(view) }
    return views.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let isTogether =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !isTogether
  }

  private func enter(_ state: State) {
    currentState = state
    delivery?.queueActions(of: self)
  }

  func fail() {
    guard currentState == .possible else { return }
    wantedState = nil
    currentState = .failed
    guard let delivery else { return }
    for other in delivery.recognizers(besides: self) where other.wantedState != nil {
      other.recognizeIfPossible()
    }
  }

  /// Ends a gesture in progress, because the recogniser was disabled or detached from its view.
  func stopRecognizing() {
    guard let delivery else {
      if hasRecognized, !isOver { change(to: .cancelled) }
      return
    }
    change(to: currentState == .possible ? .failed : .cancelled)
    delivery.forget(self)
  }

  /// Starts over.
  func becomePossible() {
    reset()
    wantedState = nil
    trackedTouches = []
    currentState = .possible
    delivery = nil
  }
}
