/// What to write instead of keys that UIKit, the web or design tools have for views, and scenes have at another place.
enum ViewKeyRemedies {
  /// What to write instead of a key of a view, as a part of a sentence; nil for other keys.
  static func remedy(for key: String) -> String? {
    let key = key.lowercased()
    return remedies.first { $0.keys.contains(key) }?.remedy
  }

  private static let remedies: [(keys: Set<String>, remedy: String)] = [
    (
      [
        "width", "height", "w", "h", "minwidth", "maxwidth", "minheight", "maxheight", "size",
        "preferredwidth", "preferredheight",
      ],
      "a view's size is in 'frame: [x, y, width, height]', or in constraints of its superview such as "
        + "'title.width == 168'"
    ),
    (
      [
        "x", "y", "left", "top", "right", "bottom", "leading", "trailing", "centerx", "centery",
        "position", "origin", "pin", "anchor",
      ],
      "a view's place is in 'frame: [x, y, width, height]', or in constraints of its superview such as "
        + "'title.top == superview.top + 8'"
    ),
    (
      ["margin", "margins", "padding", "gap", "insets", "contentinset", "contentinsets"],
      "space around children is a key of the layouter, as in 'layouter: {type: StackLayout, margin: 8}', or "
        + "'layoutMargins' of a view with constraints"
    ),
    (
      ["onclick", "ontap", "action", "actions", "target", "handler"],
      "scenes call no code: the steps of a scene tap and drag views, as in 'steps: [{tap: save}]'"
    ),
    (
      ["state", "states"],
      "the states are an axis, as in 'variants: {state: [normal, disabled]}'"
    ),
    (
      ["darkcolor", "lightcolor"],
      "a colour of two appearances is a pair, as in 'backgroundColor: {light: white, dark: black}'"
    ),
  ]
}
