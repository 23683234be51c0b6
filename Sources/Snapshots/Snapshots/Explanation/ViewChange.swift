import Messages
import ViewTree

/// One thing that changed about one view.
struct ViewChange {
  /// The sentence about this view alone.
  var change: Change
  /// The view's name in the sentence.
  var subject: String
  /// The number of views that only moved along with this one.
  var followerCount = 0
  /// Whether the view is the root of the tree.
  var isOfRoot: Bool
  /// The rectangles in which the change is visible, in points from the picture's top left corner.
  var places: [ViewNode.Rect]
}

/// The differences between two view trees, in drawing order.
struct ViewChanges {
  private let old: ViewOutline
  private let new: ViewOutline
  private let matching: ViewMatching
  private let vocabulary: PropertyVocabulary
  private(set) var list: [ViewChange] = []

  /// - Parameter vocabulary: The declarations of the properties in both trees.
  init(from old: ViewOutline, to new: ViewOutline, in vocabulary: PropertyVocabulary) {
    self.old = old
    self.new = new
    self.vocabulary = vocabulary
    matching = ViewMatching(old: old, new: new)
    for index in new.indices { compare(index) }
    for index in old.indices { checkRemoved(index) }
  }

  /// - Parameter places: The rectangles in which the change is visible; nil for none.
  private mutating func add(
    _ kind: Change.Kind, _ subject: String, _ predicate: String, _ places: [ViewNode.Rect?],
    property: String? = nil, followerCount: Int = 0, isOfRoot: Bool = false
  ) {
    list.append(
      ViewChange(
        change: Change(kind, views: [subject], property: property, predicate: predicate),
        subject: subject, followerCount: followerCount, isOfRoot: isOfRoot,
        places: places.compactMap { $0 }))
  }

  private mutating func compare(_ index: Int) {
    let entry = new[index]
    guard let other = matching.oldIndex[index] else {
      // A view inside one that appeared is implied.
      let parentIsOld = entry.parent.map { matching.oldIndex[$0] != nil } ?? true
      if parentIsOld && entry.isShown {
        add(.appeared, new.name(of: index), " appeared", [entry.visibleRect])
      }
      return
    }
    let before = old[other]
    let name = new.name(of: index)
    let places = [before.visibleRect, entry.visibleRect]
    if before.isShown != entry.isShown {
      if before.node.hidden != entry.node.hidden {
        add(
          .appeared, name,
          entry.isShown ? " appeared (it was hidden)" : " disappeared (it is now hidden)", places)
      }
      return
    }
    guard entry.isShown else { return }

    if before.node.type != entry.node.type {
      add(
        .replaced, name,
        " is now \(entry.node.type.withArticle) (it was \(before.node.type.withArticle))", places)
    }
    compareGeometry(index, other, name, places)
    compareProperties(index, other, name, places)
    compareOrder(index, other, name, places)
  }

  private mutating func compareGeometry(
    _ index: Int, _ other: Int, _ name: String, _ places: [ViewNode.Rect?]
  ) {
    let (entry, before) = (new[index], old[other])
    let hasNewParent = entry.parent.flatMap { matching.oldIndex[$0] } != before.parent
    if hasNewParent, let parent = entry.parent {
      add(.geometry, name, " is now in \(new.name(of: parent))", places)
    }
    // A view that moves along with its superview has not moved itself. Frames in different superviews
    // are compared in the picture's coordinates.
    let change =
      hasNewParent || entry.parent == nil
      ? Wording.change(from: before.placedFrame, to: entry.placedFrame)
      : Wording.change(from: before.node.frame, to: entry.node.frame)
    if let change {
      add(
        .geometry, name, " " + change, places,
        followerCount: followerCount(of: index, from: before),
        isOfRoot: entry.parent == nil)
    }
    if let scrolling = Wording.scrolling(from: before.node.bounds, to: entry.node.bounds) {
      add(.geometry, name, " " + scrolling, places)
    }
  }

  /// The number of views that only moved along with a view: those in it, if its size is the same.
  private func followerCount(of index: Int, from before: ViewOutline.Entry) -> Int {
    let (old, new) = (before.node.frame, self.new[index].node.frame)
    return old.width == new.width && old.height == new.height
      ? self.new.shownDescendantCount(of: index) : 0
  }

  private mutating func compareProperties(
    _ index: Int, _ other: Int, _ name: String, _ places: [ViewNode.Rect?]
  ) {
    for change in ownChanges(index, other) where !isInherited(change, by: index) {
      add(change.kind, name, change.predicate, places, property: change.title)
    }
  }

  private func ownChanges(_ index: Int, _ other: Int) -> [PropertyChange] {
    let type = new[index].node.type
    let changes = PropertyChange.changes(
      from: old[other].node.properties, to: new[index].node.properties, of: type,
      in: vocabulary)
    // The bounds contain it already.
    return changes.filter { vocabulary.property($0.name, of: type)?.role != .boundsOrigin }
  }

  /// Whether a superview changed a text or a colour between the same values: a button's label gets
  /// both from its button.
  private func isInherited(_ change: PropertyChange, by index: Int) -> Bool {
    guard case .string? = change.old ?? change.new else { return false }
    var ancestor = new[index].parent
    while let view = ancestor {
      if let other = matching.oldIndex[view],
        ownChanges(view, other).contains(where: { $0.old == change.old && $0.new == change.new })
      {
        return true
      }
      ancestor = new[view].parent
    }
    return false
  }

  private mutating func compareOrder(
    _ index: Int, _ other: Int, _ name: String, _ places: [ViewNode.Rect?]
  ) {
    let order = new[index].children.compactMap { child -> Int? in
      guard let before = matching.oldIndex[child], old[before].parent == other else { return nil }
      return before
    }
    if zip(order, order.dropFirst()).contains(where: { $0 > $1 }) {
      add(.order, name, ": the order of its subviews changed", places)
    }
  }

  private mutating func checkRemoved(_ index: Int) {
    let entry = old[index]
    guard matching.newIndex[index] == nil, entry.isShown else { return }
    let parentIsNew = entry.parent.map { matching.newIndex[$0] != nil } ?? true
    if parentIsNew {
      add(.appeared, old.name(of: index), " disappeared", [entry.visibleRect])
    }
  }
}
