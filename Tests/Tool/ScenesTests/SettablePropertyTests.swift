import Foundation
import StandardViews
import TestSupport
import Testing
import ViewTree

@testable import Scenes

/// The rule of the scene format: a view's keys are the public settable properties of its class. They
/// are read from the sources, so that a property that is added there is missed here.
@Suite struct SettablePropertyTests {
  /// What no key sets, by the class that declares it: other objects, what follows from another key
  /// or has another name.
  /// What a text asks a keyboard for.
  private static let keyboardProperties: Set<String> = [
    "autocapitalizationType", "autocorrectionType", "spellCheckingType", "smartQuotesType",
    "smartDashesType",
    "smartInsertDeleteType", "textContentType", "passwordRules",
    "inlinePredictionType",
  ]

  private static let withoutKey: [String: Set<String>] = [
    "UIView": [
      "accessibilityIdentifier", "isHidden", "bounds", "center", "directionalLayoutMargins",
      "gestureRecognizers",
      // What programs with layers do: scenes have `transform`.
      "anchorPoint", "transform3D", "mask", "interactions", "motionEffects",
      // Without effect, or what alerts do to the views behind them.
      "clearsContextBeforeDrawing", "contentScaleFactor", "tintAdjustmentMode",
      // Axes of scenes have text sizes.
      "minimumContentSizeCategory", "maximumContentSizeCategory",
      // No view has the focus.
      "focusGroupIdentifier", "focusEffect",
    ],
    // Its parts have keys.
    "UIContentUnavailableView": ["configuration"],
    // Without effect.
    "UILabel": ["baselineAdjustment", "lineBreakStrategy"],
    // An image has its own configuration, and scenes show one image.
    "UIImageView": [
      "preferredSymbolConfiguration", "animationImages", "highlightedAnimationImages",
      "animationDuration", "animationRepeatCount",
      "adjustsImageSizeForAccessibilityContentSizeCategory",
    ],
    // A delegate chooses the zoomed view.
    "UIScrollView": [
      // A view of its own.
      "refreshControl",
      "bounds", "delegate", "minimumZoomScale", "maximumZoomScale", "zoomScale", "bouncesZoom",
      "isDirectionalLockEnabled", "scrollsToTop", "keyboardDismissMode",
      // An axis of scenes bounces or not as a whole.
      "bouncesVertically", "bouncesHorizontally",
    ],
    "UIWindow": ["isHidden", "rootObject", "rootViewController", "windowScene"],
    // Without effect, as in UIKit.
    "UISwitch": ["onImage", "offImage", "title", "preferredStyle"],
    // Only buttons have menus.
    "UIControl": ["showsMenuAsPrimaryAction", "isContextMenuInteractionEnabled"],
    // What a button is for, and what a program does with its configuration.
    "UIButton": [
      "role", "configurationUpdateHandler", "automaticallyUpdatesConfiguration",
      "showsTouchWhenHighlighted",
      "reversesTitleShadowWhenHighlighted", "preferredBehavioralStyle",
      "isPointerInteractionEnabled", "preferredMenuElementOrder",
      "adjustsImageSizeForAccessibilityContentSizeCategory",
    ],
    // Without effect.
    "UISlider": ["preferredBehavioralStyle"],
    // What keyboards do while typing, and what a program does with the field.
    "UITextField": keyboardProperties.union([
      "delegate", "leftView", "rightView", "clearsOnBeginEditing", "clearsOnInsertion",
      "selectedTextRange", "defaultTextAttributes", "typingAttributes",
      "allowsEditingTextAttributes", "inputView", "inputAccessoryView",
    ]),
    // Objects of the program.
    "UISearchBar": keyboardProperties.subtracting(["passwordRules"]).union([
      "delegate", "keyboardType", "keyboardAppearance", "returnKeyType",
      "enablesReturnKeyAutomatically", "isSecureTextEntry", "inputAccessoryView",
    ]),
    "UISearchTextField": ["allowsDeletingTokens", "allowsCopyingTokens"],
    // The tool has no data of other calendars than the Gregorian one.
    "UIDatePicker": ["calendar"],
    // Its picker is not drawn.
    "UIColorWell": ["title"],
    "UIPickerView": ["dataSource", "delegate", "showsSelectionIndicator"],
    "UITextView": keyboardProperties.union([
      "delegate", "selectedRange", "selectedTextRange", "typingAttributes", "linkTextAttributes",
      "dataDetectorTypes", "allowsEditingTextAttributes", "clearsOnInsertion",
      "usesStandardTextScaling", "isFindInteractionEnabled", "isSecureTextEntry", "inputView",
      "inputAccessoryView",
    ]),
    // Objects of the program.
    "UINavigationBar": [
      "delegate", "backIndicatorImage", "backIndicatorTransitionMaskImage", "titleTextAttributes",
      "largeTitleTextAttributes",
    ],
    "UIToolbar": ["delegate"],
    "UITabBar": [
      "delegate", "selectedItem", "selectionIndicatorImage", "backgroundImage", "isHidden",
      // The tint by another name.
      "selectedImageTintColor",
    ],
    // Objects of the program, views that have keys of their own, what touches do, and estimates, which a picture of a
    // few rows does not need.
    "UITableView": [
      "dataSource", "delegate", "prefetchDataSource", "isPrefetchingEnabled",
      "selfSizingInvalidation", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
      "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "fillerRowHeight",
      "separatorInsetReference", "separatorEffect", "cellLayoutMarginsFollowReadableWidth",
      "insetsContentViewsToSafeArea", "tableHeaderView", "tableFooterView", "backgroundView",
      "sectionIndexMinimumDisplayRowCount", "sectionIndexBackgroundColor",
      "sectionIndexTrackingBackgroundColor", "allowsSelection", "allowsSelectionDuringEditing",
      "selectionFollowsFocus", "remembersLastFocusedIndexPath", "allowsFocus",
      "dragInteractionEnabled", "dragDelegate", "dropDelegate",
    ],
    // The same, with the data source in its files. Scenes select no items.
    "UICollectionView": [
      "dataSource", "delegate", "backgroundView", "collectionViewLayout", "allowsSelection",
      "prefetchDataSource", "isPrefetchingEnabled", "allowsSelectionDuringEditing",
      "reorderingHandlers", "supplementaryViewProvider",
      "sectionSnapshotHandlers", "dragDelegate", "dropDelegate", "dragInteractionEnabled",
      "reorderingCadence", "allowsFocus", "selectionFollowsFocus", "remembersLastFocusedIndexPath",
      "selfSizingInvalidation",
    ],
    // The collection is edited. The other two are for cells in Swift.
    "UICollectionViewListCell": ["isEditing", "indentsAccessories", "indentationWidth"],
    // The same, and what has another name in scenes.
    "UITableViewCell": [
      "contentConfiguration", "backgroundConfiguration", "configurationUpdateHandler",
      "automaticallyUpdatesContentConfiguration", "automaticallyUpdatesBackgroundConfiguration",
      "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView", "isSelected",
      "isHighlighted", "accessoryType", "editingAccessoryType", "accessoryView",
      "editingAccessoryView", "indentationWidth", "shouldIndentWhileEditing", "focusStyle",
      "userInteractionEnabledWhileDragging", "isEditing",
    ],
    // An object of the program.
    "UIProgressView": ["observedProgress"],
    // The layouter decides what there is to scroll to.
    "LayoutView": [
      "bounds", "contentSize", "dragOverlayBaseView", "layouter", "strongLayouter",
    ],
    // That a cell clips cannot be changed; its parts have keys of their own.
    "AccordionCellView": [
      "accordionDelegate", "bounds", "clipsToBounds", "labelView", "bodyView", "bodyLayouter",
    ],
    "AccordionView": ["accordionDelegate", "nestedDragSupport"],
    // Scenes give it the design's opacity.
    "TabBarView": ["bounds", "tabViewDelegate", "disabledViewAlpha"],
    "DsTabView": ["tabViewDelegate"],
    // The custom font is called 'font' in scenes.
    "DsCustomButton": ["customButtonDelegate", "captionFont"],
    // The root view is named by its id, which is not a value of a property.
    "DsComboBox": ["comboBoxDelegate", "rootView"],
    "BaseLayout": ["parentView", "layoutDelegate", "dropAcceptorDelegate", "fittedView"],
    "StackLayout": ["getCellSizeDelegate"],
  ]

  @Test(arguments: ViewClass.standard.map(\.name))
  func viewsHaveTheKeysOfTheirClass(name: String) throws {
    let viewClass = try #require(ViewClass.standard.first { $0.name == name })
    try expectKeys(viewClass.table, of: name)
  }

  @Test(arguments: ["StackView", "GridView", "AccordionView"])
  func layoutViewsHaveTheKeysOfTheirSuperclass(name: String) throws {
    let viewClass = try #require(ViewClass.standard.first { $0.name == name })
    try expectKeys(viewClass.table, of: "LayoutView")
  }

  // RAL is not a class of layouters: its rules become constraints.
  @Test(arguments: LayouterClass.standard.filter { $0.make != nil }.map(\.name))
  func layoutersHaveTheKeysOfTheirClass(name: String) throws {
    let layouterClass = try #require(LayouterClass.standard.first { $0.name == name })
    try expectKeys(layouterClass.table, of: name)
    try expectKeys(layouterClass.table, of: "BaseLayout")
  }

  private func expectKeys(_ table: PropertyTable, of className: String) throws {
    let settable = try Self.settableProperties(of: className)
    #expect(
      settable.subtracting(table.settableNames) == Self.withoutKey[className] ?? [], "\(className)")
  }

  @Test func propertiesAreFoundInTheSources() throws {
    let found = try Self.settableProperties(of: "BaseLayout")
    #expect(found.isSuperset(of: ["margin", "marginLeft", "name", "parentView"]))
    #expect(found.isDisjoint(with: ["children", "dragging", "layoutError", "description"]))
  }

  /// The names of the properties that a class and its extensions, in files of its name, declare for
  /// everybody to set.
  private static func settableProperties(of className: String) throws -> Set<String> {
    let declaration = try Regex(
      #"^  (?:public |open )(?:override |dynamic |final |weak |lazy )*var (\w+)(.*)$"#)
    var names: Set<String> = []
    for file in sources {
      let name = file.deletingPathExtension().lastPathComponent
      guard name == className || name.hasPrefix("\(className)+") else { continue }
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      for (index, line) in lines.enumerated() {
        guard let match = try declaration.wholeMatch(in: line),
          let name = match.output[1].substring, let rest = match.output[2].substring
        else { continue }
        let body = lines[index...].dropFirst().prefix { $0.hasPrefix("    ") }
        let isStored = !rest.hasSuffix("{") && !rest.hasSuffix("}")
        let hasSetter = body.contains { $0.hasPrefix("    set {") || $0.hasPrefix("    didSet {") }
        if isStored || rest.contains("didSet") || hasSetter { names.insert(String(name)) }
      }
    }
    return names
  }

  private static let sources: [URL] = {
    let folder = Checkout.file("Sources").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
  }()
}
