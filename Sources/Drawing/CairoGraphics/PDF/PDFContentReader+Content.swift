import Foundation

/// Pictures, and content that is used in other content (ISO 32000-1, sections 8.9 and 8.10).
extension PDFContentReader {
  mutating func use(_ object: PDFObject) throws(PDFProblem) {
    guard let stream = object.stream else {
      throw PDFProblem(at: 0, "an object to draw is damaged")
    }
    switch try file.resolve(stream.dictionary["Subtype"]).name {
    case "Image":
      guard state.transform.isInvertible else { return }
      var color = CGColor.black
      if case .color(let fill) = state.fill { color = fill }
      let reader = PDFPictureReader(file: file, spaces: try spaces)
      add(
        .picture(
          VectorPicture(
            image: try reader.image(stream, stencil: color), transform: state.transform,
            opacity: state.fillAlpha)))
    case "Form":
      let isGroup = try file.resolve(stream.dictionary["Group"]) != .null
      var inner = state
      inner.clips = []
      inner.clipNumber = 0
      guard isGroup else {
        for node in try content(of: stream, inner) {
          nodes.append((node, state.clips, state.clipNumber))
        }
        return
      }
      (inner.fillAlpha, inner.strokeAlpha) = (1, 1)
      (inner.blendMode, inner.mask) = (.normal, nil)
      var group = VectorGroup(nodes: try content(of: stream, inner))
      group.opacity = state.fillAlpha
      let settings = try file.resolve(stream.dictionary["Group"]).dictionary ?? [:]
      group.isIsolated = try file.resolve(settings["I"]) == .boolean(true)
      add(.group(group))
    default: break
    }
  }

  /// The nodes of content that is used in this one, cut off at its edges.
  mutating func content(
    of stream: PDFStream, _ state: PDFGraphicsState
  ) throws(PDFProblem) -> [VectorNode] {
    guard depth < Self.depthLimit else {
      throw PDFProblem(at: stream.offset, "content is in itself, or too deep")
    }
    var state = state
    if let own = try file.numbers(stream.dictionary["Matrix"]), own.count == 6 {
      state.transform = matrix(own).concatenating(state.transform)
    }
    let resources = try file.resolve(stream.dictionary["Resources"]).dictionary ?? self.resources
    var reader = PDFContentReader(self, resources, state)
    if let box = try file.numbers(stream.dictionary["BBox"]), box.count == 4 {
      reader.path =
        CGPath(
          rect: CGRect(
            x: CGFloat(min(box[0], box[2])), y: CGFloat(min(box[1], box[3])),
            width: CGFloat(abs(box[2] - box[0])), height: CGFloat(abs(box[3] - box[1]))),
          transform: nil
        ).storage
      var outline = reader.figure(.winding)
      outline.fill = .color(.color(.black))
      reader.clip(by: outline)
      reader.path = PathStorage()
    }
    let nodes = try reader.read(try file.content(of: stream))
    operatorCount = reader.operatorCount
    return nodes
  }
}
