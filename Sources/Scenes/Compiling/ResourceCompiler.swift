/// Reads all resources that a scene defines, also those that it does not use.
///
/// A resource may be the name of another one; the order does not matter.
struct ResourceCompiler {
  let context: ReadingContext

  func compile() {
    let used = context.names.used
    for name in context.names.names(of: .resources) {
      guard let definition = context.names[.resources, name], !definition.isShared else { continue }
      _ = context.resource(name, at: definition.value)
    }
    context.names.used = used
  }
}
