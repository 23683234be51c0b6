import Assets
import DesignedViews
import FileAccess
import HeadlessUIKit
import Messages
import ProjectFiles

/// Reads the axes of a scene.
struct AxisCompiler {
  let overrides: OverrideCompiler
  let context: ReadingContext
  /// The texts and other settings by language.
  let strings: [String: VariantSettings]
  /// Nil if one of the views that states apply to is invalid.
  let subjects: [SceneCompiler.Subject]?

  /// The axes with a predefined meaning: a list of values, or a map of values to their settings.
  static let builtIn = [
    "state", "appearance", "scale", "size", "device", "orientation", "direction", "textSize",
    "locale",
  ]

  func compile(_ node: YAMLNode) -> [AxisDefinition] {
    guard let entries = node.map else {
      context.expected("a map of axes", at: node)
      return []
    }
    return entries.compactMap { entry in
      context.reading(entry.key) { compile(entry) }
    }
  }

  private func compile(_ entry: YAMLNode.Entry) -> AxisDefinition? {
    guard entry.key != Axis.moment else {
      context.readingFromRoot {
        context.report(
          "'\(Axis.moment)' is the axis of the snapshots that steps take: give this axis another "
            + "name", at: entry.keyPosition)
      }
      return nil
    }
    if entry.key == "state" { checkSubjects(of: entry.value) }
    let isBuiltIn = Self.builtIn.contains(entry.key)
    let values = isBuiltIn ? builtInValues(entry) : ownValues(entry)
    guard let values else { return nil }
    if entry.value.list?.isEmpty ?? entry.value.map?.isEmpty ?? false {
      context.report("expected at least one value", at: entry.value.position)
    }
    reportEqualNames(values)
    return AxisDefinition(name: entry.key, values: values)
  }

  private func builtInValues(_ entry: YAMLNode.Entry) -> [AxisDefinition.Value]? {
    if let nodes = entry.value.list {
      return nodes.compactMap { value($0, of: entry.key, settings: VariantSettings()) }
    }
    guard let entries = entry.value.map else {
      context.expected(
        "a list of values, or a map of values to property values", at: entry.value)
      return nil
    }
    if let first = entries.first, !entries.isEmpty, isOwnAxis(entries, named: entry.key) {
      let known = Self.builtIn.joined(separator: ", ")
      context.report(
        "'\(first.key.shortened)' is not a value of this axis, which has a meaning of its own: give an axis "
          + "of your own another name than \(known)", at: first.keyPosition)
      return nil
    }
    return entries.compactMap { value in
      let settings = context.reading(value.key) {
        value.value.isNull ? VariantSettings() : overrides.compile(value.value)
      }
      let node = YAMLNode(
        .scalar(.init(text: value.key, style: .plain)), at: value.keyPosition)
      return self.value(node, of: entry.key, settings: settings)
    }
  }

  /// Whether none of the keys is a value of a built-in axis, and each has settings.
  private func isOwnAxis(_ entries: [YAMLNode.Entry], named axis: String) -> Bool {
    let trial = AxisCompiler(
      overrides: overrides, context: context.copy(), strings: strings, subjects: subjects)
    return entries.allSatisfy { entry in
      let node = YAMLNode(.scalar(.init(text: entry.key, style: .plain)), at: entry.keyPosition)
      return entry.value.map != nil && trial.effect(of: node, axis) == nil
    }
  }

  private func ownValues(_ entry: YAMLNode.Entry) -> [AxisDefinition.Value]? {
    guard let entries = entry.value.map else {
      context.readingFromRoot {
        let hint = NearestName.hint(for: entry.key, among: Self.builtIn)
        context.report(
          "unknown axis '\(entry.key.shortened)'\(hint): a custom axis is a map of names to "
            + "property values, such as {calm: {save.colorResources: primary}}",
          at: entry.keyPosition)
      }
      return nil
    }
    return entries.map { value in
      .init(
        label: label(value.key, at: value.keyPosition), position: value.keyPosition,
        effect: .custom, settings: context.reading(value.key) { overrides.compile(value.value) })
    }
  }

  private func value(
    _ node: YAMLNode, of axis: String, settings: VariantSettings
  ) -> AxisDefinition.Value? {
    guard let (effect, name) = effect(of: node, axis) else { return nil }
    var all = VariantSettings()
    if axis == "locale", let strings = strings[name] { all.append(strings) }
    all.append(settings)
    return .init(
      label: label(name, at: node.position), position: node.position, effect: effect,
      settings: all)
  }

  private func effect(
    of node: YAMLNode, _ axis: String
  ) -> (AxisDefinition.Effect, String)? {
    switch axis {
    case "state":
      // Pictures have the same names, whatever the scene calls the state.
      return readState(node).map { (.state($0), ViewState.canonicalNames(node.text ?? "")) }
    case "appearance":
      return Appearance.read(node, in: context).map { (.appearance($0.style), $0.rawValue) }
    case "scale":
      return SceneDefaults.scale(node, in: context).map { (.scale($0), String($0)) }
    case "size":
      return SceneSize.read(node, in: context).map { (.size($0), $0.label) }
    case "device":
      return Device.read(node, in: context).map { (.size(.device($0)), $0.name) }
    case "orientation":
      return SceneOrientation.read(node, in: context).map { (.orientation($0), $0.rawValue) }
    case "textSize":
      return UIContentSizeCategory.read(node, in: context).map { (.textSize($0), node.text ?? "") }
    case "direction":
      return UITraitEnvironmentLayoutDirection.read(node, in: context)
        .map { (.direction($0), node.text ?? "") }
    default:
      return readLocale(node)
    }
  }

  private func readState(_ node: YAMLNode) -> SubjectState? {
    guard let state = CustomStateReader(context: context).state(node) else { return nil }
    if !state.custom.isEmpty {
      for subject in subjects ?? []
      where subject.viewClass.setState != nil && subject.viewClass.setCustomStates == nil {
        context.report(
          "\(subject.viewClass.name.withArticle) has no custom states: register its class with "
            + "'setCustomStates'", at: node.position)
      }
    }
    return state
  }

  /// Reports, once for the axis, views that have no states.
  private func checkSubjects(of axis: YAMLNode) {
    guard let position = axis.list?.first?.position ?? axis.map?.first?.keyPosition else { return }
    for subject in subjects ?? [] where subject.viewClass.setState == nil {
      let owner = subject.id.map { "'\($0)', " } ?? ""
      context.report(
        "\(owner)\(subject.viewClass.name.withArticle)\(owner.isEmpty ? "" : ",") has no states: "
          + "name the id of the view that has them as 'subject'", at: position)
    }
  }

  private func readLocale(_ node: YAMLNode) -> (AxisDefinition.Effect, String)? {
    guard let locale = String.read(node, in: context) else { return nil }
    if ["en-XA", "ar-XB"].contains(locale) {
      context.unsupported("the pseudo-locale '\(locale)'", at: node.position)
      return nil
    }
    checkLanguage(locale, at: node.position)
    return (.locale(of: locale), locale)
  }

  /// Warns of a language that does not exist, and of one without translations.
  private func checkLanguage(_ language: String, at position: SourcePosition) {
    if !LanguageCode.isPlausible(language) {
      let hint = LanguageCode.suggestion(for: language).map { " (did you mean '\($0)'?)" } ?? ""
      context.warn(
        "'\(language.shortened)' is not the code of a language\(hint): expected one such as ja or "
          + "pt-BR", at: position)
    } else if !context.files.assets.strings.tables.isEmpty, strings[language] == nil,
      !context.files.assets.strings.tables.has(language: language)
    {
      context.warn(
        "there are no translations to '\(language)', but to "
          + ReadingContext.enumerate(context.files.assets.strings.languages), at: position)
    }
  }

  /// A value's label in names.
  private func label(_ name: String, at position: SourcePosition) -> String {
    if name.isEmpty { context.report("expected a name, found nothing", at: position) }
    return name
  }

  private func reportEqualNames(_ values: [AxisDefinition.Value]) {
    var first: [String: AxisDefinition.Value] = [:]
    first.reserveCapacity(values.count)
    for value in values {
      let key = value.part.fileNameKey
      guard let other = first[key] else {
        first[key] = value
        continue
      }
      context.report(
        "'\(value.label.shortened)' has the same name as '\(other.label.shortened)' in line "
          + "\(other.position.line)"
          + (other.part == value.part
            ? ": '\(value.part.shortened)'" : " \(VariantName.onOtherSystems)"),
        at: value.position)
    }
  }
}

/// The values of the axis `appearance`.
enum Appearance: String, CaseIterable, SceneEnumeration {
  case light, dark

  static var sceneCases: [(name: String, value: Self)] { allCases.map { ($0.rawValue, $0) } }

  var style: UIUserInterfaceStyle { self == .light ? .light : .dark }
}

extension UIUserInterfaceStyle: SceneEnumeration {}

extension UITraitEnvironmentLayoutDirection: SceneEnumeration {
  /// `ltr` and `rtl`, as the axis `direction` has them.
  public static let sceneCases: [(name: String, value: UITraitEnvironmentLayoutDirection)] = [
    ("ltr", .leftToRight), ("rtl", .rightToLeft),
  ]
}
