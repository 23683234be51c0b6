import HeadlessUIKit

/// The transparent view above everything that the dragged view stands in. While cells can be moved
/// it takes the touches.
final class DragOverlay: UIView {}

/// Holds the dragged view and lifts it, so that nothing of the view itself is changed.
final class DragCarrier: UIView {
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
    guard let shadow = appearance.shadow else { return }
    layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    layer.shadowOpacity = shadow.opacity
  }

  /// Puts the view that was lifted into another one, in front, where it is seen now.
  func setDown(_ view: UIView, into container: UIView, at frame: CGRect) {
    UIView.performWithoutAnimation {
      container.addSubview(view)
      view.frame = frame
      removeFromSuperview()
    }
  }
}

/// Shows where the dragged view would be dropped.
final class DragGap: UIView {
  /// Comes into a container, behind the cells of its layout.
  func enter(_ container: UIView, behindCellsOf layout: BaseLayout) {
    guard superview !== container else { return }
    let rearmost = container.subviews.first { layout.containsChild($0) }
    if let rearmost {
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
    let ownRadius = view.layer.cornerRadius
    layer.cornerRadius = ownRadius > 0 ? ownRadius : gap.cornerRadius
  }
}
