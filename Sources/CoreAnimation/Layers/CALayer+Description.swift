extension CALayer {
  /// As in `<CAShapeLayer ring; frame = (0 0; 40 20)>`.
  var classAndFrame: String {
    let name = name.map { " \($0)" } ?? ""
    let frame = frame
    return
      "<\(type(of: self))\(name); frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
  }
}
