// Options and properties of ImageIO, with its names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How the rows of a file lie in the upright picture, with EXIF's numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Upright.
  case up = 1
  /// Left and right are exchanged.
  case upMirrored = 2
  /// Turned by 180°.
  case down = 3
  /// Turned by 180°, and mirrored.
  case downMirrored = 4
  /// Turned by 90° counterclockwise, and mirrored.
  case leftMirrored = 5
  /// Turned by 90° clockwise.
  case right = 6
  /// Turned by 90° clockwise, and mirrored.
  case rightMirrored = 7
  /// Turned by 90° counterclockwise.
  case left = 8
}

// MARK: Options of sources

/// Without effect: pictures are decoded when a source is created.
public nonisolated(unsafe) let kCGImageSourceShouldCache = NSString(
  string: "kCGImageSourceShouldCache")
/// Without effect.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately = NSString(
  string: "kCGImageSourceShouldCacheImmediately")
/// Without effect: the first bytes say what a file is.
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint = NSString(
  string: "kCGImageSourceTypeIdentifierHint")
/// Without effect: pictures have 8 bits per component.
public nonisolated(unsafe) let kCGImageSourceShouldAllowFloat = NSString(
  string: "kCGImageSourceShouldAllowFloat")
/// Whether a thumbnail is made of the picture.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways = NSString(
  string: "kCGImageSourceCreateThumbnailFromImageAlways")
/// Whether a thumbnail is made of the picture if the file has no thumbnail.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent = NSString(
  string: "kCGImageSourceCreateThumbnailFromImageIfAbsent")
/// Without effect: pictures are upright.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform = NSString(
  string: "kCGImageSourceCreateThumbnailWithTransform")
/// The greatest length of the longer side, pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize = NSString(
  string: "kCGImageSourceThumbnailMaxPixelSize")

// MARK: Properties

/// A number of bytes.
public nonisolated(unsafe) let kCGImagePropertyFileSize = NSString(string: "FileSize")
/// A number of pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth = NSString(string: "PixelWidth")
/// A number of pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight = NSString(string: "PixelHeight")
/// A number of ``CGImagePropertyOrientation``.
public nonisolated(unsafe) let kCGImagePropertyOrientation = NSString(string: "Orientation")
/// The properties that GIFs have.
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary = NSString(string: "{GIF}")
/// How often the frames are shown; 0 without end.
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount = NSString(string: "LoopCount")
/// How long a frame is shown, seconds, at least 0.1.
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime = NSString(string: "DelayTime")
/// How long a frame is shown by the file, seconds.
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime = NSString(
  string: "UnclampedDelayTime")
/// The properties that JPEG files have. None are read.
public nonisolated(unsafe) let kCGImagePropertyJFIFDictionary = NSString(string: "{JFIF}")
/// Whether a JPEG file is progressive.
public nonisolated(unsafe) let kCGImagePropertyJFIFIsProgressive = NSString(string: "IsProgressive")
/// The properties that EXIF describes. None are read.
public nonisolated(unsafe) let kCGImagePropertyExifDictionary = NSString(string: "{Exif}")
/// The properties that TIFF describes. None are read.
public nonisolated(unsafe) let kCGImagePropertyTIFFDictionary = NSString(string: "{TIFF}")
/// The properties that animated PNG files have. None are read.
public nonisolated(unsafe) let kCGImagePropertyPNGDictionary = NSString(string: "{PNG}")
/// How long a frame of an animated PNG file is shown, seconds, at least 0.1.
public nonisolated(unsafe) let kCGImagePropertyAPNGDelayTime = NSString(string: "DelayTime")
/// How long a frame of an animated PNG file is shown by the file, seconds.
public nonisolated(unsafe) let kCGImagePropertyAPNGUnclampedDelayTime = NSString(
  string: "UnclampedDelayTime")

// MARK: Options of destinations

/// The quality of a JPEG file, from 0 for the smallest file to 1 for the best picture.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality = NSString(
  string: "kCGImageDestinationLossyCompressionQuality")
