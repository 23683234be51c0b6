import ViewTree

/// A changed property of a view.
struct PropertyChange: Equatable {
  /// The name of the property in sentences: `corner radius`.
  var title: String
  /// The name of the property, or the key of the map in which the values differ.
  var name: String
  /// The old value, which is the default if the tree omits it; `nil` if there was none.
  var old: PropertyValue?
  /// The new value, which is the default if the tree omits it; `nil` if there is none.
  var new: PropertyValue?
  var form: ValueForm
  /// The suffix of numbers: ` pt` for points.
  var unit: String
  /// Which part of the view has the property, with the space before it; empty for the whole view.
  var place = ""
}

/// The kind of a value, as far as the wording depends on it.
enum ValueForm: Equatable {
  /// A boolean, worded as on or off.
  case flag
  /// A boolean, worded by the property's name: `is now selected`.
  case state
  case text
  case name
  case color
  case image
  case other
}

extension PropertyChange {
  /// The properties that differ, in the order of their names. Maps are compared key by key.
  ///
  /// - Parameters:
  ///   - type: The class of the object that has the properties.
  ///   - title: What precedes the names of the properties in sentences.
  static func changes(
    from old: [String: PropertyValue], to new: [String: PropertyValue], of type: String,
    titled title: String = "", in vocabulary: PropertyVocabulary
  ) -> [PropertyChange] {
    Set(old.keys).union(new.keys).sorted().flatMap { key in
      let property = vocabulary.property(key, of: type)
      let (before, after) = (
        old[key] ?? property?.defaultValue, new[key] ?? property?.defaultValue
      )
      if case .objectOfAnyClass? = property?.kind {
        return changesOfPart(from: before, to: after, titled: words(of: key), in: vocabulary)
      }
      return changes(
        from: before, to: after, named: key, title: title + words(of: key), kind: property?.kind,
        unit: property?.unit)
    }
  }

  /// The changes of another object: of its class, or of the properties.
  private static func changesOfPart(
    from old: PropertyValue?, to new: PropertyValue?, titled title: String,
    in vocabulary: PropertyVocabulary
  ) -> [PropertyChange] {
    guard let one = old?.classAndProperties, let other = new?.classAndProperties,
      one.type == other.type
    else {
      let (before, after) = (old?.classAndProperties?.type, new?.classAndProperties?.type)
      return changes(
        from: before.map { .string($0) }, to: after.map { .string($0) }, named: title,
        title: title, kind: .name, unit: nil)
    }
    return changes(
      from: one.properties, to: other.properties, of: one.type, titled: title + " ",
      in: vocabulary)
  }

  private static func changes(
    from old: PropertyValue?, to new: PropertyValue?, named name: String, title: String,
    kind: PropertyKind?, unit: PropertyUnit?
  ) -> [PropertyChange] {
    let (before, after) = (present(old), present(new))
    if before == after { return [] }
    if case .map(let one)? = before ?? kind?.missingMap,
      case .map(let other)? = after ?? kind?.missingMap
    {
      return Set(one.keys).union(other.keys).sorted().flatMap { key in
        changes(
          inside: kind, key, from: one[key], to: other[key], title: title, unit: unit)
      }
    }
    if case .record? = kind, case .list(let one)? = before, case .list(let other)? = after,
      one.count == other.count
    {
      return zip(one, other).enumerated().flatMap { index, pair in
        changes(
          from: pair.0, to: pair.1, named: name,
          title: one.count == 1 ? title : "\(title) \(index + 1)", kind: kind, unit: unit)
      }
    }
    if case .textRuns(let parts)? = kind, case .list(let one)? = before,
      case .list(let other)? = after
    {
      return TextRunChanges(from: one, to: other, parts: parts).changes { key, part, old, new in
        changes(
          from: old, to: new, named: key, title: part?.title ?? words(of: key), kind: part?.kind,
          unit: part?.unit)
      }
    }
    let change = PropertyChange(
      title: title, name: name, old: before, new: after,
      form: ValueForm(kind, of: after ?? before, named: name), unit: unit?.suffix ?? "")
    return change.isTooSmall ? [] : [change]
  }

  /// The changes under one key of a map.
  private static func changes(
    inside kind: PropertyKind?, _ key: String, from old: PropertyValue?, to new: PropertyValue?,
    title: String, unit: PropertyUnit?
  ) -> [PropertyChange] {
    switch kind {
    case .object(let table)?:
      let property = table[key]
      return changes(
        from: old ?? property?.defaultValue, to: new ?? property?.defaultValue, named: key,
        title: "\(title) \(words(of: key))", kind: property?.kind, unit: property?.unit)
    case .record(let parts)?:
      let part = parts[key]
      return changes(
        from: old, to: new, named: key, title: part?.title ?? "\(title) \(words(of: key))",
        kind: part?.kind, unit: part?.unit)
    default:
      return changes(
        from: old, to: new, named: key, title: "\(title) \(words(of: key))", kind: nil, unit: nil)
    }
  }

  private static func present(_ value: PropertyValue?) -> PropertyValue? {
    value == .null ? nil : value
  }

  private var isTooSmall: Bool {
    if form == .image, case .string(let one)? = old, case .string(let other)? = new {
      let (before, after) = (ImageDescription(one), ImageDescription(other))
      return before.size == after.size && before.checksum == after.checksum
        && (before.symbol == nil || after.symbol == nil)
    }
    guard case .number(let one)? = old, case .number(let other)? = new else { return false }
    return abs(one - other) < 1e-9
  }

  var kind: Change.Kind {
    switch form {
    case .flag, .state, .text, .name: .content
    case .color: .color
    case .image, .other: .appearance
    }
  }
}

extension PropertyValue {
  /// The parts of the description of an object of any class.
  fileprivate var classAndProperties: (type: String, properties: [String: PropertyValue])? {
    guard case .map(var properties) = self, case .string(let type)? = properties["type"] else {
      return nil
    }
    properties["type"] = nil
    return (type, properties)
  }
}

extension PropertyKind {
  /// The value of a missing map: an object all of whose properties have their defaults.
  fileprivate var missingMap: PropertyValue? {
    if case .object = self { .map([:]) } else { nil }
  }
}

extension ValueForm {
  /// - Parameters:
  ///   - kind: The declared kind; `nil` for an unknown property, whose form follows from the value.
  ///   - name: The name of the property.
  init(_ kind: PropertyKind?, of value: PropertyValue?, named name: String) {
    switch (kind, value) {
    case (.flag?, _), (nil, .bool?):
      let isAdjective = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
      self = isAdjective ? .state : .flag
    case (.state?, _): self = .state
    case (.text?, _): self = .text
    case (nil, .string(let text)?) where pixel(ofColor: text) != nil: self = .color
    case (.name?, _), (nil, .string?): self = .name
    case (.color?, _): self = .color
    case (.image?, _): self = .image
    default: self = .other
    }
  }
}
