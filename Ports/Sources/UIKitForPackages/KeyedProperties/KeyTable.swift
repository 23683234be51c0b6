import GestureRecognizers
import HeadlessUIKit
import Lists
import ObjectiveCRuntime
import StandardControls
import StandardViews
import ViewControllers

/// The properties that a class adds, by their keys.
struct KeyTable<Object: AnyObject> {
  private(set) var properties: [String: KeyedProperty] = [:]

  init(_: Object.Type = Object.self, _ add: (inout KeyTable) -> Void) { add(&self) }

  /// Adds a property that can be set.
  mutating func add<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    properties[key] = KeyedProperty(path)
  }

  /// Adds a property that can be read only.
  mutating func read<Value>(_ key: String, _ get: @escaping (Object) -> Value) {
    properties[key] = KeyedProperty(get: get)
  }

  /// Adds a property that has another type in Swift, or no name there.
  mutating func add<Value>(
    _ key: String, get: @escaping (Object) -> Value, set: @escaping (Object, Value) -> Void
  ) {
    properties[key] = KeyedProperty(get: get, set: set)
  }

  /// Adds a property of an enumeration whose cases have no numbers here: on iOS they have, in this order.
  mutating func add<Value: CaseIterable & Equatable & RawRepresentable>(
    numbered key: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) where Value.AllCases == [Value] {
    add(
      key, get: { Value.allCases.firstIndex(of: $0[keyPath: path]) as Any? },
      set: { object, value in
        if let number = value as? Int, Value.allCases.indices.contains(number) {
          object[keyPath: path] = Value.allCases[number]
        } else if let value = (value as? Value.RawValue).flatMap({ Value(rawValue: $0) }) {
          object[keyPath: path] = value
        }
      })
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension ObjectiveCObject: @retroactive KeyedClasses {
  /// A property of a class, or else of the closest superclass with the key; nil for an unknown key.
  public static func _property(_ key: String, of type: AnyClass) -> KeyedProperty? {
    var next: AnyClass? = type
    while let current = next {
      if let property = keyTables[ObjectIdentifier(current)]?[key] { return property }
      next = _getSuperclass(current)
    }
    return nil
  }

  private static let keyTables: [ObjectIdentifier: [String: KeyedProperty]] = [
    ObjectIdentifier(UIView.self): viewKeys.properties,
    ObjectIdentifier(UIScrollView.self): scrollViewKeys.properties,
    ObjectIdentifier(UIStackView.self): stackViewKeys.properties,
    ObjectIdentifier(UILabel.self): labelKeys.properties,
    ObjectIdentifier(UIImageView.self): imageViewKeys.properties,
    ObjectIdentifier(UITableViewCell.self): tableCellKeys.properties,
    ObjectIdentifier(UICollectionViewCell.self): collectionCellKeys.properties,
    ObjectIdentifier(UIControl.self): controlKeys.properties,
    ObjectIdentifier(UIButton.self): buttonKeys.properties,
    ObjectIdentifier(UITextField.self): textFieldKeys.properties,
    ObjectIdentifier(UITextView.self): textViewKeys.properties,
    ObjectIdentifier(UISwitch.self): switchKeys.properties,
    ObjectIdentifier(UISlider.self): sliderKeys.properties,
    ObjectIdentifier(UIStepper.self): stepperKeys.properties,
    ObjectIdentifier(UISegmentedControl.self): segmentedControlKeys.properties,
    ObjectIdentifier(UIPageControl.self): pageControlKeys.properties,
    ObjectIdentifier(UIProgressView.self): progressViewKeys.properties,
    ObjectIdentifier(UIActivityIndicatorView.self): activityIndicatorKeys.properties,
    ObjectIdentifier(UIBarItem.self): barItemKeys.properties,
    ObjectIdentifier(UIBarButtonItem.self): barButtonItemKeys.properties,
    ObjectIdentifier(UITabBarItem.self): tabBarItemKeys.properties,
    ObjectIdentifier(UINavigationItem.self): navigationItemKeys.properties,
    ObjectIdentifier(UINavigationBar.self): navigationBarKeys.properties,
    ObjectIdentifier(UITabBar.self): tabBarKeys.properties,
    ObjectIdentifier(UIToolbar.self): toolbarKeys.properties,
    ObjectIdentifier(UISearchBar.self): searchBarKeys.properties,
    ObjectIdentifier(UIDatePicker.self): datePickerKeys.properties,
    ObjectIdentifier(UITableView.self): tableKeys.properties,
    ObjectIdentifier(UICollectionView.self): collectionKeys.properties,
    ObjectIdentifier(UIDevice.self): deviceKeys.properties,
    ObjectIdentifier(UIAlertAction.self): alertActionKeys.properties,
    ObjectIdentifier(UIAlertController.self): alertKeys.properties,
    ObjectIdentifier(UINavigationController.self): navigationControllerKeys.properties,
    ObjectIdentifier(UITabBarController.self): tabBarControllerKeys.properties,
    ObjectIdentifier(UIViewController.self): controllerKeys.properties,
    ObjectIdentifier(UIGestureRecognizer.self): recognizerKeys.properties,
    ObjectIdentifier(NSLayoutConstraint.self): constraintKeys.properties,
  ]
}
