import Assets
import DesignedViews
import HeadlessUIKit
import JSONValues
import LintConfiguration
import Messages
import ProjectFiles

/// Reads the document of a scene file into a scene.
///
/// Every problem is reported in the context; the result is nil if there is any.
struct SceneCompiler {
  let library: SceneLibrary
  let context: ReadingContext

  static let systemUIKey = "systemUI"

  /// The keys of a scene, in their usual order.
  static let keys =
    [
      "title", "size", "background", "subject", "variants", VariantRuleCompiler.onlyKey,
      VariantRuleCompiler.excludeKey, "strings",
    ]
    + SceneNamesReader.sharedKeys + [
      "view", ControllerCompiler.key,
    ] + PresentedCompiler.keys + [
      "mediator", "steps", "strict", Self.systemUIKey, ComparisonSettings.key, SilenceCompiler.key,
    ]

  /// Reads a scene part by part, in the order in which parts refer to each other.
  func compile(_ root: YAMLNode, as path: String, title: String) -> Scene? {
    guard isScene(root) else { return nil }
    reportUnknownKeys(of: root)
    SceneNamesReader(context: context).read(root, sharing: library.defaults)
    let settings = settings(of: root, fileTitle: title)
    context.languages = Self.languages(of: root)
    guard var views = views(of: root) else { return nil }
    let dragging = dragging(of: root, among: views)
    let silences = silences(of: root)
    let comparison = comparison(of: root)
    let subjects = subjects(of: root, among: views)
    let axes = axes(of: root, among: views, subjects: subjects)
    views.compiler.recordGroupHeads(in: axes.flatMap(\.values).flatMap(\.settings.entries))
    let mediator = mediator(of: root, among: views)
    let steps = steps(of: root, among: views, mediator: mediator, dragging: dragging)
    var presented = PresentedCompiler(views: views.compiler, context: context).compile(root)
    if root[PresentationCompiler.key] != nil { presented.controller = views.presentations.first }
    checkUseOfNames()
    let expansion = expansion(
      of: root, axes: axes, size: settings.size, line: views.node.position.line, steps: steps)
    guard let view = views.root, let variants = variants(of: root, expanding: expansion),
      let alternatives = alternatives(of: variants, among: views.compiler)
    else { return nil }
    return Scene(
      path: path, file: context.path, title: settings.title, axes: expansion.shownAxes,
      variants: variants, background: settings.background, view: view,
      subjects: Set(subjects?.map(\.number) ?? [0]), steps: steps, presented: presented,
      mediator: mediator, isStrict: settings.isStrict, references: views.references,
      dragging: dragging ?? DraggingPlan(), alternatives: alternatives, comparison: comparison,
      assets: context.files.assets, silences: views.compiler.silences + silences,
      origins: context.origins, showsSystemUI: settings.showsSystemUI)
  }

  // MARK: The document

  /// Whether the root of a document can be read as a scene; reports what it is if it cannot.
  private func isScene(_ root: YAMLNode) -> Bool {
    guard root.map != nil else {
      context.expected("a scene (a map with a 'view' or a 'controller')", at: root)
      return false
    }
    if root["view"] == nil, root[ControllerCompiler.key] == nil, root.hasTokens {
      context.report(
        "this is a file of design tokens, not a scene: name it under '\(TokenSource.key)' in "
          + "\(ProjectFile.name) or in a scene", at: root.position)
      return false
    }
    return true
  }

  private func reportUnknownKeys(of root: YAMLNode) {
    for entry in root.map ?? [] where !Self.keys.contains(entry.key) {
      if AxisCompiler.builtIn.contains(entry.key) {
        let hint = entry.key == "device" ? ", or 'size: iPhone SE'" : ""
        context.report(
          "'\(entry.key)' is an axis: write 'variants: {\(entry.key): […]}'\(hint)",
          at: entry.keyPosition)
      } else {
        context.unknownKey(entry, in: "a scene", known: Self.keys)
      }
    }
  }

  /// What a scene states about its pictures as a whole.
  private struct SceneSettings {
    var title: String
    var background: UIColor
    var isStrict: Bool
    var showsSystemUI: Bool
    /// The size if there is no `size` axis.
    var size: SceneSize
  }

  /// - Parameter fileTitle: the title of a scene that states none.
  private func settings(of root: YAMLNode, fileTitle: String) -> SceneSettings {
    SceneSettings(
      title: read(String.self, "title", of: root) ?? fileTitle,
      background: read(UIColor.self, "background", of: root) ?? .systemBackground,
      isStrict: read(Bool.self, "strict", of: root) ?? false,
      showsSystemUI: read(Bool.self, Self.systemUIKey, of: root) ?? false,
      // The screen of a controller is a device's.
      size: read(SceneSize.self, "size", of: root)
        ?? (root[ControllerCompiler.key] == nil ? .fit : .device(SimulatedDevice.current.device)))
  }

  private func read<Value: SceneValue>(
    _ type: Value.Type, _ key: String, of root: YAMLNode
  ) -> Value? {
    root[key].flatMap { node in context.reading(key) { type.read(node, in: context) } }
  }

  /// What the scene as a whole accepts of the linter's findings.
  private func silences(of root: YAMLNode) -> [LintSilence] {
    root[SilenceCompiler.key].map {
      SilenceCompiler(context: context).compile($0, nodes: nil)
    } ?? []
  }

  /// How the pictures are compared with goldens: as the scene states, or else as the project does.
  private func comparison(of root: YAMLNode) -> SceneComparison? {
    guard let node = root[ComparisonSettings.key] else {
      return library.defaults.comparison.map { SceneComparison($0) }
    }
    return context.reading(ComparisonSettings.key) {
      SceneComparison.read(node, replacing: library.defaults.comparison, in: context)
    }
  }

  // MARK: Views

  /// The views of a scene.
  private struct CompiledViews {
    /// Finds views by their ids.
    var compiler: ViewCompiler
    /// The node of the root view, without fragments and styles.
    var node: YAMLNode
    /// Nil, after a report, if the node is invalid.
    var root: ViewBlueprint?
    var references: [ReferenceBlueprint]
    /// What the scene presents from the start, then in steps.
    var presentations: [PresentationBlueprint]
  }

  /// The views of the scene; nil, after a report, if it has none.
  private func views(of root: YAMLNode) -> CompiledViews? {
    if let controller = root[ControllerCompiler.key] {
      return controllerViews(of: root, controller)
    }
    guard let writtenNode = root["view"] else {
      context.report("a scene needs a 'view', or a 'controller'", at: root.position)
      return nil
    }
    var expansion = ViewExpansion(library: library, context: context)
    let node = expansion.expand(writtenNode)
    let presented = presentedNodes(of: root, by: &expansion)
    var compiler = ViewCompiler(
      library: library, context: context, presented: presented.map(\.node))
    let view = compiler.compile(node, isOnScreen: true)
    if let first = presented.first, view?.viewClass.isWindow == true {
      context.report(
        "a UIWindow presents nothing here: write a 'controller', or another class under 'view'",
        at: first.node.position)
    }
    return compiledViews(node, view, presented, compiler)
  }

  /// The controllers that the scene presents, with their views expanded.
  private func presentedNodes(
    of root: YAMLNode, by expansion: inout ViewExpansion
  ) -> [PresentationCompiler.Node] {
    var nodes = PresentationCompiler.nodes(of: root)
    for index in nodes.indices {
      nodes[index].node = ControllerCompiler.expand(nodes[index].node, by: &expansion)
    }
    context.warnOfUnusedParameters()
    return nodes
  }

  /// - Parameter root: nil if it is invalid.
  private func compiledViews(
    _ node: YAMLNode, _ root: ViewBlueprint?, _ presented: [PresentationCompiler.Node],
    _ compiler: ViewCompiler
  ) -> CompiledViews {
    var presenting = PresentationCompiler(
      controllers: ControllerCompiler(context: context, views: compiler))
    let presentations = presenting.compile(presented)
    var root = root
    root?.presented = presentations
    let compiler = presenting.controllers.views
    return CompiledViews(
      compiler: compiler, node: node, root: root, references: compiler.references(),
      presentations: presentations)
  }

  /// The views of the controllers of a scene that has no view itself.
  private func controllerViews(of root: YAMLNode, _ writtenNode: YAMLNode) -> CompiledViews? {
    if let view = root["view"] {
      context.report(
        "a scene has a 'view' or a 'controller', not both: write the view under 'view' of a controller",
        at: view.position)
    }
    var expansion = ViewExpansion(library: library, context: context)
    let node = ControllerCompiler.expand(writtenNode, by: &expansion)
    let presented = presentedNodes(of: root, by: &expansion)
    var compiler = ControllerCompiler(
      context: context,
      views: ViewCompiler(library: library, context: context, presented: presented.map(\.node)))
    let view = context.reading(ControllerCompiler.key) { compiler.compileRoot(node) }
    return compiledViews(node, view, presented, compiler.views)
  }

  /// What can be dragged; nil if the root view is invalid. Controls can be dragged without a request,
  /// but only in steps.
  private func dragging(of root: YAMLNode, among views: CompiledViews) -> DraggingPlan? {
    guard let view = views.root else { return nil }
    let requests = views.compiler.draggingRequests
    guard !requests.isEmpty || root["steps"] != nil else { return DraggingPlan() }
    return DraggingCompiler(views: views.compiler, root: view, context: context).compile(requests)
  }

  /// Reports names that the scene declares and cannot use, and warns of those that it does not use.
  private func checkUseOfNames() {
    OwnNamesCheck(context: context).check()
    if !context.hasErrors { context.warnOfUnusedNames() }
  }

  // MARK: Steps

  private func mediator(of root: YAMLNode, among views: CompiledViews) -> MediatorBlueprint? {
    root["mediator"].flatMap { node in
      context.reading("mediator") {
        MediatorCompiler(views: views.compiler, context: context).compile(node)
      }
    }
  }

  private func steps(
    of root: YAMLNode, among views: CompiledViews, mediator: MediatorBlueprint?,
    dragging: DraggingPlan?
  ) -> [SceneStep] {
    guard let node = root["steps"] else { return [] }
    return context.reading("steps") {
      StepCompiler(
        overrides: OverrideCompiler(views: views.compiler, context: context), mediator: mediator,
        dragging: dragging, presentations: views.presentations, context: context
      ).compile(node)
    }
  }

  // MARK: Axes

  /// A view that the `state` axis applies to.
  struct Subject {
    var number: Int
    var viewClass: ViewClass
    /// Nil for the root view.
    var id: String?
  }

  /// The views that the `state` axis applies to; nil, after a report, if one is unknown.
  private func subjects(
    of root: YAMLNode, among views: CompiledViews
  ) -> [Subject]? {
    guard let node = root["subject"] else {
      return views.root.map { [Subject(number: $0.number, viewClass: $0.viewClass)] }
    }
    return context.reading("subject") {
      let nodes = node.list ?? [node]
      if nodes.isEmpty { context.expected("an id, or a list of ids", at: node) }
      let subjects = nodes.compactMap { subject($0, among: views.compiler) }
      return nodes.isEmpty || subjects.count < nodes.count ? nil : subjects
    }
  }

  private func subject(_ node: YAMLNode, among views: ViewCompiler) -> Subject? {
    guard let id = String.read(node, in: context) else { return nil }
    guard let known = views.viewsByID[id] else {
      // The view has no class, which is reported.
      guard !views.isOfUnknownClass(id) else { return nil }
      let hint = NearestName.hint(for: id, among: views.ids)
      context.readingFromRoot {
        context.report("unknown id '\(id.shortened)'\(hint)", at: node.position)
      }
      return nil
    }
    return Subject(number: known.number, viewClass: known.viewClass, id: id)
  }

  /// The axes that the scene names, and the axis of the project's scales if it names no scales.
  private func axes(
    of root: YAMLNode, among views: CompiledViews, subjects: [Subject]?
  ) -> [AxisDefinition] {
    let overrides = OverrideCompiler(views: views.compiler, context: context)
    let strings = strings(of: root, by: overrides)
    checkLanguages(of: root)
    var axes =
      root["variants"].map { node in
        context.reading("variants") {
          AxisCompiler(
            overrides: overrides, context: context, strings: strings, subjects: subjects
          ).compile(node)
        }
      } ?? []
    if let scales = scaleAxis(of: views.node), !axes.contains(where: { $0.name == scales.name }) {
      axes.append(scales)
    }
    return axes
  }

  /// The texts and other settings by language.
  private func strings(
    of root: YAMLNode, by overrides: OverrideCompiler
  ) -> [String: VariantSettings] {
    guard let node = root["strings"] else { return [:] }
    return context.reading("strings") {
      guard let entries = node.map else {
        context.expected("a map of languages", at: node)
        return [:]
      }
      var strings: [String: VariantSettings] = [:]
      for entry in entries {
        strings[entry.key] = context.reading(entry.key) { overrides.compile(entry.value) }
      }
      return strings
    }
  }

  /// The values of the axis `locale`, before the axes are read.
  private static func languages(of root: YAMLNode) -> [String] {
    let axis = root["variants"]?[Axis.locale]
    return axis?.list?.compactMap(\.text) ?? axis?.map?.map(\.key) ?? []
  }

  /// Warns of `strings` of a language in which no picture is.
  private func checkLanguages(of root: YAMLNode) {
    guard let entries = root["strings"]?.map else { return }
    for entry in entries where !context.languages.contains(entry.key) {
      let suggestion = LanguageCode.suggestion(for: entry.key)
      let hint =
        suggestion.flatMap { context.languages.contains($0) ? " (did you mean '\($0)'?)" : nil }
        ?? NearestName.hint(for: entry.key, among: context.languages)
      context.warn(
        "strings: '\(entry.key.shortened)' is not used\(hint): it is not a value of the axis 'locale'",
        at: entry.keyPosition)
    }
  }

  /// The axis of the project's scales, for scenes without one; nil if the project sets none.
  private func scaleAxis(of view: YAMLNode) -> AxisDefinition? {
    library.defaults.scales.map { scales in
      AxisDefinition(
        name: "scale",
        values: scales.map {
          .init(label: String($0), position: view.position, effect: .scale($0))
        })
    }
  }
}
