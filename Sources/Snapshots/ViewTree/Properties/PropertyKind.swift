/// The kind of a property's values, which determines how a change is worded and ranked.
public indirect enum PropertyKind: Sendable {
  /// True or false, worded as on or off.
  case flag
  /// True or false, if the property's name is an adjective: "is now folded".
  case state
  /// A number, which has a unit or none.
  case number
  /// Text that a user reads; always quoted.
  case text
  /// A case of an enumeration, or several of an option set.
  case name
  /// `#RRGGBB` or `#RRGGBBAA`.
  case color
  /// An image: its size in points and a checksum of its pixels.
  case image
  /// A list of numbers, or a value without a special wording.
  case other
  /// A map with known keys.
  case record([String: Part])
  /// A list of maps with known keys: the runs of a text, which each has under `text`. A run without one
  /// counts as one character.
  ///
  /// A change of the text itself belongs to another property.
  case textRuns([String: Part])
  /// The properties of another object, such as a stack view's layouter.
  case object(PropertyTable)
  /// The properties of another object, whose class the value contains under `type`.
  case objectOfAnyClass

  /// One key of a record.
  public struct Part: Sendable {
    /// The part's name in sentences; if nil, the key split into words.
    public let title: String?
    /// The kind of the part's values.
    public let kind: PropertyKind
    /// The unit of the part's numbers; nil for none.
    public let unit: PropertyUnit?

    /// A part; without a title, sentences use its key.
    public init(title: String? = nil, _ kind: PropertyKind, unit: PropertyUnit? = nil) {
      self.title = title
      self.kind = kind
      self.unit = unit
    }
  }
}

/// The unit of a number.
public enum PropertyUnit: String, Sendable {
  /// Lengths in points, written "pt".
  case points
  /// Angles in degrees, written "°".
  case degrees
  /// Durations in seconds, written "s".
  case seconds
  /// Multiples of the height of a line of text.
  case lineHeights

  /// The text after the number in a sentence, with the space before it.
  public var suffix: String {
    switch self {
    case .points: " pt"
    case .degrees: "°"
    case .seconds: " s"
    case .lineHeights: " line heights"
    }
  }
}
