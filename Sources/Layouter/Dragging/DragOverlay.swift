import HeadlessUIKit

/// The transparent view above everything that the dragged view stands in. While cells can be moved
/// it takes the touches.
final class DragOverlay: UIView {
  override class var describedClass: UIView.Type { UIView.self }
}

/// Holds the dragged view and lifts it, so that nothing of the view itself is changed.
final class DragCarrier: UIView {
  override class var describedClass: UIView.Type { UIView.self }

  /// What lies over the view while it is lifted.
  private let sheen = UIView()

  /// The frame that it would have if it were not lifted.
  var frameWithoutLift: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }

  /// Takes a view out of its superview, keeping its place and its size.
  ///
  /// - Parameter overlay: the view that this one is to stand in.
  func pickUp(_ view: UIView, onto overlay: UIView) {
    let size = view.frame.size
    let frame = view.superview.map { overlay.convert(view.frame, from: $0) } ?? view.frame
    UIView.performWithoutAnimation {
      bounds = CGRect(origin: .zero, size: size)
      center = CGPoint(x: frame.midX, y: frame.midY)
      overlay.addSubview(self)
      addSubview(view)
      view.frame = bounds
    }
  }

  func lift(_ appearance: DragAppearance) {
    transform = CGAffineTransform(scaleX: appearance.scale, y: appearance.scale)
    alpha = appearance.opacity
    if let look = appearance.sheen { addSheen(look) }
    guard let shadow = appearance.shadow else { return }
    layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    layer.shadowOpacity = shadow.opacity
  }

  private func addSheen(_ look: DragAppearance.Sheen) {
    let (fill, border) = (
      look.fill.resolvedColor(with: traitCollection).cgColor,
      look.borderColor.resolvedColor(with: traitCollection).cgColor
    )
    guard fill.alpha > 0 || border.alpha > 0 else { return }
    UIView.performWithoutAnimation {
      sheen.isUserInteractionEnabled = false
      sheen.frame = bounds
      sheen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      sheen.backgroundColor = look.fill
      sheen.layer.borderWidth = look.borderWidth
      sheen.layer.borderColor = border
      sheen.layer.cornerRadius = subviews.first?.drawnCornerRadius ?? 0
      sheen.alpha = 0
      addSubview(sheen)
    }
    sheen.alpha = 1
  }

  /// Puts the view that was lifted into another one, in front, where it is seen now.
  func setDown(_ view: UIView, into container: UIView, at frame: CGRect) {
    UIView.performWithoutAnimation {
      container.addSubview(view)
      view.frame = frame
      removeFromSuperview()
      let center = CGPoint(x: frame.midX, y: frame.midY)
      bounds.size = frame.size
      self.center = center
    }
  }

  /// Lets the lift go while the view, which was set down, moves to its cell: its size and opacity
  /// become its own, and its shadow goes along below it and fades.
  ///
  /// - Parameters:
  ///   - host: what the overlay stands in. A view that comes from outside of its container flies
  ///     there, above everything, if all of its cell is seen.
  ///   - completion: called when all is as if nothing had been lifted.
  func settle(
    _ view: UIView, above host: UIView?, duration: TimeInterval, completion: @escaping () -> Void
  ) {
    guard let container = view.superview else { return completion() }
    if let host, view.bounds.size == bounds.size,
      !container.bounds.contains(frameWithoutLift),
      container.shows(view.frame, upTo: host)
    {
      return fly(with: view, in: host, duration: duration, completion: completion)
    }
    let (lift, opacity, target) = (transform, alpha, view.center)
    let (ownTransform, ownAlpha) = (view.transform, view.alpha)
    let castsShadow = layer.shadowOpacity > 0 && view.bounds.size == bounds.size
    UIView.performWithoutAnimation {
      view.transform = ownTransform.concatenating(lift)
      view.alpha = ownAlpha * opacity
      alpha = 1
      isUserInteractionEnabled = false
      layer.shadowPath =
        UIBezierPath(roundedRect: bounds, cornerRadius: view.drawnCornerRadius).cgPath
      if castsShadow { container.insertSubview(self, belowSubview: view) }
      if sheen.superview != nil {
        container.insertSubview(sheen, aboveSubview: view)
        sheen.center = center
        sheen.transform = lift
      }
    }
    UIView.animate(
      withDuration: duration, options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        view.transform = ownTransform
        view.alpha = ownAlpha
        transform = .identity
        center = target
        layer.shadowOpacity = 0
        sheen.transform = .identity
        sheen.center = target
        sheen.alpha = 0
      },
      completion: { _ in
        self.removeFromSuperview()
        self.sheen.removeFromSuperview()
        completion()
      })
  }
}

extension DragCarrier {
  /// Carries a picture of the view that was set down to where the view stands.
  private func fly(
    with view: UIView, in host: UIView, duration: TimeInterval, completion: @escaping () -> Void
  ) {
    let target = host.convert(view.center, from: view.superview)
    UIView.performWithoutAnimation {
      let picture = PortalView(of: view)
      picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
      insertSubview(picture, at: 0)
      isUserInteractionEnabled = false
      center = host.convert(center, from: view.superview)
      host.addSubview(self)
    }
    UIView.animate(
      withDuration: duration, options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        transform = .identity
        alpha = 1
        center = target
        layer.shadowOpacity = 0
        sheen.alpha = 0
      },
      completion: { _ in
        self.removeFromSuperview()
        completion()
      })
  }
}

/// Shows where the dragged view would be dropped.
final class DragGap: UIView {
  override class var describedClass: UIView.Type { UIView.self }

  /// Comes into a container: behind the cells of a layout that make room for the view, so that they
  /// pass over it, and in front of those of a layout that leaves its cells where they are.
  func enter(_ container: UIView, of layout: BaseLayout) {
    let makesRoom = (layout as? any DraggableLayouter)?.makesRoomWhileDragging ?? true
    let rearmost = container.subviews.first { layout.containsChild($0) }
    if makesRoom, let rearmost {
      container.insertSubview(self, belowSubview: rearmost)
    } else {
      container.addSubview(self)
    }
  }

  func show(_ gap: DragAppearance.Gap, for view: UIView) {
    isUserInteractionEnabled = false
    backgroundColor = gap.fill
    layer.borderWidth = gap.borderWidth
    layer.borderColor = gap.borderColor.resolvedColor(with: traitCollection).cgColor
    let ownRadius = view.drawnCornerRadius
    layer.cornerRadius = ownRadius > 0 ? ownRadius : gap.cornerRadius
  }
}

extension UIView {
  /// Whether nothing up to a view above this one clips a rectangle of this view's coordinates.
  fileprivate func shows(_ rect: CGRect, upTo ancestor: UIView) -> Bool {
    if clipsToBounds, !bounds.contains(rect) { return false }
    if self === ancestor { return true }
    return superview.map { $0.shows(convert(rect, to: $0), upTo: ancestor) } ?? false
  }

  fileprivate var drawnCornerRadius: CGFloat {
    (self as? any DraggableCell)?.cornerRadiusWhileDragged ?? layer.cornerRadius
  }
}
