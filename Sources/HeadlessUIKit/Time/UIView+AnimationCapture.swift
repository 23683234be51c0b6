// What setters report to the open animation block.

extension UIView {
  /// Changes what the open block animates of this view.
  ///
  /// - Parameter change: receives the block's animation of the view, an empty one at first.
  private func animate(_ change: (ViewAnimation) -> Void) {
    guard let block = AnimationBlock.open else { return }
    let rare = loadRare()
    if let animation = rare.animations.last(where: { $0.block === block }) {
      change(animation)
    } else {
      let animation = ViewAnimation(of: self, by: block)
      change(animation)
      guard !animation.isEmpty else { return }
      rare.animations.append(animation)
      block.add(animation)
    }
  }

  func placementDidChange(from old: CGRect) {
    guard old != placement else { return }
    animate {
      $0.center.x += old.midX - placement.midX
      $0.center.y += old.midY - placement.midY
      $0.size.width += old.width - placement.width
      $0.size.height += old.height - placement.height
    }
  }

  func boundsOriginDidChange(from old: CGPoint) {
    guard old != boundsOrigin else { return }
    animate {
      $0.boundsOrigin.x += old.x - boundsOrigin.x
      $0.boundsOrigin.y += old.y - boundsOrigin.y
    }
  }

  func opacityDidChange(from old: CGFloat) {
    guard old != opacity else { return }
    animate { $0.opacity += old - opacity }
  }

  func transformDidChange(from old: CGAffineTransform) {
    let new = transform
    guard old != new else { return }
    let difference = TransformParts(old).difference(from: TransformParts(new))
    animate { $0.transform.add(difference) }
  }

  func backgroundDidChange(from old: UIColor?) {
    guard old != background else { return }
    animateColor(\.background, from: old, shown: presentedBackground(over: old))
  }

  func borderColorDidChange(from old: UIColor?) {
    animateColor(\.borderColor, from: old, shown: presentedBorderColor(over: old))
  }

  /// Starts the animation of a colour, and ends the one that another block has of it.
  private func animateColor(
    _ color: ReferenceWritableKeyPath<ViewAnimation, ViewAnimation.ColorChange?>,
    from old: UIColor?,
    shown: UIColor?
  ) {
    guard let block = AnimationBlock.open else { return }
    let start = block.options.contains(.beginFromCurrentState) ? shown : old
    endAnimations(of: color, exceptBy: block)
    animate { if $0[keyPath: color] == nil { $0[keyPath: color] = .init(old: start) } }
  }

  private func endAnimations(
    of color: ReferenceWritableKeyPath<ViewAnimation, ViewAnimation.ColorChange?>,
    exceptBy block: AnimationBlock
  ) {
    guard let rare else { return }
    for animation in rare.animations.reversed()
    where animation.block !== block && animation[keyPath: color] != nil {
      animation[keyPath: color] = nil
      if animation.isEmpty { remove(animation) }
      animation.block.interrupt(self, hasOthers: !animation.isEmpty)
    }
  }

  /// Keeps a view visible that is hidden in an animation.
  func isHiddenDidChange() {
    animate { $0.isDisappearing = isHidden }
  }

  func layerNumbersDidChange(by change: LayerNumbers) {
    animate {
      var numbers = $0.layer ?? LayerNumbers()
      numbers.add(change, times: 1)
      $0.layer = numbers
    }
  }

  // MARK: Ending

  /// Removes an animation that has ended.
  func remove(_ animation: ViewAnimation) {
    rare?.animations.removeAll { $0 === animation }
  }

  /// Ends the animations of this view before their time.
  func interruptAnimations() {
    guard let rare, !rare.animations.isEmpty else { return }
    let animations = rare.animations
    rare.animations = []
    for animation in animations { animation.block.interrupt(self, hasOthers: false) }
  }

  /// Ends the animations of this view and all below it, which left their tree.
  func interruptAnimationsInTree() {
    guard let clock = VirtualClock.current, !clock.runningBlocks.isEmpty else { return }
    for block in clock.runningBlocks {
      for view in block.views where view.isDescendant(of: self) { view.interruptAnimations() }
    }
  }

  /// Whether an animation disables touches of the view.
  var isAnimatedWithoutInteraction: Bool {
    guard let rare, !rare.animations.isEmpty else { return false }
    return rare.animations.contains { !$0.block.allowsUserInteraction }
  }
}
