extension ViewCompiler {
  /// The references between views, resolved once all ids are known. A reference of the root view to
  /// itself is omitted.
  func references() -> [ReferenceBlueprint] {
    namedReferences.compactMap { named in
      guard let node = named.id else {
        return named.view == 0
          ? nil : ReferenceBlueprint(view: named.view, reference: named.reference, target: 0)
      }
      return context.reading(named.reference.key) {
        guard let id = String.read(node, in: context), let target = knownView(id, at: node) else {
          return nil
        }
        return ReferenceBlueprint(
          view: named.view, reference: named.reference, target: target.number)
      }
    }
  }
}
