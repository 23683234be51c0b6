import ViewTree

/// Texts, views and touch targets that are right as they are, and wrong from right to left.
struct RightToLeftRule: PictureRule {
  static let name = LintRuleName.rightToLeft

  func observe(_ picture: LintPicture, _ context: PictureContext) -> [LintObservation] {
    if context.variant.isRightToLeft { return [] }
    return picture.faults(altered: .rightToLeft, "from right to left", of: Self.name, context)
  }
}

/// Texts, views and touch targets that are right as they are, and wrong with longer texts.
struct LongTextRule: PictureRule {
  static let name = LintRuleName.longText

  func observe(_ picture: LintPicture, _ context: PictureContext) -> [LintObservation] {
    let growth = context.settings.textGrowth
    guard picture.tree.views.contains(where: { !$0.content.texts.isEmpty }) else { return [] }
    let percent = ((growth - 1) * 100).formatted()
    return picture.faults(
      altered: .longTexts(growth), "with texts longer by \(percent) %", of: Self.name, context)
  }
}

extension LintPicture {
  /// The faults of an altered layout that this one does not have.
  ///
  /// - Parameter words: the alteration.
  fileprivate func faults(
    altered alteration: LintAlteration, _ words: String, of rule: LintRuleName,
    _ context: PictureContext
  ) -> [LintObservation] {
    let altered: InspectedTree
    do {
      altered = try context.scene.layOut(context.index, alteration)
    } catch {
      return [
        LintObservation(
          rule: rule, variants: [context.index],
          sentence: "\(words), the scene cannot be laid out: \(error)",
          remedy: "Let its layout hold for all of them.")
      ]
    }
    return LayoutFaults(of: altered, context).new(since: LayoutFaults(of: tree, context)).map {
      var observation = $0.altered(to: rule, words + ", ")
      // In the picture, the view is where it is without the alteration.
      if let view = observation.view { observation.view?.box = box(of: view) }
      return observation
    }
  }

  private func box(of view: LintView) -> ViewNode.Rect? {
    tree.views.indices.first { LintView($0, in: tree) == view }.map { tree.views[$0].box }
  }
}

/// What can go wrong in a layout when texts or directions change.
private struct LayoutFaults {
  let observations: [LintObservation]

  init(of tree: InspectedTree, _ context: PictureContext) {
    let picture = LintPicture(bitmap: .init(width: 0, height: 0), tree: tree)
    observations =
      TruncatedTextRule().observe(tree, context) + OutsideParentRule().observe(tree, context)
      + OverlappingTargetsRule().observe(picture, context)
      + CollapsedViewRule().observe(picture, context)
  }

  /// Those that another layout does not have.
  func new(since other: LayoutFaults) -> [LintObservation] {
    let known = Set(other.observations.map(\.key))
    return observations.filter { !known.contains($0.key) }
  }
}

extension LintObservation {
  /// What findings of several variants have in common.
  var key: LintKey { LintKey(rule: rule, view: view, topic: topic) }

  fileprivate func altered(to rule: LintRuleName, _ beginning: String) -> LintObservation {
    var observation = self
    observation.topic = "\(self.rule.rawValue) \(topic)"
    observation.rule = rule
    observation.sentence = beginning + sentence
    return observation
  }
}

/// What findings of several variants have in common.
struct LintKey: Sendable, Hashable {
  var rule: LintRuleName
  var view: LintView?
  var topic: String
}
