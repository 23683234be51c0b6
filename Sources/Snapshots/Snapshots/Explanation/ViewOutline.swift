import ViewTree

/// A view tree as a flat list in drawing order: each view before its subviews, back to front. Views
/// are identified by their index in the list.
///
/// While a view is animated, its values are those that the picture shows.
struct ViewOutline {
  struct Entry {
    /// The view without its subviews.
    var node: ViewNode
    var parent: Int?
    var children: [Int] = []
    /// The visible part of the view, in points from the picture's top left corner; `nil` if nothing
    /// is visible.
    var visibleRect: ViewNode.Rect?
    /// The view's frame, in points from the picture's top left corner.
    var placedFrame: ViewNode.Rect
    /// Whether neither the view nor a superview is hidden.
    var isShown: Bool
  }

  private(set) var entries: [Entry] = []
  private let vocabulary: PropertyVocabulary

  /// - Parameters:
  ///   - root: A view whose superview has the coordinates of the picture.
  ///   - vocabulary: The declarations of the properties in the tree.
  ///   - picture: The picture's rectangle, in points: nothing is visible outside of it.
  init(_ root: ViewNode, in vocabulary: PropertyVocabulary, picture: ViewNode.Rect) {
    self.vocabulary = vocabulary
    let root = root.presented(in: vocabulary)
    add(root, in: nil, placedFrame: root.frame, clip: picture)
  }

  private mutating func add(
    _ node: ViewNode, in parent: Int?, placedFrame: ViewNode.Rect, clip: ViewNode.Rect?
  ) {
    let index = entries.count
    let isShown = !node.hidden && parent.map { entries[$0].isShown } ?? true
    var own = node
    own.subviews = []
    let reach = placedFrame.expanded(by: drawingReach(of: node))
    entries.append(
      Entry(
        node: own, parent: parent,
        visibleRect: isShown ? clip.flatMap { reach.intersection($0) } : nil,
        placedFrame: placedFrame, isShown: isShown))
    if let parent { entries[parent].children.append(index) }

    let innerClip =
      vocabulary.value(.clipsSubviews, of: node) == .bool(true)
      ? clip.flatMap { placedFrame.intersection($0) } : clip
    let isTransformed = vocabulary.hasValue(.transform, of: node)
    for child in node.subviews.map({ $0.presented(in: vocabulary) }) {
      // The tree contains the frame of a transformed view, but not the positions inside it.
      let frame =
        isTransformed
        ? placedFrame
        : ViewNode.Rect(
          x: placedFrame.x + child.frame.x - node.bounds.x,
          y: placedFrame.y + child.frame.y - node.bounds.y,
          width: child.frame.width, height: child.frame.height)
      add(child, in: index, placedFrame: frame, clip: innerClip)
    }
  }

  /// How far a view may draw outside its frame, in points, for its shadow.
  private func drawingReach(of node: ViewNode) -> Double {
    switch vocabulary.value(.shadow, of: node) {
    case .map(let shadow): Self.reach(of: shadow)
    case .list(let shadows):
      shadows.reduce(0) { reach, shadow in
        guard case .map(let shadow) = shadow else { return reach }
        return max(reach, Self.reach(of: shadow))
      }
    default: 0
    }
  }

  private static func reach(of shadow: [String: PropertyValue]) -> Double {
    guard shadow["inner"] != .bool(true) else { return 0 }
    var reach = 0.0
    // Three box blurs reach about twice the radius.
    if case .number(let radius) = shadow["radius"] { reach += 2 * abs(radius) }
    if case .number(let spread) = shadow["spread"] { reach += max(0, spread) }
    if case .list(let offset) = shadow["offset"] {
      reach += offset.reduce(0) {
        guard case .number(let number) = $1 else { return $0 }
        return max($0, abs(number))
      }
    }
    return reach
  }

  /// What distinguishes a view from others of its class, such as its text.
  func content(of index: Int) -> PropertyValue? {
    vocabulary.value(.content, of: entries[index].node)
  }

  subscript(index: Int) -> Entry { entries[index] }
  var indices: Range<Int> { entries.indices }

  /// The views in a rectangle that have no subview in it.
  func innermostViews(in rect: ViewNode.Rect) -> [Int] {
    indices.filter { index in
      touches(index, rect) && !entries[index].children.contains { touches($0, rect) }
    }
  }

  /// The names of views, in drawing order.
  func names(of views: [Int]) -> [String] { views.map { name(of: $0) }.withoutRepeats() }

  /// The number of views below a view that are shown.
  func shownDescendantCount(of index: Int) -> Int {
    entries[index].children.reduce(0) { count, child in
      entries[child].isShown ? count + 1 + shownDescendantCount(of: child) : count
    }
  }

  private func touches(_ index: Int, _ rect: ViewNode.Rect) -> Bool {
    entries[index].visibleRect?.intersection(rect) != nil
  }
}

extension ViewNode {
  /// The view with the values that an animation shows instead of its own.
  fileprivate func presented(in vocabulary: PropertyVocabulary) -> ViewNode {
    guard let name = vocabulary.property(.presentation, of: self)?.name,
      case .map(var shown)? = properties[name]
    else { return self }
    var view = self
    view.properties[name] = nil
    if let frame = shown.removeValue(forKey: "frame").flatMap(Rect.init) { view.frame = frame }
    if let bounds = shown.removeValue(forKey: "bounds").flatMap(Rect.init) { view.bounds = bounds }
    if case .bool(let hidden) = shown.removeValue(forKey: "hidden") { view.hidden = hidden }
    view.properties.merge(shown) { _, new in new }
    return view
  }
}

extension ViewNode.Rect {
  /// - Returns: `nil` for a value other than `[x, y, width, height]`.
  fileprivate init?(_ value: PropertyValue) {
    guard case .list(let values) = value, values.count == 4 else { return nil }
    let numbers = values.compactMap { value -> Double? in
      if case .number(let number) = value { number } else { nil }
    }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func expanded(by distance: Double) -> ViewNode.Rect {
    .init(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// The common area; `nil` if there is none.
  func intersection(_ other: ViewNode.Rect) -> ViewNode.Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard right > left, bottom > top else { return nil }
    return .init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
