import Foundation

/// A list of pointers to objects that it need not retain. Deallocated objects leave a nil at their places.
///
/// The pointers are made by `Unmanaged`; pointers to other memory are not supported.
public final class NSPointerArray: NSObject {
  private let isWeak: Bool
  private var places: [Place] = []

  private struct Place {
    var strong: AnyObject?
    weak var weak: AnyObject?

    var object: AnyObject? { strong ?? weak }
  }

  /// Creates an empty list.
  ///
  /// - Parameter options: whether objects are retained; they are by default.
  public init(options: NSPointerFunctions.Options = []) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// A list that does not retain its objects.
  public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// A list that retains its objects.
  public static func strongObjects() -> NSPointerArray { NSPointerArray() }

  /// The number of places, with the empty ones.
  public var count: Int {
    get { places.count }
    set {
      while places.count < newValue { places.append(Place()) }
      places.removeLast(places.count - max(0, newValue))
    }
  }

  /// The objects in order, without nil.
  public var allObjects: [Any] { places.compactMap(\.object) }

  /// The pointer at a place; nil for a deallocated object.
  public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    places[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds an object, or nil.
  public func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(place(of: pointer)) }

  /// Inserts an object, or nil, at a place.
  public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    places.insert(place(of: item), at: index)
  }

  /// Replaces the object at a place.
  public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    places[index] = place(of: item)
  }

  /// Removes a place.
  public func removePointer(at index: Int) { places.remove(at: index) }

  /// Removes the places of nil.
  public func compact() { places.removeAll { $0.object == nil } }

  private func place(of pointer: UnsafeMutableRawPointer?) -> Place {
    guard let pointer else { return Place() }
    let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    return isWeak ? Place(weak: object) : Place(strong: object)
  }
}
