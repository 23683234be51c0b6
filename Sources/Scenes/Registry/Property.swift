import HeadlessUIKit

/// A key of a view or a layouter in scene files, and the property that it sets.
///
/// ```swift
/// Property("roundRadius", \DsCustomButton.roundRadius, "Radius of the corners.", in: .atLeast(0))
/// ```
public struct Property: Sendable {
  /// The key, which is the property's name in Swift.
  public let name: String
  /// What the property means, for the schema; one sentence.
  public let summary: String
  /// JSON Schema of the values.
  public var schema: JSON { makeSchema() }

  /// Only `schema` and editors ask for it; drawing does not.
  private let makeSchema: @Sendable () -> JSON
  let read: @Sendable (SceneNode, ReadingContext) -> Assignment?
  /// Whether the property is set when the view has all that it holds, and its size.
  private(set) var isSetLast = false

  /// A property that is set by its key path.
  public init<Target: AnyObject, Value: SceneValue>(
    _ name: String, _ path: any ReferenceWritableKeyPath<Target, Value> & Sendable,
    _ summary: String
  ) {
    self.init(name, of: Value.self, summary) { (target: Target, value) in
      target[keyPath: path] = value
    }
  }

  /// A number that is set by its key path and has limits.
  public init<Target: AnyObject, Value: SceneValue & BinaryFloatingPoint>(
    _ name: String, _ path: any ReferenceWritableKeyPath<Target, Value> & Sendable,
    _ summary: String, in range: NumberRange
  ) {
    self.init(
      name, summary: summary, schema: { range.limiting(Value.schema) },
      read: { node, context in
        guard let value = Value.read(node, in: context), range.check(Double(value), node, context)
        else { return nil }
        return Assignment { (target: Target) in target[keyPath: path] = value }
      })
  }

  /// A whole number that is set by its key path and has limits.
  public init<Target: AnyObject>(
    _ name: String, _ path: any ReferenceWritableKeyPath<Target, Int> & Sendable,
    _ summary: String, in range: NumberRange
  ) {
    self.init(
      name, summary: summary, schema: { range.limiting(Int.schema) },
      read: { node, context in
        guard let value = Int.read(node, in: context), range.check(Double(value), node, context)
        else { return nil }
        return Assignment { (target: Target) in target[keyPath: path] = value }
      })
  }

  /// A property that takes more than an assignment to set, or is written in another form than
  /// Swift's.
  public init<Target: AnyObject, Value: SceneValue>(
    _ name: String, of type: Value.Type, _ summary: String,
    set: @escaping @Sendable (Target, Value) -> Void
  ) {
    self.init(
      name, summary: summary, schema: { type.schema },
      read: { node, context in
        type.read(node, in: context).map { value in
          Assignment { (target: Target) in set(target, value) }
        }
      })
  }

  /// The property, set when the view has all that it holds, and its size.
  func setLast() -> Property {
    var property = self
    property.isSetLast = true
    return property
  }

  private init(
    _ name: String, summary: String, schema: @escaping @Sendable () -> JSON,
    read: @escaping @Sendable (SceneNode, ReadingContext) -> Assignment?
  ) {
    self.name = name
    self.summary = summary
    makeSchema = schema
    self.read = read
  }
}

/// A property with its value, ready to be set on any number of views.
struct Assignment: Sendable {
  let apply: @Sendable (AnyObject) -> Void

  /// - Parameter set: sets the value; objects of another class are left alone.
  init<Target: AnyObject>(_ set: @escaping @Sendable (Target) -> Void) {
    apply = { object in
      if let target = object as? Target { set(target) }
    }
  }
}

/// The limits of a number.
public struct NumberRange: Sendable {
  private let lower: Double
  private let upper: Double
  private let isLowerExcluded: Bool

  /// A number and everything above it.
  public static func atLeast(_ lower: Double) -> NumberRange {
    NumberRange(lower: lower, upper: .infinity, isLowerExcluded: false)
  }

  /// Everything above a number.
  public static func above(_ lower: Double) -> NumberRange {
    NumberRange(lower: lower, upper: .infinity, isLowerExcluded: true)
  }

  /// Both limits and everything between them.
  public static func between(_ lower: Double, _ upper: Double) -> NumberRange {
    NumberRange(lower: lower, upper: upper, isLowerExcluded: false)
  }

  func check(_ number: Double, _ node: SceneNode, _ context: ReadingContext) -> Bool {
    if number <= upper, isLowerExcluded ? number > lower : number >= lower { return true }
    context.expected(description, at: node)
    return false
  }

  func limiting(_ schema: JSON) -> JSON {
    let limited = schema.adding(
      .init(isLowerExcluded ? "exclusiveMinimum" : "minimum", .number(lower)))
    return upper.isFinite ? limited.adding(.init("maximum", .number(upper))) : limited
  }

  private var description: String {
    let first = JSON.number(lower).description
    if isLowerExcluded { return "a number above \(first)" }
    return upper.isFinite
      ? "a number from \(first) to \(JSON.number(upper))" : "a number of \(first) or more"
  }
}
