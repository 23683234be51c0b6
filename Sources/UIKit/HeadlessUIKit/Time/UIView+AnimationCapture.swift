// The reports of setters to the open animation block.

extension UIView {
  /// Changes the open block's animation of this view.
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
    let way = CGPoint(x: old.midX - placement.midX, y: old.midY - placement.midY)
    let growth = CGSize(
      width: old.width - placement.width, height: old.height - placement.height)
    animate {
      if way != .zero { add(way, to: \.center, of: $0) }
      if growth != .zero { add(growth, to: \.size, of: $0) }
    }
  }

  func boundsOriginDidChange(from old: CGPoint) {
    guard old != boundsOrigin else { return }
    let way = CGPoint(x: old.x - boundsOrigin.x, y: old.y - boundsOrigin.y)
    animate { add(way, to: \.boundsOrigin, of: $0) }
  }

  func opacityDidChange(from old: CGFloat) {
    guard old != opacity else { return }
    animate { add(old - opacity, to: \.opacity, of: $0) }
  }

  func transformDidChange(from old: CGAffineTransform) {
    let new = transform
    guard old != new else { return }
    let difference = TransformParts(old).difference(from: TransformParts(new))
    animate { add(difference, to: \.transform, of: $0) }
  }

  /// Adds a difference to the differences that an animation shows of a property. If its block begins from the
  /// presentation value, it replaces the animations of the property by other blocks; otherwise it is added to them.
  private func add<Value: AnimatedDifference>(
    _ difference: Value, to property: ReferenceWritableKeyPath<ViewAnimation, Value>,
    of animation: ViewAnimation
  ) {
    animation[keyPath: property].add(difference, times: 1)
    let block = animation.block
    guard block.options.contains(.beginFromCurrentState), let rare else { return }
    for other in rare.animations.reversed() where !block.belongs(with: other.block) {
      guard other[keyPath: property] != .zero else { continue }
      animation[keyPath: property].add(other[keyPath: property], times: 1 - other.block.progress)
      other[keyPath: property] = .zero
      drop(other)
    }
  }

  func spatialTransformDidChange(from old: CATransform3D) {
    guard old != layerTransform else { return }
    animate { if $0.spatialTransform == nil { $0.spatialTransform = old } }
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
    where animation[keyPath: color] != nil && !block.belongs(with: animation.block) {
      animation[keyPath: color] = nil
      drop(animation)
    }
  }

  /// Ends an animation if nothing is left of it, before its time.
  private func drop(_ animation: ViewAnimation) {
    if animation.isEmpty { remove(animation) }
    animation.block.interrupt(self, hasOthers: !animation.isEmpty)
  }

  /// Keeps a view visible that is hidden in an animation.
  package func isHiddenDidChange() {
    animate { $0.isDisappearing = isHidden }
  }

  /// Lays out the view, which is being shown, and the whole tree as if it were still hidden.
  package func layOutTreeWhileHidden() {
    UIView.performWithoutAnimation {
      flags.insert(.hidden)
      root.layoutIfNeeded()
      flags.remove(.hidden)
    }
  }

  func layerNumbersDidChange(by change: LayerNumbers) {
    animate {
      var numbers = $0.layer ?? LayerNumbers()
      numbers.add(change, times: 1)
      $0.layer = numbers
    }
  }

  // MARK: Ending

  /// Adopts the presentation value of an animation.
  ///
  /// - Parameter rest: the part of the differences that is left: 1 at the start, 0 at the end.
  func settle(_ animation: ViewAnimation, rest: CGFloat) {
    guard rest != 0 else { return }
    AnimationBlock.runWithoutAnimation {
      if animation.changesPlacement {
        let size = CGSize(
          width: max(0, placement.width + animation.size.width * rest),
          height: max(0, placement.height + animation.size.height * rest))
        let middle = CGPoint(
          x: placement.midX + animation.center.x * rest,
          y: placement.midY + animation.center.y * rest)
        if size != placement.size { setBounds(CGRect(origin: boundsOrigin, size: size)) }
        placement = CGRect(
          x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
          height: size.height)
      }
      if animation.boundsOrigin != .zero {
        setBounds(
          CGRect(
            x: boundsOrigin.x + animation.boundsOrigin.x * rest,
            y: boundsOrigin.y + animation.boundsOrigin.y * rest, width: placement.width,
            height: placement.height))
      }
      if animation.opacity != 0 { alpha = opacity + animation.opacity * rest }
      if animation.transform != .zero {
        var parts = TransformParts(transform)
        parts.add(animation.transform, times: rest)
        transform = parts.transform
      }
      if let old = animation.spatialTransform,
        case .transform(let shown) = LayerValue.between(
          .transform(old), .transform(layerTransform), 1 - rest)
      {
        layer.transform = shown
      }
      if let change = animation.background {
        backgroundColor = rest == 1 ? change.old : .mixed(change.old, background, 1 - rest)
      }
      if let change = animation.layer, let loadedLayer {
        loadedLayer.cornerRadius += change.cornerRadius * rest
        loadedLayer.borderWidth += change.borderWidth * rest
        loadedLayer.shadowOpacity += Float(change.shadowOpacity * rest)
        loadedLayer.shadowOffset.width += change.shadowOffset.width * rest
        loadedLayer.shadowOffset.height += change.shadowOffset.height * rest
        loadedLayer.shadowRadius += change.shadowRadius * rest
      }
      if let change = animation.borderColor, let loadedLayer {
        let new = loadedLayer.borderColor.map { UIColor(cgColor: $0) }
        loadedLayer.borderColor =
          (rest == 1 ? change.old : .mixed(change.old, new, 1 - rest))?.cgColor
      }
      if animation.isDisappearing { isHidden = false }
    }
  }

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
