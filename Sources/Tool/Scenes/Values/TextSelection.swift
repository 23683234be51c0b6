import HeadlessUIKit
import JSONValues
import StandardControls

/// `[from, to]`, or one number for a caret.
extension TextSelection: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> TextSelection? {
    guard node.list != nil else {
      return UInt.read(node, in: context).flatMap { Int(exactly: $0) }.map {
        TextSelection($0..<$0)
      }
    }
    guard let offsets = [UInt].read(node, in: context)?.compactMap({ Int(exactly: $0) }) else {
      return nil
    }
    guard offsets.count == 2, offsets[0] <= offsets[1] else {
      context.expected("[from, to], or the place of a caret", at: node)
      return nil
    }
    return TextSelection(offsets[0]..<offsets[1])
  }

  package static var examples: [JSON] { [3, [0, 5]] }

  package static var schema: JSON {
    ["anyOf": [UInt.schema, ["type": "array", "items": UInt.schema]]]
  }
}
