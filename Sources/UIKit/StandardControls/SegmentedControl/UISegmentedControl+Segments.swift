extension UISegmentedControl {
  private func segment(_ index: Int) -> SegmentView? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Inserts a segment with a title; an index beyond the end appends it.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let view = SegmentView()
    view.title = title
    insert(view, at: segment, animated: animated)
  }

  /// Inserts a segment with an image; an index beyond the end appends it.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let view = SegmentView()
    view.image = image
    insert(view, at: segment, animated: animated)
  }

  /// Inserts a segment that runs an action and shows its image, or its title without one.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let view = SegmentView()
    view.show(action)
    insert(view, at: segment, animated: animated)
  }

  /// Replaces a segment's action, and its title and image by the action's.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    self.segment(segment)?.show(action)
    contentDidChange()
  }

  /// The index of the segment that runs an action; ``noSegment`` if there is none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// The action of a segment; nil if it has none or the index is out of range.
  public func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  /// Sets the title of a segment, in place of an image.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    self.segment(segment)?.title = title
    contentDidChange()
  }

  /// The title of a segment; nil if it has an image or the index is out of range.
  public func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Sets the image of a segment, in place of a title.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    self.segment(segment)?.image = image
    contentDidChange()
  }

  /// The image of a segment; nil if it has a title or the index is out of range.
  public func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Sets the width of a segment, points; 0 for its natural width.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(segment)?.fixedWidth = width > 0 && width.isFinite ? width : 0
    contentDidChange()
  }

  /// The width that was set for a segment, points; 0 for its natural width.
  public func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.fixedWidth ?? 0 }

  /// Sets the offset of a segment's content, points.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    self.segment(segment)?.contentOffset = offset
  }

  /// The offset of a segment's content, points; zero if the index is out of range.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.contentOffset ?? .zero
  }

  /// Enables or disables a segment.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment)?.isEnabled = enabled
    setNeedsLayout()
  }

  /// Whether a segment is enabled; false if the index is out of range.
  public func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }
}

extension UISegmentedControl {
  /// Sets the attributes of titles in a state; nil removes them. States without attributes use the
  /// normal state's.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[exactly: state] = attributes
    contentDidChange()
  }

  /// The attributes that were set for exactly this state; nil if none were set.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[exactly: state]
  }
}

extension SegmentView {
  /// Shows the image of an action, or its title without one.
  func show(_ action: UIAction) {
    self.action = action
    title = action.title
    if let image = action.image { self.image = image }
  }
}
