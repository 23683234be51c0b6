import Synchronization

// The compiler checks final classes only. A lock guards all properties; subclasses declare the same for their own.
/// A shadow of text.
///
/// Sendable, so that an `AttributedString` can have it: threads may read a shadow while another one changes it.
open class NSShadow: AttributeObject, NSCopying, @unchecked Sendable {
  private struct Values: Sendable {
    var offset = CGSize.zero
    var blurRadius: CGFloat = 0
    var color: UIColor? = UIColor(white: 0, alpha: 1.0 / 3)
  }

  private let values = Mutex(Values())

  /// Points, y down, whatever the transform of the context is.
  open var shadowOffset: CGSize {
    get { values.withLock { $0.offset } }
    set { values.withLock { $0.offset = newValue } }
  }

  /// Twice the standard deviation of the blur, points; 0 for a sharp shadow.
  open var shadowBlurRadius: CGFloat {
    get { values.withLock { $0.blurRadius } }
    set { values.withLock { $0.blurRadius = newValue } }
  }

  /// A ``UIColor``; a third of black by default. There is no shadow if it is nil, as it is for objects of other classes.
  open var shadowColor: Any? {
    get { values.withLock { $0.color } }
    set {
      let color = newValue as? UIColor
      values.withLock { $0.color = color }
    }
  }

  /// A sharp shadow without an offset, in a third of black.
  public init() {}

  /// A shadow with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether another object is a shadow with the same properties.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.color == color
  }

  /// A hash of the offset and the blur radius.
  open var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  package var color: UIColor? { shadowColor as? UIColor }

  /// The shadow in the colour that it has under some traits; nil if there is none.
  func textShadow(in traits: UITraitCollection) -> TextShadow? {
    color.map {
      TextShadow(
        offset: shadowOffset, blurRadius: shadowBlurRadius, color: $0.cgColor(in: traits))
    }
  }
}
