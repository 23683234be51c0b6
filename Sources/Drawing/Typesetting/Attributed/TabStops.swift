extension ShapedParagraph {
  /// The paragraph with its tabs as wide as the tab stops have it in a line that begins at a scalar.
  ///
  /// - Parameter indent: from the leading edge of the box to the line, points.
  func tabbed(
    from start: Int, at indent: Double, style: TextParagraphStyle, pointsPerUnit: Double
  ) -> ShapedParagraph {
    let tabs = scalars.indices.dropFirst(start).filter { scalars[$0] == CharacterKind.tab }
    var advances: [Int: Double] = [:]
    var position = indent
    var place = start
    for (index, tab) in tabs.enumerated() {
      position += (offset(of: tab) - offset(of: place)) * pointsPerUnit
      let next = index + 1 < tabs.count ? tabs[index + 1] : scalars.count
      let following = (offset(of: next) - offset(of: tab + 1)) * pointsPerUnit
      let end = max(style.endOfTab(at: position, before: following), position)
      advances[tab] = (end - position) / pointsPerUnit
      position = end
      place = tab + 1
    }
    return ShapedParagraph(self, tabAdvances: advances)
  }
}

extension TextParagraphStyle {
  /// Where a tab ends, points from the leading edge of the box.
  ///
  /// - Parameters:
  ///   - position: where it begins.
  ///   - width: of the text up to the next tab, which a stop may align at its middle or its end.
  fileprivate func endOfTab(at position: Double, before width: Double) -> Double {
    let least = position + 1e-6
    guard let stop = tabStops.first(where: { $0.location.finite > least }) else {
      let given = defaultTabInterval.finite
      let interval = given > 0 ? given : Self.standardTabInterval.native
      return ((least / interval).rounded(.down) + 1) * interval
    }
    switch stop.alignment {
    case .left, .natural, .justified: return stop.location.native
    case .center: return stop.location.native - width / 2
    case .right: return stop.location.native - width
    }
  }
}
