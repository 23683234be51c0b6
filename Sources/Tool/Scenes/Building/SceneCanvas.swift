import HeadlessUIKit
import Layouter

/// The view that a scene is drawn from: it has the picture's size and contains the scene's root
/// view.
final class SceneCanvas: UIView, LayoutNameBoundary {
  private let sceneRoot: UIView
  private let fillsCanvas: Bool
  private let layouters: [ViewBuilder.PlacedLayouter]

  /// - Parameters:
  ///   - fillsCanvas: whether the root view always has the size of this one.
  ///   - layouters: all layouters below, outer ones before inner ones.
  init(
    holding root: UIView, fillsCanvas: Bool, size: CGSize, layouters: [ViewBuilder.PlacedLayouter]
  ) {
    sceneRoot = root
    self.fillsCanvas = fillsCanvas
    self.layouters = layouters
    super.init(frame: CGRect(origin: .zero, size: size))
    addSubview(root)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Lays out the tree.
  ///
  /// - Parameter rounds: see ``ViewBuilder/layoutRounds``.
  func layOut(rounds: Int) {
    for _ in 0..<rounds {
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if fillsCanvas { sceneRoot.frame = bounds }
    layouters.update()
  }
}

extension [ViewBuilder.PlacedLayouter] {
  /// Updates the layouters that no view updates.
  func update() {
    for placed in self where placed.blueprint.layouter?.isUpdatedByView == false {
      placed.update()
    }
  }
}

extension ViewBuilder.PlacedLayouter {
  /// Places the children in the container's current size.
  func update() {
    if followsContainer { layouter.containerSizeDidChange(container.bounds.size) }
    layouter.updateLayout()
    if givesContentSize, let scrollView = container as? UIScrollView {
      scrollView.contentSize = layouter.getSize()
    }
  }
}
