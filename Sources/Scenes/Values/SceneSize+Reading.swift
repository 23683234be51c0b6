import HeadlessUIKit

extension SceneSize: SceneValue {
  static func read(_ node: SceneNode, in context: ReadingContext) -> SceneSize? {
    switch node.text {
    case "fit": return .fit
    case nil:
      guard node.list != nil else {
        context.expected("[width, height] or fit", at: node)
        return nil
      }
      return CGSize.read(node, in: context).map { .fixed($0) }
    case let name?:
      if NearestName.of(name, among: ["fit"]) != nil {
        context.unknown(name, of: ["fit"], as: "size", at: node)
      } else {
        context.unsupported("the device '\(name.shortened)' as a size", at: node.position)
      }
      return nil
    }
  }

  static var schema: JSON { ["anyOf": [["const": "fit"], CGSize.schema]] }

  /// As it stands in the names of variants.
  var label: String {
    switch self {
    case .fit: "fit"
    case .fixed(let size):
      "\(JSON.number(Double(size.width)))x\(JSON.number(Double(size.height)))"
    }
  }
}
