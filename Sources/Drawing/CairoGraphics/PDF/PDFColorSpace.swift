import PictureFiles

/// What the components of a colour mean (ISO 32000-1, section 8.6).
indirect enum PDFColorSpace: Sendable {
  case gray
  case rgb
  /// Inks, without a profile: each leaves a part of the light.
  case cmyk
  case profile(ProfiledColor, components: Int)
  /// Places in a table.
  case indexed(PDFColorSpace, table: [UInt8])
  /// Inks of their own, with a function to the components of another space.
  case tints(count: Int, PDFColorSpace, PDFFunction)
  /// Gradients; with a colour for patterns that have none.
  case pattern

  /// - Parameters:
  ///   - object: a name, or an array that begins with one.
  ///   - spaces: the names of the resources.
  init(
    _ object: PDFObject?, spaces: PDFDictionary, in file: PDFFile, depth: Int = 0
  ) throws(PDFProblem) {
    let object = try file.resolve(object)
    guard depth < 8 else { throw PDFProblem(at: 0, "colour spaces are in each other too deep") }
    let array = try file.array(object) ?? [object]
    guard let name = array.first?.name else {
      throw PDFProblem(at: 0, "the colour space is damaged")
    }
    switch name {
    case "DeviceGray", "CalGray", "G": self = .gray
    case "DeviceRGB", "CalRGB", "RGB": self = .rgb
    case "DeviceCMYK", "CMYK": self = .cmyk
    case "Pattern": self = .pattern
    case "ICCBased":
      guard array.count > 1, let stream = array[1].stream,
        let count = try file.resolve(stream.dictionary["N"]).integer
      else { throw PDFProblem(at: 0, "the colour profile is damaged") }
      switch count {
      case 1, 3:
        let profile = try file.content(of: stream)
        self = .profile(ProfiledColor(profile: profile, isGray: count == 1), components: count)
      case 4: self = .cmyk
      default: throw PDFProblem(at: stream.offset, "the colour profile has \(count) components")
      }
    case "Indexed", "I":
      guard array.count > 3 else { throw PDFProblem(at: 0, "the table of colours is damaged") }
      let base = try PDFColorSpace(array[1], spaces: spaces, in: file, depth: depth + 1)
      switch array[3] {
      case .string(let table): self = .indexed(base, table: table)
      case .stream(let stream): self = .indexed(base, table: try file.content(of: stream))
      default: throw PDFProblem(at: 0, "the table of colours is damaged")
      }
    case "Separation", "DeviceN":
      guard array.count > 3 else { throw PDFProblem(at: 0, "the colour space is damaged") }
      self = .tints(
        count: array[1].array?.count ?? 1,
        try PDFColorSpace(array[2], spaces: spaces, in: file, depth: depth + 1),
        try PDFFunction(array[3], in: file))
    default:
      guard array.count == 1, let named = spaces[name] else {
        throw PDFProblem(at: 0, "colours of the space \(name) are not read; convert them to sRGB")
      }
      self = try PDFColorSpace(named, spaces: [:], in: file, depth: depth + 1)
    }
  }

  var componentCount: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb: 3
    case .cmyk: 4
    case .profile(_, let count): count
    case .tints(let count, _, _): count
    case .pattern: 0
    }
  }

  /// The colour before another one is set: black, or all inks.
  var initial: CGColor {
    switch self {
    case .indexed: color([0])
    case .tints(let count, _, _): color(Array(repeating: 1, count: count))
    default: .black
    }
  }

  /// The opaque colour of components from 0 to 1, or of a place in a table. Missing components are 0.
  func color(_ components: [Double]) -> CGColor {
    func component(_ index: Int) -> Double {
      index < components.count ? min(max(components[index], 0), 1) : 0
    }
    switch self {
    case .gray: return CGColor(red: component(0), green: component(0), blue: component(0), alpha: 1)
    case .rgb, .pattern:
      return CGColor(red: component(0), green: component(1), blue: component(2), alpha: 1)
    case .cmyk:
      let light = 1 - component(3)
      return CGColor(
        red: (1 - component(0)) * light, green: (1 - component(1)) * light,
        blue: (1 - component(2)) * light, alpha: 1)
    case .profile(let profile, let count):
      let isGray = count == 1
      let (red, green, blue) = profile.sRGB(
        (component(0), component(isGray ? 0 : 1), component(isGray ? 0 : 2)))
      return CGColor(red: red, green: green, blue: blue, alpha: 1)
    case .indexed(let base, let table):
      let count = base.componentCount
      let place = (components.first ?? 0).rounded()
      guard place >= 0, place < 65_536, Int(place) * count + count <= table.count else {
        return base.initial
      }
      let index = Int(place) * count
      return base.color(table[index..<index + count].map { Double($0) / 255 })
    case .tints(_, let base, let function): return base.color(function.values(at: components))
    }
  }
}
