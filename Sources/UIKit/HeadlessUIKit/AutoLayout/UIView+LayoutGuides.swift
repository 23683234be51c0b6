extension UIView {
  func add(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.kind == .own, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    loadLayoutRecord().guides.append(layoutGuide)
  }

  func remove(_ layoutGuide: UILayoutGuide) {
    guard let record = layoutRecord, record.guides.contains(where: { $0 === layoutGuide }) else {
      return
    }
    for constraint in layoutGuide.layoutRecord?.involving ?? [] { constraint.deactivate() }
    root.layoutEngine?.releaseItem(of: layoutGuide.layoutRecord)
    record.guides.removeLast { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

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
    for constraint in (guide as? BarLayoutGuide)?.supportConstraints ?? [] {
      constraint.join(record)
    }
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
  func directional(_ margins: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isMirrored ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
  }

  func physical(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: margins.top, left: isMirrored ? margins.trailing : margins.leading,
      bottom: margins.bottom, right: isMirrored ? margins.leading : margins.trailing)
  }
}
