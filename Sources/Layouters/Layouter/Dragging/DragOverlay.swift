import HeadlessUIKit

/// The transparent view above all others that contains the dragged view. While customizing, it
/// receives the touches.
final class DragOverlay: UIView {
  override class var describedClass: UIView.Type { UIView.self }
}

/// Contains the dragged view and lifts it without changing the view itself.
final class DragCarrier: UIView {
  override class var describedClass: UIView.Type { UIView.self }

  /// The layer over the view while it is lifted.
  private let sheen = UIView()

  /// The frame of the view without the lift.
  var frameWithoutLift: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }

  /// Moves a view from its superview to the overlay, with its position and size.
  ///
  /// - Parameter overlay: the new superview.
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

  /// Moves the lifted view to a container, in front, at its visible position.
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

  /// Ends the lift while the view moves to its cell: its size and opacity return to its own, and
  /// its shadow moves along below it and fades.
  ///
  /// - Parameters:
  ///   - host: the superview of the overlay. A view from outside of its container is animated
  ///     there, above all others, if its whole cell is visible.
  ///   - completion: called when the view is in its final state.
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
    UIView.animateUnlessOver(
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
  /// Animates a snapshot of the view to the view's final position.
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
    UIView.animateUnlessOver(
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

/// Marks where the dragged view would be dropped.
final class DragGap: UIView {
  override class var describedClass: UIView.Type { UIView.self }

  /// Moves to a container: behind the cells of a layout whose cells move aside, so that they pass
  /// over it, and in front of the cells of a layout that leaves its cells in place.
  func enter(_ container: UIView, of layout: BaseLayout) {
    let movesCellsAside = (layout as? any DraggableLayouter)?.movesCellsAside ?? true
    let rearmost = container.subviews.first { layout.containsChild($0) }
    if movesCellsAside, let rearmost {
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
  /// Whether no view from this one up to an ancestor clips a rectangle in this view's coordinates.
  fileprivate func shows(_ rect: CGRect, upTo ancestor: UIView) -> Bool {
    if clipsToBounds, !bounds.contains(rect) { return false }
    if self === ancestor { return true }
    return superview.map { $0.shows(convert(rect, to: $0), upTo: ancestor) } ?? false
  }

  fileprivate var drawnCornerRadius: CGFloat {
    (self as? any DraggableCell)?.cornerRadiusWhileDragged ?? layer.cornerRadius
  }
}
