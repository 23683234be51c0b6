/// The images between two halves or segments of a control, by the states of both.
struct DividerImages {
  private struct States: Hashable {
    var left: UIControl.State.RawValue
    var right: UIControl.State.RawValue
  }

  private var images: [States: UIImage] = [:]

  /// The image that was set for exactly these states.
  subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
    get { images[States(left: left.rawValue, right: right.rawValue)] }
    set { images[States(left: left.rawValue, right: right.rawValue)] = newValue }
  }

  /// The image drawn between two states: their own, or else the one between normal states.
  func shown(between left: UIControl.State, and right: UIControl.State) -> UIImage? {
    self[left, right] ?? self[.normal, .normal]
  }

  /// The width of the widest image, points; nil without images.
  var width: CGFloat? { images.values.map(\.size.width).max() }
}
