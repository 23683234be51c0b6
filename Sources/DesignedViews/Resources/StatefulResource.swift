import HeadlessUIKit

/// Colours, images and paths by purpose and state.
///
/// For a state without a resource, a view gets that of a simpler state; see
/// ``resource(_:for:fallback:)``.
open class StatefulResource {
  private var values: [ResourceKey: ResourceValue] = [:]

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
  /// - Throws: `ResourceError` if a name is invalid, or a value has the wrong type for its name.
  public init(named resources: [String: ResourceValue]) throws(ResourceError) {
    for name in resources.keys.sorted() {
      guard let value = resources[name] else { continue }
      guard let key = ResourceKey(name: name) else { throw .unknownKey(name) }
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

  /// The resource that buttons use: for the first state of ``ViewState/fallbacks(for:)`` that has
  /// one.
  public final func resourceForButton(_ type: ResType, in state: ViewState) -> ResourceValue? {
    for state in state.fallbacks(for: type) {
      if let value = resource(type, for: state) { return value }
    }
    return nil
  }

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
    for key in ResourceKey.all {
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
  public init(_ resources: [ResType: ResourceValue]) {
    super.init()
    for (type, value) in resources { setResource(value, for: ResourceKey(type)) }
  }

  open override func storageKey(for key: ResourceKey) -> ResourceKey { ResourceKey(key.type) }
}

/// A single resource for all types and states.
open class MonoResource: StatefulResource {
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
