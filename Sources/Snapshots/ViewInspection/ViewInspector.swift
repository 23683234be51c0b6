import CairoGraphics
@_spi(PackageViews) import HeadlessUIKit
import ViewTree

/// Collects what a picture's views show, where they are, and how they react to touches.
package struct ViewInspector {
  private let picture: CGRect
  private let source: (UIView) -> NodeSource?
  private let hitTest: (CGPoint) -> UIView?
  private var tree = InspectedTree()
  private var views: [UIView] = []
  /// Where touches can reach each view now.
  private var areas: [ViewNode.Rect?] = []

  /// - Parameters:
  ///   - size: of the picture, points.
  ///   - source: the node that declares a view; nil if none does.
  ///   - hitTest: the view that gets a touch at a point of the picture.
  package init(
    size: CGSize, source: @escaping (UIView) -> NodeSource?,
    hitTest: @escaping (CGPoint) -> UIView?
  ) {
    picture = CGRect(origin: .zero, size: size)
    self.source = source
    self.hitTest = hitTest
  }

  /// The views at and below some roots, which are laid out; back to front.
  package mutating func inspect(_ roots: [UIView]) -> InspectedTree {
    for root in roots {
      var ancestry = Ancestry(clip: picture)
      var chain: [UIView] = []
      var ancestor = root.superview
      while let view = ancestor {
        chain.append(view)
        ancestor = view.superview
      }
      for view in chain.reversed() { ancestry.enter(view) }
      add(root, ancestry)
    }
    testTargets()
    return tree
  }

  /// What a view inherits from the views above it.
  private struct Ancestry {
    /// From the coordinates of the innermost view to the picture's.
    var transform = CGAffineTransform.identity
    /// The part of the picture in which something is visible; nil if nothing is.
    var clip: CGRect?
    /// The part of the picture, or of the innermost scroll view's content, in which something can
    /// become visible; nil if nothing can.
    var lastingClip: CGRect?
    var opacity: CGFloat = 1
    var isVisible = true
    var isMoving = false
    var isTransformed = false
    /// Where touches can reach a view, in the picture's coordinates; nil for nowhere.
    var touchable: CGRect? = .largest
    /// As ``touchable``, without the parts that are scrolled away.
    var touchableNow: CGRect? = .largest
    var isInteractive = true
    var parent: Int?
    var reading = ReadingScope()

    init(clip: CGRect) { (self.clip, lastingClip) = (clip, clip) }

    /// - Returns: the view's box in the picture.
    @discardableResult mutating func enter(_ view: UIView) -> CGRect {
      transform = view.transformToSuperview.concatenating(transform)
      let box = view.bounds.applying(transform)
      opacity *= view.alpha
      isVisible = isVisible && !view.isHidden && opacity >= 0.01
      isMoving = isMoving || view.isAnimated
      isTransformed = isTransformed || !view.transform.isIdentity
      isInteractive = isInteractive && view.isUserInteractionEnabled
      if view.clipsToBounds {
        clip = clip.flatMap { $0.common(with: box) }
        lastingClip = lastingClip.flatMap { $0.common(with: box) }
      }
      if view.scrollsContent { lastingClip = .largest }
      // Content that is scrolled away can be scrolled back.
      let area = view.touchArea.applying(transform)
      touchableNow = touchableNow.flatMap { $0.common(with: area) }
      if !view.scrollsContent { touchable = touchable.flatMap { $0.common(with: area) } }
      return box
    }
  }

  private mutating func add(_ view: UIView, _ outer: Ancestry) {
    var ancestry = outer
    let box = ancestry.enter(view)
    let index = tree.views.count
    var inspected = InspectedView(
      type: String(describing: type(of: view).describedClass), id: view.accessibilityIdentifier,
      parent: outer.parent, source: source(view), box: ViewNode.Rect(box))
    inspected.visibleBox = outer.clip.flatMap { $0.common(with: box) }.map { ViewNode.Rect($0) }
    inspected.clip = ancestry.lastingClip.map { ViewNode.Rect($0) }
    inspected.opacity = Double(ancestry.opacity)
    inspected.isVisible = ancestry.isVisible
    inspected.isMoving = ancestry.isMoving
    inspected.isTransformed = ancestry.isTransformed
    inspected.clips = view.clipsToBounds
    inspected.scrolls = view.scrollsContent
    inspected.constraints = view.inspectedConstraints
    view.traitCollection.performAsCurrent { view.inspect(&inspected.content) }
    view.accessibilityRecord?.replace(&inspected.content.accessibility)
    for place in inspected.content.texts.indices {
      inspected.content.texts[place].apply(ancestry.transform)
    }
    // A view that another one has made, with a recogniser, is a part of that one.
    let isOwn = inspected.source != nil || inspected.content.accessibility.isElement
    if let isEnabled = inspected.content.isEnabled, ancestry.isVisible, ancestry.isInteractive,
      isOwn
    {
      let own = view.touchArea.applying(ancestry.transform)
      if let area = outer.touchable.flatMap({ $0.common(with: own) }) {
        inspected.target = TouchTarget(
          area: ViewNode.Rect(area), isEnabled: isEnabled, isReachable: false)
      }
    }
    ancestry.reading.enter(view)
    inspected.content.accessibility.place = ancestry.reading.place
    if !ancestry.reading.isRead { inspected.content.accessibility.isElement = false }
    tree.views.append(inspected)
    views.append(view)
    areas.append(ancestry.touchableNow.map { ViewNode.Rect($0) })
    ancestry.parent = index
    ancestry.reading.enterChildren(of: view, at: index)
    let isRead = ancestry.reading
    let modal = view.subviews.last {
      $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01
    }
    for child in view.subviews {
      ancestry.reading = isRead
      if let modal, modal !== child { ancestry.reading.hide() }
      add(child, ancestry)
    }
    ancestry.reading = isRead
    addElements(of: view, ancestry)
  }

  /// Adds the elements that a view draws itself, as if they were views.
  private mutating func addElements(of view: UIView, _ ancestry: Ancestry) {
    guard let elements = view.accessibilityElements else { return }
    for element in elements {
      guard let element = element as? UIAccessibilityElement else { continue }
      let frame = UIAccessibility.convertFromScreenCoordinates(element.accessibilityFrame, in: view)
      let box = frame.applying(ancestry.transform)
      var reading = ancestry.reading
      reading.enter(element)
      var inspected = InspectedView(
        type: String(describing: type(of: element)), id: element.accessibilityIdentifier,
        parent: ancestry.parent, box: ViewNode.Rect(box))
      let visible = ancestry.clip.flatMap { $0.common(with: box) }
      inspected.visibleBox = visible.map { ViewNode.Rect($0) }
      inspected.clip = ancestry.lastingClip.map { ViewNode.Rect($0) }
      inspected.opacity = Double(ancestry.opacity)
      inspected.isVisible = ancestry.isVisible
      inspected.content.accessibility = InspectedAccessibility(of: element)
      inspected.content.accessibility.place = reading.place
      if !reading.isRead { inspected.content.accessibility.isElement = false }
      tree.views.append(inspected)
      views.append(view)
      areas.append(nil)
    }
  }

  // MARK: Touches

  /// Finds out which targets a touch can reach, and which of them get the touches of another one.
  private mutating func testTargets() {
    let targets = tree.views.indices.filter { tree.views[$0].target != nil }
    for index in targets {
      let isReachable = isReachable(index)
      tree.views[index].target?.isReachable = isReachable
    }
    for (place, first) in targets.enumerated() {
      for second in targets[(place + 1)...] { testOverlap(first, second) }
    }
  }

  /// The number of points that are tried in each direction.
  private static let gridSize = 5

  private func isReachable(_ index: Int) -> Bool {
    guard let area = tree.views[index].target?.area else { return false }
    let steps = (0..<Self.gridSize).map { (Double($0) + 0.5) / Double(Self.gridSize) }
    return steps.contains { down in
      steps.contains { across in
        isHit(index, at: (area.x + area.width * across, area.y + area.height * down))
      }
    }
  }

  /// Whether a touch of a point reaches a view, or one of its descendants.
  private func isHit(_ index: Int, at point: (x: Double, y: Double)) -> Bool {
    hitTest(CGPoint(x: point.x, y: point.y))?.isDescendant(of: views[index]) ?? false
  }

  /// Neighbours may share a border, points.
  private static let sharedBorder = 2.0

  private mutating func testOverlap(_ first: Int, _ second: Int) {
    guard let one = tree.views[first].target, let other = tree.views[second].target,
      one.isEnabled, other.isEnabled, !tree.isAncestor(first, of: second),
      let place = areas[first], let otherPlace = areas[second],
      let area = place.common(with: otherPlace),
      min(area.width, area.height) > Self.sharedBorder
    else { return }
    // A target that covers a whole view is a sheet or a list that is open, unless it is a sibling.
    guard
      one.isReachable && other.isReachable
        || tree.views[first].parent == tree.views[second].parent
    else { return }
    if isHit(second, at: area.middle) {
      tree.overlaps.append(.init(covered: first, covering: second, area: area))
    } else if isHit(first, at: area.middle) {
      tree.overlaps.append(.init(covered: second, covering: first, area: area))
    }
  }
}

extension CGRect {
  /// Larger than every view.
  fileprivate static let largest = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// The common part, which may have no width or height; nil if there is a gap between them.
  fileprivate func common(with other: CGRect) -> CGRect? {
    ViewNode.Rect(self).common(with: ViewNode.Rect(other)).map {
      CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
  }
}

extension InspectedText {
  /// Transforms the box, and the boxes of the parts, to other coordinates.
  fileprivate mutating func apply(_ transform: CGAffineTransform) {
    box = box.applying(transform)
    ink = ink?.applying(transform)
    for index in parts.indices { parts[index].apply(transform) }
  }
}

extension ViewNode.Rect {
  /// The upright box around the transformed rectangle.
  fileprivate func applying(_ transform: CGAffineTransform) -> ViewNode.Rect {
    ViewNode.Rect(CGRect(x: x, y: y, width: width, height: height).applying(transform))
  }
}
