// Names of Swift 4, which Swift 4.2 renamed: Xcode accepts them in the language mode of Swift 4.

import Foundation
import HeadlessUIKit
import UIFoundation
import ViewControllers

extension UIView {
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ controller: UIViewController) { addChild(controller) }

  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

extension RunLoop.Mode {
  @available(*, deprecated, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }

  @available(*, deprecated, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
}

extension NSUnderlineStyle {
  @available(*, deprecated)
  public static var styleNone: NSUnderlineStyle { [] }

  @available(*, deprecated, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { .single }

  @available(*, deprecated, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { .thick }

  @available(*, deprecated, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { .double }
}
