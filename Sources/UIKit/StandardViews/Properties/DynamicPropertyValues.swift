// The initial values of dynamic layer properties whose type is an object; in UIKit they are nil.

extension UIColor: DynamicPropertyValue {
  package static var dynamicDefault: Any { UIColor.clear }
}

extension UIFont: DynamicPropertyValue {
  package static var dynamicDefault: Any { UIFont.systemFont(ofSize: UIFont.systemFontSize) }
}

extension UIImage: DynamicPropertyValue {
  package static var dynamicDefault: Any { UIImage() }
}
