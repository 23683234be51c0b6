import DesignedViews
import HeadlessUIKit
import Layouter

/// How views of a class insert the views under `subviews`.
public struct ChildPlacement: Sendable {
  /// Whether the view sizes its children. Otherwise a child without a `frame` is sized to its
  /// content before it is added.
  let sizesChildren: Bool
  /// The keys of a child's `layout`.
  let layout: ChildLayoutReader?
  let add: @Sendable (_ child: UIView, _ view: UIView) throws -> Void

  /// - Parameters:
  ///   - sizesChildren: whether the view sizes its children.
  ///   - layout: what a child can set under `layout`: properties of the child, such as
  ///     `spacingAfter` in a stack view. They are set after the child is added.
  ///   - add: adds a child to the view; an error that it throws is reported at the child.
  public init<View: UIView>(
    sizesChildren: Bool = false, layout: PropertyTable? = nil,
    add: @escaping @Sendable (_ child: UIView, _ view: View) throws -> Void
  ) {
    self.init(
      sizesChildren: sizesChildren, reader: layout.map { ChildLayoutReader(properties: $0) },
      add: add)
  }

  init<View: UIView>(
    sizesChildren: Bool = false, reader: ChildLayoutReader?,
    add: @escaping @Sendable (_ child: UIView, _ view: View) throws -> Void
  ) {
    self.sizesChildren = sizesChildren
    layout = reader
    self.add = { child, view in
      if let view = view as? View { try add(child, view) }
    }
  }

  /// Subviews, back to front.
  public static let subviews = ChildPlacement { child, view in view.addSubview(child) }
}

// A class, because a view class contains it and it contains the view class of the tabs.
/// How views of a class insert the entries under `tabs`.
public final class TabPlacement: Sendable {
  /// The class of the tabs.
  let viewClass: ViewClass
  let make: @Sendable (_ view: UIView) -> UIView?
  let add: @Sendable (_ tab: UIView, _ key: String, _ view: UIView) -> Void
  let select: @Sendable (_ key: String, _ view: UIView) -> Void

  /// - Parameters:
  ///   - tab: the class of the tabs.
  ///   - make: creates a tab with the look that the view gives its tabs.
  ///   - add: adds a tab, with its properties set, under its key.
  ///   - select: selects a tab as the user does.
  public init<View: UIView, Tab: UIView>(
    of tab: ViewClass, make: @escaping @Sendable (_ view: View) -> Tab,
    add: @escaping @Sendable (_ tab: Tab, _ key: String, _ view: View) -> Void,
    select: @escaping @Sendable (_ key: String, _ view: View) -> Void
  ) {
    viewClass = tab
    self.make = { view in (view as? View).map(make) }
    self.add = { tab, key, view in
      if let tab = tab as? Tab, let view = view as? View { add(tab, key, view) }
    }
    self.select = { key, view in
      if let view = view as? View { select(key, view) }
    }
  }
}

/// Which layouter views of a class have, or how they adopt one.
public struct LayouterPlacement: Sendable {
  enum Kind: Sendable {
    /// Any layouter, attached to the view from outside.
    case any
    /// A layouter that every view of the class has.
    case owned(LayouterClass, of: @Sendable (UIView) -> BaseLayout?)
    /// Any layouter, which the view adopts.
    case taken(attach: @Sendable (_ layouter: BaseLayout, _ view: UIView) throws -> Void)
  }

  /// The key under which scenes set the view's layouter, or the properties of the one it owns.
  let key: String
  let kind: Kind

  /// Any layouter, under `layouter`, which arranges the subviews.
  public static let any = LayouterPlacement(key: "layouter", kind: .any)

  /// A layouter of a class that every view owns, under `layouter`.
  public static func owned<View: UIView>(
    _ layouterClass: LayouterClass, of layouter: @escaping @Sendable (View) -> BaseLayout?
  ) -> LayouterPlacement {
    LayouterPlacement(
      key: "layouter", kind: .owned(layouterClass) { view in (view as? View).flatMap(layouter) })
  }

  /// Any layouter, which the view adopts.
  ///
  /// - Parameters:
  ///   - key: the key that replaces `layouter`.
  ///   - attach: sets the view's layouter; an error that it throws is reported at the view.
  public static func taken<View: UIView>(
    key: String,
    attach: @escaping @Sendable (_ layouter: BaseLayout, _ view: View) throws -> Void
  ) -> LayouterPlacement {
    LayouterPlacement(
      key: key,
      kind: .taken { layouter, view in
        if let view = view as? View { try attach(layouter, view) }
      })
  }

  /// The class of the layouter that every view owns; nil if views own none.
  var ownedClass: LayouterClass? {
    if case .owned(let layouterClass, _) = kind { layouterClass } else { nil }
  }

  /// Whether the view adopts the layouter of a scene.
  var isTaken: Bool {
    if case .taken = kind { true } else { false }
  }
}

/// What `dragging` moves in views of a class.
public struct DragPlacement: Sendable {
  /// The view whose layouter's children are moved instead of this view's.
  ///
  /// The second argument is whether the scene sets the view's layouter.
  let area: @Sendable (_ view: UIView, _ hasLayouter: Bool) -> UIView?
  /// Whether a view of the class has such an area, with and without a layouter from the scene.
  let hasArea: @Sendable (_ hasLayouter: Bool) -> Bool
  /// Lets a view pass cells to a drag support that several views share; nil if views do not.
  let share: (@Sendable (_ view: UIView, _ support: CellDragSupportEx) -> Void)?

  /// The children of the view's layouter.
  public static let children = DragPlacement(
    area: { _, _ in nil }, hasArea: { _ in false }, share: nil)

  /// The children of another view's layouter, such as the strip that contains a bar's tabs.
  ///
  /// - Parameters:
  ///   - isOverriddenByLayouter: whether a layouter from the scene takes precedence.
  ///   - area: the other view, which scrolls its content itself.
  public static func area<View: UIView>(
    isOverriddenByLayouter: Bool = false, _ area: @escaping @Sendable (View) -> UIView
  ) -> DragPlacement {
    DragPlacement(
      area: { view, hasLayouter in
        isOverriddenByLayouter && hasLayouter ? nil : (view as? View).map(area)
      },
      hasArea: { hasLayouter in !(isOverriddenByLayouter && hasLayouter) }, share: nil)
  }

  /// The children of the view's layouter, and of the layouters in its children's bodies.
  ///
  /// - Parameter share: lets the view pass cells to a drag support that several views share.
  public static func nested<View: UIView>(
    share: @escaping @Sendable (_ view: View, _ support: CellDragSupportEx) -> Void
  ) -> DragPlacement {
    DragPlacement(
      area: { _, _ in nil }, hasArea: { _ in false },
      share: { view, support in
        if let view = view as? View { share(view, support) }
      })
  }
}

/// A layouter that scene files can name under `layouter`. Its keys are the properties of its class.
public struct LayouterClass: Sendable {
  /// The class's name in Swift.
  public let name: String
  let table: PropertyTable
  /// Adds a gap after the children that were added so far; nil if the layouter has no gaps.
  var addSpacer: (@Sendable (BaseLayout, CGFloat) -> Void)?
  /// The keys of a child's `layout`; nil if there are none.
  var childLayout: ChildLayoutReader?
  /// The property that sets the layouter's own size, where it otherwise follows its view.
  var sizeProperty: String?
  /// Nil for RAL, which is a notation for constraints rather than an object.
  let make: (@Sendable () -> BaseLayout)?

  /// Registers a class of layouters.
  ///
  /// - Parameters:
  ///   - type: the class, with its properties.
  ///   - sizeProperty: the property that sets the layouter's own size; without one, and without a
  ///     value, that follows the view's.
  ///   - layout: what a child can set under `layout`: properties of the child. They are set after the
  ///     child is added.
  ///   - addSpacer: adds a gap after the children that were added so far; nil if the layouter has no
  ///     gaps.
  ///   - make: creates a layouter; called for every picture.
  public init<Layout: BaseLayout>(
    _ type: Layout.Type, sizeProperty: String? = nil, layout: PropertyTable? = nil,
    addSpacer: (@Sendable (Layout, CGFloat) -> Void)? = nil,
    make: @escaping @Sendable () -> Layout
  ) {
    self.init(
      type, addSpacer: addSpacer, childLayout: layout.map { ChildLayoutReader(properties: $0) },
      sizeProperty: sizeProperty, make: make)
  }

  init<Layout: BaseLayout>(
    _ type: Layout.Type, addSpacer: (@Sendable (Layout, CGFloat) -> Void)? = nil,
    childLayout: ChildLayoutReader?, sizeProperty: String? = nil,
    make: @escaping @Sendable () -> Layout
  ) {
    name = String(describing: type)
    table = Layout.propertyTable
    if let addSpacer {
      self.addSpacer = { layouter, length in
        if let layouter = layouter as? Layout { addSpacer(layouter, length) }
      }
    }
    self.childLayout = childLayout
    self.sizeProperty = sizeProperty
    self.make = make
  }

  init(name: String, table: PropertyTable, childLayout: ChildLayoutReader?) {
    self.name = name
    self.table = table
    self.childLayout = childLayout
    make = nil
  }
}
