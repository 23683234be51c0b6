import Synchronization

// The compiler checks final classes only. A lock guards all properties; subclasses declare the same for their own.
/// An image in a text, in place of a character.
///
/// Sendable, so that an `AttributedString` can have it: threads may read an attachment while another one changes it.
open class NSTextAttachment: AttributeObject, @unchecked Sendable {
  /// The character that an attachment replaces.
  public static let character: Character = "\u{FFFC}"

  private struct Values: Sendable {
    var image: UIImage?
    var bounds = CGRect.zero
    var contents: Data?
    var fileType: String?
    var accessibilityLabel: String?
  }

  private let values = Mutex(Values())

  /// A template is shown in the colour of the text.
  open var image: UIImage? {
    get { values.withLock { $0.image } }
    set {
      // Released outside of the lock, since an image of a subclass may use the attachment in its `deinit`.
      let old = values.withLock { values in
        defer { values.image = newValue }
        return values.image
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Points from the baseline, y up as in Core Graphics on macOS: an origin of 0 puts the bottom on the
  /// baseline, a negative one below. A size of 0 is replaced by the image's size.
  open var bounds: CGRect {
    get { values.withLock { $0.bounds } }
    set { values.withLock { $0.bounds = newValue } }
  }

  /// The bytes of a file.
  open var contents: Data? {
    get { values.withLock { $0.contents } }
    set { values.withLock { $0.contents = newValue } }
  }

  /// The uniform type of the file.
  open var fileType: String? {
    get { values.withLock { $0.fileType } }
    set { values.withLock { $0.fileType = newValue } }
  }

  /// The name of the attachment for a screen reader.
  open var accessibilityLabel: String? {
    get { values.withLock { $0.accessibilityLabel } }
    set { values.withLock { $0.accessibilityLabel = newValue } }
  }

  /// An attachment without an image.
  public init() {}

  /// An attachment without an image: archives are not read.
  public required init?(coder: NSCoder) {}

  /// - Parameter contentData: a PNG, JPEG, WebP, GIF, SVG or PDF file becomes the image.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// An attachment that shows an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Whether it is the same attachment.
  open func isEqual(_ object: Any?) -> Bool { object as? NSTextAttachment === self }

  /// A hash of the object's identity.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The bounds of the attachment in a line; the attachment's own ones, in the image's size if they have
  /// none. A subclass overrides it to fit the line.
  ///
  /// - Parameters:
  ///   - textContainer: nil: attachments are measured before lines are set.
  ///   - lineFragment: the size of the font's line at the attachment.
  ///   - position: where the attachment begins; zero, it is not known before.
  ///   - characterIndex: in UTF-16 code units.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFragment: CGRect,
    glyphPosition position: CGPoint, characterIndex: Int
  ) -> CGRect {
    bounds.size == .zero
      ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }

  /// The image for a line; the attachment's own one.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int
  ) -> UIImage? {
    image
  }

  /// - Parameters:
  ///   - font: of the text around the attachment.
  ///   - index: of the character.
  func textAttachment(font: Font, at index: Int) -> TextAttachment {
    let line = CGRect(x: 0, y: 0, width: 0, height: font.lineHeight)
    let bounds = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    return TextAttachment(
      bounds: bounds,
      content: image(forBounds: bounds, textContainer: nil, characterIndex: index))
  }
}

extension UIImage: TextAttachmentContent {
  /// Draws the image over a rectangle, a template in the text's colour.
  public func draw(in context: CGContext, rect: CGRect, textColor color: CGColor) {
    draw(
      in: rect, context: context, tint: renderingMode == .alwaysTemplate ? color : nil)
  }
}
