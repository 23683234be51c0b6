/// A text that a view shows, as it is laid out.
public struct InspectedText: Sendable, Equatable {
  /// The whole text, whether all of it is visible or not.
  public var string: String
  /// The lines' box, points; in the coordinates of the picture, or of the view that reports it.
  public var box: ViewNode.Rect
  /// The box around its letters, which may be higher than the lines, or lower; in the coordinates of ``box``. Nil if
  /// it is not known.
  public var ink: ViewNode.Rect?
  /// The size of the font as it is drawn, points.
  public var fontSize: Double
  /// The name of the font and its style, as the font file has it.
  public var fontName: String
  /// Whether the font is bold.
  public var isBold: Bool
  /// `#RRGGBB`, or `#RRGGBBAA` if it is not opaque.
  public var color: String
  /// How far the text was scaled to fit; 1 if it has the size that its view wants.
  public var scale: Double
  /// Whether something of the text is left out: behind an ellipsis, or lines that have no space.
  public var isTruncated: Bool
  /// The size of the whole text in its wanted size, in lines as wide as the view allows, points.
  public var fullWidth: Double
  /// The height of the whole text in its wanted size, points; see ``fullWidth``.
  public var fullHeight: Double
  /// The size that the view has for the text, points.
  public var availableWidth: Double
  /// The height that the view has for the text, points.
  public var availableHeight: Double
  /// The characters that no font has; boxes are shown in their places.
  public var missingCharacters: [String]
  /// The parts of an attributed text, each in one line; empty if all of it has one font and one colour.
  public var parts: [InspectedText] = []

  /// A text in a box. By default it fits: its full size, and the available one, are the box's.
  public init(
    _ string: String, box: ViewNode.Rect, fontSize: Double, fontName: String = "",
    isBold: Bool = false, color: String = "#000000", scale: Double = 1, isTruncated: Bool = false,
    fullSize: (width: Double, height: Double)? = nil,
    availableSize: (width: Double, height: Double)? = nil, missingCharacters: [String] = []
  ) {
    self.string = string
    self.box = box
    self.fontSize = fontSize
    self.fontName = fontName
    self.isBold = isBold
    self.color = color
    self.scale = scale
    self.isTruncated = isTruncated
    (fullWidth, fullHeight) = fullSize ?? (box.width, box.height)
    (availableWidth, availableHeight) = availableSize ?? (box.width, box.height)
    self.missingCharacters = missingCharacters
  }

  /// Each of the parts, or the whole text if it has none.
  package var uniformTexts: [InspectedText] { parts.isEmpty ? [self] : parts }
}
