import HeadlessUIKit

/// Reads the parts of a map, and records whether all of them could be read.
final class MapParts {
  let context: ReadingContext
  private(set) var isComplete = true

  init(in context: ReadingContext) {
    self.context = context
  }

  /// A key of a map, whose value a closure receives.
  func key<Value: SceneValue>(
    _ name: String, _ type: Value.Type = Value.self, _ set: @escaping (Value) -> Void
  ) -> (name: String, read: (YAMLNode) -> Void) {
    (
      name,
      { [self] node in
        if let value = Value.read(node, in: context) { set(value) } else { isComplete = false }
      }
    )
  }
}
