// What dynamic properties of layers are before they are set, in place of objects of UIKit that are nil there.

extension UIColor: DynamicPropertyValue {
  package static var dynamicDefault: Any { UIColor.clear }
}

extension UIFont: DynamicPropertyValue {
  package static var dynamicDefault: Any { UIFont.systemFont(ofSize: UIFont.systemFontSize) }
}

extension UIImage: DynamicPropertyValue {
  package static var dynamicDefault: Any { UIImage() }
}
