/// The identifier of a type of data, `public.png`, and of which types it is a kind.
struct TypeIdentifier {
  let name: String

  static let text = TypeIdentifier(name: "public.text")
  static let plainText = TypeIdentifier(name: "public.plain-text")
  static let utf8PlainText = TypeIdentifier(name: "public.utf8-plain-text")
  static let url = TypeIdentifier(name: "public.url")
  static let fileURL = TypeIdentifier(name: "public.file-url")
  static let image = TypeIdentifier(name: "public.image")
  static let png = TypeIdentifier(name: "public.png")
  static let data = TypeIdentifier(name: "public.data")
  static let color = TypeIdentifier(name: "com.apple.uikit.color")

  /// The types that a type is a kind of, as Apple's list of system-declared types has them.
  private static let parents: [String: [String]] = [
    "public.text": ["public.data", "public.content"],
    "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.rtf": ["public.text"],
    "public.html": ["public.text"],
    "public.xml": ["public.text"],
    "public.json": ["public.text"],
    "public.source-code": ["public.plain-text"],
    "public.url": ["public.data"],
    "public.file-url": ["public.url"],
    "public.image": ["public.data", "public.content"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.tiff": ["public.image"],
    "public.heic": ["public.image"],
    "public.svg-image": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "org.webmproject.webp": ["public.image"],
    "public.movie": ["public.audiovisual-content"],
    "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"],
    "public.audio": ["public.audiovisual-content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.vcard": ["public.text"],
    "public.data": ["public.item"],
    "public.content": [],
    "public.folder": ["public.item"],
  ]

  private static let extensions = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "webp": "org.webmproject.webp", "svg": "public.svg-image", "tiff": "public.tiff",
    "heic": "public.heic", "pdf": "com.adobe.pdf", "txt": "public.plain-text",
    "html": "public.html", "rtf": "public.rtf", "json": "public.json", "xml": "public.xml",
    "mov": "com.apple.quicktime-movie", "mp4": "public.mpeg-4", "vcf": "public.vcard",
  ]

  /// The type of files with an extension; `public.data` for an unknown one.
  static func ofFile(withExtension name: String) -> String {
    extensions[name.lowercased()] ?? data.name
  }

  /// Whether the type is another one, or a kind of it. A type that is not known is a kind of itself only.
  func isKind(of other: String) -> Bool {
    if name == other { return true }
    return (Self.parents[name] ?? []).contains { TypeIdentifier(name: $0).isKind(of: other) }
  }
}
