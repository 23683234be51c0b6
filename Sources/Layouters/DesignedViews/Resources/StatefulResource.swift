import HeadlessUIKit

/// Colours, images and paths by purpose and state.
///
/// For a state without a resource, a view gets the resource of a simpler state; see
/// ``resource(_:for:fallback:)``.
open class StatefulResource {
  private var values: [ResourceKey: ResourceValue] = [:]

  /// Resources by key; by default none.
  public init(_ resources: [ResourceKey: ResourceValue] = [:]) {
    // If keys are stored unchanged, the dictionary can be adopted without copying.
    if type(of: self) == StatefulResource.self {
      values = resources
    } else {
      merge(resources, overwrite: true)
    }
  }

  /// Resources by name, such as `BgNormal`.
  ///
  /// - Parameter customStates: the custom states that names may have: `BgFocused`.
  /// - Throws: `ResourceError` if a name is invalid, or a value has the wrong type for its name.
  public init(
    named resources: [String: ResourceValue], customStates: [CustomState] = []
  ) throws(ResourceError) {
    for name in resources.keys.sorted() {
      guard let value = resources[name] else { continue }
      guard let key = ResourceKey(name: name, customStates: customStates) else {
        throw .unknownKey(name)
      }
      guard value.kind == key.type.valueKind else {
        throw .wrongKind(key, expected: key.type.valueKind, actual: value.kind)
      }
      setResource(value, for: key)
    }
  }

  /// The key under which a resource is stored. Subclasses that do not distinguish states or types
  /// return the same key for all of them.
  open func storageKey(for key: ResourceKey) -> ResourceKey { key }

  // MARK: Lookup

  /// The resource for exactly this state; nil if there is none.
  public final func resource(_ type: ResType, for state: ViewState) -> ResourceValue? {
    values[storageKey(for: ResourceKey(type, state))]
  }

  /// The resource for a state, or for the fallback, or for the normal state.
  public final func resource(
    _ type: ResType, for state: ViewState, fallback: ViewState
  ) -> ResourceValue? {
    if let value = resource(type, for: state) { return value }
    if state != fallback, let value = resource(type, for: fallback) { return value }
    return state != .normal && fallback != .normal ? resource(type, for: .normal) : nil
  }

  /// The resource for exactly this state together with a custom state; nil if there is none.
  public final func resource(
    _ type: ResType, for state: ViewState, customState: CustomState
  ) -> ResourceValue? {
    values[storageKey(for: ResourceKey(type, state, customState: customState))]
  }

  /// The resource that buttons use: for the first state of ``ViewState/fallbacks(for:)`` that has
  /// one.
  ///
  /// - Parameter customStates: the custom states that the button is in, the most important one
  ///   first. Each is looked for together with all of these states before the next one is, and before
  ///   they are looked for alone: `focused+selected` has the resource of `FocusedSelected`, or else of
  ///   `Focused`, `Selected` or `Normal`.
  public final func resourceForButton(
    _ type: ResType, in state: ViewState, customStates: [CustomState] = []
  ) -> ResourceValue? {
    sourceForButton(type, in: state, customStates: customStates).flatMap {
      values[storageKey(for: $0)]
    }
  }

  /// The key of the resource that buttons use; nil if there is none.
  package final func sourceForButton(
    _ type: ResType, in state: ViewState, customStates: [CustomState] = []
  ) -> ResourceKey? {
    let states = state.fallbacks(for: type)
    for customState in customStates.map(Optional.some) + [nil] {
      for state in states {
        let key = ResourceKey(type, state, customState: customState)
        if values[storageKey(for: key)] != nil { return key }
      }
    }
    return nil
  }

  /// Whether there is a colour, for any purpose and state.
  final var hasColors: Bool { values.values.contains { $0.color != nil } }

  // MARK: Editing

  /// Sets a resource; nil removes it.
  public final func setResource(_ value: ResourceValue?, for key: ResourceKey) {
    values[storageKey(for: key)] = value
  }

  /// Sets a resource unless there is one already.
  public final func complementResource(_ value: ResourceValue?, for key: ResourceKey) {
    let key = storageKey(for: key)
    if values[key] == nil { values[key] = value }
  }

  /// Copies all resources, or only those that are missing here.
  ///
  /// If several keys are stored under one, as in an ``UnstatefulResource``, the one whose state
  /// comes first in ``ViewState/allCases`` is copied.
  public final func merge(_ resources: [ResourceKey: ResourceValue], overwrite: Bool) {
    var stored: Set<ResourceKey> = []
    let customKeys = resources.keys.filter { $0.customState != nil }.sorted { $0.name < $1.name }
    for key in ResourceKey.all + customKeys {
      guard let value = resources[key], stored.insert(storageKey(for: key)).inserted else {
        continue
      }
      if overwrite {
        setResource(value, for: key)
      } else {
        complementResource(value, for: key)
      }
    }
  }

  /// Copies another object's resources: all, or only those that are missing here.
  public final func merge(_ source: StatefulResource?, overwrite: Bool) {
    if let source { merge(source.asDictionary(), overwrite: overwrite) }
  }

  /// Copies one resource. With `overwrite`, a resource that is missing in the source is removed
  /// here.
  public final func merge(
    with source: StatefulResource, _ type: ResType, _ state: ViewState, overwrite: Bool
  ) {
    let key = ResourceKey(type, state)
    let value = source.resource(type, for: state)
    if overwrite {
      setResource(value, for: key)
    } else {
      complementResource(value, for: key)
    }
  }

  /// A copy of all resources.
  open func asDictionary() -> [ResourceKey: ResourceValue] { values }
}

/// Resources that do not depend on the state.
open class UnstatefulResource: StatefulResource {
  /// Resources by purpose, for all states.
  public init(_ resources: [ResType: ResourceValue]) {
    super.init()
    for (type, value) in resources { setResource(value, for: ResourceKey(type)) }
  }

  open override func storageKey(for key: ResourceKey) -> ResourceKey { ResourceKey(key.type) }
}

/// A single resource for all types and states.
open class MonoResource: StatefulResource {
  /// The same value for all purposes and states.
  public init(_ value: ResourceValue) {
    super.init()
    setResource(value, for: Self.onlyKey)
  }

  private static let onlyKey = ResourceKey(.bgColor)

  open override func storageKey(for key: ResourceKey) -> ResourceKey { Self.onlyKey }

  /// The resource under every type, which is equivalent in a stateful resource.
  open override func asDictionary() -> [ResourceKey: ResourceValue] {
    guard let value = resource(.bgColor, for: .normal) else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: ResType.allCases.map { (ResourceKey($0), value) })
  }
}
