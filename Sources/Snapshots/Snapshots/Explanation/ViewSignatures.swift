import ViewTree

/// Numbers for the views of two trees: equal for views that are equal but for their places, with all
/// views in them.
struct ViewSignatures {
  /// What makes a view equal to another one.
  private struct Key: Hashable {
    var type: String
    var id: String?
    var hidden: Bool
    var properties: [String: PropertyValue]
    /// The signatures of the subviews.
    var children: [Int]
  }

  /// By the views' indices in the outlines.
  private(set) var old: [Int] = []
  private(set) var new: [Int] = []

  init(old: ViewOutline, new: ViewOutline) {
    var numbers: [Key: Int] = [:]
    func signatures(of outline: ViewOutline) -> [Int] {
      var signatures = Array(repeating: 0, count: outline.entries.count)
      // Subviews follow their superviews.
      for index in outline.indices.reversed() {
        let entry = outline[index]
        let key = Key(
          type: entry.node.type, id: entry.node.id, hidden: entry.node.hidden,
          properties: entry.node.properties, children: entry.children.map { signatures[$0] })
        signatures[index] = numbers[key] ?? numbers.count
        numbers[key] = signatures[index]
      }
      return signatures
    }
    self.old = signatures(of: old)
    self.new = signatures(of: new)
  }
}
