/// What was set of an object's accessibility; nil is what follows from its class.
package final class AccessibilityRecord {
  package internal(set) var isElement: Bool?
  package internal(set) var label: String?
  package internal(set) var attributedLabel: NSAttributedString?
  package internal(set) var hint: String?
  package internal(set) var attributedHint: NSAttributedString?
  package internal(set) var value: String?
  package internal(set) var attributedValue: NSAttributedString?
  package internal(set) var traits: UIAccessibilityTraits?
  package internal(set) var frame: CGRect?
  package internal(set) var path: UIBezierPath?
  package internal(set) var activationPoint: CGPoint?
  package internal(set) var language: String?
  package internal(set) var hidesElements = false
  package internal(set) var isModal = false
  package internal(set) var groupsChildren = false
  package internal(set) var respondsToUserInteraction: Bool?
  package internal(set) var navigationStyle = UIAccessibilityNavigationStyle.automatic
  package internal(set) var containerType = UIAccessibilityContainerType.none
  package internal(set) var elements: [Any]?
  package internal(set) var customActions: [UIAccessibilityCustomAction]?
  package internal(set) var customRotors: [UIAccessibilityCustomRotor]?
  package internal(set) var userInputLabels: [String]?
  package internal(set) var textualContext: UIAccessibilityTextualContext?
}

/// An object of another module that stores what was set of its accessibility.
package protocol AccessibilityRecordHolder: AccessibleObject {
  var storedAccessibilityRecord: AccessibilityRecord? { get set }
}

/// How a technology such as Switch Control moves through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable, Hashable {
  case automatic = 0
  /// Element by element.
  case separate = 1
  /// The container as one, then its elements.
  case combined = 2
}

/// What a container of elements is.
public enum UIAccessibilityContainerType: Int, Sendable, Hashable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// What the text of an element is about.
public struct UIAccessibilityTextualContext: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// The directions in which an assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable, Hashable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}
