import Cassowary

/// The items of an engine, the variables that they have, and which of them the solution has moved.
struct EngineItems {
  /// In the order in which they were added. Some may have been released since the last
  /// ``removeReleased()``.
  private(set) var all: [EngineItem] = []
  /// By the place of the variable.
  private var itemsOfVariables: [EngineItem?] = []
  /// By record, if records refer to the items of another engine, which places the views.
  private var itemsOfRecords: [ObjectIdentifier: EngineItem] = [:]
  private let isPlacing: Bool
  private let engineID: UInt64
  private var hasReleased = false
  private var movedQueue = ItemQueue(.moved)

  /// - Parameter isPlacing: whether records refer to the items.
  init(isPlacing: Bool, engineID: UInt64) {
    self.isPlacing = isPlacing
    self.engineID = engineID
  }

  /// The item of a view or guide; nil if the engine has none.
  func item(of record: LayoutRecord) -> EngineItem? {
    guard isPlacing else { return itemsOfRecords[ObjectIdentifier(record)] }
    guard let item = record.engineItem, item.engineID == engineID else { return nil }
    return item
  }

  /// The item that a variable belongs to; nil if that was released.
  func item(of variable: Variable) -> EngineItem? {
    let place = variable.place
    return place < itemsOfVariables.count ? itemsOfVariables[place] : nil
  }

  mutating func add(_ item: EngineItem, of record: LayoutRecord) {
    if isPlacing {
      record.engineItem = item
    } else {
      itemsOfRecords[ObjectIdentifier(record)] = item
    }
    all.append(item)
  }

  mutating func setVariable(
    _ variable: Variable, of dimension: EngineItem.Dimension, of item: EngineItem
  ) {
    item[dimension] = variable
    while itemsOfVariables.count <= variable.place { itemsOfVariables.append(nil) }
    itemsOfVariables[variable.place] = item
  }

  /// Releases the item of a view or guide.
  ///
  /// - Returns: the variables that it had.
  mutating func release(_ item: EngineItem, of record: LayoutRecord) -> [Variable] {
    record.engineItem = nil
    item.isReleased = true
    hasReleased = true
    let variables = item.removeVariables()
    for variable in variables { itemsOfVariables[variable.place] = nil }
    return variables
  }

  /// Drops the items that were released.
  mutating func removeReleased() {
    guard hasReleased else { return }
    all.removeAll { $0.isReleased }
    hasReleased = false
  }

  // MARK: Moves

  /// The items whose variables have changed.
  var moved: [EngineItem] { movedQueue.items }

  mutating func recordMove(of item: EngineItem) {
    movedQueue.append(item)
  }

  mutating func recordMove(of variable: Variable) {
    if let item = item(of: variable) { movedQueue.append(item) }
  }

  mutating func removeMoved() -> [EngineItem] {
    movedQueue.removeAll()
  }

  #if DEBUG
    /// A contradiction between the items; nil if there is none.
    var invariantViolation: String? {
      var count = 0
      for item in all where !item.isReleased {
        guard item.engineID == engineID else { return "\(item.name) is another engine's" }
        for dimension in EngineItem.Dimension.allCases {
          guard let variable = item[dimension] else { continue }
          count += 1
          guard self.item(of: variable) === item else {
            return "the variable of \(item.name).\(dimension.attribute) is another item's"
          }
        }
      }
      guard count == itemsOfVariables.lazy.filter({ $0 != nil }).count else {
        return "a variable belongs to an item that does not have it"
      }
      return movedQueue.invariantViolation
    }
  #endif
}
