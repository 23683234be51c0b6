import Foundation
import Pixels

/// The pixels of a surface, and the rules by which lengths in points become integer numbers of
/// pixels.
///
/// Every rounding of points to pixels in layout and drawing is one of these rules:
///
/// | rule | rounds | halves | tolerance in pixels | for |
/// |---|---|---|---:|---|
/// | ``snapped(_:)`` | each edge to the nearest | toward greater coordinates of the surface | 0 | drawing views |
/// | ``layoutRect(_:)`` | each edge to the nearest | away from the origin | 0.001 | frames set by Auto Layout |
/// | ``roundedUp(_:)-(CGFloat)`` | lengths up | – | 0.000001 | sizes of content and of bitmaps |
/// | ``roundedUpExactly(_:)-(CGFloat)`` | lengths up | – | 0 | what limits content |
/// | ``outset(_:from:)`` | edges outward | – | 0.000001 | areas to redraw |
/// | ``lineWidth(_:)`` | to the nearest, at least 1 | up | 0 | widths of borders |
/// | ``nearestPixels(_:)`` | lengths to the nearest | away from 0 | 0 | contact sheets, cap insets |
/// | ``nearestPixel(_:)`` | coordinates in pixels to the nearest | up | 0 | images, shadows, glyphs |
/// | ``pixelAtOrBefore(_:)``, ``pixelAtOrAfter(_:)`` | edges in pixels outward | – | 0 | masks of shapes |
///
/// Grids finer than pixels, and the split of a translation into whole pixels and a remainder, are not
/// among them; nor is the size of a document, which has no pixels.
///
/// The rules differ on purpose: views that touch in points touch in pixels only if shared edges are
/// rounded alike, a caption must not lose its last letter to a rounding error, and Auto Layout
/// rounds as UIKit does.
package struct PixelGrid: Sendable {
  /// Pixels per point of the base space.
  package let scale: CGFloat
  /// From user space to the base space, points from the surface's top left; nil for the identity.
  package let toBase: CGAffineTransform?
  private let space: Space

  /// How user space lies on the grid.
  private enum Space {
    /// Each axis is parallel to one of the grid's; coordinates are snapped per axis.
    case aligned(x: Axis, y: Axis)
    /// Axes are parallel to the grid's in some order; rectangles are snapped in the base space.
    case transformed(toBase: CGAffineTransform, fromBase: CGAffineTransform)
    /// Nothing is snapped.
    case rotated
  }

  /// An axis of user space: its pixel coordinates are `value * scale + origin`.
  private struct Axis {
    var scale: CGFloat
    var origin: CGFloat

    func snapped(_ value: CGFloat) -> CGFloat {
      ((value * scale + origin + 0.5).rounded(.down) - origin) / scale
    }
  }

  /// In pixels: what exceeds an integer by less is a rounding error of the computation before.
  private static let tolerance: CGFloat = 1e-6

  /// A grid whose lines are where points are multiples of `1 / scale`.
  ///
  /// - Parameter scale: pixels per point; greater than 0.
  package init(scale: CGFloat) { self.init(scale: scale, toBase: nil) }

  /// The grid of a surface, seen from the user space of a view.
  ///
  /// In a user space that is rotated by other than right angles nothing is snapped.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the base space; greater than 0.
  ///   - toBase: from user space to the base space; nil for the identity.
  package init(scale: CGFloat, toBase: CGAffineTransform?) {
    self.scale = scale
    self.toBase = toBase
    if let toBase {
      let isUpright = toBase.b == 0 && toBase.c == 0 && toBase.a != 0 && toBase.d != 0
      let isQuarterTurn = toBase.a == 0 && toBase.d == 0 && toBase.b != 0 && toBase.c != 0
      space =
        isUpright || isQuarterTurn
        ? .transformed(toBase: toBase, fromBase: toBase.inverted()) : .rotated
    } else {
      let axis = Axis(scale: scale, origin: 0)
      space = .aligned(x: axis, y: axis)
    }
  }

  /// The grid of a surface, seen from the user space of a context.
  ///
  /// In a user space that is rotated, even by a right angle, nothing is snapped.
  ///
  /// - Parameter toPixels: from user space to pixels.
  package init(toPixels: CGAffineTransform) {
    scale = 1
    toBase = toPixels
    let isUpright = toPixels.b == 0 && toPixels.c == 0 && toPixels.a != 0 && toPixels.d != 0
    space =
      isUpright
      ? .aligned(
        x: Axis(scale: toPixels.a, origin: toPixels.tx),
        y: Axis(scale: toPixels.d, origin: toPixels.ty)) : .rotated
  }

  // MARK: Drawing

  /// The rectangle with each edge at the nearest pixel edge, halves toward greater coordinates of
  /// the surface, so that a fill is never blurred by half a pixel and views that share an edge in
  /// points share it in pixels. It may have lost its width or height.
  package func snapped(_ rect: CGRect) -> CGRect {
    switch space {
    case .aligned(let x, let y):
      let (left, top) = (x.snapped(rect.minX), y.snapped(rect.minY))
      return CGRect(
        x: left, y: top, width: x.snapped(rect.maxX) - left, height: y.snapped(rect.maxY) - top)
    case .transformed(let toBase, let fromBase):
      return PixelGrid(scale: scale).snapped(rect.applying(toBase)).applying(fromBase)
    case .rotated:
      return rect
    }
  }

  /// A vertical coordinate at the nearest pixel edge, by the rule of ``snapped(_:)``.
  package func snapped(y: CGFloat) -> CGFloat {
    snapped(CGRect(x: 0, y: y, width: 0, height: 0)).minY
  }

  /// The rectangle moved until its corner lies on pixel edges, by the rule of ``snapped(_:)``. Its
  /// size stays, so that images keep their aspect ratio.
  package func moved(_ rect: CGRect) -> CGRect {
    let corner = CGRect(x: rect.minX, y: rect.minY, width: 0, height: 0)
    return CGRect(origin: snapped(corner).origin, size: rect.size)
  }

  /// The nearest integer number of pixels but at least one, in points; 0 stays 0.
  package func lineWidth(_ width: CGFloat) -> CGFloat {
    guard width > 0, let scale = verticalScale else { return width }
    return max(1, (width * scale).rounded()) / scale
  }

  /// Pixels per unit of user space along its y axis; nil if that is not parallel to the grid.
  private var verticalScale: CGFloat? {
    switch space {
    case .aligned(_, let y): y.scale.magnitude
    case .transformed(let toBase, _): (toBase.c + toBase.d).magnitude * scale
    case .rotated: nil
    }
  }

  // MARK: Layout

  /// The rectangle with each edge at the nearest pixel edge, halves away from the origin, as UIKit
  /// rounds the frames that constraints lead to. An edge up to a thousandth of a pixel short of a half, as
  /// with a multiplier of 0.3333, counts as a half.
  ///
  /// Widths and heights are differences of integer numbers of pixels, so that 300 pixels at 3 pixels per
  /// point are 100 points wherever they start.
  ///
  /// Meant for the space of ``init(scale:)``.
  ///
  /// - Parameter origin: the point of the same space that the result is relative to. It is rounded in
  ///   the same way.
  package func layoutRect(_ rect: CGRect, from origin: CGPoint = .zero) -> CGRect {
    func pixels(_ edge: CGFloat) -> CGFloat {
      let pixels = (edge.magnitude * scale + 0.501).rounded(.down)
      return edge < 0 && pixels > 0 ? -pixels : pixels
    }
    let (left, top) = (pixels(rect.minX), pixels(rect.minY))
    return CGRect(
      x: (left - pixels(origin.x)) / scale, y: (top - pixels(origin.y)) / scale,
      width: (pixels(rect.maxX) - left) / scale, height: (pixels(rect.maxY) - top) / scale)
  }

  // MARK: Sizes

  /// The smallest integer number of pixels that holds a length, in points. A rounding error does not
  /// cost a pixel.
  package func roundedUp(_ length: CGFloat) -> CGFloat {
    // The sum makes 0 of -0, to which a length of 0 is rounded up.
    (length * scale - Self.tolerance).rounded(.up) / scale + 0
  }

  /// A size whose lengths are rounded up by ``roundedUp(_:)-(CGFloat)``.
  package func roundedUp(_ size: CGSize) -> CGSize {
    CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  /// The size in pixels of a bitmap that holds a size in points, by the rule of
  /// ``roundedUp(_:)-(CGFloat)``; at most 1,000,000,000 each way.
  package func pixelSize(holding size: CGSize) -> PixelSize {
    func pixels(_ length: CGFloat) -> Int {
      Self.integer((length * scale - Self.tolerance).rounded(.up).native)
    }
    return PixelSize(width: pixels(size.width), height: pixels(size.height))
  }

  /// The integer number of pixels closest to a length in points, halves away from 0; 0 for NaN, and
  /// limited to ±1,000,000,000. For lengths that are integers but for rounding errors.
  package func nearestPixels(_ length: CGFloat) -> Int {
    Self.integer((length * scale).rounded().native)
  }

  /// The size in pixels closest to a size in points, by the rule of ``nearestPixels(_:)``.
  package func pixelSize(nearest size: CGSize) -> PixelSize {
    PixelSize(width: nearestPixels(size.width), height: nearestPixels(size.height))
  }

  /// The smallest integer number of pixels that is not less than a length, in points; a rounding
  /// error above an integer costs a pixel.
  package func roundedUpExactly(_ length: CGFloat) -> CGFloat {
    (length * scale).rounded(.up) / scale
  }

  /// The rectangle with its size rounded up by ``roundedUpExactly(_:)-(CGFloat)``, as the backing
  /// store of a view is.
  package func roundedUpExactly(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX, y: rect.minY, width: roundedUpExactly(rect.width),
      height: roundedUpExactly(rect.height))
  }

  /// The smallest rectangle around another whose edges are integer numbers of pixels away from a
  /// point; a rounding error does not cost a pixel. The null rectangle stays null.
  package func outset(_ rect: CGRect, from origin: CGPoint) -> CGRect {
    guard !rect.isNull else { return rect }
    func down(_ value: CGFloat, _ start: CGFloat) -> CGFloat {
      start + ((value - start) * scale + Self.tolerance).rounded(.down) / scale
    }
    func up(_ value: CGFloat, _ start: CGFloat) -> CGFloat {
      start + ((value - start) * scale - Self.tolerance).rounded(.up) / scale
    }
    let (left, top) = (down(rect.minX, origin.x), down(rect.minY, origin.y))
    return CGRect(
      x: left, y: top, width: up(rect.maxX, origin.x) - left, height: up(rect.maxY, origin.y) - top)
  }

  // MARK: Coordinates in pixels

  /// The nearest pixel edge to a coordinate in pixels, halves toward greater coordinates: the rule of
  /// ``snapped(_:)`` for a coordinate that is in pixels already.
  @inlinable package static func nearestPixel(_ coordinate: Double) -> Int {
    integer((coordinate + 0.5).rounded(.down))
  }

  /// The greatest pixel edge that is not greater than a coordinate in pixels.
  static func pixelAtOrBefore(_ coordinate: Double) -> Int {
    integer(coordinate.rounded(.down))
  }

  /// The least pixel edge that is not less than a coordinate in pixels.
  static func pixelAtOrAfter(_ coordinate: Double) -> Int {
    integer(coordinate.rounded(.up))
  }

  /// The part of a coordinate in pixels beyond the pixel edge before it, without rounding errors.
  package static func fraction(of coordinate: CGFloat) -> CGFloat {
    let fraction = coordinate - coordinate.rounded(.down)
    return fraction < tolerance || fraction > 1 - tolerance ? 0 : fraction
  }

  /// An integer from any `Double`, limited to ±1,000,000,000 so that sums do not overflow; 0 for NaN.
  @usableFromInline static func integer(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9))
  }
}
