import Foundation

/// Changes a colour, for instance for a button's state.
public struct UIConfigurationColorTransformer: Equatable {
  /// Returns the changed colour.
  public let transform: (UIColor) -> UIColor
  /// Two transformers are equal if they are copies of each other.
  private let identity = TransformerIdentity()

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the grey of the same brightness.
  public nonisolated(unsafe) static let grayscale = Self { color in
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    color.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }

  /// Returns the colour itself: only the Mac has a preferred tint for controls.
  public nonisolated(unsafe) static let preferredTint = Self { $0 }

  /// Returns the changed colour.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  /// Whether both are copies of the same transformer.
  public static func == (
    one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer
  ) -> Bool {
    one.identity === other.identity
  }
}

/// Changes the attributes of a text, for instance for a button's state.
public struct UIConfigurationTextAttributesTransformer: Equatable {
  /// Returns the changed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Two transformers are equal if they are copies of each other.
  private let identity = TransformerIdentity()

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer {
    transform(attributes)
  }

  /// Whether both are copies of the same transformer.
  public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }
}

private final class TransformerIdentity {}
