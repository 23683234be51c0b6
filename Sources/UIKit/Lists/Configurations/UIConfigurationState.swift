import HeadlessUIKit

/// A key of a value that a configuration state has in addition.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the value.
  public let rawValue: String

  /// Creates a key by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key by its name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

/// The state for which a configuration is updated.
public protocol UIConfigurationState {
  /// A state without anything but traits.
  init(traitCollection: UITraitCollection)
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// A value that a client has added; nil if there is none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header or a footer, and of other views with configurations.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is focused.
  public var isFocused = false
  /// Whether the view stays in place while others scroll below it.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of a view that is neither disabled, highlighted, selected nor focused.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value that a client has added; nil if there is none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What a drag does with the cell.
  public enum DragState: Int, Sendable {
    /// No drag.
    case none
    /// The cell is lifted, before it moves.
    case lifting
    /// The cell's picture follows the finger.
    case dragging
  }

  /// What a drop does with the cell.
  public enum DropState: Int, Sendable {
    /// Nothing is dragged over the list.
    case none
    /// Something is dragged over the list, but would not drop on the cell.
    case notTargeted
    /// Something would drop on the cell.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is focused.
  public var isFocused = false
  /// Whether the view stays in place while others scroll below it.
  public var isPinned = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the cell shows the items below it in an outline.
  public var isExpanded = false
  /// Whether the cell shows its swipe actions.
  public var isSwiped = false
  /// Whether the cell is being reordered.
  public var isReordering = false
  /// What a drag does with the cell.
  public var cellDragState = DragState.none
  /// What a drop does with the cell.
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of a cell that is neither disabled, highlighted, selected nor edited.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value that a client has added; nil if there is none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The content of a view, as a value.
public protocol UIContentConfiguration {
  /// Creates the view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
public protocol UIContentView: AnyObject {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the type of the view's own.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The two axes of a layout.
public struct UIAxis: OptionSet, Sendable {
  /// The bits of the axes.
  public let rawValue: UInt

  /// Creates axes from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The axis from left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The axis from top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
