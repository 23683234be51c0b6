import DesignedViews
import HeadlessUIKit
import JSONValues
import StandardControls

extension ViewClass {
  /// Search bars, wheels, dates, colours, and what refreshes a scroll view.
  static let pickers: [ViewClass] = [
    uiSearchBar, uiSearchTextField, uiPickerView, uiDatePicker, uiColorWell, uiRefreshControl,
  ]

  /// A bar that has the focus is edited.
  public static let uiSearchBar = ViewClass(
    UISearchBar.self,
    setState: { (bar: UISearchBar, state) in bar.isEnabled = !state.isDisabled },
    setCustomStates: { (bar: UISearchBar, states) in
      let field = bar.searchTextField
      if states.contains("focused") { field.beginEditing() } else { field.endEditing() }
    },
    parts: [
      Part("inputAccessoryView", "The view above the keyboard while the text is edited.") {
        (view, bar: UISearchBar) in bar.inputAccessoryView = view
      }
    ],
    make: { UISearchBar() })

  /// `UISearchTextField`, as a text field.
  public static let uiSearchTextField = ViewClass(
    UISearchTextField.self, inheriting: uiTextField, make: { UISearchTextField() })

  /// `UIPickerView`, whose rows are the property `components`.
  public static let uiPickerView = ViewClass(UIPickerView.self) { UIPickerView() }

  /// `UIDatePicker`, with the states of `UIControl`.
  public static let uiDatePicker = ViewClass(
    UIDatePicker.self, inheriting: uiControl, make: { UIDatePicker() })

  /// `UIColorWell`, with the states of `UIControl`.
  public static let uiColorWell = ViewClass(
    UIColorWell.self, inheriting: uiControl, make: { UIColorWell() })

  /// `UIRefreshControl`, by itself or under `refreshControl` of a scroll view.
  public static let uiRefreshControl = ViewClass(
    UIRefreshControl.self, inheriting: uiControl, make: { UIRefreshControl() })
}

extension UISearchBar.Style: SceneEnumeration {}
extension UIDatePicker.Mode: SceneEnumeration {}
extension UIDatePickerStyle: SceneEnumeration {}

/// `2025-12-24`, `2025-12-24 18:30` or `18:30`.
extension DateValue: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> DateValue? {
    guard let text = String.read(node, in: context) else { return nil }
    guard let value = DateValue(text) else {
      context.report(
        "'\(text)' is not a date: write 2025-12-24, 2025-12-24 18:30 or 18:30", at: node.position)
      return nil
    }
    return value
  }

  package static var examples: [JSON] { ["2025-12-24", "2025-12-24 18:30", "18:30"] }

  package static var schema: JSON { String.schema }
}

/// A distance from UTC, such as `+09:00`.
extension TimeZoneValue: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> TimeZoneValue? {
    guard let text = String.read(node, in: context) else { return nil }
    guard let value = TimeZoneValue(text) else {
      context.report(
        "'\(text)' is not a time zone: write its distance from UTC, such as +09:00, or UTC",
        at: node.position)
      return nil
    }
    return value
  }

  package static var examples: [JSON] { ["+09:00"] }

  package static var schema: JSON { String.schema }
}

/// A text, or `{text: Flagged, image: flag.svg}`.
extension SearchTokenValue: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> SearchTokenValue? {
    if node.map == nil || node.isTranslation {
      return String.read(node, in: context).map { SearchTokenValue(text: $0) }
    }
    var token = SearchTokenValue(text: "")
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "a token",
      keys: [parts.key("text") { token.text = $0 }, parts.key("image") { token.icon = $0 }])
    return isMap && parts.isComplete ? token : nil
  }

  package static var examples: [JSON] {
    ["Flagged", ["text": "Photos", "image": ["systemName": "photo"]]]
  }

  package static var schema: JSON {
    [
      "anyOf": [
        String.schema,
        [
          "type": "object", "properties": ["text": String.schema, "image": UIImage.schema],
          "required": ["text"], "additionalProperties": false,
        ],
      ]
    ]
  }
}

/// A list of titles.
extension ScopeTitles: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> ScopeTitles? {
    [String].read(node, in: context).map { ScopeTitles(titles: $0) }
  }

  package static var examples: [JSON] { [["All", "Mine"]] }

  package static var schema: JSON { [String].schema }
}

/// A list of rows, or `{rows: [S, M, L], selectedRow: 1, width: 80}`.
extension PickerComponentValue: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> PickerComponentValue? {
    if node.map == nil {
      return [String].read(node, in: context).map { PickerComponentValue(rows: $0) }
    }
    var component = PickerComponentValue()
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "a component",
      keys: [
        parts.key("rows") { component.rows = $0 },
        parts.key("selectedRow") { component.selectedRow = $0 },
        parts.key("width") { component.width = $0 },
      ])
    guard isMap, parts.isComplete else { return nil }
    guard component.selectedRow == 0 || component.rows.indices.contains(component.selectedRow)
    else {
      context.report(
        "'selectedRow' is \(component.selectedRow), but the component has "
          + "\(component.rows.count) rows: they are counted from 0",
        at: (node["selectedRow"] ?? node).position)
      return nil
    }
    return component
  }

  package static var examples: [JSON] {
    [["Small", "Medium", "Large"], ["rows": ["1", "2", "3"], "selectedRow": 2, "width": 80]]
  }

  package static var schema: JSON {
    let rows = [String].schema
    return [
      "anyOf": [
        rows,
        [
          "type": "object",
          "properties": ["rows": rows, "selectedRow": Int.schema, "width": CGFloat.schema],
          "required": ["rows"], "additionalProperties": false,
        ],
      ]
    ]
  }
}
