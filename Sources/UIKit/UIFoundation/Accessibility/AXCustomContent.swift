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

  open var label: String { attributedLabel.string }
  /// The label, with attributes for speech.
  public let attributedLabel: NSAttributedString
  open var value: String { attributedValue.string }
  /// The value, with attributes for speech.
  public let attributedValue: NSAttributedString
  open var importance = Importance.default

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }
}

/// An element with content that is read on demand.
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
