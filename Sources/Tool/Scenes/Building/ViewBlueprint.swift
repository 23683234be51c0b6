import DesignedViews
import HeadlessUIKit
import Layouter

/// A view node of a scene, read and validated once, from which any number of views are built.
struct ViewBlueprint: Sendable {
  /// The index of the node among all nodes of the scene, in the order of the file.
  var number: Int
  var position: SourcePosition
  var viewClass: ViewClass
  var id: String?
  var settings: Settings
  var layouter: LayouterBlueprint?
  /// The view's `layout`, for its superview or its superview's layouter.
  var layout: ChildLayout?
  /// The view's Auto Layout keys; nil if it has none.
  var autoLayout: AutoLayoutBlueprint?
  var children: [Child]
  /// The views under keys of the class.
  var parts: [Part]
  var tabs: [TabBlueprint] = []
  /// The lists of views under keys of the class.
  var lists: [ChildList] = []
  /// The controller whose view the root of a scene represents; nil for a view of the scene.
  var controller: ControllerBlueprint?
  /// What the scene presents in front of its root, from the start and in steps.
  var presented: [PresentationBlueprint] = []

  struct Part: Sendable {
    /// The index among the class's parts.
    var place: Int
    var view: ViewBlueprint
  }

  struct ChildList: Sendable {
    /// The index among the class's lists.
    var place: Int
    var children: [ViewBlueprint]
  }

  enum Child: Sendable {
    case view(ViewBlueprint)
    case spacer(CGFloat)
  }
}

/// A reference to a view, by its number, that another one needs.
struct ReferenceBlueprint: Sendable {
  var view: Int
  var reference: ViewClass.Reference
  var target: Int
}

extension ViewBlueprint {
  /// Whether the view or one of its subviews is a window.
  var hasWindows: Bool {
    viewClass.isWindow
      || children.contains { child in
        if case .view(let child) = child { child.viewClass.isWindow } else { false }
      }
  }
}

/// A layouter of a scene, read and validated once.
struct LayouterBlueprint: Sendable {
  var layouterClass: LayouterClass
  /// Whether the view owns the layouter from the start, as a `StackView` does.
  var isOwn: Bool
  /// Whether the view lays out with it, whether it owns the layouter or not.
  var isUpdatedByView: Bool
  var settings: Settings

  /// Whether it is a notation for constraints, and not a layouter.
  var isRelativeAutoLayout: Bool { layouterClass.make == nil }
}

/// Values for properties of one object, in the order of its property table.
struct Settings: Sendable {
  struct Setting: Sendable {
    /// The index of the property in the table.
    var property: Int
    var assignment: Assignment
    /// The place of the key in the file; nil for a value that no key of the view sets.
    var position: SourcePosition?
    /// The name of the resource that is the value, or another plain text.
    var text: String?
    /// Whether the file sets the property to null.
    var isNull = false
  }

  private(set) var list: [Setting] = []

  /// Sets a property; replaces an earlier value.
  ///
  /// - Parameter entry: the key and the value in the file.
  mutating func set(
    _ property: Int, to assignment: Assignment, from entry: YAMLNode.Entry? = nil
  ) {
    let index = list.firstIndex { $0.property >= property } ?? list.count
    let setting = Setting(
      property: property, assignment: assignment, position: entry?.keyPosition,
      text: entry?.value.text, isNull: entry?.value.isNull ?? false)
    if index < list.count, list[index].property == property {
      list[index] = setting
    } else {
      list.insert(setting, at: index)
    }
  }

  /// The settings without the setting of a property.
  func removing(_ property: Int) -> Settings {
    var settings = self
    settings.list.removeAll { $0.property == property }
    return settings
  }

  func contains(_ property: Int?) -> Bool {
    list.contains { $0.property == property }
  }

  /// Sets the properties, or those that satisfy a condition.
  func apply(to object: AnyObject, where isIncluded: (Int) -> Bool = { _ in true }) {
    for setting in list where isIncluded(setting.property) { setting.assignment.apply(object) }
  }
}

/// A value that a variant sets for a property of one view, or of an object that belongs to it.
struct Override: Sendable {
  enum Target: Sendable, Equatable {
    case view, layouter
    /// The view's `layout`, for its superview or its superview's layouter.
    case childLayout
    /// The view's constraints with an identifier.
    case constraints(String)
    /// A controller, by its number.
    case controller
  }

  var node: Int
  var target: Target
  var property: Int
  var assignment: Assignment
}

extension [Override] {
  /// The settings, with these overrides for one object.
  func applied(to settings: Settings, of node: Int, _ target: Override.Target) -> Settings {
    var settings = settings
    for override in self where override.node == node && override.target == target {
      settings.set(override.property, to: override.assignment)
    }
    return settings
  }
}
