/// A set of a layer's corners.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The edges of a layer that are smoothed.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable, Hashable {
  /// The bits of the edges.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The edge at the left.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The edge at the right.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The edge at the bottom.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The edge at the top.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)

  static let all: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}

/// The curve of rounded corners. Both are drawn as arcs of circles.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the curve.
  public let rawValue: String

  /// A curve by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// An arc of a circle; the default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A smooth curve; here drawn as an arc of a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's contents are placed in bounds of another size.
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the gravity.
  public let rawValue: String

  /// A gravity by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In its own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In its own size, in the middle of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In its own size, in the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In its own size, in the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In its own size, in the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In its own size, in the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In its own size, in the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In its own size, in the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In its own size, in the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, with its own aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds, with its own aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Where contents of a size are placed in a rectangle.
  package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    placement.rect(for: size, in: bounds)
  }

  private var placement: ContentPlacement {
    switch self {
    case .center: .at(x: 0.5, y: 0.5)
    case .top: .at(x: 0.5, y: 0)
    case .bottom: .at(x: 0.5, y: 1)
    case .left: .at(x: 0, y: 0.5)
    case .right: .at(x: 1, y: 0.5)
    case .topLeft: .at(x: 0, y: 0)
    case .topRight: .at(x: 1, y: 0)
    case .bottomLeft: .at(x: 0, y: 1)
    case .bottomRight: .at(x: 1, y: 1)
    case .resizeAspect: .fitted
    case .resizeAspectFill: .filling
    default: .stretched
    }
  }
}

/// How contents are resampled; without an effect.
public struct CALayerContentsFilter: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the filter.
  public let rawValue: String

  /// A filter by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation between pixels; the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation between pixels and between levels of detail.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The format of drawn contents; without an effect.
public struct CALayerContentsFormat: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the format.
  public let rawValue: String

  /// A format by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Red, green, blue and alpha in 8 bits each; the default.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Red, green, blue and alpha in 16-bit floating point each.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Grey in 8 bits.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
