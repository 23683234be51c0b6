import YAMLReading

@testable import Scenes

/// One change of a scene, and what a verdict has to say about it.
struct SceneMutation: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case frame, color, text, font, radius, border, opacity, order, hidden, image, constraint
    case resource
  }

  /// A step from a node to one of its parts.
  enum Step: Sendable {
    case key(String)
    case index(Int)
  }

  var kind: Kind
  /// The place of the changed node, from the root of the file.
  var path: [Step]
  /// The new node.
  var replacement: YAMLNode
  /// The texts of which a sentence has to contain one each.
  var needles: [[String]]

  /// The scene with the change.
  func apply(to root: YAMLNode) -> YAMLNode { root.replacing(path[...], with: replacement) }

  var description: String {
    let place = path.map { step in
      switch step {
      case .key(let key): key
      case .index(let index): "\(index)"
      }
    }.joined(separator: ".")
    return "\(kind.rawValue) at \(place)"
  }
}

extension YAMLNode {
  /// The node with one of its parts replaced.
  fileprivate func replacing(
    _ path: ArraySlice<SceneMutation.Step>, with replacement: YAMLNode
  ) -> YAMLNode {
    guard let step = path.first else { return replacement }
    switch (step, content) {
    case (.key(let key), .map(var entries)):
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return self }
      entries[index].value = entries[index].value.replacing(path.dropFirst(), with: replacement)
      return YAMLNode(.map(entries), at: position)
    case (.index(let index), .list(var nodes)):
      nodes[index] = nodes[index].replacing(path.dropFirst(), with: replacement)
      return YAMLNode(.list(nodes), at: position)
    default: return self
    }
  }

  /// A plain scalar in this node's place.
  func scalar(_ text: String, style: Scalar.Style = .plain) -> YAMLNode {
    YAMLNode(.scalar(Scalar(text: text, style: style)), at: position)
  }

  /// The map with one more entry.
  func adding(_ key: String, _ text: String) -> YAMLNode {
    YAMLNode(
      .map((map ?? []) + [Entry(key: key, keyPosition: position, value: scalar(text))]),
      at: position)
  }
}
