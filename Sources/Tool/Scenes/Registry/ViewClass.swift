import DesignedViews
import HeadlessUIKit
import Layouter
import StandardControls

/// A class of views that scene files can name.
///
/// Its keys are the properties of the class; see `UIView.propertyTable`. Hooks define how its views
/// insert children, parts, tabs and layouters; a subclass inherits them.
///
/// ```swift
/// let badge = ViewClass(BadgeView.self, inheriting: .uiLabel) { BadgeView() }
/// let library = SceneLibrary(classes: ViewClass.standard + [badge])
/// ```
public struct ViewClass: Sendable {
  /// The class's name in Swift.
  public let name: String
  /// The class that states and hooks are inherited from.
  let superclassName: String?
  let table: PropertyTable
  let make: @Sendable () -> UIView
  /// How the `state` axis acts on a view; nil if the class has no states.
  let setState: (@Sendable (UIView, ViewState) -> Void)?
  /// How the `state` axis sets custom states; nil if the class has none.
  let setCustomStates: (@Sendable (UIView, [CustomState]) -> Void)?
  let children: ChildPlacement
  let tabs: TabPlacement?
  let layouter: LayouterPlacement
  let dragging: DragPlacement
  /// The views under keys of their own.
  private(set) var parts: [Part]
  /// The lists of views under keys of their own.
  let lists: [ChildList]
  /// The views elsewhere in the scene that a view refers to.
  let references: [Reference]
  /// Validates a view with its parts and children; nil if it is valid.
  let check: (@Sendable (ViewBlueprint) -> Problem?)?
  /// Whether views of the class are shown on the screen rather than in another view.
  let isWindow: Bool
  /// Whether views of the class are controls, which follow a finger by themselves.
  let isControl: Bool
  /// Whether views of the class open a picker.
  let opensPicker: Bool
  /// Whether views of the class can fold.
  let isFoldable: Bool
  /// The list that nodes of the class are written in, such as `sections`, if they cannot be views by themselves; nil for
  /// views.
  var elementList: String?
  /// Whether views of the class show sections, and fill the screen.
  var isList: Bool { lists.contains { $0.key == "sections" } }
  /// Whether a made view has its size and its subviews, as the view of a scene in Swift.
  var makesTree = false

  /// A view under a key of its own, such as an accordion cell's label.
  public struct Part: Sendable {
    let key: String
    let summary: String
    let attach: @Sendable (_ part: UIView, _ view: UIView) throws -> Void

    /// - Parameters:
    ///   - key: the key in scene files.
    ///   - summary: what the part is for, in one sentence.
    ///   - attach: inserts the part into the view.
    public init<View: UIView>(
      _ key: String, _ summary: String,
      attach: @escaping @Sendable (_ part: UIView, _ view: View) throws -> Void
    ) {
      self.key = key
      self.summary = summary
      self.attach = { part, view in
        if let view = view as? View { try attach(part, view) }
      }
    }
  }

  /// Views under a key of their own besides `subviews`, such as a tab view's function buttons.
  public struct ChildList: Sendable {
    let key: String
    let summary: String
    let children: ChildPlacement
    /// The name of the class that all nodes of the list have, such as a table's sections; nil for any views.
    let element: String?

    /// - Parameters:
    ///   - key: the key in scene files.
    ///   - summary: what the views are for, in one sentence.
    ///   - element: the name of the class that all nodes of the list have, so that they need no `type`; nil for
    ///     any views.
    ///   - children: how the view inserts them.
    public init(
      _ key: String, _ summary: String, of element: String? = nil, children: ChildPlacement
    ) {
      self.key = key
      self.summary = summary
      self.element = element
      self.children = children
    }
  }

  /// A view elsewhere in the scene, whose id a key names; the root view by default.
  public struct Reference: Sendable {
    let key: String
    let summary: String
    let attach: @Sendable (_ target: UIView, _ view: UIView) -> Void

    /// - Parameters:
    ///   - key: the key in scene files.
    ///   - summary: what the view is for, in one sentence.
    ///   - attach: sets the view's reference to the target.
    public init<View: UIView>(
      _ key: String, _ summary: String,
      attach: @escaping @Sendable (_ target: UIView, _ view: View) -> Void
    ) {
      self.key = key
      self.summary = summary
      self.attach = { target, view in
        if let view = view as? View { attach(target, view) }
      }
    }
  }

  /// Whether `layout` is a property of the class, and not what its superview's layouter reads.
  var hasOwnLayout: Bool { table.properties.contains { $0.name == "layout" } }

  /// The class of nodes that are written in a list only, and cannot be views by themselves.
  func onlyInList(_ key: String) -> ViewClass {
    var viewClass = self
    viewClass.elementList = key
    return viewClass
  }

  /// The class without a part of its superclass.
  func leavingOut(part key: String) -> ViewClass {
    var viewClass = self
    viewClass.parts.removeAll { $0.key == key }
    return viewClass
  }

  func apply(_ state: SubjectState, to view: UIView) {
    setState?(view, state.state)
    setCustomStates?(view, state.custom)
  }

  struct Problem {
    let position: SourcePosition
    let message: String
    /// Whether the view is drawn anyway.
    var isWarning = false
  }

  /// Registers a class.
  ///
  /// - Parameters:
  ///   - type: the class, with its properties.
  ///   - superclass: where states and hooks that are nil are inherited from.
  ///   - setState: applies a value of the `state` axis to a view of the class.
  ///   - setCustomStates: applies the custom states of that axis, such as `focused`.
  ///   - children: how a view inserts the views under `subviews`.
  ///   - tabs: how a view inserts the entries under `tabs`.
  ///   - layouter: which layouter a view has, or how it adopts one.
  ///   - dragging: what `dragging` moves in a view.
  ///   - parts: views under keys of their own, in addition to the superclass's.
  ///   - lists: lists of views under keys of their own, in addition to the superclass's.
  ///   - references: views that a view refers to, in addition to the superclass's.
  ///   - make: creates a view; called for every picture.
  public init<View: UIView>(
    _ type: View.Type, inheriting superclass: ViewClass? = .uiView,
    setState: (@Sendable (View, ViewState) -> Void)? = nil,
    setCustomStates: (@Sendable (View, [CustomState]) -> Void)? = nil,
    children: ChildPlacement? = nil,
    tabs: TabPlacement? = nil, layouter: LayouterPlacement? = nil, dragging: DragPlacement? = nil,
    parts: [Part] = [], lists: [ChildList] = [], references: [Reference] = [],
    make: @escaping @Sendable () -> View
  ) {
    self.init(
      type, named: String(describing: type), table: View.propertyTable, inheriting: superclass,
      setState: setState, setCustomStates: setCustomStates, children: children, tabs: tabs,
      layouter: layouter, dragging: dragging,
      parts: parts, lists: lists, references: references, check: nil, make: make)
  }

  /// - Parameters:
  ///   - name: what scene files write as `type`.
  ///   - table: the properties that scenes can set.
  ///   - check: validates a view with its parts and children.
  init<View: UIView>(
    _ type: View.Type, named name: String? = nil, table: PropertyTable? = nil,
    inheriting superclass: ViewClass? = .uiView,
    setState: (@Sendable (View, ViewState) -> Void)? = nil,
    setCustomStates: (@Sendable (View, [CustomState]) -> Void)? = nil,
    children: ChildPlacement? = nil,
    tabs: TabPlacement? = nil, layouter: LayouterPlacement? = nil, dragging: DragPlacement? = nil,
    parts: [Part] = [], lists: [ChildList] = [], references: [Reference] = [],
    check: (@Sendable (ViewBlueprint) -> Problem?)?, make: @escaping @Sendable () -> View
  ) {
    self.name = name ?? String(describing: type)
    superclassName = superclass?.name
    self.table = table ?? View.propertyTable
    self.make = make
    if let setState {
      self.setState = { view, state in
        if let view = view as? View { setState(view, state) }
      }
    } else {
      self.setState = superclass?.setState
    }
    if let setCustomStates {
      self.setCustomStates = { view, states in
        if let view = view as? View { setCustomStates(view, states) }
      }
    } else {
      self.setCustomStates = superclass?.setCustomStates
    }
    self.children = children ?? superclass?.children ?? .subviews
    self.tabs = tabs ?? superclass?.tabs
    self.layouter = layouter ?? superclass?.layouter ?? .any
    self.dragging = dragging ?? superclass?.dragging ?? .children
    self.parts = (superclass?.parts ?? []) + parts
    self.lists = (superclass?.lists ?? []) + lists
    self.references = (superclass?.references ?? []) + references
    self.check = check ?? superclass?.check
    isWindow = type is UIWindow.Type
    isControl = type is UIControl.Type
    opensPicker = type is any PickerOpener.Type
    isFoldable = type is any Foldable.Type
  }
}
