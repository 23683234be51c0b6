/// The names in Objective-C of methods and properties of UIKit that Swift calls otherwise.
enum FrameworkSelector {
  /// The name of a method; nil if it follows from that in Swift.
  ///
  /// - Parameter firstType: The type of the first parameter, where overloads differ by it.
  static func method(_ base: String, labels: [String], firstType: String?) -> String? {
    if base == "convert", labels.count == 2, labels[0] == "_" {
      switch firstType {
      case "CGPoint": return "convertPoint:\(labels[1])View:"
      case "CGRect": return "convertRect:\(labels[1])View:"
      default: return nil
      }
    }
    if base == "tableView" || base == "collectionView", let last = labels.last,
      last.hasSuffix("At")
    {
      return ObjectiveCName.method(base, labels: labels.dropLast() + [last + "IndexPath"])
    }
    return names["\(base)(\(labels.map { $0 + ":" }.joined()))"]
  }

  /// The setter of `isHidden` is "setHidden:".
  static func setter(_ property: String) -> String {
    let isBoolean = property.hasPrefix("is") && property.dropFirst(2).first?.isUppercase == true
    return ObjectiveCName.setter(isBoolean ? String(property.dropFirst(2)) : property)
  }

  private static let names: [String: String] = [
    "addChild(_:)": "addChildViewController:",
    "addTarget(_:action:for:)": "addTarget:action:forControlEvents:",
    "beginTracking(_:with:)": "beginTrackingWithTouch:withEvent:",
    "cancelTracking(with:)": "cancelTrackingWithEvent:",
    "continueTracking(_:with:)": "continueTrackingWithTouch:withEvent:",
    "didMove(toParent:)": "didMoveToParentViewController:",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "draw(_:)": "drawRect:",
    "draw(_:in:)": "drawLayer:inContext:",
    "draw(in:)": "drawInContext:",
    "endTracking(_:with:)": "endTrackingWithTouch:withEvent:",
    "exchangeSubview(at:withSubviewAt:)": "exchangeSubviewAtIndex:withSubviewAtIndex:",
    "hitTest(_:with:)": "hitTest:withEvent:",
    "insertSubview(_:at:)": "insertSubview:atIndex:",
    "isKind(of:)": "isKindOfClass:",
    "layoutSublayers(of:)": "layoutSublayersOfLayer:",
    "motionEnded(_:with:)": "motionEnded:withEvent:",
    "point(inside:with:)": "pointInside:withEvent:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "prepare(for:sender:)": "prepareForSegue:sender:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "pressesBegan(_:with:)": "pressesBegan:withEvent:",
    "pressesEnded(_:with:)": "pressesEnded:withEvent:",
    "removeFromParent()": "removeFromParentViewController",
    "removeTarget(_:action:for:)": "removeTarget:action:forControlEvents:",
    "responds(to:)": "respondsToSelector:",
    "sendAction(_:to:for:)": "sendAction:to:forEvent:",
    "sendActions(for:)": "sendActionsForControlEvents:",
    "setBackgroundImage(_:for:)": "setBackgroundImage:forState:",
    "setImage(_:for:)": "setImage:forState:",
    "setTitle(_:for:)": "setTitle:forState:",
    "setTitleColor(_:for:)": "setTitleColor:forState:",
    "show(_:sender:)": "showViewController:sender:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "viewForZooming(in:)": "viewForZoomingInScrollView:",
    "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
    "willMove(toParent:)": "willMoveToParentViewController:",
  ]
}
