import ViewTree

/// The order of reading where containers keep their elements together or give them an order of their
/// own: a container is read as one where it is seen.
struct ReadingGroups {
  private let tree: InspectedTree

  /// An element that is seen.
  typealias Element = (number: Int, index: Int, frame: ViewNode.Rect)

  /// An element in the containers around it, outermost first.
  private struct Placed {
    var element: Element
    var places: [InspectedAccessibility.Place]
  }

  init(of tree: InspectedTree) { self.tree = tree }

  /// - Parameter elements: With their indices in the tree, and the visible parts of their frames.
  /// - Returns: Their numbers in the order of reading.
  func sorted(_ elements: [Element]) -> [Int] {
    sorted(elements.map { Placed(element: $0, places: places(of: $0.index)) }, depth: 0)
  }

  /// The places of a view, and of the containers that give them, outermost first.
  private func places(of index: Int) -> [InspectedAccessibility.Place] {
    var places: [InspectedAccessibility.Place] = []
    var current: Int? = index
    while let view = current {
      let placed = ([view] + tree.ancestors(of: view)).lazy.compactMap { index in
        tree.views[index].content.accessibility.place.map { (index: index, place: $0) }
      }.first
      guard let placed, placed.place.container < placed.index else { break }
      places.append(placed.place)
      current = placed.place.container
    }
    return places.reversed()
  }

  private func sorted(_ elements: [Placed], depth: Int) -> [Int] {
    // The units that are sorted by their frames: an element, or the elements of a container.
    var units: [(members: [Placed], frame: ViewNode.Rect)] = []
    var containers: [Int: Int] = [:]
    for element in elements {
      let frame = element.element.frame
      guard element.places.count > depth else {
        units.append(([element], frame))
        continue
      }
      let container = element.places[depth].container
      if let unit = containers[container] {
        units[unit].members.append(element)
        units[unit].frame = units[unit].frame.around(frame)
      } else {
        containers[container] = units.count
        units.append(([element], frame))
      }
    }
    let order = ReadingOrder.sorted(
      units.enumerated().map { (index: $0.offset, frame: $0.element.frame) },
      isRightToLeft: tree.isRightToLeft)
    return order.flatMap { unit in
      let members = units[unit].members
      guard members[0].places.count > depth else { return [members[0].element.number] }
      // Those at one position of the container are in one of its elements.
      let positions = Dictionary(grouping: members) { $0.places[depth].position ?? 0 }
      return positions.keys.sorted().flatMap { position in
        sorted(positions[position] ?? [], depth: depth + 1)
      }
    }
  }
}
