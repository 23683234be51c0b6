import ViewTree

extension ViewOutline {
  /// The name of a view in sentences: `` `save` `` by its id, or else `the 2nd label in `save``, by its
  /// class and its position among such views in the innermost view with an id.
  func name(of index: Int) -> String {
    if let id = entries[index].node.id { return "`\(id)`" }
    guard let parent = entries[index].parent else { return "the root view" }
    var owner = parent
    while entries[owner].node.id == nil, let next = entries[owner].parent { owner = next }

    let type = entries[index].node.type
    let alike = nameless(in: owner).filter { entries[$0].node.type == type }
    let noun = entries[index].node.typeWithoutPrefix.map { words(of: $0) } ?? type
    let place = alike.count > 1 ? alike.firstIndex(of: index) : nil
    let name = place.map { "the \(Self.ordinal($0 + 1)) \(noun)" } ?? "the \(noun)"
    return entries[owner].node.id.map { "\(name) in `\($0)`" } ?? name
  }

  /// The descendants without an id, in drawing order, except the descendants of another view with an id.
  private func nameless(in owner: Int) -> [Int] {
    entries[owner].children.flatMap { child in
      entries[child].node.id == nil ? [child] + nameless(in: child) : []
    }
  }

  private static func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (_, 11...13): "\(number)th"
    case (1, _): "\(number)st"
    case (2, _): "\(number)nd"
    case (3, _): "\(number)rd"
    default: "\(number)th"
    }
  }
}

/// `backgroundColor` as `background colour`.
func words(of identifier: String) -> String {
  var words: [String] = []
  var previousIsLower = false
  for character in identifier {
    if character.isUppercase && previousIsLower || words.isEmpty { words.append("") }
    words[words.count - 1].append(contentsOf: character.lowercased())
    previousIsLower = !character.isUppercase
  }
  return words.map { $0 == "color" ? "colour" : $0 }.joined(separator: " ")
}
