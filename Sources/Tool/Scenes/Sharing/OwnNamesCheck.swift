/// Reads all names that a scene, or a shared file, defines itself, also unused ones, so that their
/// errors are reported.
///
/// A name may refer to another one; the order does not matter.
struct OwnNamesCheck {
  let context: ReadingContext

  func check() {
    let used = context.names.used
    for key in context.names.keys {
      guard let definition = context.names[key.kind, key.name], !definition.isShared else {
        continue
      }
      let node = YAMLNode(
        .scalar(.init(text: key.name, style: .singleQuoted)), at: definition.keyPosition)
      switch key.kind {
      case .palette: _ = context.paletteColor(node)
      case .numbers: _ = context.named(node)
      case .resources: _ = context.resource(key.name, at: node)
      // Keys that a class does not have are found where a view takes the style.
      case .styles:
        if !used.contains(key) { _ = StyleReader(context: context).properties(node) }
      case .fragments: _ = FragmentReader(context: context).fragment(node)
      case .weights, .shadows, .fonts: break
      }
    }
    // Reading a name is not a use of it.
    context.names.used = used
  }
}
