/// What drag and drop sessions have in common.
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are dragged, in the order of their addition.
  var items: [UIDragItem] { get }
  /// Where the finger is, points in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether a drop may move the items, and not only copy them.
  var allowsMoveOperation: Bool { get }
  /// Whether other applications cannot get the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether one of the items has one of some types, or a kind of it.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether objects of a class can be made of one of the items.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether one of the items has one of some types, or a kind of it.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Whether objects of a class can be made of one of the items.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Whether values of a type such as `String` and `URL` can be made of one of the items.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag, for its source.
public protocol UIDragSession: UIDragDropSession {
  /// A value of the application's own; nil by default.
  var localContext: Any? { get set }
}

/// How the loading of dropped items is shown. Kept, without effect: it takes no time.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No indicator.
  case none = 0
  /// The system's indicator.
  case `default`
}

/// A drag, for those over whom it is.
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The session of the source. There always is one: nothing is dragged here from another application.
  var localDragSession: (any UIDragSession)? { get }
  /// How loading is shown. Kept, without effect.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Makes objects of a class of all items that allow it, and calls the completion with them, in the order of the items.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Makes values of a type such as `String` and `URL` of all items that allow it, and calls the completion with them,
  /// in the order of the items.
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass aClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          var value: T?
          guard let object = object as? T._ObjectiveCType else { return nil }
          _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
          return value
        })
    }
  }
}

/// The session of a drag.
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// The view in whose coordinates ``place`` is.
  weak var root: UIView?
  /// The place of the finger, points.
  var place = CGPoint.zero

  func location(in view: UIView) -> CGPoint {
    guard let root else { return place }
    return view.convert(place, from: root)
  }
}

/// The session of a drag as those see it over whom it is.
final class DropSession: NSObject, UIDropSession {
  let drag: DragSession
  let progress = Progress(totalUnitCount: 1)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(_ drag: DragSession) {
    self.drag = drag
    super.init()
  }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let loading = LoadedObjects(count: providers.count, completion)
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in loading.add(object, at: index) }
    }
    if providers.isEmpty { loading.finish() }
    return loading.progress
  }
}

/// Objects that providers load one after the other.
private final class LoadedObjects {
  let progress: Progress
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    progress = Progress(totalUnitCount: Int64(max(count, 1)))
    objects = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  /// Adds an object; nil for an item that cannot be loaded.
  func add(_ object: (any NSItemProviderReading)?, at index: Int) {
    guard missing > 0 else { return }
    objects[index] = object
    missing -= 1
    progress.completedUnitCount += 1
    if missing == 0 { completion(objects.compactMap { $0 }) }
  }

  /// Calls the completion in the next turn, as there is nothing to load.
  func finish() {
    let run = { [self] in
      progress.completedUnitCount = progress.totalUnitCount
      completion([])
    }
    if let clock = VirtualClock.current { clock.schedule(after: 0, run) } else { run() }
  }
}
