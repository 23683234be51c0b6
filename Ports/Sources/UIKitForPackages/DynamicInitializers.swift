import CoreAnimation
import HeadlessUIKit
@_spi(Ports) import Lists
import ObjectiveCRuntime
@_spi(Ports) import StandardControls
import StandardViews
import ViewControllers

// `T()`, `Self(frame: rect)` and `viewClass.init()` of a class known only at run time. Initializers that are imported
// from Objective-C can be called in this way; rewriting calls these methods instead. DynamicInitialization.swift of
// Core Animation explains how a class without `required` initializers creates an instance.

extension ObjectiveCObject {
  public static func _instance() -> Self { instance(_make()) }

  fileprivate static func instance(_ object: ObjectiveCObject) -> Self {
    guard let instance = object as? Self else {
      fatalError("\(self) has no initializer of its own for this call, and inherits none")
    }
    return instance
  }
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

open class RequiredInitializersOfUITableViewHeaderFooterView: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewHeaderFooterView {
  public static func _instance(reuseIdentifier: String?) -> Self {
    instance(
      unsafeBitCast(self, to: RequiredInitializersOfUITableViewHeaderFooterView.Type.self).init(
        reuseIdentifier: reuseIdentifier))
  }
}

open class RequiredInitializersOfUITableView: UITableView {
  public required override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableView {
  public static func _instance(frame: CGRect, style: Style) -> Self {
    instance(
      unsafeBitCast(self, to: RequiredInitializersOfUITableView.Type.self).init(
        frame: frame, style: style))
  }
}

open class RequiredInitializersOfUICollectionView: UICollectionView {
  public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
  {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UICollectionView {
  public static func _instance(frame: CGRect, collectionViewLayout: UICollectionViewLayout) -> Self
  {
    instance(
      unsafeBitCast(self, to: RequiredInitializersOfUICollectionView.Type.self).init(
        frame: frame, collectionViewLayout: collectionViewLayout))
  }
}

open class RequiredInitializersOfUIImageView: UIImageView {
  public required override init(image: UIImage?) { super.init(image: image) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIImageView {
  public static func _instance(image: UIImage?) -> Self {
    instance(
      unsafeBitCast(self, to: RequiredInitializersOfUIImageView.Type.self).init(image: image))
  }
}

open class RequiredInitializersOfUINavigationController: UINavigationController {
  public required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UINavigationController {
  public static func _instance(rootViewController: UIViewController) -> Self {
    instance(
      unsafeBitCast(self, to: RequiredInitializersOfUINavigationController.Type.self).init(
        rootViewController: rootViewController))
  }
}

open class RequiredInitializersOfUITableViewController: UITableViewController {
  public required override init(style: UITableView.Style) { super.init(style: style) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewController {
  public static func _instance(style: UITableView.Style) -> Self {
    instance(
      unsafeBitCast(self, to: RequiredInitializersOfUITableViewController.Type.self).init(
        style: style))
  }
}

open class RequiredInitializersOfUICollectionViewController: UICollectionViewController {
  public required override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UICollectionViewController {
  public static func _instance(collectionViewLayout: UICollectionViewLayout) -> Self {
    instance(
      unsafeBitCast(self, to: RequiredInitializersOfUICollectionViewController.Type.self).init(
        collectionViewLayout: collectionViewLayout))
  }
}

extension UIStoryboardSegue {
  public static func _instance(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Self {
    instance(
      unsafeBitCast(self, to: RequiredInitializersOfSegue.Type.self).init(
        identifier: identifier, source: source, destination: destination))
  }
}

open class RequiredInitializersOfUIPresentationController: UIPresentationController {
  public required override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }
}

extension UIPresentationController {
  public static func _instance(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) -> Self {
    instance(
      unsafeBitCast(self, to: RequiredInitializersOfUIPresentationController.Type.self).init(
        presentedViewController: presentedViewController, presenting: presenting))
  }
}

extension UICollectionViewLayoutAttributes {
  // Convenience initializers, which every class inherits.
  public static func _instance(forCellWith indexPath: IndexPath) -> Self {
    make(indexPath, .cell)
  }

  public static func _instance(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) -> Self {
    make(indexPath, .supplementaryView, kind: elementKind)
  }

  public static func _instance(
    forDecorationViewOfKind elementKind: String, with indexPath: IndexPath
  ) -> Self {
    make(indexPath, .decorationView, kind: elementKind)
  }
}

extension UIButton {
  // A convenience initializer, which every class inherits.
  public static func _instance(type buttonType: ButtonType) -> Self {
    let button = _instance(frame: .zero)
    button.adopt(buttonType)
    return button
  }
}
