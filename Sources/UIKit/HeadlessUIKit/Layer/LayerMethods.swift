/// A method that a view's layer calls and that hardly any class of views overrides, so that views of all
/// others need no layer in order to be drawn.
///
/// A class has its implementation of an inherited method at the same place of its method table as the
/// superclass. So whether it overrides the method is one comparison, without anything stored for a class
/// or a view.
///
/// If the table is not as expected, the process ends with a message. Without layers, pictures would lack the content that
/// such views draw; with a layer for every view, content would be kept as pixels, which changes text in rotated views.
struct LayerMethods {
  /// `display(_:)`.
  static let display = LayerMethods("display(_:)", overriddenBy: DisplayProbe.self)
  /// `draw(_:)` with a rectangle, which drawing calls.
  static let content = LayerMethods("draw(_:)", overriddenBy: ContentProbe.self)
  private static let drawing = LayerMethods("draw(_:in:)", overriddenBy: DrawingProbe.self)
  private static let preparation = LayerMethods(
    "layerWillDraw(_:)", overriddenBy: PreparationProbe.self)

  /// Whether a class overrides a method that draws its layer.
  static func areOverridden(by viewClass: UIView.Type) -> Bool {
    drawing.isOverridden(by: viewClass) || display.isOverridden(by: viewClass)
      || preparation.isOverridden(by: viewClass)
  }

  /// The place of the method in the table.
  private let place: Int
  /// The implementation there of `UIView`.
  private let original: UInt

  /// Finds the place at which a class differs from `UIView`, and one that overrides nothing does not.
  ///
  /// - Parameter method: Its name, for the message.
  init(_ method: String, overriddenBy probe: UIView.Type) {
    let original = Self.words(of: UIView.self)
    let (plain, probe) = (Self.words(of: PlainProbe.self), Self.words(of: probe))
    // The first words describe the class.
    let places = (6..<min(original.count, plain.count, probe.count)).filter {
      plain[$0] == original[$0] && probe[$0] != original[$0]
    }
    guard places.count == 1, let place = places.first else {
      fatalError(
        "Cannot determine whether a class overrides \(method) of UIView; pictures would lack the content that it draws. "
          + "\(places.count) entries of the method table differ for a class that overrides it, 1 was expected. "
          + "Build with Swift 6.3, with which Layouter is tested.")
    }
    self.place = place
    self.original = original[place]
  }

  func isOverridden(by viewClass: UIView.Type) -> Bool {
    unsafeBitCast(viewClass, to: UnsafePointer<UInt>.self)[place] != original
  }

  /// The metadata of a class of Swift, by Swift's stable ABI: after its kind, its superclass, flags and
  /// the sizes of its instances are its own size and the distance to where a reference to it points.
  private static func words(of viewClass: UIView.Type) -> UnsafeBufferPointer<UInt> {
    #if canImport(ObjectiveC)
      #error("the metadata of classes has other offsets with the runtime of Objective-C")
    #endif
    let start = unsafeBitCast(viewClass, to: UnsafeRawPointer.self)
    let size = start.load(fromByteOffset: 32, as: UInt32.self)
    let distance = start.load(fromByteOffset: 36, as: UInt32.self)
    return UnsafeBufferPointer(
      start: start.assumingMemoryBound(to: UInt.self),
      count: Int(size - distance) / MemoryLayout<UInt>.stride)
  }
}

// They have no instances. `UIView`'s implementations do other things, so that the compiler cannot merge
// these with them.

class PlainProbe: UIView {}

private final class DisplayProbe: UIView {
  override func display(_ layer: CALayer) { layer.name = "display" }
}

private final class ContentProbe: UIView {
  override func draw(_ rect: CGRect) { tag = 1 }
}

private final class DrawingProbe: UIView {
  override func draw(_ layer: CALayer, in ctx: CGContext) { layer.name = "draw" }
}

private final class PreparationProbe: UIView {
  override func layerWillDraw(_ layer: CALayer) { layer.name = "layerWillDraw" }
}
