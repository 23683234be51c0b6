import HeadlessUIKit
import Layouter

/// A button whose icon is drawn from SVG path data, with colours for each state.
///
/// All icon resources are in `colorResources`: a path, optionally a background path, and the fill
/// and stroke of both. Image icons are ignored.
open class DsSvgIconButton: DsCustomButton {
  /// The natural size of the icon, points, at the standard text size: it scales with the caption.
  open var iconSize = CGSize(width: 24, height: 24) {
    didSet { redraw(if: iconSize != oldValue) }
  }
  /// The area that the paths' coordinates refer to, from (0, 0).
  open var viewboxSize = CGSize(width: 24, height: 24) {
    didSet { redraw(if: viewboxSize != oldValue) }
  }
  /// Whether the icon is always as high as the content.
  open var stretchIcon = false { didSet { redraw(if: stretchIcon != oldValue) } }

  /// Whether the icon is mirrored where the interface runs from right to left, as an arrow to the next
  /// page is.
  open var flipsIconForRightToLeft = false {
    didSet { redraw(if: flipsIconForRightToLeft != oldValue) }
  }

  /// The repository of the parsed paths.
  public let pathRepository: PathRepository
  private let ownsRepository: Bool
  /// The paths that the button has drawn and can draw again; it retains each of them once in the
  /// repository.
  private var paths: [PathRepository.Key: SVGPath] = [:]

  open override var colorResources: StatefulResource? { didSet { releaseUnusedPaths() } }

  /// - Parameter pathRepository: a repository to share parsed paths with other views; nil for one of
  ///   the button's own.
  public init(frame: CGRect = .zero, pathRepository: PathRepository?) {
    self.pathRepository = pathRepository ?? PathRepository()
    ownsRepository = pathRepository == nil
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, pathRepository: nil)
  }

  /// Always nil: the view is not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  deinit { releasePaths() }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil, ownsRepository { releasePaths() }
  }

  private func releasePaths() {
    for key in paths.keys { pathRepository.release(key) }
    paths = [:]
  }

  /// Releases the paths that the button draws in no state: the paths of former resources, and of another
  /// view box.
  private func releaseUnusedPaths() {
    guard !paths.isEmpty else { return }
    let used = Set(pathsOfAllStates.map { PathRepository.Key($0, viewboxSize) })
    for key in paths.keys where !used.contains(key) {
      pathRepository.release(key)
      paths[key] = nil
    }
  }

  /// The data of the paths that the button can draw, in any state.
  var pathsOfAllStates: [String] {
    ViewState.allCases.flatMap { state in
      [ResType.svgPath, .svgBgPath].compactMap { resource($0, in: state)?.path }
    }
  }

  /// A parsed path, from the repository at the first request.
  private func path(_ data: String) throws(SVGPathError) -> SVGPath {
    let key = PathRepository.Key(data, viewboxSize)
    if let path = paths[key] { return path }
    // A new path often replaces another one.
    releaseUnusedPaths()
    let path = try pathRepository.path(data, viewBox: viewboxSize)
    paths[key] = path
    return path
  }

  // MARK: Geometry

  /// ``iconSize`` at the user's preferred text size; nil if the button has no path in any state, so
  /// that a caption without an icon is centred.
  open override func iconSize(in state: ViewState) -> CGSize? {
    pathsOfAllStates.isEmpty ? nil : scaledIcon(iconSize)
  }

  override var contentGeometry: ContentGeometry {
    var geometry = super.contentGeometry
    geometry.stretchesIcon = stretchIcon
    return geometry
  }

  /// The size with the icon's natural size, whatever the height.
  open override func preferredSize(height: CGFloat = 0, state: ViewState = .normal) -> CGSize {
    contentGeometry.preferredSize(
      iconSize: iconSize(in: state), textSize: text == nil ? nil : textSize())
  }

  /// The rectangle of the path: the icon's whole area.
  open func iconForegroundRect(in rect: CGRect) -> CGRect { rect }

  /// The rectangle of the background path: the icon's area inset by 1/24 at each side, so that it is
  /// not visible around the path.
  open func iconBackgroundRect(in rect: CGRect) -> CGRect {
    rect.insetBy(dx: rect.width / 24, dy: rect.height / 24)
  }

  // MARK: Drawing

  open override func drawIcon(_ context: CGContext, rect: CGRect) {
    let rect = PixelGrid(of: context).moved(rect)
    drawPath(
      .svgBgPath, context, rect: iconBackgroundRect(in: rect), fill: color(.svgBgColor),
      stroke: color(.svgStrokeBgColor), strokeWidth: number(.svgStrokeBgWidth))
    drawPath(
      .svgPath, context, rect: iconForegroundRect(in: rect), fill: color(.svgColor, or: .fgColor),
      stroke: color(.svgStrokeColor), strokeWidth: number(.svgStrokeWidth))
  }

  /// Draws a path of the resources, if there is one. Invalid data is reported as a drawing error.
  private func drawPath(
    _ type: ResType, _ context: CGContext, rect: CGRect, fill: UIColor?, stroke: UIColor?,
    strokeWidth: CGFloat
  ) {
    guard let data = resource(type, in: buttonState)?.path else { return }
    draw(
      data, context, rect: rect, fill: fill, stroke: stroke, strokeWidth: strokeWidth,
      mirrorX: flipsIconForRightToLeft && isMirrored, key: ResourceKey(type, buttonState))
  }

  /// Draws path data. Invalid data is reported as a drawing error with the name of its resource.
  func draw(
    _ data: String, _ context: CGContext, rect: CGRect, fill: UIColor?, stroke: UIColor? = nil,
    strokeWidth: CGFloat = 0, mirrorX: Bool = false, key: ResourceKey
  ) {
    do throws(SVGPathError) {
      let path = try path(data)
      path.draw(
        in: rect, context: context, fill: fill, stroke: stroke, strokeWidth: strokeWidth,
        mirrorX: mirrorX)
    } catch {
      context.record(ResourceError.badPath(key, view: layoutName, error))
    }
  }

  private func number(_ type: ResType) -> CGFloat {
    resource(type, in: buttonState)?.number ?? 0
  }

  open override class var propertyTable: PropertyTable { svgIconButtonProperties }

  override var visibleResourceTypes: [ResType] {
    var types = super.visibleResourceTypes
    if resource(.svgBgPath, in: buttonState) != nil {
      types += [.svgBgPath, .svgBgColor, .svgStrokeBgColor, .svgStrokeBgWidth]
    }
    if resource(.svgPath, in: buttonState) != nil {
      types += [.svgPath, .svgColor, .svgStrokeColor, .svgStrokeWidth]
    }
    return types
  }

  override var usesForegroundColor: Bool {
    resource(.svgPath, in: buttonState) != nil && color(.svgColor) == nil
      || super.usesForegroundColor
  }
}
