import FileAccess
import Foundation
import HeadlessUIKit
import Messages

/// Reads the steps of a scene.
struct StepCompiler {
  let overrides: OverrideCompiler
  /// The rules about showing and hiding views, and folding and unfolding them.
  let mediator: MediatorBlueprint?
  /// What can be dragged; nil if the views are invalid.
  let dragging: DraggingPlan?
  /// The controllers that are presented.
  let presentations: [PresentationBlueprint]
  let context: ReadingContext

  /// All steps, in the order in which messages list them.
  static let keys =
    SceneStep.TouchGesture.allCases.map(\.rawValue)
    + [
      "drag", "drop", "cancel", "scroll", "fold", "unfold", "select", "show", "hide", "set",
      "insert", "remove", "animate", "rotate", "alert", "keyboard",
      PresentationCompiler.stepKey, "dismiss", "openMenu", "openPicker",
      "background", "foreground", "openURL", "exerciseAmbiguity", "advance", "snapshot", "film",
    ]
  /// Longer than any animation, and short enough to be simulated.
  static let durations = NumberRange.between(0, 3600)
  static let filmDurations = NumberRange.between(0.001, 60)
  static let frameRates = NumberRange.between(1, 120)
  static let moves = NumberRange.between(1, Double(TouchScreen.maximumFrames))

  var views: ViewCompiler { overrides.views }

  func compile(_ node: YAMLNode) -> [SceneStep] {
    guard let nodes = node.list else {
      context.expected("a list of steps", at: node)
      return []
    }
    let steps = nodes.compactMap { node in readStep(node).map { (step: $0, node: node) } }
    reportEqualNames(steps)
    reportLooseEnds(nodes)
    return steps.map(\.step)
  }

  private func readStep(_ node: YAMLNode) -> SceneStep? {
    guard let entries = node.map, let entry = entries.first, entries.count == 1 else {
      let what = node.map.map { "\($0.count) keys" } ?? node.summary
      context.report(
        "expected a step, which is a map with one key such as {advance: 0.5}, found \(what)",
        at: node.position)
      return nil
    }
    guard Self.keys.contains(entry.key) else {
      let hint = NearestName.hint(for: entry.key, among: Self.keys)
      let choice = hint.isEmpty ? ": expected \(ReadingContext.enumerate(Self.keys))" : hint
      context.readingFromRoot {
        context.report(
          "unknown key '\(entry.key.shortened)' in a step\(choice)", at: entry.keyPosition)
      }
      return nil
    }
    return context.reading(entry.key) { readStep(entry.key, entry.value) }
  }

  private func readStep(_ key: String, _ node: YAMLNode) -> SceneStep? {
    switch key {
    case "drag": readDrag(node)
    case "drop": readNothing(node) ? .drop : nil
    case "cancel": readNothing(node) ? .cancel : nil
    case "scroll": readScroll(node)
    case "fold", "unfold": readFold(node, folds: key == "fold")
    case "select": readSelection(node)
    case "show", "hide":
      readView(node).map { view in
        checkConsequences(of: node, visible: key == "show")
        return .show(key == "show", node: view.number)
      }
    case "set": .set(overrides.compileStep(node))
    case "insert": readInsertion(node).map { .arrange([$0]) }
    case "remove": readRemoval(node).map { .arrange([$0]) }
    case "animate": readAnimation(node)
    case "rotate": SceneOrientation.read(node, in: context).map { .rotate($0) }
    case "alert": readAlert(node)
    case "keyboard": readKeyboard(node)
    case PresentationCompiler.stepKey:
      // Errors are reported where the views in it are read.
      presentations.first { $0.position == node.position }.map { .present($0) }
    case "dismiss": readDismissal(node)
    case "openMenu": readMenu(node)
    case "openPicker": readPicker(node)
    case "background": readNothing(node) ? .background : nil
    case "foreground": readNothing(node) ? .foreground : nil
    case "openURL": readAddress(node)
    case "exerciseAmbiguity": readView(node).map { .exerciseAmbiguity(node: $0.number) }
    case "advance": readNumber(node, in: Self.durations).map { .advance($0) }
    case "snapshot": readName(node).map { .snapshot(name: $0) }
    case "film": readFilm(node)
    default:
      SceneStep.TouchGesture(rawValue: key).flatMap { gesture in
        readPlace(node).map { .touch(gesture, at: $0) }
      }
    }
  }

  /// An alert, or `none`.
  private func readAlert(_ node: YAMLNode) -> SceneStep? {
    if node.text == "none" { return .alert(nil) }
    return PresentedCompiler(views: views, context: context).readAlert(node, isStep: true)
      .map { .alert($0) }
  }

  /// A keyboard, or `none`.
  private func readKeyboard(_ node: YAMLNode) -> SceneStep? {
    if node.text == "none" { return .keyboard(nil) }
    return PresentedCompiler(views: views, context: context).readKeyboard(node, isStep: true)
      .map { .keyboard($0) }
  }

  /// Nothing, or `{animated: true}`.
  private func readDismissal(_ node: YAMLNode) -> SceneStep? {
    var isAnimated = false
    guard node.map != nil else {
      return readNothing(node) ? .dismiss(animated: false, position: node.position) : nil
    }
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "the dismissal of a controller", keys: [parts.key("animated") { isAnimated = $0 }])
    guard isMap, parts.isComplete else { return nil }
    return .dismiss(animated: isAnimated, position: node.position)
  }

  /// The id of a button or a bar's item with a menu.
  private func readMenu(_ node: YAMLNode) -> SceneStep? {
    if let id = node.text, let item = views.barItems[id] {
      guard item["menu"] == nil else { return .openMenuOfItem(id: id) }
      context.report(
        "the item '\(id.shortened)' has no menu: write one, as in '{id: \(id.shortened), menu: [Copy, Move]}'",
        at: node.position)
      return nil
    }
    guard let view = readView(node) else { return nil }
    guard view.viewClass.table.index(of: "menu") != nil else {
      context.report(
        "\(view.viewClass.name.withArticle) has no menu: expected the id of a UIButton or of a bar's item with 'menu'",
        at: node.position)
      return nil
    }
    return .openMenu(node: view.number)
  }

  /// The id of a view that opens a picker.
  private func readPicker(_ node: YAMLNode) -> SceneStep? {
    guard let view = readView(node) else { return nil }
    guard view.viewClass.opensPicker else {
      context.report(
        "\(view.viewClass.name.withArticle) opens no picker: expected the id of a UIDatePicker or a UIColorWell",
        at: node.position)
      return nil
    }
    return .openPicker(node: view.number)
  }

  /// An address with a scheme.
  private func readAddress(_ node: YAMLNode) -> SceneStep? {
    guard let text = String.read(node, in: context) else { return nil }
    guard URL(string: text)?.scheme != nil else {
      context.expected("an address with a scheme, such as shop://item/4", at: node)
      return nil
    }
    return .openURL(text)
  }

  private func readScroll(_ node: YAMLNode) -> SceneStep? {
    var view: ViewCompiler.KnownView?
    var point: CGPoint?
    let isMap = context.readMap(
      node, of: "a scroll step",
      keys: [
        ("view", { view = readView($0) }), ("to", { point = CGPoint.read($0, in: context) }),
      ])
    guard isMap, isComplete(node, ["view", "to"]), let view, let point else { return nil }
    guard view.viewClass.table.index(of: "contentOffset") != nil else {
      context.report("\(view.viewClass.name.withArticle) does not scroll", at: node.position)
      return nil
    }
    return .scroll(node: view.number, to: point)
  }

  private func readFold(_ node: YAMLNode, folds: Bool) -> SceneStep? {
    guard let view = readView(node) else { return nil }
    guard view.headsGroup || view.viewClass.isFoldable else {
      context.report(
        "expected an accordion cell, or a separator of a grid, which heads a group",
        at: node.position)
      return nil
    }
    checkConsequences(of: node, visible: !folds)
    return .fold(folds, node: view.number)
  }

  private func readSelection(_ node: YAMLNode) -> SceneStep? {
    var view: ViewCompiler.KnownView?
    var key: String?
    let isMap = context.readMap(
      node, of: "a selection",
      keys: [
        ("tabs", { view = readView($0) }), ("key", { key = String.read($0, in: context) }),
      ])
    guard isMap, isComplete(node, ["tabs", "key"]), let view, let key else { return nil }
    guard view.tabKeys != nil else {
      context.report("\(view.viewClass.name.withArticle) has no tabs to select", at: node.position)
      return nil
    }
    if let keyNode = node["key"] {
      context.reading("key") { views.checkTab(keyNode, of: view) }
    }
    return .select(node: view.number, key: key)
  }

  /// Reports contradictory rules when a view is shown or hidden.
  private func checkConsequences(of node: YAMLNode, visible: Bool) {
    guard let id = node.text, let mediator, mediator.names.contains(id) else { return }
    do {
      _ = try mediator.rules.requests(for: id, visible: visible, known: Set(mediator.names))
    } catch {
      context.report("\(error)", at: node.position)
    }
  }

  private func readAnimation(_ node: YAMLNode) -> SceneStep? {
    var settings: [Override] = []
    var arrangements: [SceneStep.Arrangement] = []
    var duration: TimeInterval?
    var curve = SceneStep.AnimationCurve.easeInOut
    let isMap = context.readMap(
      node, of: "an animation",
      keys: [
        ("set", { settings = overrides.compileStep($0) }),
        ("insert", { readInsertion($0).map { arrangements.append($0) } }),
        ("remove", { readRemoval($0).map { arrangements.append($0) } }),
        ("duration", { duration = readNumber($0, in: Self.durations) }),
        ("curve", { SceneStep.AnimationCurve.read($0, in: context).map { curve = $0 } }),
      ])
    guard isMap, isComplete(node, ["duration"]), let duration else { return nil }
    guard ["set", "insert", "remove"].contains(where: { node[$0] != nil }) else {
      context.report("expected 'set', 'insert' or 'remove' too", at: node.position)
      return nil
    }
    return .animate(settings, arrangements, duration: duration, curve: curve)
  }

  /// The id of an arranged subview, or `{view: id, at: index}`.
  private func readInsertion(_ node: YAMLNode) -> SceneStep.Arrangement? {
    guard node.map != nil else {
      return readArrangedView(node).map { .insert(node: $0, at: nil) }
    }
    var view: Int?
    var index: Int?
    let isMap = context.readMap(
      node, of: "an insertion",
      keys: [
        ("view", { view = readArrangedView($0) }),
        ("at", { index = readNumber($0, in: Self.indices).map { Int($0) } }),
      ])
    guard isMap, isComplete(node, ["view"]), let view else { return nil }
    return .insert(node: view, at: index)
  }

  private static let indices = NumberRange.between(0, 200_000)

  private func readRemoval(_ node: YAMLNode) -> SceneStep.Arrangement? {
    readArrangedView(node).map { .remove(node: $0) }
  }

  /// The number of a subview of a stack view.
  private func readArrangedView(_ node: YAMLNode) -> Int? {
    guard let view = readView(node) else { return nil }
    guard view.settableLayout != nil else {
      context.report(
        "expected a subview of a UIStackView: use 'show' and 'hide' for other views",
        at: node.position)
      return nil
    }
    return view.number
  }

  private func readFilm(_ node: YAMLNode) -> SceneStep? {
    var name: String?
    var duration: TimeInterval?
    var rate: Double?
    let isMap = context.readMap(
      node, of: "a film",
      keys: [
        ("name", { name = readName($0) }),
        ("duration", { duration = readNumber($0, in: Self.filmDurations) }),
        ("fps", { rate = readNumber($0, in: Self.frameRates) }),
      ])
    guard isMap, isComplete(node, ["name", "duration", "fps"]), let name, let duration, let rate
    else { return nil }
    return .film(.init(name: name, duration: duration, rate: rate))
  }

  func isComplete(_ node: YAMLNode, _ keys: [String]) -> Bool {
    let missing = keys.filter { node[$0] == nil }
    if !missing.isEmpty {
      context.report(
        "expected \(ReadingContext.enumerate(missing.map { "'\($0)'" })) too", at: node.position)
    }
    return missing.isEmpty
  }

  func readNumber(_ node: YAMLNode, in range: NumberRange) -> Double? {
    Double.read(node, in: context).flatMap { range.check($0, node, context) ? $0 : nil }
  }

  private func readView(_ node: YAMLNode) -> ViewCompiler.KnownView? {
    String.read(node, in: context).flatMap { views.knownView($0, at: node) }
  }

  /// An id, or `[x, y]`.
  func readPlace(_ node: YAMLNode) -> SceneStep.TouchPlace? {
    if node.list != nil { return CGPoint.read(node, in: context).map { .point($0) } }
    guard node.text != nil else {
      context.expected("the id of a view or [x, y]", at: node)
      return nil
    }
    return readView(node).map { .view($0.number) }
  }

  /// A name that becomes part of a file name.
  private func readName(_ node: YAMLNode) -> String? {
    guard let name = String.read(node, in: context) else { return nil }
    guard !name.isEmpty, name.utf8.count <= Self.longestName else {
      context.expected("a name of 1 to \(Self.longestName) bytes", at: node)
      return nil
    }
    return VariantName.part(name)
  }

  private static let longestName = 100

  private func reportEqualNames(_ steps: [(step: SceneStep, node: YAMLNode)]) {
    var lines: [String: Int] = [:]
    for (step, node) in steps {
      for case let name? in [step].moments.map(\.name) {
        if let line = lines.updateValue(node.position.line, forKey: name.fileNameKey) {
          context.report(
            "two pictures have the name '\(name)': see line \(line)", at: node.position)
          break
        }
      }
    }
  }
}

extension SceneStep.AnimationCurve: SceneEnumeration {
  static var sceneCases: [(name: String, value: Self)] { allCases.map { ($0.rawValue, $0) } }
}

extension SceneOrientation: SceneEnumeration {
  static var sceneCases: [(name: String, value: Self)] { allCases.map { ($0.rawValue, $0) } }
}
