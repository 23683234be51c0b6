// Names of Swift 4 for lists, alerts and bars.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of `UIAlertController.Style` in Swift 4.
@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

/// The name of `UIAlertAction.Style` in Swift 4.
@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style

/// The name of `UITableView.Style` in Swift 4.
@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style

/// The name of `UITableView.RowAnimation` in Swift 4.
@available(*, deprecated, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// The name of `UITableView.ScrollPosition` in Swift 4.
@available(*, deprecated, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// The name of `UITableViewCell.CellStyle` in Swift 4.
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// The name of `UITableViewCell.SelectionStyle` in Swift 4.
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// The name of `UITableViewCell.AccessoryType` in Swift 4.
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// The name of `UICollectionView.ScrollPosition` in Swift 4.
@available(*, deprecated, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// The name of `UICollectionView.ScrollDirection` in Swift 4.
@available(*, deprecated, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// The name of `UINavigationController.Operation` in Swift 4.
@available(*, deprecated, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation

/// The name of `UITabBarItem.SystemItem` in Swift 4.
@available(*, deprecated, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem

/// The name of `UIImpactFeedbackGenerator.FeedbackStyle` in Swift 4.
@available(*, deprecated, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

/// The name of `UINotificationFeedbackGenerator.FeedbackType` in Swift 4.
@available(*, deprecated, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType

/// The name of `UIScrollView.KeyboardDismissMode` in Swift 4.
@available(*, deprecated, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

/// The name of `UITableView.automaticDimension` in Swift 4.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension = UITableView.automaticDimension

/// The name of `UICollectionView.elementKindSectionHeader` in Swift 4.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader

/// The name of `UICollectionView.elementKindSectionFooter` in Swift 4.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

/// The name of `UISegmentedControl.noSegment` in Swift 4.
@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
public let UISegmentedControlNoSegment = UISegmentedControl.noSegment

/// The name of `UIBackgroundTaskIdentifier.invalid` in Swift 4.
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

/// The name of `UIKeyCommand.inputEscape` in Swift 4.
@available(*, deprecated, renamed: "UIKeyCommand.inputEscape")
public let UIKeyInputEscape = UIKeyCommand.inputEscape

/// The name of `UIKeyCommand.inputUpArrow` in Swift 4.
@available(*, deprecated, renamed: "UIKeyCommand.inputUpArrow")
public let UIKeyInputUpArrow = UIKeyCommand.inputUpArrow

/// The name of `UIKeyCommand.inputDownArrow` in Swift 4.
@available(*, deprecated, renamed: "UIKeyCommand.inputDownArrow")
public let UIKeyInputDownArrow = UIKeyCommand.inputDownArrow

/// The name of `UIKeyCommand.inputLeftArrow` in Swift 4.
@available(*, deprecated, renamed: "UIKeyCommand.inputLeftArrow")
public let UIKeyInputLeftArrow = UIKeyCommand.inputLeftArrow

/// The name of `UIKeyCommand.inputRightArrow` in Swift 4.
@available(*, deprecated, renamed: "UIKeyCommand.inputRightArrow")
public let UIKeyInputRightArrow = UIKeyCommand.inputRightArrow
