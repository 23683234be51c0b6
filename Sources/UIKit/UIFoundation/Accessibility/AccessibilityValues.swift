/// How a technology such as Switch Control moves through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable, Hashable {
  /// As the technology decides: element by element.
  case automatic = 0
  /// Element by element.
  case separate = 1
  /// The container as one, then its elements.
  case combined = 2
}

/// What a container of elements is.
public enum UIAccessibilityContainerType: Int, Sendable, Hashable {
  /// A container without a special meaning.
  case none = 0
  /// A table whose cells have rows and columns.
  case dataTable = 1
  /// A list of elements in order.
  case list = 2
  /// A part of the screen that a user can move to, such as a navigation.
  case landmark = 3
  /// Elements that belong together under the container's label.
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
  /// Towards the left edge of the content.
  case right = 1
  /// Towards the right edge of the content.
  case left = 2
  /// Towards the end of the content.
  case up = 3
  /// Towards the start of the content.
  case down = 4
  /// To the page after the current one.
  case next = 5
  /// To the page before the current one.
  case previous = 6
}
