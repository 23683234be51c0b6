import HeadlessUIKit

/// Refers to the label or the body of an accordion cell, and forwards its changes to the cell.
final class AccordionCellPart: ViewReference {
  // The cell owns its parts and releases them when it is deallocated.
  private unowned(unsafe) let cell: AccordionCellView
  /// The view's own size, which stretching it to its place does not change.
  ///
  /// Sizes refer to the bounds: the size of a label before it is rotated.
  private(set) var naturalSize = CGSize.zero
  private var knownSize = CGSize.zero
  /// The size of the view's frame: a rotated label's length is its height.
  var size: CGSize { view?.frame.size ?? .zero }
  private var isPlacing = false

  init(_ view: UIView, of cell: AccordionCellView) {
    self.cell = cell
    super.init(to: view)
    naturalSize = view.bounds.size
    knownSize = naturalSize
  }

  /// Sets the view's transform, if given, and its frame.
  func place(at frame: CGRect, transform: CGAffineTransform? = nil) {
    guard let view else { return }
    isPlacing = true
    if let transform, view.transform != transform { view.transform = transform }
    if view.frame != frame { view.frame = frame }
    knownSize = view.bounds.size
    isPlacing = false
  }

  /// Adopts a size that other code set. A dimension that differs from the one set here counts as
  /// the view's own.
  override func viewDidChange() {
    guard !isPlacing, let size = view?.bounds.size, size != knownSize else { return }
    if size.width != knownSize.width { naturalSize.width = size.width }
    if size.height != knownSize.height { naturalSize.height = size.height }
    knownSize = size
    cell.partsDidChange()
  }

  override func contentSizeDidChange() { cell.fitToBody() }
}
