/// A layer for large content, which Core Animation draws in tiles at several levels of detail.
///
/// Here it is drawn as any layer is: all of its content at once, at the resolution at which it is shown.
open class CATiledLayer: CALayer {
  private var tiles = Tiles()

  private struct Tiles {
    var size = CGSize(width: 256, height: 256)
    var levelsOfDetail = 1
    var levelsOfDetailBias = 0
  }

  public override init() {
    super.init()
    setNeedsDisplay()
  }

  public override init(layer: Any) {
    if let layer = layer as? CATiledLayer { tiles = layer.tiles }
    super.init(layer: layer)
  }

  /// A layer with the class's defaults, whatever the coder has: layers are not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How long new tiles take to appear, seconds. It does not affect drawing.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The greatest size of a tile, pixels. Has no effect.
  open var tileSize: CGSize {
    get { tiles.size }
    set { tiles.size = newValue }
  }

  /// The number of levels of detail. Has no effect.
  open var levelsOfDetail: Int {
    get { tiles.levelsOfDetail }
    set { tiles.levelsOfDetail = newValue }
  }

  /// How many of the levels of detail are for magnification. Has no effect.
  open var levelsOfDetailBias: Int {
    get { tiles.levelsOfDetailBias }
    set { tiles.levelsOfDetailBias = newValue }
  }
}
