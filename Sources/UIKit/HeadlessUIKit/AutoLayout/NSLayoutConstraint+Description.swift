extension NSLayoutConstraint {
  /// As in `<UIButton:save>.height == 44 @750 (saveHeight)`: defaults are omitted.
  var readableDescription: String {
    var text = "\(name(of: first)) \(relation) "
    if let second {
      if multiplier != 1 { text += "\(multiplier.shortest) * " }
      text += name(of: second)
      if constant != 0 {
        text += constant < 0 ? " - \((-constant).shortest)" : " + \(constant.shortest)"
      }
    } else {
      text += constant.shortest
    }
    text += priority == .required ? " @required" : " @\(CGFloat(priority.rawValue).shortest)"
    if let identifier { text += " (\(identifier))" }
    return text
  }

  /// The accessibility identifier of the first item's view.
  var firstViewID: String? {
    let view = first.item as? UIView ?? (first.item as? UILayoutGuide)?.owningView
    return view?.accessibilityIdentifier
  }

  private func name(of operand: LayoutOperand) -> String {
    var names: [String] = []
    operand.forEachPart { record, attribute, _ in
      names.append("\(record?.name ?? "<nothing>").\(attribute)")
    }
    return names.count == 1 ? names[0] : "(\(names[0]) - \(names[1]))"
  }
}

extension CGFloat {
  /// The number with up to three decimals, and no trailing zeros.
  package var shortest: String {
    guard isFinite, magnitude < 1e12 else { return "\(self)" }
    let thousandths = (self * 1000).rounded()
    if thousandths == 0 { return "0" }
    return thousandths.remainder(dividingBy: 1000) == 0
      ? "\(Int(thousandths / 1000))" : "\(thousandths / 1000)"
  }
}

/// A view that the names of its subviews do not refer to: they are named as roots are.
package protocol LayoutNameBoundary: UIView {}

extension UIView {
  /// As in `<UIButton:save>`. A view without an id is named by its index path from the closest
  /// superview that has one, or from the root.
  public var layoutName: String {
    let kind = type(of: self).describedClass
    if let id = accessibilityIdentifier { return "<\(kind):\(id)>" }
    guard let parent, !(parent is any LayoutNameBoundary),
      let index = parent.children.firstIndex(where: { $0 === self })
    else { return "<\(kind)>" }
    let place = parent.layoutName.dropFirst().dropLast()
    return "<\(kind):\(index) in \(place)>"
  }
}
