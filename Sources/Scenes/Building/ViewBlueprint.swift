import DesignedViews
import HeadlessUIKit
import Layouter

/// A view node of a scene, read and checked once, from which any number of views are built.
struct ViewBlueprint: Sendable {
  /// The place of the node among all nodes of the scene, in the order of the file.
  var number: Int
  var position: SourcePosition
  var viewClass: ViewClass
  var id: String?
  var settings: Settings
  var layouter: LayouterBlueprint?
  /// What the view tells the layouter of its superview.
  var layout: ChildLayout?
  /// What the view says about Auto Layout; nil if nothing.
  var autoLayout: AutoLayoutBlueprint?
  var children: [Child]
  /// The views in places of their own.
  var parts: [Part]
  var tabs: [TabBlueprint] = []

  struct Part: Sendable {
    /// The place among those of the class.
    var place: Int
    var view: ViewBlueprint
  }

  enum Child: Sendable {
    case view(ViewBlueprint)
    case spacer(CGFloat)
  }
}

/// A view, by its number, that another one has to know of.
struct ReferenceBlueprint: Sendable {
  var view: Int
  var reference: ViewClass.Reference
  var target: Int
}

extension ViewBlueprint {
  /// Whether the view is a window, or windows stand among its subviews.
  var hasWindows: Bool {
    viewClass.isWindow
      || children.contains { child in
        if case .view(let child) = child { child.viewClass.isWindow } else { false }
      }
  }
}

/// A layouter of a scene, read and checked once.
struct LayouterBlueprint: Sendable {
  var layouterClass: LayouterClass
  /// Whether the view has the layouter from the start, as a `StackView` has.
  var isOwn: Bool
  /// Whether the view lays out by it, be it its own or not.
  var isUpdatedByView: Bool
  var settings: Settings

  /// Whether it is no layouter, but a way to write constraints.
  var isRelativeAutoLayout: Bool { layouterClass.make == nil }
}

/// Values for properties of one object, in the order of its property table.
struct Settings: Sendable {
  struct Setting: Sendable {
    /// The place of the property in the table.
    var property: Int
    var assignment: Assignment
  }

  private(set) var list: [Setting] = []

  /// Sets a property, in place of an earlier value.
  mutating func set(_ property: Int, to assignment: Assignment) {
    let index = list.firstIndex { $0.property >= property } ?? list.count
    let setting = Setting(property: property, assignment: assignment)
    if index < list.count, list[index].property == property {
      list[index] = setting
    } else {
      list.insert(setting, at: index)
    }
  }

  func contains(_ property: Int?) -> Bool {
    list.contains { $0.property == property }
  }

  /// Sets the properties, or those of them that a condition holds for.
  func apply(to object: AnyObject, where isIncluded: (Int) -> Bool = { _ in true }) {
    for setting in list where isIncluded(setting.property) { setting.assignment.apply(object) }
  }
}

/// A value that a variant gives a property of one view, or of what belongs to it.
struct Override: Sendable {
  enum Target: Sendable, Equatable {
    case view, layouter
    /// What the view tells the layouter, or the stack view, that it stands in.
    case childLayout
    /// Those of the view's constraints that have a name.
    case constraints(String)
  }

  var node: Int
  var target: Target
  var property: Int
  var assignment: Assignment
}

extension [Override] {
  /// Settings with those that these overrides have for one object.
  func applied(to settings: Settings, of node: Int, _ target: Override.Target) -> Settings {
    var settings = settings
    for override in self where override.node == node && override.target == target {
      settings.set(override.property, to: override.assignment)
    }
    return settings
  }
}
