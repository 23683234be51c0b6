/// What a view in a window drew, kept to be shown again, and what of it is to be drawn anew.
///
/// It is kept as a display list, not as a bitmap: a bitmap is rounded to 8 bits before it is laid
/// over what is behind it, and what it shows would differ in a bit from drawing afresh; what a list
/// shows does not. A list also needs less memory than the pixels of most views, stays sharp under a
/// transform, and goes into one as it would be drawn there.
final class KeptDrawing {
  /// A list, and the parts of the bounds that it shows; all of them if nil.
  private struct Piece {
    var regions: [CGRect]?
    var list: DisplayList
  }

  /// What was drawn, in parts that do not overlap, in the bounds of that time.
  private var pieces: [Piece] = []
  /// The bounds that it was drawn for.
  private(set) var bounds = CGRect.null
  private var site: DrawingSite?

  /// Why it is to be drawn anew.
  private var pending: DrawingReasons = []
  /// Whether all of it is to be drawn anew, or else ``dirty``.
  private var isWhollyDirty = false
  private var dirty = CGRect.null
  private var isDrawing = false
  /// What a call of `setNeedsDisplay()` is counted as.
  private var reasonOfCalls = DrawingReason.setNeedsDisplay

  /// How often each reason made the view draw.
  private(set) var counts = [Int](repeating: 0, count: DrawingReason.allCases.count)
  private(set) var count = 0

  /// Whether the view was out of sight when the display was last brought up to date.
  var isOutOfSight = false
  /// What other views covered of it then, in the view's coordinates.
  var covered: [CGRect] = []

  /// More pieces than this are given up for one.
  private static let maximumPieces = 8

  // MARK: Marking

  /// Asks for all of it to be drawn anew.
  func mark(for reason: DrawingReason) {
    pending.insert(DrawingReasons(reason))
    isWhollyDirty = true
  }

  /// Asks for all of it to be drawn anew, because `setNeedsDisplay()` was called.
  func markForCall() {
    mark(for: reasonOfCalls)
  }

  /// Runs a closure in which calls of `setNeedsDisplay()` are counted as another reason.
  func countCalls(as reason: DrawingReason, during actions: () -> Void) {
    reasonOfCalls = reason
    actions()
    reasonOfCalls = .setNeedsDisplay
  }

  /// Asks for a part to be drawn anew, in the view's coordinates. Several parts become the smallest
  /// rectangle around them.
  func mark(_ part: CGRect, for reason: DrawingReason) {
    guard !part.isNull else { return }
    pending.insert(DrawingReasons(reason))
    dirty = dirty.union(part)
  }

  // MARK: Drawing

  /// Whether what is kept shows at a site what drawing afresh would.
  func isCurrent(at site: DrawingSite) -> Bool {
    pending.isEmpty && reasonsToLeave(for: site).isEmpty
  }

  /// Whether nothing was drawn yet, or it was drawn for such a site.
  func suits(_ site: DrawingSite) -> Bool {
    self.site == nil || reasonsToLeave(for: site).isEmpty
  }

  /// Has the view draw what is to be drawn anew, once, under the current traits.
  func update(_ view: UIView, at newSite: DrawingSite) {
    pending.formUnion(reasonsToLeave(for: newSite))
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
    let isPart =
      !isWhollyDirty && rect != whole && newSite.isOnPixels && pieces.count < Self.maximumPieces
      && site.map { $0.isSame(as: newSite) } ?? false
    // What is marked from now on is for the next time.
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

  /// What makes the kept content another than drawing at a site would come to.
  private func reasonsToLeave(for newSite: DrawingSite) -> DrawingReasons {
    guard let site else { return DrawingReasons(.firstAppearance) }
    if site.scale != newSite.scale || site.traits != newSite.traits {
      return DrawingReasons(.traitsChanged)
    }
    // Content of other bounds is placed in the present ones by the content mode.
    guard bounds.size == newSite.bounds.size else { return [] }
    let isMoved =
      site.size != newSite.size
      || pieces.contains { $0.list.hasReadTransform } && !site.isSame(as: newSite)
      || pieces.count > 1 && !newSite.isOnPixels
    return isMoved ? DrawingReasons(.pixelsChanged) : []
  }

  /// Shows what is kept, in the coordinates of the bounds that it was drawn for.
  func show(in context: CGContext) {
    if pieces.count > 1 {
      context.draw(pieces.map { ($0.list, shownIn: $0.regions ?? [bounds]) })
    } else {
      pieces.first?.list.draw(in: context)
    }
  }
}

extension UIView {
  /// Calls `setNeedsDisplay()`, which views override to hear of changes, for a reason of our own.
  func setNeedsDisplay(for reason: DrawingReason) {
    guard let drawing = rare?.drawing else {
      setNeedsDisplay()
      return
    }
    drawing.countCalls(as: reason) { setNeedsDisplay() }
  }

  /// What the view drew, or a place for it.
  func loadDrawing() -> KeptDrawing {
    let rare = loadRare()
    if let drawing = rare.drawing { return drawing }
    let drawing = KeptDrawing()
    rare.drawing = drawing
    return drawing
  }
}
