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
