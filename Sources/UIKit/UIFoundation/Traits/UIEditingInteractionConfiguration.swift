/// Which gestures with three fingers edit.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none, `default`
}
