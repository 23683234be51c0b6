import HeadlessUIKit

extension AccordionCellView: LayoutDelegate {
  // MARK: Label

  /// Adds the label. Its current size counts as its length and thickness, also in a cell that folds
  /// sideways and rotates the label. A size that other code sets later replaces it.
  public final func setLabelView(_ view: UIView) throws(AccordionCellError) {
    guard labelView == nil else { throw .hasLabel(cell: ownName) }
    insertLabelView(view)
  }

  /// Adds the label to a cell without one.
  final func insertLabelView(_ view: UIView) {
    label = AccordionCellPart(view, of: self)
    addSubview(view)
    (view as? any AccordionCellLabel)?.cellDidChange(folding: folding)
    partsDidChange()
  }

  /// Removes the label, and restores its transform.
  public final func removeLabelView() { labelView?.removeFromSuperview() }

  // MARK: Body

  /// Adds a view as the body.
  public final func setBodyView(_ view: UIView) throws(AccordionCellError) {
    guard bodyView == nil, bodyLayouter == nil else { throw .hasBody(cell: ownName) }
    insertBodyView(view)
  }

  /// Adds a view as the body of a cell without one.
  final func insertBodyView(_ view: UIView) {
    body = AccordionCellPart(view, of: self)
    addSubview(view)
    partsDidChange()
    accordion?.bodyDidChange(of: self)
  }

  /// Removes the view from the body; does nothing if the body is a layout or empty.
  public final func removeBodyView() { bodyView?.removeFromSuperview() }

  /// Lets a layout place its children in the body. The children become subviews of the cell, which
  /// sets the layout's margin and observes its size.
  public final func setBodyLayouter(_ layouter: BaseLayout) throws(AccordionCellError) {
    guard bodyView == nil, bodyLayouter == nil else { throw .hasBody(cell: ownName) }
    insertBodyLayouter(layouter)
  }

  /// Sets the layout of the body in a cell without one.
  final func insertBodyLayouter(_ layouter: BaseLayout) {
    ownBodyLayouter = layouter
    layouter.host = self
    layouter.parentView = self
    layouter.layoutDelegate = self
    for child in layouter.children {
      if let view = child.view, view.superview !== self { addSubview(view) }
    }
    partsDidChange()
    accordion?.bodyDidChange(of: self)
  }

  /// Removes the layout. Its children keep their places.
  public final func removeBodyLayouter() {
    guard let layouter = bodyLayouter else { return }
    accordion?.bodyWillChange(of: self)
    ownBodyLayouter = nil
    layouter.host = nil
    layouter.parentView = nil
    layouter.layoutDelegate = nil
    partsDidChange()
  }

  /// The accordion that the cell is a child of.
  final var accordion: AccordionView? {
    let accordion = accordionDelegate as? AccordionView
    return accordion?.stackLayout.containsChild(self) == true ? accordion : nil
  }

  private var ownName: String { "\(ViewName(of: self, at: 0))" }

  // MARK: Resizing

  /// Requests another size of the cell from the delegate whenever the body, a scroll view, could
  /// show more or less of its content.
  ///
  /// - Parameters:
  ///   - enable: false to leave the cell's size alone; the lengths are then ignored.
  ///   - minBodySize: the minimum length of the body along the axis, points; 0 or more.
  ///   - maxBodySize: the maximum length, points, above which the body scrolls; more than 0.
  public final func enableAutoResizing(
    _ enable: Bool, minBodySize: CGFloat = 0, maxBodySize: CGFloat = 0
  ) throws(AccordionCellError) {
    guard enable else {
      bodyLengths = nil
      return
    }
    guard bodyView is UIScrollView else { throw .bodyDoesNotScroll(cell: ownName) }
    guard minBodySize >= 0, maxBodySize > 0, maxBodySize >= minBodySize else {
      throw .unusableBodySizes(
        cell: ownName, minimum: Double(minBodySize), maximum: Double(maxBodySize))
    }
    bodyLengths = minBodySize...maxBodySize
    fitToBody()
  }

  /// The body's layout has a new size. With its margin, which includes the label's strip, that is
  /// the size of the whole cell.
  public final func contentSizeChanged(_ layout: BaseLayout, size: CGSize) {
    let layoutDelegate = accordionDelegate as? any AccordionCellLayoutDelegate
    layoutDelegate?.accordionCellContentsSizeChanged(self, toSize: size)
  }

  /// Passes a rectangle in the cell's coordinates on to the delegate, if it lays out cells.
  public final func ensureRectVisible(_ layout: BaseLayout, rect: CGRect) {
    (accordionDelegate as? any AccordionCellLayoutDelegate)?.ensureRectVisible(self, rect: rect)
  }
}
