/// What a value of an axis sets, in addition to its predefined meaning.
struct VariantSettings: Sendable {
  var overrides: [Override] = []
  var entries: [EntryOverride] = []
  /// The actions on the root view, of a scene in Swift.
  var actions: [VariantAction] = []

  var isEmpty: Bool { overrides.isEmpty && entries.isEmpty && actions.isEmpty }

  /// Adds settings that take precedence over these.
  mutating func append(_ other: VariantSettings) {
    // Variants share the list of an axis instead of copying it.
    overrides = overrides.isEmpty ? other.overrides : overrides + other.overrides
    entries = entries.isEmpty ? other.entries : entries + other.entries
    actions += other.actions
  }
}

/// New values for entries of a map that is compiled as a whole: the metrics of a node's constraints,
/// or the rules by which a layouter places a child.
struct EntryOverride: Sendable {
  enum Map: Sendable, Hashable {
    case metrics, layout
  }

  /// The keys of the maps.
  static let metricsKey = "metrics"
  static let layoutKey = "layout"

  /// The number of the view that has the map.
  var node: Int
  var map: Map
  var entries: [YAMLNode.Entry]
  /// Whether they replace the whole map rather than the entries with the same keys.
  var replacesMap = false
  /// Whether the entries make the child the head of a foldable group.
  var headsGroup = false
  /// Distinguishes it from all others of the same map.
  var position: SourcePosition
}

extension YAMLNode {
  /// The map with new values for some of its entries.
  func applying(_ overrides: [EntryOverride]) -> YAMLNode {
    var entries = map ?? []
    for override in overrides {
      if override.replacesMap { entries = [] }
      for entry in override.entries {
        if let index = entries.firstIndex(where: { $0.key == entry.key }) {
          entries[index] = entry
        } else {
          entries.append(entry)
        }
      }
    }
    return YAMLNode(.map(entries), at: position)
  }
}

/// The constraints and layout rules of a scene that differ between its variants, compiled once for
/// each combination of overridden entries.
struct VariantAlternatives: Sendable {
  private struct Key: Hashable {
    let node: Int
    let positions: [SourcePosition]

    init(node: Int, _ entries: [EntryOverride]) {
      self.node = node
      positions = entries.map(\.position)
    }
  }

  private var constraints: [Key: AutoLayoutBlueprint] = [:]
  private var layouts: [Key: ChildLayout] = [:]

  init() {}

  /// - Parameters:
  ///   - variants: the settings of the scene's variants.
  ///   - views: the scene's views, which are valid.
  ///   - context: where problems of a combination are reported, once each.
  init(of variants: some Sequence<VariantSettings>, views: ViewCompiler, context: ReadingContext) {
    let attempt = context.copy()
    for settings in variants where !settings.entries.isEmpty {
      for (node, entries) in Dictionary(grouping: settings.entries, by: \.node) {
        let metrics = entries.filter { $0.map == .metrics }
        let constraintKey = Key(node: node, metrics)
        if !metrics.isEmpty, constraints[constraintKey] == nil {
          constraints[constraintKey] = views.constraints(
            ofNode: node, overriding: metrics, in: attempt)
        }
        let rules = entries.filter { $0.map == .layout }
        let layoutKey = Key(node: node, rules)
        if !rules.isEmpty, layouts[layoutKey] == nil {
          layouts[layoutKey] = views.layout(ofNode: node, overriding: rules, in: attempt)
        }
      }
    }
    var reported: Set<Diagnostic> = []
    context.append(attempt.diagnostics.filter { reported.insert($0).inserted })
  }

  /// The constraints of a node in a variant; nil if the variant overrides no metrics of the node.
  func constraints(of node: Int, in settings: VariantSettings) -> AutoLayoutBlueprint? {
    let entries = settings.entries.filter { $0.node == node && $0.map == .metrics }
    return entries.isEmpty ? nil : constraints[Key(node: node, entries)]
  }

  /// The layout of a child in a variant; nil if the variant overrides none of its rules.
  func layout(of node: Int, in settings: VariantSettings) -> ChildLayout? {
    let entries = settings.entries.filter { $0.node == node && $0.map == .layout }
    return entries.isEmpty ? nil : layouts[Key(node: node, entries)]
  }
}
