import HeadlessUIKit

/// Refers to the label or the body of an accordion cell, and tells the cell what becomes of it.
final class AccordionCellPart: ViewReference {
  // The cell lets go of its parts when it goes.
  private unowned(unsafe) let cell: AccordionCellView
  /// The size that the view was made for, which being stretched over its place does not change.
  ///
  /// Sizes are those of the bounds: what a label is before it is turned.
  private(set) var naturalSize = CGSize.zero
  private var knownSize = CGSize.zero
  /// The size that the view has now, upright.
  var size: CGSize { view?.frame.size ?? .zero }
  private var isPlacing = false

  init(_ view: UIView, of cell: AccordionCellView) {
    self.cell = cell
    super.init(to: view)
    naturalSize = view.bounds.size
    knownSize = naturalSize
  }

  /// Gives the view a frame, turned first if it has to be.
  func place(at frame: CGRect, transform: CGAffineTransform? = nil) {
    guard let view else { return }
    isPlacing = true
    if let transform, view.transform != transform { view.transform = transform }
    if view.frame != frame { view.frame = frame }
    knownSize = view.bounds.size
    isPlacing = false
  }

  /// Somebody else gave the view a size. What differs from the place that it was given is its own.
  override func viewDidChange() {
    guard !isPlacing, let size = view?.bounds.size, size != knownSize else { return }
    if size.width != knownSize.width { naturalSize.width = size.width }
    if size.height != knownSize.height { naturalSize.height = size.height }
    knownSize = size
    cell.partsDidChange()
  }

  override func contentSizeDidChange() { cell.fitToBody() }
}
