extension UIView {
  /// Reports the content that every view can show: a background, a border, and a reaction to taps
  /// by recognisers.
  func inspectLayer(_ content: inout ViewContent) {
    let hasBackground = (backgroundColor?.cgColor.alpha ?? 0) > 0
    let hasBorder = loadedLayer.map { layer in
      layer.borderWidth > 0 && (layer.borderColor?.alpha ?? 0) > 0
    }
    if hasBackground || hasBorder == true { content.isVisible = true }
    if let backgroundColor, hasBackground {
      content.colors.append(
        InspectedColor(name: "backgroundColor", value: backgroundColor.hex(in: .current)))
    }
    if let color = loadedLayer?.borderColor, hasBorder == true {
      content.colors.append(
        InspectedColor(name: "borderColor", value: UIColor(cgColor: color).hex(in: .current)))
    }
    content.accessibility = InspectedAccessibility(of: self)
    let recognizers = gestureRecognizers ?? []
    if recognizers.contains(where: { $0.isEnabled && $0.recognizesTaps }) {
      content.isEnabled = true
    }
  }

  /// The active constraints on the view and its guides, in the notation of reports, but those that
  /// place a view below it: these are listed there.
  package var inspectedConstraints: [String] {
    guard let record = layoutRecord else { return [] }
    let guides = (record.guides + record.standardGuides).compactMap(\.layoutRecord)
    var listed: Set<ObjectIdentifier> = []
    return (record.involving + guides.flatMap(\.involving)).filter { constraint in
      let placesSubview = constraint.hasPart { record, _ in
        guard let other = record?.view, other !== self else { return false }
        return other.isDescendant(of: self)
      }
      return !placesSubview && listed.insert(ObjectIdentifier(constraint)).inserted
    }.map(\.readableDescription)
  }

  /// The area in which the view itself wants touches, in its coordinates: by default its bounds.
  ///
  /// Found by asking ``point(inside:with:)`` from the middle outwards.
  package var touchArea: CGRect {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func reach(_ dx: CGFloat, _ dy: CGFloat, _ half: CGFloat) -> CGFloat {
      func isInside(_ distance: CGFloat) -> Bool {
        point(
          inside: CGPoint(x: middle.x + dx * distance, y: middle.y + dy * distance), with: nil)
      }
      // An edge at the bounds is found exactly; half-open bounds exclude two of the edges.
      let inset: CGFloat = 1 / 1024
      if half > inset, isInside(half - inset), !isInside(half + inset) { return half }
      var (low, high): (CGFloat, CGFloat) = (0, half + UIView.farthestReach)
      guard isInside(low) else { return 0 }
      while high - low > inset {
        let next = (low + high) / 2
        if isInside(next) { low = next } else { high = next }
      }
      return low
    }
    let (left, right) = (reach(-1, 0, bounds.width / 2), reach(1, 0, bounds.width / 2))
    let (top, bottom) = (reach(0, -1, bounds.height / 2), reach(0, 1, bounds.height / 2))
    return CGRect(
      x: middle.x - left, y: middle.y - top, width: left + right, height: top + bottom)
  }

  /// How far beyond the bounds a touch area is looked for, points.
  private static let farthestReach: CGFloat = 64
}
