import Foundation

/// A part of an element's content that a user has read on demand: a label and its value.
open class AXCustomContent: NSObject {
  /// When the content is read.
  public enum Importance: UInt, Sendable {
    /// When the user asks for it.
    case `default`
    /// With the element.
    case high
  }

  /// The label without attributes.
  open var label: String { attributedLabel.string }
  /// The label, with attributes for speech.
  public let attributedLabel: NSAttributedString
  /// The value without attributes.
  open var value: String { attributedValue.string }
  /// The value, with attributes for speech.
  public let attributedValue: NSAttributedString
  /// When the content is read; on demand by default. Kept, without effect.
  open var importance = Importance.default

  /// Content whose label and value have attributes for speech.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  /// Content whose label and value are plain text.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }
}

/// An element with content that is read on demand.
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The content, in the order of reading; nil or empty for none.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
