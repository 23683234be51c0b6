/// A part of a track: a bar with round ends, or an image.
struct SliderTrack {
  let view = UIImageView()

  /// - Parameter color: the colour of the bar; unused with an image.
  func show(_ image: UIImage?, color: UIColor?, alpha: CGFloat, in frame: CGRect) {
    view.image = image
    view.backgroundColor = image == nil ? color : nil
    view.alpha = alpha
    guard let image else {
      view.setCapsuleFrame(frame)
      return
    }
    view.layer.cornerRadius = 0
    view.frame = CGRect(
      x: frame.minX, y: frame.midY - image.size.height / 2, width: frame.width,
      height: image.size.height)
  }
}
