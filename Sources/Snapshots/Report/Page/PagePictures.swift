import CairoGraphics
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
}

/// The pictures of one snapshot on a page.
public struct PagePictures: Sendable {
  /// The golden; `nil` if there is none, or if it is equal to ``actual``.
  public var expected: PagePicture?
  /// What was drawn; `nil` if drawing failed.
  public var actual: PagePicture?
  /// What the inspector shows of their views.
  var views = PageViews()

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
struct PagePictureTable {
  private(set) var pictures: [PagePicture] = []
  private var numbers: [String: Int] = [:]

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
    }
    return .init(number: number, size: picture.size)
  }
}
