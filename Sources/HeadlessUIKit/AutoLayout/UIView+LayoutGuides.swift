extension UIView {
  /// The view's own layout guides, in the order of addition.
  public var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

  /// Adds a layout guide to the view, and removes it from the view that it belonged to.
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

  /// The part of the view that bars and rounded screen corners do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide { standardGuide(.safeArea) }

  /// The part of the view within its layout margins.
  public var layoutMarginsGuide: UILayoutGuide { standardGuide(.layoutMargins) }

  /// The part of the view within its layout margins, limited to 672 points in width, which is
  /// comfortable to read.
  public var readableContentGuide: UILayoutGuide { standardGuide(.readableContent) }

  package func standardGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    let record = loadLayoutRecord()
    if let guide = record.standardGuides.first(where: { $0.kind == kind }) { return guide }
    let guide =
      switch kind {
      case .topBar, .bottomBar: BarLayoutGuide(kind, of: self)
      case .keyboard: UIKeyboardLayoutGuide(kind, of: self)
      default: UILayoutGuide(kind, of: self)
      }
    record.standardGuides.append(guide)
    return guide
  }

  /// The greatest width of a readable column, points.
  private static let readableWidth: CGFloat = 672

  /// The insets of the readable content in the bounds.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let side = (bounds.width - Self.readableWidth) / 2
    insets.left = max(insets.left, side)
    insets.right = max(insets.right, side)
    return insets
  }
}

extension UIView {
  /// ``layoutMargins`` by reading direction: leading is right if the view's content runs from right
  /// to left.
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
