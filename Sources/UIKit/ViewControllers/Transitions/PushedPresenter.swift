/// The view of a presenter that a sheet of full height pushes back: smaller, and with round corners, so that its upper edge
/// is visible above the sheet.
final class PushedPresenter {
  private weak var view: UIView?
  private var former: (size: CGSize, transform: CGAffineTransform, radius: CGFloat, clips: Bool)?
  // Measures of iOS 13 and later, points; Apple publishes none.
  private static let inset: CGFloat = 16
  private static let radius: CGFloat = 10
  /// How far a sheet behind another one is visible.
  private static let sheetEdge: CGFloat = 10

  /// Pushes a view back.
  ///
  /// - Parameter isSheet: Whether the view is a sheet itself, and not the whole window.
  func push(_ view: UIView, in container: UIView, isSheet: Bool) {
    if self.view !== view || former?.size != view.bounds.size { restore() }
    if former == nil {
      guard view.transform.isIdentity, view.bounds.width > 2 * Self.inset else { return }
      former = (
        view.bounds.size, view.transform, view.layer.cornerRadius, view.clipsToBounds
      )
      self.view = view
      // Its bars stay where they are in it.
      view.holdSafeArea(true)
    }
    let bounds = view.bounds
    let scale = (bounds.width - 2 * Self.inset) / bounds.width
    // The upper edge of the smaller view, without a translation.
    let top = view.center.y - bounds.height * scale / 2
    let wanted =
      isSheet
      ? view.center.y - bounds.height / 2 - Self.sheetEdge : container.safeAreaInsets.top
    view.transform = CGAffineTransform(translationX: 0, y: wanted - top).scaledBy(
      x: scale, y: scale)
    view.layer.cornerRadius = Self.radius
    view.clipsToBounds = true
  }

  /// Restores the view.
  func restore() {
    guard let former else { return }
    self.former = nil
    guard let view else { return }
    view.transform = former.transform
    view.layer.cornerRadius = former.radius
    view.clipsToBounds = former.clips
    view.holdSafeArea(false)
    self.view = nil
  }
}
