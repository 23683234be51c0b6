import Foundation
import XMLReading

/// The size of an `svg` or `symbol` element, and the placement of its content.
struct SVGViewport {
  var size: CGSize
  /// From the space of the elements to the viewport's.
  var transform: CGAffineTransform
  /// What percentages of the content refer to: the view box, or the viewport itself.
  var contentSize: CGSize

  /// The viewport of the outer `svg` element.
  init(root: SVGTree.Element) throws(XMLError) {
    /// Nil where the view box determines the size: a percentage of it, or not specified.
    func side(_ name: String) throws(XMLError) -> Double? {
      guard let property = root[name], property.value != "auto", !property.value.hasSuffix("%")
      else { return nil }
      let length = try property.length()
      guard length > 0 else { throw property.invalid("it must be greater than zero") }
      return length
    }
    let (width, height) = (try side("width"), try side("height"))
    guard let box = try root["viewBox"].map({ box throws(XMLError) in try Self.box(box) })
    else {
      guard let width, let height else {
        throw XMLError(at: root.place, "'svg' needs a viewBox, or a width and a height")
      }
      size = CGSize(width: width, height: height)
      transform = .identity
      contentSize = size
      return
    }
    let ratio = box.width / box.height
    size = CGSize(
      width: width ?? height.map { $0 * ratio } ?? box.width,
      height: height ?? width.map { $0 / ratio } ?? box.height)
    transform = try Self.placement(of: box, in: size, root["preserveAspectRatio"])
    contentSize = box.size
  }

  /// The viewport of an `svg` or a `symbol` within another one; nil if it has no area.
  init?(
    _ element: SVGTree.Element, size: CGSize
  ) throws(XMLError) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    guard let box = try element["viewBox"].map({ box throws(XMLError) in try Self.box(box) }) else {
      transform = .identity
      contentSize = size
      return
    }
    transform = try Self.placement(of: box, in: size, element["preserveAspectRatio"])
    contentSize = box.size
  }

  private static func box(_ property: SVGProperty) throws(XMLError) -> CGRect {
    let numbers = try property.lengths()
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw property.invalid("x, y, and a width and a height above zero were expected")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// SVG 2, section 8.2.
  private static func placement(
    of box: CGRect, in size: CGSize, _ ratio: SVGProperty?
  ) throws(XMLError) -> CGAffineTransform {
    let words = ratio?.value.split(separator: " ").map(String.init) ?? ["xMidYMid"]
    var (x, y) = (size.width / box.width, size.height / box.height)
    var (alignX, alignY) = (0.0, 0.0)
    if words != ["none"] {
      let parts = ["Min": 0.0, "Mid": 0.5, "Max": 1.0]
      guard let align = words.first, align.count == 8, align.hasPrefix("x"),
        align.dropFirst(4).first == "Y", let toX = parts[String(align.dropFirst().prefix(3))],
        let toY = parts[String(align.suffix(3))],
        words.count == 1 || words.count == 2 && ["meet", "slice"].contains(words[1])
      else {
        throw ratio?.invalid ?? XMLError(at: XMLPlace(offset: 0), "preserveAspectRatio")
      }
      let scale = words.last == "slice" ? max(x, y) : min(x, y)
      (x, y, alignX, alignY) = (scale, scale, toX, toY)
    }
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y,
      tx: (size.width - box.width * x) * alignX - box.minX * x,
      ty: (size.height - box.height * y) * alignY - box.minY * y)
  }
}
