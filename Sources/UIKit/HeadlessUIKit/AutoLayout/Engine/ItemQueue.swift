/// Items that await processing, each once, in the order in which they were added.
struct ItemQueue {
  /// The queues of an engine. An item has a flag for each, so that adding it takes no search.
  struct Purpose: OptionSet {
    let rawValue: UInt8

    /// The solution has moved the item.
    static let moved = Purpose(rawValue: 1 << 0)
    /// The given frame has changed.
    static let frame = Purpose(rawValue: 1 << 1)
    /// The intrinsic size or its priorities have changed.
    static let content = Purpose(rawValue: 1 << 2)
  }

  private let purpose: Purpose
  private(set) var items: [EngineItem] = []

  init(_ purpose: Purpose) {
    self.purpose = purpose
  }

  /// - Returns: false if the item is in the queue already.
  @discardableResult
  mutating func append(_ item: EngineItem) -> Bool {
    guard !item.queues.contains(purpose) else { return false }
    item.queues.insert(purpose)
    items.append(item)
    return true
  }

  /// Empties the queue.
  ///
  /// - Returns: the items, some of which may have been released since they were added.
  mutating func removeAll() -> [EngineItem] {
    guard !items.isEmpty else { return [] }
    defer { items = [] }
    for item in items { item.queues.remove(purpose) }
    return items
  }

  #if DEBUG
    /// A contradiction within the queue; nil if there is none.
    var invariantViolation: String? {
      for item in items where !item.isReleased && !item.queues.contains(purpose) {
        return "\(item.name) is in a queue without having its flag"
      }
      return nil
    }
  #endif
}
