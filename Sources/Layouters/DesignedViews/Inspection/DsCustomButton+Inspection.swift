import HeadlessUIKit
import Layouter

extension DsCustomButton {
  func inspectButton(_ content: inout ViewContent) {
    if let text = inspectedText { content.texts.append(text) }
    content.resources = inspectedResources
    let background = color(.bgColor)?.cgColor.alpha ?? 0
    let hasBorder = borderWidth > 0 && (color(.borderColor)?.cgColor.alpha ?? 0) > 0
    let hasImage = image(.bgImage, in: buttonState) != nil
    let hasContent = text != nil || iconSize(in: buttonState) != nil
    if background > 0 || hasBorder || hasImage || hasContent { content.isVisible = true }
    content.isEnabled = enabled && !inert
  }

  /// A button with its state.
  var buttonTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if selected { traits.insert(.selected) }
    if !enabled { traits.insert(.notEnabled) }
    return traits
  }

  /// The caption as ``draw(_:)`` places it.
  private var inspectedText: InspectedText? {
    guard let text, !text.isEmpty else { return nil }
    let fitted = fittedContent(in: bounds)
    guard let area = fitted.rects.text else { return nil }
    let lines = placedLines(in: area, vertAlignment: textVertAlignment)
    var transform = CGAffineTransform(
      a: fitted.scale, b: 0, c: 0, d: fitted.scale, tx: fitted.origin.x, ty: fitted.origin.y)
    if turnOver {
      transform = transform.concatenating(
        CGAffineTransform(
          a: -1, b: 0, c: 0, d: -1, tx: bounds.minX + bounds.maxX, ty: bounds.minY + bounds.maxY))
    }
    let boxes = lines.map { layout, box in
      let left = layout.lines.first?.origin.x ?? 0
      return CGRect(
        x: box.minX + left, y: box.minY, width: layout.size.width, height: layout.size.height)
    }
    let font = font
    let box = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    let whole = textSize()
    let missing = lines.flatMap(\.layout.missingCharacters)
    let letters = lines.compactMap { layout, box in
      layout.inkExtent.map {
        CGRect(
          x: box.minX, y: box.minY + $0.lowerBound, width: box.width,
          height: $0.upperBound - $0.lowerBound)
      }
    }
    var inspected = InspectedText(
      text, box: ViewNode.Rect(box.applying(transform)),
      fontSize: Double(font.pointSize * fitted.scale), fontName: font.fontName,
      isBold: font.font.closestWeight >= .bold, color: textColor.hex(in: .current),
      scale: Double(fitted.scale),
      isTruncated: lines.contains { layout, box in
        !layout.showsWholeText || !fits(layout, in: box)
      },
      fullSize: (Double(whole.width), Double(whole.height)),
      availableSize: (
        Double(area.width * fitted.scale), Double(bounds.height * fitted.scale)
      ),
      missingCharacters: missing.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    if let first = letters.first {
      inspected.ink = ViewNode.Rect(
        letters.dropFirst().reduce(first) { $0.union($1) }.applying(transform))
    }
    return inspected
  }

  /// The values of the resources that are visible in the current state, with the states that they
  /// come from.
  private var inspectedResources: [InspectedResource] {
    visibleResourceTypes.compactMap { type in
      guard let value = resource(type, in: buttonState), value.kind == type.valueKind else {
        return nil
      }
      return InspectedResource(
        name: type.keyPrefix,
        state: customStates.description(with: buttonState), source: source(of: type),
        value: value.described)
    }
  }

  /// The state whose resource is shown in the current one; nil for a value of the class, and for one
  /// that does not depend on the state.
  private func source(of type: ResType) -> String? {
    let holders = type.valueKind == .image ? [iconResources, colorResources] : [colorResources]
    for case let holder? in holders {
      // One value for all states is meant for all of them.
      if holder is UnstatefulResource || holder is MonoResource {
        return customStates.description(with: buttonState)
      }
      if let key = holder.sourceForButton(type, in: buttonState, customStates: customStates) {
        return [key.customState].compactMap(\.self).description(with: key.state)
      }
    }
    return defaultSource(of: type, in: buttonState).map { "\($0.state)" }
  }
}
