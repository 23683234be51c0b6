import CairoGraphics
import HeadlessUIKit
import ObjectiveCRuntime
import StandardControls
import StandardViews
import XMLReading

/// Sets the attributes of elements as properties of views.
///
/// Most are rows of the class's property table, which scenes set too; what has no row is listed here.
enum InterfaceAttributes {
  /// Sets attributes in the order of the rows: a value follows those that limit it.
  ///
  /// - Parameter last: whether to set the properties that need the view's children.
  static func apply(
    _ element: XMLElement, to view: UIView, builder: InterfaceBuilder, last: Bool = false
  ) {
    let table = type(of: view).propertyTable
    var rows: [(place: Int, property: Property, text: String)] = []
    for attribute in element.attributes where !attribute.value.isEmpty {
      if let set = setters[attribute.name] {
        if !last { set(view, attribute.value, element) }
      } else if let property = property(attribute.name, of: view),
        let place = table.index(of: property.name),
        (property.isSetLast || propertiesOfChildren.contains(property.name)) == last
      {
        rows.append((place, property, attribute.value))
      }
    }
    for row in rows.sorted(by: { $0.place < $1.place }) {
      guard let value = InterfaceValue.read(row.text, for: row.property) else { continue }
      assign(value, row.property, view)
    }
    if !last, let image = element.text("image").flatMap({ builder.image($0, element) }) {
      set(image, "image", of: view)
    }
  }

  /// The properties whose value is one of the children.
  private static let propertiesOfChildren: Set = ["selectedSegmentIndex"]

  /// Sets a child that is a value: a colour, a font, a text with line breaks, insets, a size.
  static func applyChild(_ child: XMLElement, to view: UIView, builder: InterfaceBuilder) {
    guard let key = child.key else { return }
    switch child.name {
    case "color":
      if let color = child.color(resources: builder.resources) { set(color, key, of: view) }
    case "nil":
      break
    case "fontDescription":
      if let font = child.font { apply(font, to: view) }
    case "attributedString":
      guard key == "attributedText" else { return }
      let text = child.attributedText(resources: builder.resources)
      (view as? UILabel)?.attributedText = text
      (view as? UITextField)?.attributedText = text
      (view as? UITextView)?.attributedText = text
    case "string", "mutableString":
      set(child.string, key, of: view)
    case "inset", "edgeInsets":
      set(child.insets, key, of: view)
    case "size":
      set(child.size, key, of: view)
    case "autoresizingMask":
      view.autoresizingMask = child.autoresizing
    default: break
    }
  }

  private static func apply(_ font: UIFont, to view: UIView) {
    if let button = view as? UIButton {
      button.titleLabel?.font = font
    } else if let property = property("font", of: view) {
      assign(FontValue(font), property, view)
    }
  }

  /// Sets the values that a designer gave by key paths.
  static func applyRuntimeAttributes(
    of element: XMLElement, to view: UIView, builder: InterfaceBuilder
  ) {
    for attribute in element.child(named: "userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = attribute.text("keyPath") else { continue }
      if let name = layerNames[path] ?? path.dropping("layer."),
        let property = property(name, of: view)
      {
        assign(value(attribute, builder), property, view)
      } else {
        view.setValue(plain(attribute, builder), forKeyPath: path)
      }
    }
  }

  /// Assigns a runtime attribute, whose numbers are texts.
  private static func assign(_ value: Any?, _ property: Property, _ view: UIView) {
    if let text = value as? String {
      if let read = InterfaceValue.read(text, for: property) {
        assign(read, property, view)
      }
    } else if let value = value as? any DescribableValue {
      assign(value, property, view)
    }
  }

  private static let layerNames = ["layer.masksToBounds": "clipsToBounds"]

  /// The value of a runtime attribute, numbers as their text.
  private static func value(_ attribute: XMLElement, _ builder: InterfaceBuilder) -> Any? {
    guard let child = attribute.children.first else { return attribute.text("value") }
    switch child.name {
    case "color": return child.color(resources: builder.resources)
    case "integer", "real": return child.text("value")
    case "size": return child.size
    case "rect": return child.rect
    case "point": return child.rect.origin
    default: return child.string
    }
  }

  private static func plain(_ attribute: XMLElement, _ builder: InterfaceBuilder) -> Any? {
    let value = value(attribute, builder)
    guard let text = value as? String else { return value }
    switch attribute.text("type") {
    case "boolean": return text == "YES"
    case "number": return InterfaceValue.number(text) ?? 0
    case "image": return builder.image(text, attribute)
    default: return text
    }
  }

  // MARK: Rows

  static func property(_ name: String, of view: UIView) -> Property? {
    let table = type(of: view).propertyTable
    let flag = "is" + name.prefix(1).uppercased() + String(name.dropFirst())
    let names: [String] = [name, InterfaceValue.propertyNames[name] ?? name, flag]
    return names.lazy.compactMap { table[$0] }.first { !$0.isComputed }
  }

  static func set(_ value: any DescribableValue, _ name: String, of view: UIView) {
    if let property = property(name, of: view) { assign(value, property, view) }
  }

  private static func assign(_ value: any DescribableValue, _ property: Property, _ view: UIView) {
    property.assignment(of: value)?.apply(view)
  }

  /// What has no row, or needs more than its own text.
  private static let setters: [String: @Sendable (UIView, String, XMLElement) -> Void] = [
    // Read by initializers, with other elements, or of no meaning for a view.
    "id": { _, _, _ in }, "key": { _, _, _ in }, "style": setStyle, "image": { _, _, _ in },
    "reuseIdentifier": { _, _, _ in }, "customClass": { _, _, _ in },
    "customModule": { _, _, _ in },
    "buttonType": { view, text, _ in
      let name = text == "roundedRect" ? "system" : text
      if let type = UIButton.ButtonType.namedCases.first(where: { $0.name == name })?.value {
        set(type, "buttonType", of: view)
      }
    },
    "tag": { view, text, _ in view.tag = Int(text) ?? 0 },
    "contentMode": { view, text, _ in
      let name = text == "TopLeft" ? "topLeft" : text
      if let mode = UIView.ContentMode.namedCases.first(where: { $0.name == name })?.value {
        view.contentMode = mode
      }
    },
    "translatesAutoresizingMaskIntoConstraints": { view, text, _ in
      view.translatesAutoresizingMaskIntoConstraints = text == "YES"
    },
    "horizontalHuggingPriority": { view, text, _ in
      view.setContentHuggingPriority(priority(text), for: .horizontal)
    },
    "verticalHuggingPriority": { view, text, _ in
      view.setContentHuggingPriority(priority(text), for: .vertical)
    },
    "horizontalCompressionResistancePriority": { view, text, _ in
      view.setContentCompressionResistancePriority(priority(text), for: .horizontal)
    },
    "verticalCompressionResistancePriority": { view, text, _ in
      view.setContentCompressionResistancePriority(priority(text), for: .vertical)
    },
    // Absent, `adjustsFontSizeToFit` is YES; only a limit gives it an effect.
    "minimumScaleFactor": { view, text, element in
      guard let label = view as? UILabel, let factor = InterfaceValue.number(text) else { return }
      label.minimumScaleFactor = CGFloat(factor)
      label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    },
    "spacingType": { view, text, _ in
      guard text == "standard" else { return }
      (view as? UIStackView)?.spacing = UIStackView.spacingUseSystem
    },
    "rowHeight": { view, text, _ in
      guard let height = InterfaceValue.number(text) else { return }
      (view as? UITableView)?.rowHeight = CGFloat(height)
      if height >= 0 { (view as? UITableViewCell)?.knownHeight = CGFloat(height) }
    },
    "estimatedRowHeight": { view, text, _ in
      setLength(text) { (view as? UITableView)?.estimatedRowHeight = $0 }
    },
    "sectionHeaderHeight": { view, text, _ in
      setLength(text) { (view as? UITableView)?.sectionHeaderHeight = $0 }
    },
    "sectionFooterHeight": { view, text, _ in
      setLength(text) { (view as? UITableView)?.sectionFooterHeight = $0 }
    },
    "allowsSelection": { view, text, _ in (view as? UITableView)?.allowsSelection = text == "YES" },
    "animating": { view, text, _ in
      if text == "YES" { (view as? UIActivityIndicatorView)?.startAnimating() }
    },
  ]

  private static func setStyle(_ view: UIView, _ text: String, _ element: XMLElement) {
    // Cells and tables have read theirs.
    guard !(view is UITableViewCell), !(view is UITableView),
      let property = property("style", of: view),
      let value = InterfaceValue.read(text, for: property)
    else { return }
    assign(value, property, view)
  }

  private static func setLength(_ text: String, _ set: (CGFloat) -> Void) {
    // A height below 0 is automatic.
    if let length = InterfaceValue.number(text) { set(CGFloat(length)) }
  }

  private static func priority(_ text: String) -> UILayoutPriority {
    UILayoutPriority(Float(min(max(InterfaceValue.number(text) ?? 250, 0), 1000)))
  }
}

extension String {
  /// The text after a prefix; nil without the prefix.
  fileprivate func dropping(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

extension InterfaceBuilder {
  /// The image of a name: a symbol where the catalog is the system's, or one of the bundle's.
  package func image(_ name: String, _ element: XMLElement) -> UIImage? {
    let isSymbol =
      element.text("catalog") == "system"
      || resources?.children.first { $0.name == "image" && $0.text("name") == name }?
        .text("catalog") == "system"
    let image =
      isSymbol
      ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
    if image == nil {
      ListWarnings.report("the image '\(name)' of an Interface Builder file was not found")
    }
    return image
  }
}
