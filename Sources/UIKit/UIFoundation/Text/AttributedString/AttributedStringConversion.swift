// Foundation on Linux converts no attributed strings into the others.

extension NSAttributedString {
  /// A string with the attributes of UIKit and the links of another; attributes of other scopes are left out.
  public convenience init(_ string: AttributedString) {
    let text = NSMutableAttributedString()
    for run in string.runs {
      var attributes: [Key: Any] = [:]
      for attribute in ConvertedAttribute.all {
        if let value = attribute.object(run.attributes) { attributes[attribute.key] = value }
      }
      text.append(
        NSAttributedString(
          string: String(string[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }

  /// As ``init(_:)``: there are no other attributes that objects could have.
  public convenience init(
    _ string: AttributedString,
    including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
  ) throws {
    self.init(string)
  }
}

extension AttributedString {
  /// A string with the attributes of UIKit and the links of another; values of another type are left out.
  public init(_ string: NSAttributedString) {
    self.init()
    string.forEachRun { objects, range in
      var attributes = AttributeContainer()
      for attribute in ConvertedAttribute.all {
        if let object = objects[attribute.key] { attribute.set(object, &attributes) }
      }
      append(
        AttributedString(
          string.attributedSubstring(from: range).string, attributes: attributes))
    }
  }

  /// As ``init(_:)``.
  public init(
    _ string: NSAttributedString,
    including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
  ) throws {
    self.init(string)
  }
}

extension AttributeContainer {
  /// The attributes of UIKit and the links of an `NSAttributedString`; others are left out.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in ConvertedAttribute.all {
      if let object = attributes[attribute.key] { attribute.set(object, &self) }
    }
  }
}

/// An attribute of both kinds of strings.
private struct ConvertedAttribute: Sendable {
  let key: NSAttributedString.Key
  /// The value as `NSAttributedString` has it.
  let object: @Sendable (AttributeContainer) -> Any?
  /// Sets a value of `NSAttributedString`'s, if it can be one.
  let set: @Sendable (Any, inout AttributeContainer) -> Void

  static let all: [ConvertedAttribute] = [
    value(AttributeScopes.UIKitAttributes.FontAttribute.self),
    value(AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self),
    value(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self),
    value(AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self),
    value(AttributeScopes.UIKitAttributes.LigatureAttribute.self),
    number(AttributeScopes.UIKitAttributes.KernAttribute.self),
    number(AttributeScopes.UIKitAttributes.TrackingAttribute.self),
    style(AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self),
    value(AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self),
    style(AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self),
    value(AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self),
    value(AttributeScopes.UIKitAttributes.StrokeColorAttribute.self),
    number(AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self),
    value(AttributeScopes.UIKitAttributes.ShadowAttribute.self),
    value(AttributeScopes.UIKitAttributes.TextEffectAttribute.self),
    value(AttributeScopes.UIKitAttributes.AttachmentAttribute.self),
    number(AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self),
    number(AttributeScopes.UIKitAttributes.ObliquenessAttribute.self),
    number(AttributeScopes.UIKitAttributes.ExpansionAttribute.self),
    value(AttributeScopes.FoundationAttributes.LinkAttribute.self),
  ]

  private static func value<Key: AttributedStringKey>(
    _ type: Key.Type
  ) -> ConvertedAttribute where Key.Value: Sendable {
    ConvertedAttribute(type, object: { $0 }, value: { $0 as? Key.Value })
  }

  private static func number<Key: AttributedStringKey>(
    _ type: Key.Type
  ) -> ConvertedAttribute where Key.Value == CGFloat {
    ConvertedAttribute(type, object: { $0 }, value: CGFloat.init(anyNumber:))
  }

  /// `NSAttributedString` has the numbers of line styles.
  private static func style<Key: AttributedStringKey>(
    _ type: Key.Type
  ) -> ConvertedAttribute where Key.Value == NSUnderlineStyle {
    ConvertedAttribute(
      type, object: { $0.rawValue },
      value: { object in
        object as? NSUnderlineStyle
          ?? CGFloat(anyNumber: object).map { NSUnderlineStyle(rawValue: Int($0)) }
      })
  }

  private init<Key: AttributedStringKey>(
    _ type: Key.Type, object: @escaping @Sendable (Key.Value) -> Any,
    value: @escaping @Sendable (Any) -> Key.Value?
  ) where Key.Value: Sendable {
    key = NSAttributedString.Key(type.name)
    self.object = { attributes in attributes[type].map(object) }
    set = { candidate, attributes in
      if let value = value(candidate) { attributes[type] = value }
    }
  }
}
