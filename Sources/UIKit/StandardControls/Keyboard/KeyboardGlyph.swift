/// The drawings on keys, in a square of 24 units. They are our own.
enum KeyboardGlyph {
  case shift, shiftOn, delete, globe, microphone, smiley, hide, next, undo

  /// Whether the path is filled, and not stroked.
  var isFilled: Bool { self == .shiftOn }

  var path: UIBezierPath {
    let path = UIBezierPath()
    func lines(_ points: [(CGFloat, CGFloat)], closed: Bool = false) {
      for (index, point) in points.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if closed { path.close() }
    }
    func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
      path.append(
        UIBezierPath(
          ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
    }
    switch self {
    case .shift, .shiftOn:
      lines(
        [(12, 4), (20, 12.5), (16, 12.5), (16, 19.5), (8, 19.5), (8, 12.5), (4, 12.5)],
        closed: true)
    case .delete:
      lines([(9, 5.5), (21.5, 5.5), (21.5, 18.5), (9, 18.5), (2.5, 12)], closed: true)
      lines([(11.5, 9.2), (17.1, 14.8)])
      lines([(17.1, 9.2), (11.5, 14.8)])
    case .globe:
      circle(12, 12, 9)
      path.append(UIBezierPath(ovalIn: CGRect(x: 8, y: 3, width: 8, height: 18)))
      lines([(3, 12), (21, 12)])
      lines([(4.7, 7.2), (19.3, 7.2)])
      lines([(4.7, 16.8), (19.3, 16.8)])
    case .microphone:
      path.append(
        UIBezierPath(
          roundedRect: CGRect(x: 8.75, y: 2.5, width: 6.5, height: 12), cornerRadius: 3.25))
      path.move(to: CGPoint(x: 5.5, y: 11))
      path.addCurve(
        to: CGPoint(x: 12, y: 17.5), controlPoint1: CGPoint(x: 5.5, y: 14.8),
        controlPoint2: CGPoint(x: 8.2, y: 17.5))
      path.addCurve(
        to: CGPoint(x: 18.5, y: 11), controlPoint1: CGPoint(x: 15.8, y: 17.5),
        controlPoint2: CGPoint(x: 18.5, y: 14.8))
      lines([(12, 17.5), (12, 21.5)])
      lines([(8, 21.5), (16, 21.5)])
    case .smiley:
      circle(12, 12, 9)
      circle(8.8, 9.8, 0.5)
      circle(15.2, 9.8, 0.5)
      path.move(to: CGPoint(x: 7.5, y: 14))
      path.addCurve(
        to: CGPoint(x: 16.5, y: 14), controlPoint1: CGPoint(x: 9, y: 17.8),
        controlPoint2: CGPoint(x: 15, y: 17.8))
    case .hide:
      path.append(
        UIBezierPath(roundedRect: CGRect(x: 3, y: 4, width: 18, height: 10), cornerRadius: 2))
      lines([(7, 10.8), (17, 10.8)])
      lines([(6.5, 7.4), (17.5, 7.4)])
      lines([(9, 18), (12, 20.5), (15, 18)])
    case .next:
      lines([(4, 12), (20, 12)])
      lines([(14, 6), (20, 12), (14, 18)])
    case .undo:
      lines([(8, 4.5), (4, 8.5), (8, 12.5)])
      path.move(to: CGPoint(x: 4, y: 8.5))
      path.addLine(to: CGPoint(x: 14.5, y: 8.5))
      path.addCurve(
        to: CGPoint(x: 14.5, y: 19.5), controlPoint1: CGPoint(x: 22, y: 8.5),
        controlPoint2: CGPoint(x: 22, y: 19.5))
      path.addLine(to: CGPoint(x: 8, y: 19.5))
    }
    return path
  }
}
