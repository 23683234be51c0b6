import DesignedViews
import HeadlessUIKit
import Layouter

/// A class of views that scene files can name, with the keys that it understands.
///
/// The same table serves reading, checking, building, axes of a scene's own, suggestions, and the
/// JSON Schema. A class inherits the keys of its superclass.
///
/// ```swift
/// let badge = ViewClass(
///   BadgeView.self, inheriting: .uiLabel,
///   properties: [Property("count", \BadgeView.count, "What the badge counts.")])
/// let library = SceneLibrary(classes: ViewClass.standard + [badge])
/// ```
public struct ViewClass: Sendable {
  /// The class's name in Swift.
  public let name: String
  let table: PropertyTable
  let make: @Sendable () -> UIView
  /// How the `state` axis acts on a view; nil if the class has no states.
  let setState: (@Sendable (UIView, ViewState) -> Void)?
  /// The layouter that views of this class have from the start.
  let ownLayouter: OwnLayouter?
  /// The views that a view of the class has in places of their own.
  let parts: [Part]
  /// The views that a view of the class has to know of.
  private(set) var references: [Reference] = []
  /// Where a view of the class has a layouter that a scene gives it; nil for the view itself.
  let layouterPlace: LayouterPlace?
  /// Says what is wrong with a view as a whole, once all that it holds is read; nil if nothing is.
  let check: (@Sendable (ViewBlueprint) -> Problem?)?
  /// What children tell views of the class under `layout`, if these arrange them themselves.
  let childLayout: ChildLayoutReader?
  /// Whether views of the class stand on the screen and not in another view.
  let isWindow: Bool
  /// Whether views of the class fold.
  let isAccordionCell: Bool
  /// What the entries under `tabs` are; nil if views of the class have none.
  let tabClass: TabClass?

  /// A layouter that belongs to every view of a class.
  struct OwnLayouter: Sendable {
    let layouterClass: LayouterClass
    let of: @Sendable (UIView) -> BaseLayout?
  }

  /// A view that stands under a key of its own.
  struct Part: Sendable {
    let key: String
    let summary: String
    let attach: @Sendable (_ part: UIView, _ view: UIView) throws -> Void
  }

  /// A view elsewhere in the scene, named by its id under a key; the root view if left out.
  struct Reference: Sendable {
    let key: String
    let summary: String
    let attach: @Sendable (_ target: UIView, _ view: UIView) -> Void
  }

  /// A place for a layouter, under a key that stands for `layouter`. The view lays out by it.
  struct LayouterPlace: Sendable {
    let key: String
    let attach: @Sendable (_ layouter: BaseLayout, _ view: UIView) throws -> Void
  }

  /// The class of a tab view's tabs, which refers to a class in place of being one.
  final class TabClass: Sendable {
    let viewClass: ViewClass

    init(_ viewClass: ViewClass) { self.viewClass = viewClass }
  }

  struct Problem {
    let position: SourcePosition
    let message: String
  }

  /// The key under which scenes give a view of the class a layouter, or set that which it has.
  var layouterKey: String { layouterPlace?.key ?? "layouter" }

  /// Registers a class.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - name: what scene files write as `type`; the class's name in Swift if left out, which takes
  ///     a moment to find out.
  ///   - superclass: where further keys, states and a layouter are inherited from.
  ///   - properties: the keys that the class adds. One with an inherited name replaces it.
  ///   - setState: what a value of the `state` axis does to a view of the class.
  ///   - make: creates a view; called for every picture.
  public init<View: UIView>(
    _ type: View.Type, named name: String? = nil, inheriting superclass: ViewClass = .uiView,
    properties: [Property] = [], setState: (@Sendable (View, ViewState) -> Void)? = nil,
    make: @escaping @Sendable () -> View
  ) {
    self.name = name ?? String(describing: type)
    table = PropertyTable(inheriting: superclass.table, adding: properties)
    self.make = make
    if let setState {
      self.setState = { view, state in
        if let view = view as? View { setState(view, state) }
      }
    } else {
      self.setState = superclass.setState
    }
    ownLayouter = superclass.ownLayouter
    parts = superclass.parts
    references = superclass.references
    layouterPlace = superclass.layouterPlace
    check = superclass.check
    childLayout = superclass.childLayout
    isWindow = type is UIWindow.Type
    isAccordionCell = type is AccordionCellView.Type
    tabClass = superclass.tabClass
  }

  /// The class with further views that it has to know of.
  func referring(to references: [Reference]) -> ViewClass {
    var viewClass = self
    viewClass.references += references
    return viewClass
  }

  init(
    name: String, table: PropertyTable, ownLayouter: OwnLayouter? = nil,
    childLayout: ChildLayoutReader? = nil, parts: [Part] = [], layouterPlace: LayouterPlace? = nil,
    isAccordionCell: Bool = false, tabClass: ViewClass? = nil,
    setState: (@Sendable (UIView, ViewState) -> Void)? = nil,
    check: (@Sendable (ViewBlueprint) -> Problem?)? = nil,
    make: @escaping @Sendable () -> UIView
  ) {
    self.name = name
    self.table = table
    self.make = make
    self.ownLayouter = ownLayouter
    self.parts = parts
    self.layouterPlace = layouterPlace
    self.isAccordionCell = isAccordionCell
    self.check = check
    self.childLayout = childLayout
    isWindow = false
    self.setState = setState
    self.tabClass = tabClass.map { TabClass($0) }
  }
}

/// A layouter that scene files can name under `layouter`, with the keys that it understands.
struct LayouterClass: Sendable {
  let name: String
  let table: PropertyTable
  /// Adds a gap behind the children that were added so far; nil if the layouter has no gaps.
  var addSpacer: (@Sendable (BaseLayout, CGFloat) -> Void)?
  /// What children tell the layouter under `layout`; nil if nothing.
  var childLayout: ChildLayoutReader?
  /// The property that gives the layouter a size of its own, where it otherwise has that of its view.
  var sizeProperty: String?
  /// Nil for RAL, which is a way to write constraints, and no object.
  let make: (@Sendable () -> BaseLayout)?
}
