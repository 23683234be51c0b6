import ImageComparison
import Pixels
import ViewTree

/// What an inspector shows of the views of a picture: an overlay of the report's page, and
/// annotated pictures.
public struct PictureInspection: Sendable, Equatable {
  /// Points.
  package var width: Double
  /// Points.
  package var height: Double
  /// The visible views, each before its subviews, these from back to front.
  package private(set) var views: [ViewFacts] = []

  /// The distances from a view's edges to its neighbours, or else to its superview's edges; at the top
  /// of the tree, to the picture's edges.
  package func insets(of index: Int) -> Insets {
    let view = views[index]
    let outer =
      view.parent.map { views[$0].frame }
      ?? ViewNode.Rect(x: 0, y: 0, width: width, height: height)
    func frame(_ neighbour: Int?) -> ViewNode.Rect? { neighbour.map { views[$0].frame } }
    let (top, left) = (frame(view.neighbours.top), frame(view.neighbours.left))
    let (bottom, right) = (frame(view.neighbours.bottom), frame(view.neighbours.right))
    return Insets(
      top: view.frame.y - (top?.bottom ?? outer.y), left: view.frame.x - (left?.right ?? outer.x),
      bottom: (bottom?.y ?? outer.bottom) - view.frame.bottom,
      right: (right?.x ?? outer.right) - view.frame.right)
  }

  /// The views that a screen reader stops at, in its order.
  package var elements: [ViewFacts] {
    views.filter { $0.accessibility != nil }
      .sorted { ($0.accessibility?.order ?? 0) < ($1.accessibility?.order ?? 0) }
  }

  private mutating func setNeighbours() {
    let families = Dictionary(grouping: views.indices) { views[$0].parent }
    for family in families.values {
      let frames = family.map { (index: $0, frame: views[$0].frame) }
      for index in family where views[index].parent != nil {
        views[index].neighbours = Neighbours(
          of: views[index].frame, among: frames.filter { $0.index != index })
      }
    }
  }
}

// MARK: Drawn views

extension PictureInspection {
  /// The facts about views as they are drawn.
  ///
  /// - Parameters:
  ///   - size: Of the picture, points.
  ///   - inks: The picture with its texts in other colours, to measure their contrast; nil to leave
  ///     it out.
  ///   - scale: Pixels per point.
  ///   - picture: With the texts in their own colours.
  package init(
    of tree: InspectedTree, size: (width: Double, height: Double), inks: TextInkPictures?,
    scale: Double, picture: Bitmap
  ) {
    (width, height) = size
    /// The number of each view among the visible ones; for others, the number of the closest visible superview.
    var numbers: [Int?] = []
    var sources: [Int] = []
    for (index, view) in tree.views.enumerated() {
      let parent = view.parent.flatMap { numbers[$0] }
      guard view.isVisible, let visibleFrame = view.visibleBox else {
        numbers.append(parent)
        continue
      }
      numbers.append(views.count)
      sources.append(index)
      var facts = ViewFacts(type: view.type, id: view.id, parent: parent, frame: view.box)
      facts.visibleFrame = visibleFrame
      facts.texts = view.content.texts.flatMap(\.uniformTexts).map { text in
        ViewFacts.Text(
          text, inks?.colors(of: text, opacity: view.opacity, scale: scale, in: picture))
      }
      facts.colors = view.content.colors
      facts.resources = view.content.resources
      facts.constraints = view.constraints
      facts.target = view.target
      views.append(facts)
    }
    setNeighbours()
    setReadingOrder(of: tree, sources)
  }

  /// - Parameter sources: The indices of the visible views in the tree.
  private mutating func setReadingOrder(of tree: InspectedTree, _ sources: [Int]) {
    func isElement(_ index: Int) -> Bool { tree.views[index].content.accessibility.isElement }
    // Elements in an element are parts of it, as a label in a button.
    let elements = views.indices.filter { number in
      isElement(sources[number]) && !tree.ancestors(of: sources[number]).contains(where: isElement)
    }
    let groups = ReadingGroups(of: tree)
    let order = groups.sorted(
      elements.map { (number: $0, index: sources[$0], frame: views[$0].visibleFrame) })
    for (place, number) in order.enumerated() {
      let accessibility = tree.views[sources[number]].content.accessibility
      views[number].accessibility = ViewFacts.Accessibility(
        order: place + 1, label: accessibility.label, traits: accessibility.traits,
        value: accessibility.value, hint: accessibility.hint, actions: accessibility.actions)
    }
  }
}

extension ViewFacts.Text {
  fileprivate init(_ text: InspectedText, _ colors: TextInkPictures.Colors?) {
    (string, fontName, fontSize) = (text.string, text.fontName, text.fontSize)
    color = text.color
    background = colors?.background.hexColor
    // No number looks sufficient that is not.
    contrast = colors.map { ($0.contrast(by: .wcag) * 100).rounded(.down) / 100 }
    isTruncated = text.isTruncated
  }
}

// MARK: Goldens

extension PictureInspection {
  /// The facts that the view tree of a golden has: frames and properties.
  ///
  /// - Parameter size: Of the picture, points.
  package init(of root: ViewNode, size: (width: Double, height: Double)) {
    (width, height) = size
    let picture = ViewNode.Rect(x: 0, y: 0, width: width, height: height)
    let outline = ViewOutline(root, in: PropertyVocabulary(), picture: picture)
    var numbers: [Int?] = []
    for entry in outline.entries {
      let parent = entry.parent.flatMap { numbers[$0] }
      guard entry.isShown, let visibleFrame = entry.visibleRect else {
        numbers.append(parent)
        continue
      }
      numbers.append(views.count)
      var facts = ViewFacts(
        type: entry.node.type, id: entry.node.id, parent: parent, frame: entry.placedFrame)
      facts.visibleFrame = visibleFrame
      facts.properties = entry.node.properties
      views.append(facts)
    }
    setNeighbours()
  }
}
