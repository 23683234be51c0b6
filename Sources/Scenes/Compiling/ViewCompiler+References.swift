extension ViewCompiler {
  /// What views have to know of each other, once all ids are known. The root view does not know
  /// itself.
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
