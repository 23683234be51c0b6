/// The third step of an update pass: redraws the invalidated content of visible views.
///
/// It traverses windows back to front as a ``DrawingPass`` does, but draws nothing itself. The content of views is kept
/// for the following frames.
struct DisplayPass {
  /// A view that draws content, and its place on the screen.
  private struct Place {
    let view: UIView
    let site: DrawingSite
    /// From the view's coordinates to the screen's.
    let toScreen: CGAffineTransform
    /// The part of the screen that shows it unless it is covered.
    let visible: CGRect
    /// The index of the first cover in front of it.
    let firstCover: Int
    let isUnhidden: Bool
  }

  /// The values that a view inherits from its superviews.
  private struct Surroundings {
    /// The origin of the superview's coordinates, in the space of `toScreen`.
    var origin: CGPoint
    /// Nil for the identity.
    var toScreen: CGAffineTransform?
    /// The part of the screen that superviews show.
    var clip: CGRect
    var traits: UITraitCollection
    var isOpaque = true
    /// Whether a superview was hidden in the last pass.
    var isUnhidden = false
  }

  private let scale: CGFloat
  private var places: [Place] = []
  /// Layers that draw, or have layers that do.
  private var layers: [(layer: CALayer, traits: UITraitCollection)] = []
  /// Opaque rectangles, back to front, in the screen's coordinates.
  private var covers: [CGRect] = []

  /// Updates the content of views.
  ///
  /// - Parameters:
  ///   - windows: back to front; hidden ones count as hidden views.
  ///   - screen: the visible rectangle, in the coordinates of the windows' frames.
  ///   - scale: pixels per point.
  static func run(over windows: [UIView], on screen: CGRect, scale: CGFloat) {
    var pass = DisplayPass(scale: scale)
    for window in windows {
      pass.visit(
        window, in: Surroundings(origin: .zero, clip: screen, traits: window.traitCollection))
    }
    for place in pass.places { pass.update(place) }
    for (layer, traits) in pass.layers { traits.performAsCurrent { layer.displayForCommit() } }
    for window in windows { window.markLayersCommitted() }
  }

  /// Draws the views of a tree without a window in advance, so that their changes of layers during drawing appear in
  /// the same picture.
  static func lists(of root: UIView, scale: CGFloat, traits: UITraitCollection)
    -> [ObjectIdentifier: DisplayList]
  {
    guard !root.flags.contains(.inWindow), root.presentedTransform == nil, root.changesWhileDrawn
    else { return [:] }
    var pass = DisplayPass(scale: scale)
    pass.isOfWindow = false
    let place = root.presentedPlacement
    let everywhere = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    let origin = CGPoint(x: -place.minX, y: -place.minY)
    pass.visit(root, in: Surroundings(origin: origin, clip: everywhere, traits: traits))
    for (layer, traits) in pass.layers { traits.performAsCurrent { layer.displayForCommit() } }
    return pass.places.reduce(into: [:]) { lists, place in
      let (view, site) = (place.view, place.site)
      lists[ObjectIdentifier(view)] = site.traits.performAsCurrent {
        site.list(of: view, in: CGRect(origin: site.bounds.origin, size: site.size))
      }
    }
  }

  private init(scale: CGFloat) {
    self.scale = scale
  }

  /// Whether the content is kept by a window; otherwise only views whose drawing can change layers are concerned.
  private var isOfWindow = true

  // MARK: Traversal

  private mutating func visit(_ view: UIView, in outer: Surroundings) {
    guard !view.presentedIsHidden else {
      view.flags.insert(.wasHidden)
      return
    }
    let opacity = view.presentedOpacity
    guard opacity > 0 else { return }
    var inner = outer
    if view.flags.contains(.wasHidden) {
      view.flags.remove(.wasHidden)
      inner.isUnhidden = true
    }
    if let override = view.traitOverride { inner.traits = override.applied(to: outer.traits) }
    inner.isOpaque = outer.isOpaque && opacity == 1

    var rect = view.presentedPlacement.offsetBy(dx: outer.origin.x, dy: outer.origin.y)
    if let transform = view.presentedTransform {
      let anchor = view.anchored(in: rect)
      let toOuter = transform.concatenating(
        CGAffineTransform(translationX: anchor.x, y: anchor.y))
      inner.toScreen = outer.toScreen.map { toOuter.concatenating($0) } ?? toOuter
      rect.origin = CGPoint(x: rect.minX - anchor.x, y: rect.minY - anchor.y)
    }
    let shown = inner.toScreen.map { rect.applying($0) } ?? rect
    let visible = outer.clip.overlap(with: shown)
    if !visible.isNull, isCover(view, in: inner) { covers.append(visible) }
    if view.drawsOwnContent, !view.isDrawnForPresentedBounds, rect.width > 0, rect.height > 0,
      view.placement.width > 0, view.placement.height > 0,
      isOfWindow || view.mayChangeLayers
    {
      addPlace(of: view, at: rect, visible: visible, in: inner)
    }
    if let layer = view.layerToDisplay { layers.append((layer, inner.traits)) }
    if view.clipsToBounds { inner.clip = visible }
    let bounds = view.presentedBoundsOrigin
    inner.origin = CGPoint(x: rect.minX - bounds.x, y: rect.minY - bounds.y)
    for child in view.children { visit(child, in: inner) }
  }

  /// Whether the view's rectangle is opaque.
  private func isCover(_ view: UIView, in surroundings: Surroundings) -> Bool {
    guard surroundings.isOpaque, let background = view.presentedBackground,
      view.loadedLayer.map({ $0.cornerRadius <= 0 }) ?? true,
      surroundings.toScreen.map({ $0.b == 0 && $0.c == 0 }) ?? true
    else { return false }
    return background.components(in: surroundings.traits).alpha == 1
  }

  private mutating func addPlace(
    of view: UIView, at rect: CGRect, visible: CGRect, in surroundings: Surroundings
  ) {
    let grid = PixelGrid(scale: scale, toBase: surroundings.toScreen)
    let bounds = view.bounds
    let toScreen = CGAffineTransform(
      translationX: rect.minX - bounds.minX, y: rect.minY - bounds.minY)
    places.append(
      Place(
        view: view,
        site: DrawingSite(
          of: view, at: grid.snapped(rect), grid: grid, traits: surroundings.traits),
        toScreen: surroundings.toScreen.map { toScreen.concatenating($0) } ?? toScreen,
        visible: visible, firstCover: covers.count, isUnhidden: surroundings.isUnhidden))
  }

  // MARK: Redrawing

  private func update(_ place: Place) {
    guard !place.visible.isNull else {
      if let drawing = place.view.rare?.drawing {
        drawing.isOutOfSight = true
        drawing.covered = []
      }
      return
    }
    let drawing = place.view.loadDrawing()
    if drawing.count > 0 {
      if place.isUnhidden { drawing.invalidate(for: .unhidden) }
      if drawing.isOutOfSight { drawing.invalidate(for: .scrolledBack) }
    }
    drawing.isOutOfSight = false
    uncover(drawing, at: place)
    guard !drawing.isCurrent(at: place.site) else { return }
    place.site.traits.performAsCurrent { drawing.update(place.view, at: place.site) }
  }

  /// Invalidates the visible parts that were covered before.
  private func uncover(_ drawing: KeptDrawing, at place: Place) {
    let toView = place.toScreen.inverted()
    let covered = covers[place.firstCover...].compactMap { cover -> CGRect? in
      let part = cover.overlap(with: place.visible)
      return part.isNull ? nil : part.applying(toView)
    }
    let before = drawing.covered
    drawing.covered = covered
    guard !before.isEmpty, before != covered else { return }
    let inSight = place.visible.applying(toView)
    for part in before.subtracting(covered) {
      let part = part.overlap(with: inSight)
      // A part that is thinner than any pixel is a rounding error.
      if part.width > 0.01, part.height > 0.01 { drawing.invalidate(part, for: .uncovered) }
    }
  }
}

extension UIView {
  /// Records for all layers of the tree, hidden ones too, that a window shows them.
  fileprivate func markLayersCommitted() {
    loadedLayer?.markCommitted()
    for child in children { child.markLayersCommitted() }
  }

  /// Whether a pass without a window has anything to do in the tree. For most trees this check is the whole cost.
  fileprivate var changesWhileDrawn: Bool {
    mayChangeLayers || layerToDisplay != nil || children.contains { $0.changesWhileDrawn }
  }

  fileprivate var mayChangeLayers: Bool {
    LayerMethods.content.isOverridden(by: type(of: self)) && drawingChangesLayers
  }

  /// The layer, if it draws or has layers that do.
  fileprivate var layerToDisplay: CALayer? {
    guard let layer = loadedLayer,
      flags.contains(.layerKeepsContent) || layer.hasLayersToDisplay
    else { return nil }
    return layer
  }
}
