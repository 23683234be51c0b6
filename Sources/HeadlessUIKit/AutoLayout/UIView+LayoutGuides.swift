extension UIView {
  /// The view's own layout guides, in the order they were added.
  public var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

  /// Gives the view a layout guide, taking it from the one it belongs to.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.kind == .own, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    loadLayoutRecord().guides.append(layoutGuide)
  }

  /// Removes a layout guide from the view, and deactivates its constraints.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let record = layoutRecord, record.guides.contains(where: { $0 === layoutGuide }) else {
      return
    }
    for constraint in layoutGuide.layoutRecord?.involving ?? [] { constraint.deactivate() }
    root.layoutEngine?.releaseItem(of: layoutGuide.layoutRecord)
    record.guides.removeLast { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// What bars and rounded screen corners leave of the view.
  public var safeAreaLayoutGuide: UILayoutGuide { standardGuide(.safeArea) }

  /// What the layout margins leave of the view.
  public var layoutMarginsGuide: UILayoutGuide { standardGuide(.layoutMargins) }

  /// What the layout margins leave of the view, and at most 672 points wide, which is comfortable to
  /// read.
  public var readableContentGuide: UILayoutGuide { standardGuide(.readableContent) }

  func standardGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    let record = loadLayoutRecord()
    if let guide = record.standardGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: self)
    record.standardGuides.append(guide)
    return guide
  }

  /// The most that a readable column is wide, points.
  private static let readableWidth: CGFloat = 672

  /// How far the readable content is inside of the bounds.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let side = (bounds.width - Self.readableWidth) / 2
    insets.left = max(insets.left, side)
    insets.right = max(insets.right, side)
    return insets
  }
}

extension UIView {
  /// ``layoutMargins`` by reading direction: leading is right where the view's content runs from
  /// right to left.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set { layoutMargins = physical(newValue) }
    _modify {
      let old = layoutMargins
      var new = directionalLayoutMargins
      defer { changeLayoutMargins(from: old, to: physical(new)) }
      yield &new
    }
  }

  private func physical(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: margins.top, left: isMirrored ? margins.trailing : margins.leading,
      bottom: margins.bottom, right: isMirrored ? margins.leading : margins.trailing)
  }
}

extension UIScrollView {
  /// All that can be scrolled to. Its size becomes ``contentSize`` when constraints lead to it.
  public var contentLayoutGuide: UILayoutGuide { standardGuide(.scrollContent) }

  /// What the view shows: a subview that is constrained to it does not scroll.
  public var frameLayoutGuide: UILayoutGuide { standardGuide(.scrollFrame) }
}
