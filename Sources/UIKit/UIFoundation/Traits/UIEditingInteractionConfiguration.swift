/// Which gestures with three fingers edit.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// No gesture.
  case none
  /// The gestures for undoing, cutting, copying and pasting. There are none here.
  case `default`
}
