/// An edge, a centre, a baseline or a size of a view or a layout guide, which creates constraints.
///
/// Only anchors of one kind can be related, which their types express:
///
///     label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, OperandHolder {
  let operand: LayoutOperand

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    operand = LayoutOperand(LayoutRecord.load(of: item), attribute)
  }

  init(_ operand: LayoutOperand) {
    self.operand = operand
  }

  /// The item whose anchor this is.
  open var item: AnyObject? { operand.item }

  /// Whether the other object is an anchor for the same attribute of the same item.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any OperandHolder)?.operand == operand
  }

  open override var hash: Int { operand.hashValue }

  /// - Parameter c: points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }

  /// - Parameter c: points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// - Parameter c: points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, relation, anchor.operand, multiplier: multiplier, constant: constant)
  }
}

/// An anchor of any kind.
protocol OperandHolder: AnyObject {
  var operand: LayoutOperand { get }
}

/// The standard space between siblings, points.
package let standardSpacing: CGFloat = 8

/// A horizontal position.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another, to the right or in the reading direction.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// - Parameter multiplier: the factor of the standard space of 8 points.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: standardSpacing * multiplier)
  }

  /// - Parameter multiplier: the factor of the standard space of 8 points.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: standardSpacing * multiplier)
  }

  /// - Parameter multiplier: the factor of the standard space of 8 points.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: standardSpacing * multiplier)
  }
}

/// A vertical position.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor down to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// - Parameter multiplier: the factor of the standard space of 8 points.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: standardSpacing * multiplier)
  }

  /// - Parameter multiplier: the factor of the standard space of 8 points.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: standardSpacing * multiplier)
  }

  /// - Parameter multiplier: the factor of the standard space of 8 points.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: standardSpacing * multiplier)
  }
}

/// A size, or the distance between two positions.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// - Parameter c: points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, nil, multiplier: 1, constant: c)
  }

  /// - Parameter c: points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, nil, multiplier: 1, constant: c)
  }

  /// - Parameter c: points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, nil, multiplier: 1, constant: c)
  }

  /// - Parameter c: points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: c)
  }

  /// - Parameter c: points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// - Parameter c: points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
