import Foundation

/// Changes a colour, for the state of a button for example.
public struct UIConfigurationColorTransformer: Equatable {
  public let transform: (UIColor) -> UIColor
  /// Two transformers are equal if they are copies of each other.
  private let identity = TransformerIdentity()

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The grey that is as bright.
  public nonisolated(unsafe) static let grayscale = Self { color in
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    color.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }

  /// The colour itself: only a Mac has a colour of its own for controls.
  public nonisolated(unsafe) static let preferredTint = Self { $0 }

  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  public static func == (
    one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer
  ) -> Bool {
    one.identity === other.identity
  }
}

/// Changes the attributes of a text, for the state of a button for example.
public struct UIConfigurationTextAttributesTransformer: Equatable {
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Two transformers are equal if they are copies of each other.
  private let identity = TransformerIdentity()

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer {
    transform(attributes)
  }

  public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }
}

private final class TransformerIdentity {}
