import FileAccess
import PictureFiles
import Pixels

/// A picture that a page contains.
public struct PagePicture: Sendable {
  /// The ``PixelHash``: equal pictures are stored once.
  public var hash: String
  /// In pixels.
  public var size: PixelSize
  /// Reads the PNG file; `nil` if it is gone.
  var read: @Sendable () throws(FileSystemError) -> [UInt8]?

  /// - Parameter read: Returns the PNG file, or `nil` if it is gone.
  public init(
    hash: String, size: PixelSize,
    read: @escaping @Sendable () throws(FileSystemError) -> [UInt8]?
  ) {
    (self.hash, self.size, self.read) = (hash, size, read)
  }

  /// The PNG file without the texts, which a page does not need; `nil` if it is gone or damaged.
  func image() throws(FileSystemError) -> [UInt8]? {
    try read().flatMap { try? PNG.withoutTexts($0) }
  }

  /// As ``image()``, and `nil` also if the file has other pixels by now.
  package func checkedImage() throws(FileSystemError) -> [UInt8]? {
    guard let image = try image(), let digest = PictureDigest(of: image),
      "\(digest.hash)" == hash
    else { return nil }
    return image
  }
}

/// The pixels' hash and the size of a PNG file.
struct PictureDigest {
  var hash: PixelHash
  /// In pixels.
  var size: PixelSize

  /// Decodes the file only if another program has written it; `nil` if it is damaged.
  init?(of bytes: [UInt8]) {
    if let digest = try? PNG.readDigest(bytes) {
      hash = digest.pixelHash
      size = PixelSize(width: digest.width, height: digest.height)
    } else if let bitmap = try? PNG.decode(bytes).bitmap {
      hash = PixelHash.of(bitmap)
      size = PixelSize(width: bitmap.width, height: bitmap.height)
    } else {
      return nil
    }
  }
}

extension PagePicture {
  /// A picture that is kept in memory as a file, which takes a tenth of the bitmap's or less.
  init(encoding bitmap: Bitmap) throws(PNGError) {
    self.init(bitmap, file: try PNG.encode(bitmap))
  }

  /// A picture of which the file is in memory.
  init(_ bitmap: Bitmap, file: [UInt8]) {
    self.init(
      hash: "\(PixelHash.of(bitmap))", size: PixelSize(width: bitmap.width, height: bitmap.height)
    ) { () throws(FileSystemError) in file }
  }
}

/// The pictures of one snapshot on a page.
public struct PagePictures: Sendable {
  /// The golden; `nil` if there is none, or if it is equal to ``actual``.
  public var expected: PagePicture?
  /// What was drawn; `nil` if drawing failed.
  public var actual: PagePicture?
  /// What the inspector shows of their views.
  var views = PageViews()

  /// The pictures of a snapshot; nil where there is none.
  public init(expected: PagePicture? = nil, actual: PagePicture? = nil) {
    (self.expected, self.actual) = (expected, actual)
  }
}

/// The pictures of one snapshot, by their numbers on the page.
struct PageNumbers {
  struct Picture {
    var number: Int
    var size: PixelSize
    /// The number of the text about the picture's views; nil if nothing is known, or until it is
    /// numbered.
    var views: Int?
  }

  var expected: Picture?
  var actual: Picture?
  var views = PageViews()
}

/// Numbers pictures in the order of their first use, equal ones alike.
///
/// A server keeps its table over all reports, so that a number always means the same pixels.
package struct PagePictureTable: Sendable {
  package private(set) var pictures: [PagePicture] = []
  private var numbers: [String: Int] = [:]

  package init() {}

  mutating func add(_ pictures: PagePictures) -> PageNumbers {
    PageNumbers(
      expected: number(of: pictures.expected), actual: number(of: pictures.actual),
      views: pictures.views)
  }

  private mutating func number(of picture: PagePicture?) -> PageNumbers.Picture? {
    guard let picture else { return nil }
    let number = numbers[picture.hash] ?? pictures.count
    if number == pictures.count {
      numbers[picture.hash] = number
      pictures.append(picture)
    } else {
      // The file of an earlier report may be gone.
      pictures[number] = picture
    }
    return .init(number: number, size: picture.size)
  }
}
