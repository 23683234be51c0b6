import CairoGraphics
import Foundation
import Pixels
import Scenes

/// What a contact sheet shows of one scene.
struct SheetContent: Sendable {
  var title: String
  /// One line below the title: where the scene is, and how many pictures it has.
  var subtitle: String
  var axes: [SheetAxis]
  var pictures: [SheetPicture]
  /// Pixels a point of the sheet itself: that of its sharpest pictures, so that its text is as
  /// sharp as they are.
  var scale: CGFloat

  init(title: String, subtitle: String, axes: [SheetAxis], pictures: [SheetPicture]) {
    self.title = title
    self.subtitle = subtitle
    self.axes = axes
    self.pictures = pictures
    scale = CGFloat(min(3, max(1, pictures.map(\.scale).max() ?? 1)))
  }

  /// Only the sharpest pictures: an overview shows what there is, not at which scales.
  var forOverview: SheetContent {
    guard let index = axes.firstIndex(where: { $0.name == "scale" }) else { return self }
    var content = self
    let sharpest = pictures.map(\.scale).max()
    content.pictures = pictures.filter { $0.scale == sharpest }
    content.axes.remove(at: index)
    for picture in content.pictures.indices { content.pictures[picture].place.remove(at: index) }
    return content
  }
}

/// One variant's picture on a contact sheet.
struct SheetPicture: Sendable {
  /// The index of its value on each axis.
  var place: [Int]
  var bitmap: Bitmap
  /// Pixels a point.
  var scale: Double
  /// Whether it shows the dark appearance, and so stands on dark ground.
  var isDark: Bool

  /// Width and height in points, as a label says it.
  var sizeLabel: String {
    let sides = [bitmap.width, bitmap.height].map { JSON.number(Double($0) / scale).description }
    return sides.joined(separator: " × ")
  }
}
