import Foundation

/// The operators that set colours, and dictionaries of settings.
extension PDFContentReader {
  mutating func apply(_ settings: PDFDictionary) throws(PDFProblem) {
    for (name, value) in settings {
      let value = try file.resolve(value)
      switch name {
      case "CA": state.strokeAlpha = min(max(value.number ?? 1, 0), 1)
      case "ca": state.fillAlpha = min(max(value.number ?? 1, 0), 1)
      case "LW": state.line.width = abs(value.number ?? 1)
      case "ML": state.line.miterLimit = max(value.number ?? 10, 1)
      case "LC":
        operands = [value]
        try perform("J")
      case "LJ":
        operands = [value]
        try perform("j")
      case "D":
        guard let dash = value.array, dash.count == 2 else { continue }
        try setDash(try file.array(dash[0]), phase: try file.resolve(dash[1]).number ?? 0)
      case "BM":
        let names = try file.array(value)?.compactMap(\.name) ?? [value.name ?? "Normal"]
        state.blendMode =
          names.lazy.compactMap { PDFGraphicsState.blendModes[$0] }.first ?? .normal
      case "SMask":
        if let settings = value.dictionary {
          state.mask = try mask(settings)
        } else {
          state.mask = nil
        }
      default: break
      }
    }
  }

  /// A mask, which is content whose luminance or alpha counts.
  mutating func mask(_ settings: PDFDictionary) throws(PDFProblem) -> VectorMask {
    guard let group = try file.resolve(settings["G"]).stream else {
      throw PDFProblem(at: 0, "a mask has no content")
    }
    guard [.null, .name("Identity")].contains(try file.resolve(settings["TR"])) else {
      throw PDFProblem(at: group.offset, "masks with a function are not drawn")
    }
    var inner = PDFGraphicsState(transform: state.transform)
    inner.clips = []
    var region = PathStorage()
    region.append(CGPath(rect: frame.insetBy(dx: -1, dy: -1), transform: nil).storage)
    return VectorMask(
      nodes: try content(of: group, inner), usesLuminance: settings["S"] == .name("Luminosity"),
      region: region, mask: nil)
  }

  mutating func setColor(_ name: String) throws(PDFProblem) {
    let isStroke = name.first?.isUppercase == true
    var (space, paint) =
      isStroke ? (state.strokeSpace, state.stroke) : (state.fillSpace, state.fill)
    switch name.lowercased() {
    case "cs":
      space = try PDFColorSpace(operands.last, spaces: try spaces, in: file)
      paint = .color(space.initial)
    case "g", "rg", "k":
      space = name.lowercased() == "g" ? .gray : name.lowercased() == "rg" ? .rgb : .cmyk
      paint = .color(space.color(try numbers(space.componentCount)))
    default:
      if case .pattern = space {
        paint = try pattern(try resource("Pattern"))
      } else {
        paint = .color(space.color(operands.compactMap(\.number)))
      }
    }
    if isStroke {
      (state.strokeSpace, state.stroke) = (space, paint)
    } else {
      (state.fillSpace, state.fill) = (space, paint)
    }
  }

  func pattern(_ object: PDFObject) throws(PDFProblem) -> PDFGraphicsState.Paint {
    guard let pattern = object.dictionary, pattern["PatternType"]?.integer == 2 else {
      throw PDFProblem(
        at: object.stream?.offset ?? 0,
        "tiled patterns are not drawn; use a colour or a gradient, or export the picture as PNG")
    }
    let own = try file.numbers(pattern["Matrix"]) ?? [1, 0, 0, 1, 0, 0]
    guard own.count == 6 else { throw PDFProblem(at: 0, "the pattern is damaged") }
    return .shading(
      try PDFShading(pattern["Shading"], spaces: try spaces, in: file),
      pattern: matrix(own).concatenating(space))
  }
}
