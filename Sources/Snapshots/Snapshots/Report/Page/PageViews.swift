import JSONValues
import PictureFiles
import Pixels
import ViewTree

/// What the inspector shows of the views of a snapshot's pictures: the JSON of a
/// ``PictureInspection``; nil if nothing is known.
struct PageViews: Sendable, Equatable {
  var expected: String?
  var actual: String?
}

/// Numbers the texts about views in the order of their first use, equal ones alike.
///
/// They remain texts in the data of the page, which parses one when its picture is inspected.
struct PageViewTable {
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]

  /// The pictures of a snapshot with the numbers of the texts about their views.
  mutating func numbering(_ pictures: PageNumbers) -> PageNumbers {
    var pictures = pictures
    pictures.expected?.views = number(of: pictures.views.expected)
    pictures.actual?.views = number(of: pictures.views.actual)
    return pictures
  }

  private mutating func number(of text: String?) -> Int? {
    guard let text else { return nil }
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}

extension PageViews {
  /// The text about the views in a golden's tree; nil if it has none, or a damaged one.
  ///
  /// - Parameters:
  ///   - bytes: The PNG file.
  ///   - size: Of the picture, pixels.
  ///   - scale: Pixels per point.
  static func text(inGolden bytes: [UInt8], size: PixelSize, scale: Double) -> String? {
    guard scale > 0, let chunks = try? PNG.readChunks(bytes),
      let tree = try? GoldenFile.tree(in: chunks)
    else { return nil }
    let inspection = PictureInspection(
      of: tree, size: (Double(size.width) / scale, Double(size.height) / scale))
    return inspection.json.line
  }
}
