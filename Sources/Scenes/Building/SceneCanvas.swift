import HeadlessUIKit
import Layouter

/// What a scene is drawn on: a view of the picture's size that holds the scene's root view.
final class SceneCanvas: UIView {
  /// The layouters that no view of the scene keeps.
  private let layouters: [BaseLayout]

  /// - Parameter size: `fit` reaches as far right and down as the root view does.
  init(holding root: UIView, size: SceneSize, layouters: [BaseLayout]) {
    self.layouters = layouters
    let size: CGSize =
      switch size {
      case .fixed(let size): size
      case .fit: CGSize(width: max(0, root.frame.maxX), height: max(0, root.frame.maxY))
      }
    super.init(frame: CGRect(origin: .zero, size: size))
    addSubview(root)
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
