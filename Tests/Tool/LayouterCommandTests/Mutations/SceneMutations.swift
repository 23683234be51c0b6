import YAMLReading

@testable import Scenes

/// Every mutation of a scene that a verdict should name.
struct SceneMutations {
  private(set) var list: [SceneMutation] = []

  init(of root: YAMLNode) {
    if let view = root["view"] { addView(view, [.key("view")], isRoot: true) }
    if let resources = root["resources"] { addResources(resources, [.key("resources")]) }
  }

  private mutating func add(
    _ kind: SceneMutation.Kind, _ path: [SceneMutation.Step], _ replacement: YAMLNode,
    _ needles: [String]...
  ) {
    list.append(
      SceneMutation(kind: kind, path: path, replacement: replacement, needles: needles))
  }

  private static let newColor = "#12AB34"

  // MARK: Views

  private mutating func addView(
    _ view: YAMLNode, _ path: [SceneMutation.Step], isRoot: Bool = false
  ) {
    guard let entries = view.map else { return }
    let name =
      view["id"]?.text.map { ["`\($0)`"] } ?? (isRoot ? ["the root view"] : view.nounsOfClass)
    for entry in entries {
      addProperty(entry, path + [.key(entry.key)], of: name, isRoot: isRoot)
    }
    let keys = Set(entries.map(\.key))
    func insert(_ kind: SceneMutation.Kind, _ key: String, _ value: String, _ sentence: String) {
      if !keys.contains(key) { add(kind, path, view.adding(key, value), name, [sentence]) }
    }
    insert(.opacity, "alpha", "0.4", "alpha changed from 1 to 0.4")
    insert(.border, "borderWidth", "3", "border width changed from 0 to 3 pt")
    if keys.contains("backgroundColor") {
      insert(.radius, "cornerRadius", "6", "corner radius changed from 0 to 6 pt")
    }
    if !isRoot { insert(.hidden, "hidden", "true", "disappeared (it is now hidden)") }
    addChildren(of: view, path)
    if let constraints = view["constraints"] {
      addConstraints(constraints, path + [.key("constraints")])
    }
  }

  private mutating func addChildren(of view: YAMLNode, _ path: [SceneMutation.Step]) {
    guard let node = view["subviews"], let children = node.list else { return }
    for (index, child) in children.enumerated() {
      addView(child, path + [.key("subviews"), .index(index)])
      guard index > 0 else { continue }
      var swapped = children
      swapped.swapAt(index - 1, index)
      add(
        .order, path + [.key("subviews")], YAMLNode(.list(swapped), at: node.position),
        ["order of its subviews changed", " moved "])
    }
  }

  private mutating func addProperty(
    _ entry: YAMLNode.Entry, _ path: [SceneMutation.Step], of name: [String], isRoot: Bool
  ) {
    let node = entry.value
    switch (entry.key, node.scalarValue) {
    case ("frame", _):
      guard !isRoot, let numbers = node.list, numbers.count == 4, let x = numbers[0].number else {
        return
      }
      let moved = [node.scalar("\(x + 3)")] + numbers.dropFirst()
      add(
        .frame, path, YAMLNode(.list(moved), at: node.position), name, ["moved 3 pt right"])
    case ("text", .text(let text)?):
      add(
        .text, path, node.scalar("Zq 7", style: .doubleQuoted), name,
        ["text changed from “\(text.withVisibleLineEnds)” to “Zq 7”"])
    case ("fontSize", .number(let size)?):
      add(
        .font, path, node.scalar("\(size + 3)"), name, ["font size changed from \(text(size)) to"])
    case ("font", .number(let size)?):
      add(.font, path, node.scalar("\(size + 3)"), name, ["\(text(size)) to \(text(size + 3))"])
    case ("font", _):
      guard let size = node["size"]?.number else { return }
      add(
        .font, path + [.key("size")], node.scalar("\(size + 3)"), name,
        ["\(text(size)) to \(text(size + 3))"])
    case ("cornerRadius", .number(let radius)?), ("roundRadius", .number(let radius)?):
      add(
        .radius, path, node.scalar("\(radius + 4)"), name,
        ["radius changed from \(text(radius)) to \(text(radius + 4)) pt"])
    case ("borderWidth", .number(let width)?):
      add(
        .border, path, node.scalar("\(width + 2)"), name,
        ["border width changed from \(text(width)) to \(text(width + 2)) pt"])
    case ("alpha", .number(let alpha)?):
      add(
        .opacity, path, node.scalar("\(alpha / 2)"), name, ["alpha changed from \(text(alpha)) to"])
    case ("image", .text(let file)?), ("icon", .text(let file)?):
      addImage(file, node, path, name)
    default:
      if entry.key.hasSuffix("olor") { addColor(.color, node, path, name) }
    }
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private mutating func addColor(
    _ kind: SceneMutation.Kind, _ node: YAMLNode, _ path: [SceneMutation.Step],
    _ name: [String] = [" "]
  ) {
    guard node.text != nil || node["light"] != nil else { return }
    add(
      kind, path, node.scalar(Self.newColor, style: .doubleQuoted), name,
      ["to \(Self.newColor)", "\(Self.newColor) was added"])
  }

  private mutating func addImage(
    _ file: String, _ node: YAMLNode, _ path: [SceneMutation.Step], _ name: [String] = [" "]
  ) {
    let (old, new) = ("bookmark.svg", "bookmark-filled-disabled.svg")
    guard file.hasSuffix(".svg") else { return }
    let other =
      file.hasSuffix("/" + old)
      ? file.replacing(old, with: new)
      : file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex) + "/" + old
    add(
      .image, path, node.scalar(String(other), style: .doubleQuoted), name,
      ["was replaced by another one", "image changed from", "icon changed from"])
  }

  // MARK: Resources

  private mutating func addResources(_ resources: YAMLNode, _ path: [SceneMutation.Step]) {
    for resource in resources.map ?? [] {
      for role in resource.value.map ?? [] {
        for state in role.value.map ?? [] {
          let path = path + [.key(resource.key), .key(role.key), .key(state.key)]
          let file = state.value.text ?? state.value["light"]?.text
          if let file, file.hasSuffix(".svg") {
            addImage(file, state.value, path)
          } else {
            addColor(.resource, state.value, path)
          }
        }
      }
    }
  }

  // MARK: Constraints

  private mutating func addConstraints(_ node: YAMLNode, _ path: [SceneMutation.Step]) {
    for (index, constraint) in (node.list ?? []).enumerated() {
      var path = path + [.index(index)]
      var text = constraint.text
      if text == nil, let expression = constraint["expression"] {
        path.append(.key("expression"))
        text = expression.text
      }
      guard let text, let changed = text.changingLastInteger(by: 5) else { continue }
      add(
        .constraint, path, constraint.scalar(changed, style: .doubleQuoted),
        [" moved ", " grew ", " shrank ", " changed from ", " appeared", " disappeared"])
    }
  }
}

extension YAMLNode {
  /// What verdicts call a view of this node's class that has no id.
  fileprivate var nounsOfClass: [String] {
    switch self["type"]?.text ?? "UIView" {
    case "UIView": ["view"]
    case "UILabel": ["label"]
    case "UIImageView": ["image view"]
    case "UIStackView": ["stack view"]
    case let type: [type]
    }
  }

  fileprivate var number: Double? {
    if case .number(let number) = scalarValue { number } else { nil }
  }
}

extension String {
  /// With a symbol for each line end, which may be escaped.
  fileprivate var withVisibleLineEnds: String {
    replacing("\n", with: "⏎").replacing("\\n", with: "⏎")
  }

  /// The text with another last integer that is not part of a name or a priority; nil without one.
  fileprivate func changingLastInteger(by step: Int) -> String? {
    let pattern = #/(^|[ \-(\[=<>+])(\d+)(?=$|[ \-)\],])/#
    guard let match = matches(of: pattern).last, let number = Int(match.output.2) else {
      return nil
    }
    var result = self
    result.replaceSubrange(
      match.output.2.startIndex..<match.output.2.endIndex, with: "\(number + step)")
    return result
  }
}
