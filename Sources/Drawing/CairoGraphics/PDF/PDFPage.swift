import Foundation

/// The first page of a PDF: its size and the nodes that draw it (ISO 32000-1, section 7.7.3).
struct PDFPage {
  let size: CGSize
  let nodes: [VectorNode]

  /// Folders of pages in each other.
  private static let depthLimit = 64
  private static let sideLimit = 100_000.0

  init(in file: PDFFile) throws(PDFProblem) {
    let page = try Self.firstPage(in: file)
    let box = try Self.box(of: page, in: file)
    let turns = ((try file.resolve(page["Rotate"]).integer ?? 0) / 90 % 4 + 4) % 4
    let space = Self.space(of: box, quarterTurns: turns)
    size = turns % 2 == 0 ? box.size : CGSize(width: box.height, height: box.width)
    let frame = CGRect(origin: .zero, size: size)
    let contents = try file.resolve(page["Contents"])
    var content: [UInt8] = []
    for part in try file.array(contents) ?? [contents] {
      // A part does not end within a word.
      if let stream = part.stream { content += try file.content(of: stream) + [0x0A] }
    }
    let resources = try file.resolve(page["Resources"]).dictionary ?? [:]
    var reader = PDFContentReader(
      file: file, resources: resources, transform: space, frame: frame)
    nodes = try reader.read(content)
  }

  /// The dictionary of the first page, with what it inherits.
  private static func firstPage(in file: PDFFile) throws(PDFProblem) -> PDFDictionary {
    var node = try file.resolve(try file.root()["Pages"]).dictionary ?? [:]
    for _ in 0..<depthLimit {
      guard let children = try file.resolve(node["Kids"]).array else {
        guard node["Contents"] != nil || node["MediaBox"] != nil else { break }
        return node
      }
      guard
        let child = try children.first.map({ child throws(PDFProblem) in try file.resolve(child) })?
          .dictionary
      else { break }
      let inherited = node.filter {
        ["Resources", "MediaBox", "CropBox", "Rotate"].contains($0.key)
      }
      node = child.merging(inherited) { own, _ in own }
    }
    throw PDFProblem(at: 0, "the file has no page")
  }

  /// The part of the page that is shown.
  private static func box(of page: PDFDictionary, in file: PDFFile) throws(PDFProblem) -> CGRect {
    func rect(_ name: String) throws(PDFProblem) -> CGRect? {
      guard let numbers = try file.numbers(page[name]), numbers.count == 4 else { return nil }
      return CGRect(
        x: CGFloat(min(numbers[0], numbers[2])), y: CGFloat(min(numbers[1], numbers[3])),
        width: CGFloat(abs(numbers[2] - numbers[0])), height: CGFloat(abs(numbers[3] - numbers[1])))
    }
    guard let media = try rect("MediaBox") else { throw PDFProblem(at: 0, "the page has no size") }
    let box = try rect("CropBox").map { $0.intersection(media) } ?? media
    guard !box.isNull, box.width > 0, box.height > 0, box.width.native <= sideLimit,
      box.height.native <= sideLimit
    else { throw PDFProblem(at: 0, "the page has no area, or is too large") }
    return box
  }

  /// From the page's space, whose y axis points up, to the image's.
  private static func space(of box: CGRect, quarterTurns: Int) -> CGAffineTransform {
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    let turn =
      switch quarterTurns {
      case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: box.height, ty: 0)
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: box.width, ty: box.height)
      case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: box.width)
      default: CGAffineTransform.identity
      }
    return upright.concatenating(turn)
  }
}
