import HeadlessUIKit
import Lists
@_spi(Ports) import StandardControls
@_spi(Ports) import ViewControllers

// Alerts, pickers and lists. What UIKit has no name for in Swift is said so.

let alertKeys = KeyTable(UIAlertController.self) { keys in
  keys.add("message", \.message)
  // Without names in Swift.
  for key in ["attributedTitle", "_attributedTitle"] { keys.add(key, \.attributedTitle) }
  for key in ["attributedMessage", "_attributedMessage"] { keys.add(key, \.attributedMessage) }
  keys.add("contentViewController", \.contentController)
}

let alertActionKeys = KeyTable(UIAlertAction.self) { keys in
  keys.read("title") { $0.title }
  keys.add("enabled", \.isEnabled)
  // Without names in Swift.
  for key in ["titleTextColor", "_titleTextColor"] { keys.add(key, \.styling.titleColor) }
  for key in ["image", "_image"] { keys.add(key, \.styling.image) }
  for key in ["imageTintColor", "_imageTintColor"] { keys.add(key, \.styling.imageTintColor) }
  keys.add("checked", \.styling.isChecked)
  for key in ["titleTextAlignment", "_titleTextAlignment"] {
    keys.add(numbered: key, \.styling.titleAlignment)
  }
}

let datePickerKeys = KeyTable(UIDatePicker.self) { keys in
  keys.add("date", \.date)
  keys.add("minimumDate", \.minimumDate)
  keys.add("maximumDate", \.maximumDate)
  keys.add("minuteInterval", \.minuteInterval)
  // Without a name in Swift: the colour of the rows of wheels.
  keys.add("textColor", \.textColor)
}

let tableKeys = KeyTable(UITableView.self) { keys in
  keys.add("rowHeight", \.rowHeight)
  keys.add("estimatedRowHeight", \.estimatedRowHeight)
  keys.add("sectionHeaderHeight", \.sectionHeaderHeight)
  keys.add("sectionFooterHeight", \.sectionFooterHeight)
  keys.add("sectionHeaderTopPadding", \.sectionHeaderTopPadding)
  keys.add("separatorColor", \.separatorColor)
  keys.add("separatorInset", \.separatorInset)
  keys.add("backgroundView", \.backgroundView)
  keys.add("tableHeaderView", \.tableHeaderView)
  keys.add("tableFooterView", \.tableFooterView)
  keys.add("allowsSelection", \.allowsSelection)
  keys.add("allowsMultipleSelection", \.allowsMultipleSelection)
  keys.add("editing", \.isEditing)
}

let collectionKeys = KeyTable(UICollectionView.self) { keys in
  keys.add("backgroundView", \.backgroundView)
  keys.add("collectionViewLayout", \.collectionViewLayout)
  keys.add("allowsSelection", \.allowsSelection)
  keys.add("allowsMultipleSelection", \.allowsMultipleSelection)
}

let deviceKeys = KeyTable(UIDevice.self) { keys in
  // Read only in Swift. Setting it rotated the interface until iOS 15.
  keys.add(
    "orientation", get: { $0.orientation.rawValue as Int? },
    set: { _, number in
      guard let orientation = number.flatMap(UIInterfaceOrientation.init(rawValue:)) else { return }
      UIApplication.shared.rotate(to: orientation)
    })
}
