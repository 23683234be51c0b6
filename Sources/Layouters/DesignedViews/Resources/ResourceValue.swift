import HeadlessUIKit

/// The value of a resource.
public enum ResourceValue: Sendable {
  case color(UIColor)
  case image(UIImage)
  /// SVG path data.
  case path(String)
  case number(CGFloat)

  public enum Kind: String, Sendable {
    case color, image, path, number
  }

  public var kind: Kind {
    switch self {
    case .color: .color
    case .image: .image
    case .path: .path
    case .number: .number
    }
  }

  public var color: UIColor? {
    if case .color(let color) = self { color } else { nil }
  }

  public var image: UIImage? {
    if case .image(let image) = self { image } else { nil }
  }

  public var path: String? {
    if case .path(let path) = self { path } else { nil }
  }

  public var number: CGFloat? {
    if case .number(let number) = self { number } else { nil }
  }
}
