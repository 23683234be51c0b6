/// The kept content of a view in a window, and which parts of it are invalid.
///
/// It is kept as a display list, not as a bitmap: a bitmap is rounded to 8 bits before it is
/// composited, and would differ in a bit from a new drawing. A list also needs less memory than the
/// pixels of most views, and stays sharp under a transform.
final class KeptDrawing {
  /// A list, and the parts of the bounds that it shows; all of them if nil.
  private struct Piece {
    var regions: [CGRect]?
    var list: DisplayList
  }

  /// The drawn content, in disjoint parts of ``bounds``.
  private var pieces: [Piece] = []
  /// The bounds that the content was drawn for.
  private(set) var bounds = CGRect.null
  private var site: DrawingSite?
  /// The size of the bounds that it was drawn for; nil if nothing was drawn.
  var drawnSize: CGSize? { site?.bounds.size }

  /// The reasons for the next drawing.
  private var pending: DrawingReasons = []
  /// Whether all of it is invalid; otherwise ``dirty``.
  private var isWhollyDirty = false
  private var dirty = CGRect.null
  private var isDrawing = false
  /// The reason that a call of `setNeedsDisplay()` counts as.
  private var reasonOfCalls = DrawingReason.setNeedsDisplay

  /// The number of drawings for each reason.
  private(set) var counts = [Int](repeating: 0, count: DrawingReason.allCases.count)
  private(set) var count = 0

  /// Whether the view was invisible in the last display pass.
  var isOutOfSight = false
  /// The parts that other views covered then, in the view's coordinates.
  var covered: [CGRect] = []

  /// With more pieces than this, all of it is redrawn as one.
  private static let maximumPieces = 8

  // MARK: Invalidation

  /// Invalidates all content.
  func invalidate(for reason: DrawingReason) {
    pending.insert(DrawingReasons(reason))
    isWhollyDirty = true
  }

  /// Invalidates all content because `setNeedsDisplay()` was called.
  func invalidateForCall() {
    invalidate(for: reasonOfCalls)
  }

  /// Runs a closure in which calls of `setNeedsDisplay()` count as another reason.
  func countCalls(as reason: DrawingReason, during actions: () -> Void) {
    reasonOfCalls = reason
    actions()
    reasonOfCalls = .setNeedsDisplay
  }

  /// Invalidates a part, in the view's coordinates. Several parts become the smallest rectangle
  /// around them.
  func invalidate(_ part: CGRect, for reason: DrawingReason) {
    guard !part.isNull else { return }
    pending.insert(DrawingReasons(reason))
    dirty = dirty.union(part)
  }

  // MARK: Drawing

  /// Whether something was drawn, and nothing was invalidated since.
  var isValid: Bool { count > 0 && pending.isEmpty }

  /// Whether the kept content equals a new drawing at a site.
  func isCurrent(at site: DrawingSite) -> Bool {
    pending.isEmpty && outdatingReasons(for: site).isEmpty
  }

  /// Whether nothing was drawn yet, or it was drawn for an equivalent site.
  func suits(_ site: DrawingSite) -> Bool {
    self.site == nil || outdatingReasons(for: site).isEmpty
  }

  /// Redraws the invalid part once, under the current traits.
  func update(_ view: UIView, at newSite: DrawingSite) {
    pending.formUnion(outdatingReasons(for: newSite))
    guard !pending.isEmpty, !isDrawing else { return }
    isDrawing = true
    defer { isDrawing = false }
    count += 1
    for reason in DrawingReason.allCases where pending.contains(DrawingReasons(reason)) {
      counts[reason.rawValue] += 1
    }
    let whole = CGRect(origin: newSite.bounds.origin, size: newSite.size)
    let rect = PixelGrid(scale: newSite.scale).outset(dirty, from: whole.origin)
      .overlap(with: whole)
    // A part of the bounds cannot be redrawn alone if content overflows the bounds.
    let isPart =
      !isWhollyDirty && view.contentOverflow == (0, 0) && rect != whole && newSite.isOnPixels
      && pieces.count < Self.maximumPieces
      && site.map { $0.isSame(as: newSite) } ?? false
    // Invalidation from here on counts for the next update.
    pending = []
    isWhollyDirty = false
    dirty = .null

    guard isPart else {
      bounds = newSite.bounds
      site = newSite
      pieces = [Piece(regions: nil, list: newSite.list(of: view, in: whole))]
      return
    }
    guard !rect.isNull else { return }
    for index in pieces.indices {
      let regions = pieces[index].regions ?? [whole]
      pieces[index].regions = regions.flatMap { $0.subtracting(rect) }
    }
    pieces.removeAll { $0.regions?.isEmpty ?? false }
    pieces.append(Piece(regions: [rect], list: newSite.list(of: view, in: rect)))
  }

  /// The reasons why the kept content differs from a new drawing at a site.
  private func outdatingReasons(for newSite: DrawingSite) -> DrawingReasons {
    guard let site else { return DrawingReasons(.firstAppearance) }
    if site.scale != newSite.scale || site.traits != newSite.traits {
      return DrawingReasons(.traitsChanged)
    }
    // The content mode places content of other bounds in the current ones.
    guard bounds.size == newSite.bounds.size else { return [] }
    let isMoved =
      site.size != newSite.size
      || pieces.contains { $0.list.hasReadTransform } && !site.isSame(as: newSite)
      || pieces.count > 1 && !newSite.isOnPixels
    return isMoved ? DrawingReasons(.pixelsChanged) : []
  }

  /// Draws the kept content, in the coordinates of the bounds that it was drawn for.
  func show(in context: CGContext) {
    if pieces.count > 1 {
      context.draw(pieces.map { ($0.list, shownIn: $0.regions ?? [bounds]) })
    } else {
      pieces.first?.list.draw(in: context)
    }
  }
}

extension UIView {
  /// Calls `setNeedsDisplay()`, which views override to observe changes, for another reason.
  func setNeedsDisplay(for reason: DrawingReason) {
    guard let drawing = rare?.drawing else {
      setNeedsDisplay()
      return
    }
    drawing.countCalls(as: reason) { setNeedsDisplay() }
  }

  /// The kept drawing, created on demand.
  func loadDrawing() -> KeptDrawing {
    let rare = loadRare()
    if let drawing = rare.drawing { return drawing }
    let drawing = KeptDrawing()
    rare.drawing = drawing
    return drawing
  }
}
