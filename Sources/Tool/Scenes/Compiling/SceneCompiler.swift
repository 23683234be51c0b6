import Assets
import DesignedViews
import HeadlessUIKit
import JSONValues
import Messages

/// Reads the document of a scene file into a scene.
///
/// Every problem is reported in the context; the result is nil if there is any.
struct SceneCompiler {
  let library: SceneLibrary
  let context: ReadingContext

  /// The keys of a scene, in their usual order.
  static let keys =
    [
      "title", "size", "background", "subject", "variants", VariantRuleCompiler.onlyKey,
      VariantRuleCompiler.excludeKey, "strings",
    ]
    + SceneNamesReader.sharedKeys + [
      "view", "mediator", "steps", "strict", SceneComparison.key, SilenceCompiler.key,
    ]

  func compile(_ root: SceneNode, as path: String, title: String) -> Scene? {
    guard let entries = root.map else {
      context.expected("a scene (a map with a 'view')", at: root)
      return nil
    }
    if root["view"] == nil, root.hasTokens {
      context.report(
        "this is a file of design tokens, not a scene: name it under '\(TokenSource.key)' in "
          + "\(ProjectFile.name) or in a scene", at: root.position)
      return nil
    }
    for entry in entries where !Self.keys.contains(entry.key) {
      if AxisCompiler.builtIn.contains(entry.key) {
        let hint = entry.key == "device" ? ", or 'size: iPhone SE'" : ""
        context.report(
          "'\(entry.key)' is an axis: write 'variants: {\(entry.key): […]}'\(hint)",
          at: entry.keyPosition)
      } else {
        context.unknownKey(entry, in: "a scene", known: Self.keys)
      }
    }
    SceneNamesReader(context: context).read(root, sharing: library.defaults)
    let title = read(String.self, "title", of: root) ?? title
    let background = read(UIColor.self, "background", of: root) ?? .systemBackground
    let isStrict = read(Bool.self, "strict", of: root) ?? false
    let size = read(SceneSize.self, "size", of: root) ?? .fit
    context.languages = Self.languages(of: root)
    var views = ViewCompiler(library: library, context: context)
    guard let writtenNode = root["view"] else {
      context.report("a scene needs a 'view'", at: root.position)
      return nil
    }
    var expansion = ViewExpansion(library: library, context: context)
    let viewNode = expansion.expand(writtenNode)
    context.warnOfUnusedParameters()
    let view = views.compile(viewNode, isOnScreen: true)
    let references = views.references()
    let requests = views.draggingRequests
    let needsPlan = !requests.isEmpty || root["steps"] != nil
    let dragging = view.map { root in
      needsPlan
        ? DraggingCompiler(views: views, root: root, context: context).compile(requests)
        : DraggingPlan()
    }
    let sceneSilences = root[SilenceCompiler.key].map {
      SilenceCompiler(context: context).compile($0, nodes: nil)
    }
    var comparison = library.defaults.comparison
    if let node = root[SceneComparison.key] {
      context.reading(SceneComparison.key) {
        comparison = SceneComparison.read(
          node, replacing: library.defaults.comparison, in: context)
      }
    }
    let subjects = subjects(of: root, among: views, root: view)
    var axes = axes(of: root, views: views, subjects: subjects)
    if let scales = scaleAxis(of: viewNode), !axes.contains(where: { $0.name == scales.name }) {
      axes.append(scales)
    }
    views.recordGroupHeads(in: axes.flatMap(\.values).flatMap(\.settings.entries))
    let mediator = root["mediator"].flatMap { node in
      context.reading("mediator") {
        MediatorCompiler(views: views, context: context).compile(node)
      }
    }
    let steps = steps(of: root, views: views, mediator: mediator, dragging: dragging)
    OwnNamesCheck(context: context).check()
    if !context.hasErrors { context.warnOfUnusedNames() }
    var combinations = VariantExpansion(
      axes: axes, size: size, line: viewNode.position.line, moments: steps.moments)
    let rules = VariantRuleCompiler(axes: combinations.shownAxes, context: context)
    combinations.rules = rules.compile(root)
    guard let view, check(combinations, of: root), !context.hasErrors else { return nil }
    if !combinations.rules.isEmpty {
      rules.check(combinations.rules, on: combinations.combinations, of: root)
    }
    let variants = combinations.variants()
    if variants.count > VariantExpansion.limit {
      context.report(
        "the axes make more than \(VariantExpansion.limit) variants",
        at: root["variants"]?.position ?? root.position)
    }
    checkNames(variants, of: root)
    let alternatives = VariantAlternatives(
      of: variants.lazy.map(\.settings), views: views, context: context)
    if context.hasErrors { return nil }
    return Scene(
      path: path, file: context.path, title: title, axes: combinations.shownAxes,
      variants: variants, background: background, view: view,
      subjects: Set(subjects?.map(\.number) ?? [0]),
      steps: steps, mediator: mediator, isStrict: isStrict, references: references,
      dragging: dragging ?? DraggingPlan(), alternatives: alternatives,
      comparison: comparison, assets: context.files.assets,
      silences: views.silences + (sceneSilences ?? []), origins: context.origins)
  }

  private func steps(
    of root: SceneNode, views: ViewCompiler, mediator: MediatorBlueprint?,
    dragging: DraggingPlan?
  ) -> [SceneStep] {
    guard let node = root["steps"] else { return [] }
    return context.reading("steps") {
      StepCompiler(
        overrides: OverrideCompiler(views: views, context: context), mediator: mediator,
        dragging: dragging, context: context
      ).compile(node)
    }
  }

  private func read<Value: SceneValue>(
    _ type: Value.Type, _ key: String, of root: SceneNode
  ) -> Value? {
    root[key].flatMap { node in context.reading(key) { type.read(node, in: context) } }
  }

  /// A view that the `state` axis applies to.
  struct Subject {
    var number: Int
    var viewClass: ViewClass
    /// Nil for the root view.
    var id: String?
  }

  /// The views that the `state` axis applies to; nil, after a report, if one is unknown.
  private func subjects(
    of root: SceneNode, among views: ViewCompiler, root view: ViewBlueprint?
  ) -> [Subject]? {
    guard let node = root["subject"] else {
      return view.map { [Subject(number: $0.number, viewClass: $0.viewClass)] }
    }
    return context.reading("subject") {
      let nodes = node.list ?? [node]
      if nodes.isEmpty { context.expected("an id, or a list of ids", at: node) }
      let subjects = nodes.compactMap { subject($0, among: views) }
      return nodes.isEmpty || subjects.count < nodes.count ? nil : subjects
    }
  }

  private func subject(_ node: SceneNode, among views: ViewCompiler) -> Subject? {
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

  private func axes(
    of root: SceneNode, views: ViewCompiler, subjects: [Subject]?
  ) -> [AxisDefinition] {
    let overrides = OverrideCompiler(views: views, context: context)
    var strings: [String: VariantSettings] = [:]
    if let node = root["strings"] {
      context.reading("strings") {
        guard let entries = node.map else {
          return context.expected("a map of languages", at: node)
        }
        for entry in entries {
          strings[entry.key] = context.reading(entry.key) { overrides.compile(entry.value) }
        }
      }
    }
    checkLanguages(of: root)
    guard let node = root["variants"] else { return [] }
    return context.reading("variants") {
      AxisCompiler(overrides: overrides, context: context, strings: strings, subjects: subjects)
        .compile(node)
    }
  }

  /// The values of the axis `locale`, before the axes are read.
  private static func languages(of root: SceneNode) -> [String] {
    let axis = root["variants"]?[Axis.locale]
    return axis?.list?.compactMap(\.text) ?? axis?.map?.map(\.key) ?? []
  }

  /// Warns of `strings` of a language in which no picture is.
  private func checkLanguages(of root: SceneNode) {
    guard let entries = root["strings"]?.map else { return }
    for entry in entries where !context.languages.contains(entry.key) {
      let suggestion = LanguageCode.suggestion(for: entry.key)
      let hint =
        suggestion.flatMap { context.languages.contains($0) ? " (did you mean '\($0)'?)" : nil }
        ?? NearestName.hint(for: entry.key, among: context.languages)
      context.warn(
        "strings: '\(entry.key.shortened)' is not used\(hint): it is no value of the axis 'locale'",
        at: entry.keyPosition)
    }
  }

  /// The axis of the project's scales, for scenes without one; nil if the project sets none.
  private func scaleAxis(of view: SceneNode) -> AxisDefinition? {
    library.defaults.scales.map { scales in
      AxisDefinition(
        name: "scale",
        values: scales.map {
          .init(label: String($0), position: view.position, effect: .scale($0))
        })
    }
  }

  private func check(_ expansion: VariantExpansion, of root: SceneNode) -> Bool {
    let position = root["variants"]?.position ?? root.position
    if expansion.count == nil {
      context.report(
        "the axes make more than \(VariantExpansion.limit) variants", at: position)
      return false
    }
    let sizes = expansion.axes.flatMap { axis in
      axis.values.compactMap { value in
        if case .size(let size) = value.effect { (size, value.position) } else { nil }
      }
    }
    for (size, position) in sizes {
      context.reading("variants.size") {
        checkPixels(size, at: expansion.largestScale, position: position)
      }
    }
    if sizes.isEmpty, let node = root["size"] {
      context.reading("size") {
        checkPixels(expansion.size, at: expansion.largestScale, position: node.position)
      }
    }
    return true
  }

  /// Rejects a picture that is too large before anything is drawn. A picture without pixels can be
  /// laid out and described, so it is rejected only when it is drawn.
  private func checkPixels(_ sceneSize: SceneSize, at scale: Int, position: SourcePosition) {
    let size: CGSize
    switch sceneSize {
    case .fixed(let fixed): size = fixed
    case .device(let device): size = device.portraitSize
    case .fit: return
    }
    func number(_ number: CGFloat) -> String { JSON.number(Double(number)).description }
    let points = "\(number(size.width)) × \(number(size.height)) points"
    let pixels = PixelGrid(scale: CGFloat(scale)).pixelSize(holding: size)
    let (width, height) = (pixels.width, pixels.height)
    let side = CGContextError.maximumSide
    guard max(width, height) <= side, width * height <= CGContextError.maximumPixelCount else {
      context.report(
        "\(points) at \(scale)x are \(width) × \(height) pixels; a picture has at most \(side) a "
          + "side and \(CGContextError.maximumPixelCount) in all",
        at: position)
      return
    }
  }

  private func checkNames(_ variants: [Variant], of root: SceneNode) {
    let position = root["variants"]?.position ?? root.position
    var places: [String: Int] = [:]
    places.reserveCapacity(variants.count)
    for place in variants.indices {
      let name = variants[place].name
      if let other = places.updateValue(place, forKey: name) {
        context.report(
          "two variants have the same name '\(name.shortened)': "
            + "\(Self.list(variants[other].choices)), and \(Self.list(variants[place].choices))",
          at: position)
      }
      if name.utf8.count > VariantName.byteLimit {
        context.report(
          "the name '\(name.shortened)' has \(name.utf8.count) bytes; a variant's "
            + "has at most \(VariantName.byteLimit)",
          at: position)
      }
    }
  }

  private static func list(_ choices: [Variant.Choice]) -> String {
    choices.map { "\($0.axis) \($0.value)" }.joined(separator: ", ")
  }
}
