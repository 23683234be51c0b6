import CairoGraphics
import Foundation
import HeadlessUIKit
import ObjectiveCRuntime
import StandardControls
import StandardViews
import XMLReading

/// Creates the objects of elements of an Interface Builder file once.
///
/// Objects are created with their attributes and children; constraints, outlets and actions, which refer to objects
/// anywhere in the file, are added afterwards.
package final class InterfaceBuilder {
  package let document: InterfaceDocument
  package let bundle: Bundle?
  /// File's Owner of a nib, and the controller of a storyboard's scene.
  let owner: AnyObject?
  /// The objects by the ids of their elements.
  private var objects: [String: AnyObject] = [:]
  /// The objects that are parts of others, such as a cell's labels: their elements describe them.
  private var parts: [String: UIView] = [:]
  private var constraints: [(element: XMLElement, owner: UIView)] = []
  private var connections: [(element: XMLElement, source: AnyObject)] = []
  private var created: [AnyObject] = []
  let installation = InterfaceInstallation()

  package init(_ document: InterfaceDocument, owner: AnyObject?, bundle: Bundle?) {
    self.document = document
    self.owner = owner
    self.bundle = bundle
  }

  var resources: XMLElement? { document.root.child(named: "resources") }

  /// Creates the objects of elements at the top of a nib, and connects them.
  package func instantiate(
    _ elements: [XMLElement], external: [String: AnyObject] = [:]
  ) -> [AnyObject] {
    for element in elements where element.name == "placeholder" {
      guard let id = element.id else { continue }
      let identifier = element.text("placeholderIdentifier") ?? ""
      objects[id] = identifier == "IBFilesOwner" ? owner : external[identifier]
      if let owner, identifier == "IBFilesOwner" { addConnections(of: element, to: owner) }
    }
    let made = elements.filter { $0.name != "placeholder" }.compactMap { object($0) }
    finish()
    return made
  }

  /// Creates the view of an element, and connects the elements in it.
  ///
  /// - Parameter others: the objects next to the view's controller, such as gesture recognizers.
  package func instantiate(_ element: XMLElement, with others: [XMLElement] = []) -> UIView? {
    let view = view(element)
    for other in others where other.name.hasSuffix("GestureRecognizer") { _ = object(other) }
    finish()
    return view
  }

  /// Makes an object known that elements refer to.
  package func add(_ object: AnyObject, for element: XMLElement) {
    if let id = element.id { objects[id] = object }
    addConnections(of: element, to: object)
  }

  package func object(id: String?) -> AnyObject? { id.flatMap { objects[$0] } }

  // MARK: Views

  /// The object of an element at the top of a nib; nil for one of a kind that is not created.
  private func object(_ element: XMLElement) -> AnyObject? {
    if Self.viewClass(of: element) != nil { return view(element) }
    if let recognizer = InterfaceGestures.make(element, self) {
      add(recognizer, for: element)
      created.append(recognizer)
      return recognizer
    }
    return element.name == "customObject" ? nil : view(element)
  }

  /// The view of an element: that which describes a part of another view, or a new one.
  package func view(_ element: XMLElement) -> UIView? {
    if let id = element.id, let part = parts.removeValue(forKey: id) {
      fill(part, from: element)
      return part
    }
    let viewClass = self.viewClass(for: element)
    let coder = InterfaceCoder(element)
    guard let view = viewClass.init(coder: coder) else { return nil }
    created.append(view)
    if let frame = element.children.first(where: { $0.name == "rect" && $0.key == "frame" }) {
      view.frame = frame.rect
    }
    fill(view, from: element)
    guard let replacement = view.awakeAfter(using: coder) as? UIView, replacement !== view else {
      return view
    }
    created.removeAll { $0 === view }
    add(replacement, for: element)
    return replacement
  }

  /// Sets the attributes and the children of a view.
  func fill(_ view: UIView, from element: XMLElement) {
    add(view, for: element)
    if let cell = view as? UITableViewCell { adoptParts(of: cell, element) }
    let variations = element.variations(in: .current)
    installation.apply(variations, of: element)
    InterfaceAttributes.apply(element, to: view, builder: self)
    for child in element.children {
      if let read = InterfaceParts.readers[child.name] {
        read(view, child, self)
      } else {
        InterfaceAttributes.applyChild(child, to: view, builder: self)
      }
    }
    let followed = ViewVariations(element, of: view, self)
    for variation in variations {
      InterfaceAttributes.apply(variation, to: view, builder: self)
      for child in variation.children {
        InterfaceAttributes.applyChild(child, to: view, builder: self)
      }
    }
    InterfaceAttributes.apply(element, to: view, builder: self, last: true)
    InterfaceAttributes.applyRuntimeAttributes(of: element, to: view, builder: self)
    followed?.follow(view, self)
  }

  /// Uses a view for an element instead of creating one, as for the label of a cell.
  func adopt(_ view: UIView?, as id: String?) {
    if let view, let id { parts[id] = view }
  }

  /// Whether an element describes a view that its parent creates.
  func isPart(_ element: XMLElement) -> Bool { element.id.map { parts[$0] != nil } ?? false }

  private func viewClass(for element: XMLElement) -> UIView.Type {
    let own = Self.viewClass(of: element)
    guard let name = element.text("customClass") else {
      if own == nil {
        ListWarnings.report(
          "an Interface Builder file has a view of the kind '\(element.name)', which there is not "
            + "here: its place is empty")
      }
      return own ?? UIView.self
    }
    if let custom = customClass(name, of: element) as? UIView.Type { return custom }
    ListWarnings.report(
      "the class '\(name)' of an Interface Builder file is not a view class of the module "
        + "'\(element.text("customModule") ?? "?")': a view of UIKit's class is shown")
    return own ?? UIView.self
  }

  /// The class of a file's code. Without a module, it is the owner's module.
  package func customClass(_ name: String, of element: XMLElement) -> AnyClass? {
    Self.customClass(name, of: element, owner: owner)
  }

  /// The class of a file's code. Without a module, it is the owner's module.
  package static func customClass(
    _ name: String, of element: XMLElement, owner: AnyObject?
  ) -> AnyClass? {
    var modules: [String] = []
    if let module = element.text("customModule") { modules.append(module) }
    if let owner {
      modules += String(reflecting: type(of: owner)).split(separator: ".").prefix(1).map(
        String.init)
    }
    return modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first ?? _classNamed(name)
  }

  /// UIKit's class of an element; nil for an element of another kind.
  static func viewClass(of element: XMLElement) -> UIView.Type? {
    switch element.name {
    case "view", "containerView": return UIView.self
    default:
      let name = "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
      return _classNamed(name) as? UIView.Type
    }
  }

  // MARK: Connections

  func addConstraint(_ element: XMLElement, of owner: UIView) {
    constraints.append((element, owner))
  }

  /// Makes a guide known that constraints refer to.
  func addGuide(_ element: XMLElement, of view: UIView) {
    let scroll = view as? UIScrollView
    let guide: AnyObject? =
      switch element.key {
      case "safeArea": view.safeAreaLayoutGuide
      case "contentLayoutGuide": scroll?.contentLayoutGuide
      case "frameLayoutGuide": scroll?.frameLayoutGuide
      default: nil
      }
    if let id = element.id, let guide { objects[id] = guide }
  }

  private func addConnections(of element: XMLElement, to object: AnyObject) {
    for connection in element.child(named: "connections")?.children ?? [] {
      connections.append((connection, object))
    }
  }

  /// Connects what was created. Objects are notified last, when all of them are complete.
  package func finish() {
    for (element, owner) in constraints { activate(element, owner) }
    for (element, source) in connections { connect(element, source) }
    for object in created { (object as? ObjectiveCObject)?.awakeFromNib() }
    (constraints, connections, created) = ([], [], [])
  }

  private func activate(_ element: XMLElement, _ owner: UIView) {
    let ids = [element.id, element.text("firstItem"), element.text("secondItem")].compactMap(\.self)
    guard element.flag("placeholder") != true,
      let first = item(element.text("firstItem"), owner),
      let attribute = Self.attribute(element.text("firstAttribute"))
    else { return }
    let relation: NSLayoutConstraint.Relation =
      switch element.text("relation") {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
    var second: AnyObject?
    if let id = element.text("secondItem") {
      guard let found = objects[id] else { return }
      second = found
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: Self.attribute(element.text("secondAttribute")) ?? .notAnAttribute,
      multiplier: Self.multiplier(element.text("multiplier")),
      constant: element.varied("constant", in: .current).number("constant")
        ?? Self.standardDistance(element, first, second))
    constraint.priority = Self.priority(of: element, in: .current)
    constraint.identifier = element.text("identifier")
    installation.activate(constraint, ids: ids)
    InterfaceVariations.follow(constraint, element, owner)
    if let id = element.id { objects[id] = constraint }
    addConnections(of: element, to: constraint)
  }

  static func priority(of element: XMLElement, in traits: UITraitCollection) -> UILayoutPriority {
    let priority = element.varied("priority", in: traits).number("priority") ?? 1000
    return UILayoutPriority(Float(min(max(priority, 0), 1000)))
  }

  private func item(_ id: String?, _ owner: UIView) -> AnyObject? {
    guard let id else { return owner }
    return objects[id]
  }

  /// A symbolic distance: 8 points between siblings, and 20 to the superview.
  private static func standardDistance(
    _ element: XMLElement, _ first: AnyObject, _ second: AnyObject?
  ) -> CGFloat {
    guard element.flag("symbolic") == true else { return 0 }
    let areSiblings = (first as? UIView)?.superview === (second as? UIView)?.superview
    return areSiblings ? 8 : 20
  }

  private static let attributes = Dictionary(
    NSLayoutConstraint.Attribute.allCases.map { ("\($0)", $0) }
      + [("baseline", NSLayoutConstraint.Attribute.lastBaseline)]
  ) { first, _ in first }

  private static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
    name.flatMap { attributes[$0] }
  }

  /// `0.5`, `1:2` or `1/2`.
  static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap {
      InterfaceValue.number(String($0))
    }
    guard parts.count <= 2, let first = parts.first else { return 1 }
    guard parts.count == 2 else { return CGFloat(first) }
    return parts[1] == 0 ? 1 : CGFloat(first / parts[1])
  }

  private func connect(_ element: XMLElement, _ source: AnyObject) {
    let target = object(id: element.text("destination"))
    switch element.name {
    case "outlet":
      guard let property = element.text("property"), let target else { return }
      if InterfaceParts.connect(property, of: source, to: target) { return }
      (source as? NSObject)?.setValue(target, forKey: property)
    case "outletCollection":
      guard let property = element.text("property"), let target,
        let object = source as? NSObject
      else { return }
      if property == "gestureRecognizers", let view = source as? UIView {
        if let recognizer = target as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
        return
      }
      let others = element.flag("appends") == false ? [] : collections[key(source, property)] ?? []
      collections[key(source, property)] = others + [target]
      object.setValue(others + [target], forKey: property)
    case "action":
      guard let selector = element.text("selector") else { return }
      let events = Self.events[element.text("eventType") ?? ""] ?? .touchUpInside
      (source as? UIControl)?.addTarget(target, action: Selector(selector), for: events)
      if let target {
        (source as? UIGestureRecognizer)?.addTarget(target, action: Selector(selector))
      }
      if let item = source as? UIBarButtonItem {
        item.target = target
        item.action = Selector(selector)
      }
    case "segue": connectSegue(element, of: source)
    default: break
    }
  }

  private struct CollectionKey: Hashable {
    var object: ObjectIdentifier
    var property: String
  }
  /// The objects of outlet collections so far.
  private var collections: [CollectionKey: [AnyObject]] = [:]

  private func key(_ object: AnyObject, _ property: String) -> CollectionKey {
    CollectionKey(object: ObjectIdentifier(object), property: property)
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchUpInside": .touchUpInside,
    "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    "primaryActionTriggered": .primaryActionTriggered, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
    "touchDragExit": .touchDragExit,
  ]
}
