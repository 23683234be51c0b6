/// A coordinate system on a screen: a view's or the screen's own.
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle that the space fills, in its own coordinates.
  var bounds: CGRect { get }

  /// A point of this space in another one, points.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one, points.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in another one, points; the bounding box where the other one is rotated.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in this one, points; the bounding box where this one is rotated.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space that converts by the screen's coordinates.
protocol ScreenRelative: UICoordinateSpace {
  /// Converts the space's coordinates to the screen's in its current orientation.
  var transformToScreen: CGAffineTransform { get }
}

extension ScreenRelative {
  private func transform(to space: any UICoordinateSpace) -> CGAffineTransform {
    // There are no other spaces here; a client's own is treated as the screen's.
    let other = (space as? any ScreenRelative)?.transformToScreen ?? .identity
    return transformToScreen.concatenating(other.inverted())
  }

  fileprivate func converted(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: space))
  }

  fileprivate func converted(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: space).inverted())
  }

  fileprivate func converted(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: space))
  }

  fileprivate func converted(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: space).inverted())
  }
}

// Views convert to and from views without this: the methods that take views are preferred.

extension UIView: ScreenRelative {
  var transformToScreen: CGAffineTransform {
    var transform = transformToSuperview
    var view = self
    while let parent = view.parent {
      transform = transform.concatenating(parent.transformToSuperview)
      view = parent
    }
    return transform
  }

  /// Converts a point to the coordinates of another space, points.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, to: coordinateSpace)
  }

  /// Converts a point from the coordinates of another space, points.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, from: coordinateSpace)
  }

  /// The bounding box of a rectangle in the coordinates of another space, points.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }

  /// The bounding box of another space's rectangle in the view's coordinates, points.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, from: coordinateSpace)
  }
}

/// The coordinates of a screen, in its current orientation or in portrait.
final class ScreenSpace: ScreenRelative {
  private let screen: UIScreen
  private let isFixed: Bool

  init(of screen: UIScreen, isFixed: Bool) {
    self.screen = screen
    self.isFixed = isFixed
  }

  var bounds: CGRect {
    isFixed ? CGRect(origin: .zero, size: screen.device.portraitSize) : screen.bounds
  }

  var transformToScreen: CGAffineTransform {
    guard isFixed else { return .identity }
    let (width, height) = (screen.device.portraitSize.width, screen.device.portraitSize.height)
    switch screen.orientation {
    case .unknown, .portrait: return .identity
    case .portraitUpsideDown:
      return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    // The top left corner of the interface is at the device's top right, or at its bottom left.
    case .landscapeRight: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .landscapeLeft: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    }
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, from: coordinateSpace)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, from: coordinateSpace)
  }
}
