import CoreAnimation
import HeadlessUIKit
import ObjectiveCRuntime
import StandardViews
import ViewControllers

// `T()`, `Self(frame: rect)` and `viewClass.init()` of a class that is known when code runs only. Initializers that are
// imported from Objective-C can be called so; rewriting calls these methods instead. How a class without `required`
// initializers makes an instance is told where Core Animation does it, in DynamicInitialization.swift.

extension ObjectiveCObject {
  public static func _instance() -> Self { instance(_make()) }

  fileprivate static func instance(_ object: ObjectiveCObject) -> Self {
    guard let instance = object as? Self else {
      fatalError("\(self) has no initializer of its own for this call, and inherits none")
    }
    return instance
  }
}

open class RequiredInitializersOfUIView: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
  public static func _instance(frame: CGRect) -> Self {
    instance(unsafeBitCast(self, to: RequiredInitializersOfUIView.Type.self).init(frame: frame))
  }
}

open class RequiredInitializersOfUITableViewCell: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewCell {
  public static func _instance(style: CellStyle, reuseIdentifier: String?) -> Self {
    instance(
      unsafeBitCast(self, to: RequiredInitializersOfUITableViewCell.Type.self).init(
        style: style, reuseIdentifier: reuseIdentifier))
  }
}

open class RequiredInitializersOfUIViewController: UIViewController {
  public required override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIViewController {
  public static func _instance(nibName: String?, bundle: Bundle?) -> Self {
    instance(
      unsafeBitCast(self, to: RequiredInitializersOfUIViewController.Type.self).init(
        nibName: nibName, bundle: bundle))
  }
}

open class RequiredInitializersOfUIGestureRecognizer: UIGestureRecognizer {
  public required override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }
}

extension UIGestureRecognizer {
  public static func _instance(target: Any?, action: Selector?) -> Self {
    instance(
      unsafeBitCast(self, to: RequiredInitializersOfUIGestureRecognizer.Type.self).init(
        target: target, action: action))
  }
}
