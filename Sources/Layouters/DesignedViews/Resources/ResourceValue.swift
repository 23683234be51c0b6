import HeadlessUIKit

/// The value of a resource.
public enum ResourceValue: Sendable {
  /// A colour, which may be dynamic.
  case color(UIColor)
  /// An image in its own colours.
  case image(UIImage)
  /// SVG path data.
  case path(String)
  /// A width in units of a path's view box.
  case number(CGFloat)

  /// The kinds of value.
  public enum Kind: String, Sendable {
    /// The kinds of the values of the same names; the raw values are the words of messages.
    case color, image, path, number
  }

  /// The kind of this value.
  public var kind: Kind {
    switch self {
    case .color: .color
    case .image: .image
    case .path: .path
    case .number: .number
    }
  }

  /// The colour; nil for a value of another kind.
  public var color: UIColor? {
    if case .color(let color) = self { color } else { nil }
  }

  /// The image; nil for a value of another kind.
  public var image: UIImage? {
    if case .image(let image) = self { image } else { nil }
  }

  /// The SVG path data; nil for a value of another kind.
  public var path: String? {
    if case .path(let path) = self { path } else { nil }
  }

  /// The number; nil for a value of another kind.
  public var number: CGFloat? {
    if case .number(let number) = self { number } else { nil }
  }
}
