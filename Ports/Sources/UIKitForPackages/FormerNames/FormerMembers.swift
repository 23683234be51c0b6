// Names of Swift 4, which Swift 4.2 renamed: Xcode accepts them in the language mode of Swift 4.

import Foundation
import HeadlessUIKit
import UIFoundation
import ViewControllers

extension UIView {
  /// The name of `UIView.bringSubviewToFront(_:)` in Swift 4.
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The name of `UIView.sendSubviewToBack(_:)` in Swift 4.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// The name of `UIViewController.children` in Swift 4.
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// The name of `UIViewController.addChild(_:)` in Swift 4.
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ controller: UIViewController) { addChild(controller) }

  /// The name of `UIViewController.removeFromParent()` in Swift 4.
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// The name of `UIViewController.willMove(toParent:)` in Swift 4.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The name of `UIViewController.didMove(toParent:)` in Swift 4.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

extension UISearchController {
  /// The former name of ``UISearchController/obscuresBackgroundDuringPresentation``.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}

extension RunLoop.Mode {
  /// Core Foundation's name of `RunLoop.Mode.common`, and its name in Swift 4.
  public static var commonModes: RunLoop.Mode { .common }

  /// The name of `RunLoop.Mode.default` in Swift 4.
  @available(*, deprecated, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
}

extension NSUnderlineStyle {
  /// No line. `[]` has replaced it since Swift 4.2.
  @available(*, deprecated)
  public static var styleNone: NSUnderlineStyle { [] }

  /// The name of `NSUnderlineStyle.single` in Swift 4.
  @available(*, deprecated, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { .single }

  /// The name of `NSUnderlineStyle.thick` in Swift 4.
  @available(*, deprecated, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { .thick }

  /// The name of `NSUnderlineStyle.double` in Swift 4.
  @available(*, deprecated, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { .double }
}

extension UIApplication {
  /// Opens an address, as `open(_:options:completionHandler:)` does since iOS 10.
  ///
  /// - Returns: whether something can open it.
  @available(*, deprecated, message: "use open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }
}
