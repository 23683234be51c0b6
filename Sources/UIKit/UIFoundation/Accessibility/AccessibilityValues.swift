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
  /// UIKit's name of the context.
  public let rawValue: String

  /// A context by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A document that the user edits.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// Prose, such as a book or an article.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// A conversation of messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Numbers and formulas in a table.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Names and paths of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code, whose punctuation matters.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// The input and output of a terminal.
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
