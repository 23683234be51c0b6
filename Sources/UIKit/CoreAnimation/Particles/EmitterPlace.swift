/// Where a particle begins.
struct EmitterPlace {
  /// In the layer's coordinates.
  var x: Double
  var y: Double
  /// The direction that a cell's longitude is added to, radians: outwards on the outline of a circle, upwards
  /// from a line, otherwise 0.
  var direction: Double
}

extension EmitterState {
  /// A place on the emitter's shape.
  func place(_ random: inout ParticleRandom) -> EmitterPlace {
    let (x, y) = (emitterPosition.x.bounded, emitterPosition.y.bounded)
    let (width, height) = (emitterSize.width.bounded, emitterSize.height.bounded)
    // As many numbers for each shape, so that what follows is the same for all.
    let (first, second) = (random.unit(), random.unit())
    func at(_ right: Double, _ down: Double) -> EmitterPlace {
      EmitterPlace(x: x + right, y: y + down, direction: 0)
    }
    switch shape {
    case .line:
      let offset = mode == .points ? (first < 0.5 ? -width : width) / 2 : width * (first - 0.5)
      return EmitterPlace(x: x + offset, y: y, direction: -Double.pi / 2)
    case .rectangle, .cuboid:
      switch mode {
      case .points:
        return at((first < 0.5 ? -width : width) / 2, (second < 0.5 ? -height : height) / 2)
      case .outline:
        return Self.onOutline(first, width, height).map(at)
      default: return at(width * (first - 0.5), height * (second - 0.5))
      }
    case .circle, .sphere:
      let angle = first * 2 * Double.pi
      let (sine, cosine) = Trigonometry.sineAndCosine(of: angle)
      let isInside = mode == .volume
      // As many particles on each part of the area.
      let radius = width * (isInside ? second.squareRoot() : 1)
      return EmitterPlace(
        x: x + radius * cosine, y: y + radius * sine, direction: isInside ? 0 : angle)
    default: return at(0, 0)
    }
  }

  private struct Offset {
    var right: Double
    var down: Double

    func map(_ place: (Double, Double) -> EmitterPlace) -> EmitterPlace { place(right, down) }
  }

  /// A place on the outline of a rectangle, from its middle.
  ///
  /// - Parameter part: of the way around it from the top left corner.
  private static func onOutline(_ part: Double, _ width: Double, _ height: Double) -> Offset {
    let way = part * 2 * (width + height)
    switch way {
    case ..<width: return Offset(right: way - width / 2, down: -height / 2)
    case ..<(width + height): return Offset(right: width / 2, down: way - width - height / 2)
    case ..<(2 * width + height):
      return Offset(right: width / 2 - (way - width - height), down: height / 2)
    default:
      return Offset(right: -width / 2, down: height / 2 - (way - 2 * width - height))
    }
  }
}
