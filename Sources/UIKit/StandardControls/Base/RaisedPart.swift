/// A shadow in the notation of design files and CSS, where the blur is twice the standard
/// deviation.
struct ShadowStyle {
  /// The vertical offset, points downwards.
  var drop: CGFloat
  /// Points.
  var blur: CGFloat
  var opacity: Float

  func apply(to layer: CALayer) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: drop)
    layer.shadowRadius = blur / 2
    layer.shadowOpacity = opacity
  }
}

/// A part that appears to lie above the control, such as the knob of a switch or the selection of a
/// segmented control: a rounded area over a soft and a close shadow.
///
/// A layer has one shadow, so that each shadow needs a view.
struct RaisedPart {
  /// The view with the soft shadow, behind ``face``.
  private let ambience = UIView.controlPart()
  /// The visible view, with the close shadow.
  let face = UIView.controlPart()

  init(ambient: ShadowStyle, close: ShadowStyle) {
    ambient.apply(to: ambience.layer)
    close.apply(to: face.layer)
  }

  /// Adds the part in front of a control's subviews.
  func add(to control: UIView) {
    control.addSubview(ambience)
    control.addSubview(face)
  }

  /// The frame, in the control's coordinates.
  var frame: CGRect { face.frame }

  /// - Parameter cornerRadius: points; nil rounds the shorter side fully.
  func place(in frame: CGRect, cornerRadius: CGFloat? = nil) {
    for view in [ambience, face] {
      view.frame = frame
      view.layer.cornerRadius = cornerRadius ?? min(frame.width, frame.height) / 2
    }
  }

  var color: UIColor? {
    get { face.backgroundColor }
    nonmutating set {
      ambience.backgroundColor = newValue
      face.backgroundColor = newValue
    }
  }

  var isHidden: Bool {
    get { face.isHidden }
    nonmutating set {
      ambience.isHidden = newValue
      face.isHidden = newValue
    }
  }

  var alpha: CGFloat {
    get { face.alpha }
    nonmutating set {
      ambience.alpha = newValue
      face.alpha = newValue
    }
  }
}
