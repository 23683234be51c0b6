/// Something that may be searched for.
public protocol UISearchSuggestion: AnyObject {
  /// The text in the list of suggestions; nil for none.
  var localizedSuggestion: String? { get }
  /// What a screen reader says in place of the text; nil, the default, for the text.
  var localizedDescription: String? { get }
  /// The image in front of the text; nil, the default, for a magnifying glass.
  var iconImage: UIImage? { get }
  /// The text with attributes; nil, the default, for the plain one.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// What the suggestion is about, for the client; nil by default.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Nil by default.
  public var localizedDescription: String? { nil }
  /// Nil by default.
  public var iconImage: UIImage? { nil }
  /// Nil by default.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// Nil by default; setting it has no effect then.
  public var representedObject: Any? {
    get { nil }
    set {}
  }
}

/// A suggestion with a text and an image.
open class UISearchSuggestionItem: ObjectiveCObject, UISearchSuggestion {
  /// The text in the list of suggestions.
  public let localizedSuggestion: String?
  /// What a screen reader says in place of the text; nil for the text.
  public let localizedDescription: String?
  /// The image in front of the text; nil for a magnifying glass.
  public let iconImage: UIImage?
  /// The text with attributes; nil for the plain one.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// What the suggestion is about, for the client; nil by default.
  open var representedObject: Any?

  /// Creates a suggestion.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    localizedAttributedSuggestion = nil
    super.init()
  }

  /// Creates a suggestion of a text with attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion.string
    localizedDescription = description
    self.iconImage = iconImage
    localizedAttributedSuggestion = suggestion
    super.init()
  }
}
