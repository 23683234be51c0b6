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

extension UIView {
  /// A new view of the class, by the `init(frame:)` that it has or inherits.
  /// A class without it ends the process.
  public static func _instance(frame: CGRect) -> Self {
    _instance(unsafeBitCast(self, to: RequiredInitializersOfUIView.Type.self).init(frame: frame))
  }
}

/// A class of cells whose initializers can be called on a metatype. It has no instances.
open class RequiredInitializersOfUITableViewCell: UITableViewCell {
  /// Calls the initializer at this place of the method table of any class of cells.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Calls the initializer at this place of the method table of any class of cells.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewCell {
  /// A new cell of the class, by the `init(style:reuseIdentifier:)` that it has or inherits.
  /// A class without it ends the process.
  public static func _instance(style: CellStyle, reuseIdentifier: String?) -> Self {
    _instance(
      unsafeBitCast(self, to: RequiredInitializersOfUITableViewCell.Type.self).init(
        style: style, reuseIdentifier: reuseIdentifier))
  }
}

/// A class of controllers whose initializers can be called on a metatype. It has no instances.
open class RequiredInitializersOfUIViewController: UIViewController {
  /// Calls the initializer at this place of the method table of any class of controllers.
  public required override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Calls the initializer at this place of the method table of any class of controllers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIViewController {
  /// A new controller of the class, by the `init(nibName:bundle:)` that it has or inherits.
  /// A class without it ends the process.
  public static func _instance(nibName: String?, bundle: Bundle?) -> Self {
    _instance(
      unsafeBitCast(self, to: RequiredInitializersOfUIViewController.Type.self).init(
        nibName: nibName, bundle: bundle))
  }
}

/// A class of gesture recognizers whose initializers can be called on a metatype. It has no instances.
open class RequiredInitializersOfUIGestureRecognizer: UIGestureRecognizer {
  /// Calls the initializer at this place of the method table of any class of gesture recognizers.
  public required override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }
}

extension UIGestureRecognizer {
  /// A new gesture recognizer of the class, by the `init(target:action:)` that it has or inherits.
  /// A class without it ends the process.
  public static func _instance(target: Any?, action: Selector?) -> Self {
    _instance(
      unsafeBitCast(self, to: RequiredInitializersOfUIGestureRecognizer.Type.self).init(
        target: target, action: action))
  }
}

/// A class of headers and footers whose initializers can be called on a metatype. It has no instances.
open class RequiredInitializersOfUITableViewHeaderFooterView: UITableViewHeaderFooterView {
  /// Calls the initializer at this place of the method table of any class of headers and footers.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  /// Calls the initializer at this place of the method table of any class of headers and footers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewHeaderFooterView {
  /// A new header or footer of the class, by the `init(reuseIdentifier:)` that it has or inherits.
  /// A class without it ends the process.
  public static func _instance(reuseIdentifier: String?) -> Self {
    _instance(
      unsafeBitCast(self, to: RequiredInitializersOfUITableViewHeaderFooterView.Type.self).init(
        reuseIdentifier: reuseIdentifier))
  }
}

/// A class of tables whose initializers can be called on a metatype. It has no instances.
open class RequiredInitializersOfUITableView: UITableView {
  /// Calls the initializer at this place of the method table of any class of tables.
  public required override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
  }
  /// Calls the initializer at this place of the method table of any class of tables.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableView {
  /// A new table of the class, by the `init(frame:style:)` that it has or inherits.
  /// A class without it ends the process.
  public static func _instance(frame: CGRect, style: Style) -> Self {
    _instance(
      unsafeBitCast(self, to: RequiredInitializersOfUITableView.Type.self).init(
        frame: frame, style: style))
  }
}

/// A class of collection views whose initializers can be called on a metatype. It has no instances.
open class RequiredInitializersOfUICollectionView: UICollectionView {
  /// Calls the initializer at this place of the method table of any class of collection views.
  public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
  {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  /// Calls the initializer at this place of the method table of any class of collection views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UICollectionView {
  /// A new collection view of the class, by the `init(frame:collectionViewLayout:)` that it has or inherits.
  /// A class without it ends the process.
  public static func _instance(frame: CGRect, collectionViewLayout: UICollectionViewLayout) -> Self
  {
    _instance(
      unsafeBitCast(self, to: RequiredInitializersOfUICollectionView.Type.self).init(
        frame: frame, collectionViewLayout: collectionViewLayout))
  }
}

/// A class of image views whose initializers can be called on a metatype. It has no instances.
open class RequiredInitializersOfUIImageView: UIImageView {
  /// Calls the initializer at this place of the method table of any class of image views.
  public required override init(image: UIImage?) { super.init(image: image) }
  /// Calls the initializer at this place of the method table of any class of image views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIImageView {
  /// A new image view of the class, by the `init(image:)` that it has or inherits.
  /// A class without it ends the process.
  public static func _instance(image: UIImage?) -> Self {
    _instance(
      unsafeBitCast(self, to: RequiredInitializersOfUIImageView.Type.self).init(image: image))
  }
}

/// A class of navigation controllers whose initializers can be called on a metatype. It has no instances.
open class RequiredInitializersOfUINavigationController: UINavigationController {
  /// Calls the initializer at this place of the method table of any class of navigation controllers.
  public required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  /// Calls the initializer at this place of the method table of any class of navigation controllers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UINavigationController {
  /// A new controller of the class, by the `init(rootViewController:)` that it has or inherits.
  /// A class without it ends the process.
  public static func _instance(rootViewController: UIViewController) -> Self {
    _instance(
      unsafeBitCast(self, to: RequiredInitializersOfUINavigationController.Type.self).init(
        rootViewController: rootViewController))
  }
}

/// A class of controllers of tables whose initializers can be called on a metatype. It has no instances.
open class RequiredInitializersOfUITableViewController: UITableViewController {
  /// Calls the initializer at this place of the method table of any class of controllers of tables.
  public required override init(style: UITableView.Style) { super.init(style: style) }
  /// Calls the initializer at this place of the method table of any class of controllers of tables.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewController {
  /// A new controller of the class, by the `init(style:)` that it has or inherits.
  /// A class without it ends the process.
  public static func _instance(style: UITableView.Style) -> Self {
    _instance(
      unsafeBitCast(self, to: RequiredInitializersOfUITableViewController.Type.self).init(
        style: style))
  }
}

/// A class of controllers of collection views whose initializers can be called on a metatype. It has no instances.
open class RequiredInitializersOfUICollectionViewController: UICollectionViewController {
  /// Calls the initializer at this place of the method table of any class of controllers of collection views.
  public required override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  /// Calls the initializer at this place of the method table of any class of controllers of collection views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UICollectionViewController {
  /// A new controller of the class, by the `init(collectionViewLayout:)` that it has or inherits.
  /// A class without it ends the process.
  public static func _instance(collectionViewLayout: UICollectionViewLayout) -> Self {
    _instance(
      unsafeBitCast(self, to: RequiredInitializersOfUICollectionViewController.Type.self).init(
        collectionViewLayout: collectionViewLayout))
  }
}

extension UIStoryboardSegue {
  /// A new segue of the class, by the `init(identifier:source:destination:)` that it has or inherits.
  /// A class without it ends the process.
  public static func _instance(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Self {
    _instance(
      unsafeBitCast(self, to: RequiredInitializersOfSegue.Type.self).init(
        identifier: identifier, source: source, destination: destination))
  }
}

/// A class of presentation controllers whose initializers can be called on a metatype. It has no instances.
open class RequiredInitializersOfUIPresentationController: UIPresentationController {
  /// Calls the initializer at this place of the method table of any class of presentation controllers.
  public required override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }
}

extension UIPresentationController {
  /// A new controller of the class, by the `init(presentedViewController:presenting:)` that it has or inherits.
  /// A class without it ends the process.
  public static func _instance(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) -> Self {
    _instance(
      unsafeBitCast(self, to: RequiredInitializersOfUIPresentationController.Type.self).init(
        presentedViewController: presentedViewController, presenting: presenting))
  }
}

extension UICollectionViewLayoutAttributes {
  // Convenience initializers, which every class inherits.
  /// New attributes of the class for a cell.
  public static func _instance(forCellWith indexPath: IndexPath) -> Self {
    make(indexPath, .cell)
  }

  /// New attributes of the class for a supplementary view.
  public static func _instance(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) -> Self {
    make(indexPath, .supplementaryView, kind: elementKind)
  }

  /// New attributes of the class for a decoration view.
  public static func _instance(
    forDecorationViewOfKind elementKind: String, with indexPath: IndexPath
  ) -> Self {
    make(indexPath, .decorationView, kind: elementKind)
  }
}

extension UIButton {
  // A convenience initializer, which every class inherits.
  /// A new button of the class, by the `init(frame:)` that it has or inherits, with a type.
  /// A class without it ends the process.
  public static func _instance(type buttonType: ButtonType) -> Self {
    let button = _instance(frame: .zero)
    button.adopt(buttonType)
    return button
  }
}
