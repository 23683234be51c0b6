// The part of MobileCoreServices, which identified the types of files, that code still uses.

/// The class of file extensions, such as `png`.
public nonisolated(unsafe) let kUTTagClassFilenameExtension =
  "public.filename-extension" as CFString
/// The class of MIME types, such as `image/png`.
public nonisolated(unsafe) let kUTTagClassMIMEType = "public.mime-type" as CFString

/// Any picture.
public nonisolated(unsafe) let kUTTypeImage = "public.image" as CFString
/// A PNG file.
public nonisolated(unsafe) let kUTTypePNG = "public.png" as CFString
/// A JPEG file.
public nonisolated(unsafe) let kUTTypeJPEG = "public.jpeg" as CFString
/// A GIF file.
public nonisolated(unsafe) let kUTTypeGIF = "com.compuserve.gif" as CFString
/// A TIFF file.
public nonisolated(unsafe) let kUTTypeTIFF = "public.tiff" as CFString
/// A PDF file.
public nonisolated(unsafe) let kUTTypePDF = "com.adobe.pdf" as CFString
/// A film with or without sound.
public nonisolated(unsafe) let kUTTypeMovie = "public.movie" as CFString
/// A film without sound, or with it.
public nonisolated(unsafe) let kUTTypeVideo = "public.video" as CFString
/// Text of any kind.
public nonisolated(unsafe) let kUTTypeText = "public.text" as CFString
/// Text without format.
public nonisolated(unsafe) let kUTTypePlainText = "public.plain-text" as CFString
/// An address of the web.
public nonisolated(unsafe) let kUTTypeURL = "public.url" as CFString
/// Any bytes.
public nonisolated(unsafe) let kUTTypeData = "public.data" as CFString

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the type of files with an extension or a MIME type; nil for an unknown one.
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?
) -> Unmanaged<CFString>? {
  let types = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "webp": "org.webmproject.webp", "svg": "public.svg-image", "svg+xml": "public.svg-image",
    "tiff": "public.tiff", "heic": "public.heic", "pdf": "com.adobe.pdf",
    "txt": "public.plain-text", "plain": "public.plain-text", "html": "public.html",
    "rtf": "public.rtf", "json": "public.json",
  ]
  // The subtype of a MIME type.
  let name = String(tag).lowercased().split(separator: "/").last.map(String.init) ?? ""
  return types[name].map { .passRetained($0 as CFString) }
}
