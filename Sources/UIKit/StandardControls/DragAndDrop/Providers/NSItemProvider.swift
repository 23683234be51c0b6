/// Which processes may load a representation. Kept, without effect: there is one process.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All processes.
  case all
  /// Processes of the same developer.
  case team
  /// Processes of the same group of applications.
  case group
  /// The process that has made the provider.
  case ownProcess
}

/// An object that a provider can hold, and write as data of a type.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The identifiers of the types that objects of the class are written as, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The identifiers of the types that this object is written as; its class's types by default.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Which processes may load the representation of a type; all by default.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Writes the object as data of a type, and calls the handler with them.
  ///
  /// - Returns: The progress of writing; nil where that takes no time.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Returns the types of the class by default.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  /// Returns `all` by default.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// An object that is made of data that a provider loads.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The identifiers of the types that objects of the class are made of, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// An object of data of a type. Throws for other data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Data of one or several types that are loaded when they are needed, such as a dragged item's.
///
/// Handlers are called in the next turn of the current ``VirtualClock``, on the thread that asked; without a clock, at
/// once.
open class NSItemProvider: NSObject {
  /// The domain of the errors that handlers get.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Why an item cannot be loaded.
  public enum ErrorCode: Int, Sendable {
    /// A reason that the others do not name. Never used here.
    case unknownError = -1
    /// The provider has no representation of the type, or its closure has returned no data.
    case itemUnavailableError = -1000
    /// The data is not the data of an object of the class.
    case unexpectedValueClassError = -1100
    /// The provider has no representation of which an object of the class could be made.
    case unavailableCoercionError = -1200
  }

  /// Loads data, and calls the handler with them.
  private typealias Load = (@escaping (Data?, (any Error)?) -> Void) -> Progress?

  private struct Representation {
    let type: String
    let load: Load
  }

  private var representations: [Representation] = []
  /// The name of the file that the item is saved in; nil for none.
  open var suggestedName: String?
  /// Data for applications of the same developer; nil for none.
  open var teamData: Data?
  /// The size at which the item is shown, points; zero for the item's own.
  open var preferredPresentationSize = CGSize.zero

  /// A provider without data, for ``registerObject(_:visibility:)`` and the other methods.
  public override init() { super.init() }

  /// A provider of an object.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object, visibility: .all)
  }

  /// A provider of the bytes of a file, of the type that its extension has.
  ///
  /// - Returns: Nil for an address that does not name a file.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    super.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    representations.append(
      Representation(type: TypeIdentifier.ofFile(withExtension: fileURL.pathExtension)) { done in
        do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
        return nil
      })
  }

  /// A provider of data, a text or an address, as data of a type. Other objects cannot be loaded.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    let object = item as? any NSItemProviderWriting
    let data =
      item as? Data ?? (item as? String).map { Data($0.utf8) }
      ?? (item as? URL).map { Data($0.absoluteString.utf8) }
    if let typeIdentifier, let data {
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) {
        $0(data, nil)
        return nil
      }
    } else if let object {
      registerObject(object, visibility: .all)
    }
  }

  // MARK: Registering

  /// The identifiers of the types that the item has, the best one first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Adds the types of an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in object.writableTypeIdentifiersForItemProvider {
      register(type) { done in object.load(type, done) }
    }
  }

  /// Adds the types of a class, an object of which is made when it is needed.
  ///
  /// - Parameter loadHandler: Calls its handler with the object.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping (
        @escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      register(type) { done in
        loadHandler { object, error in
          guard let object else { return done(nil, error) }
          _ = object.load(type, done)
        }
      }
    }
  }

  /// Adds a type, whose data are made when they are needed.
  ///
  /// - Parameter loadHandler: Calls its handler with the data.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(typeIdentifier, loadHandler)
  }

  private func register(_ type: String, _ load: @escaping Load) {
    representations.removeAll { $0.type == type }
    representations.append(Representation(type: type, load: load))
  }

  // MARK: Loading

  /// Whether one of the item's types is a type, or a kind of it: `public.png` is a kind of `public.image`.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  /// Whether objects of a class can be made of the item.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    representation(for: aClass) != nil
  }

  /// Whether values of a type can be made of the item, such as `String` and `URL`.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Makes an object of a class, and calls the handler with it, or with an error.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let (type, representation) = representation(for: aClass) else {
      return later { completionHandler(nil, Self.error(.unavailableCoercionError)) }
    }
    return load(representation) { data, error in
      guard let data else {
        return completionHandler(nil, error ?? Self.error(.itemUnavailableError))
      }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Makes a value of a type such as `String` and `URL`, and calls the handler with it, or with an error.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      var value: T?
      if let object = object as? T._ObjectiveCType {
        _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      completionHandler(value, error)
    }
  }

  /// Loads the data of a type, and calls the handler with them, or with an error.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let representation = representation(conformingTo: typeIdentifier) else {
      return later { completionHandler(nil, Self.error(.itemUnavailableError)) }
    }
    return load(representation, completionHandler)
  }

  /// Loads the item as a type, and calls the handler with a text, an address or data, as the type says, or with an
  /// error.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      let item: Any? = data.flatMap { data in
        let text = String(data: data, encoding: .utf8)
        let type = TypeIdentifier(name: typeIdentifier)
        if type.isKind(of: TypeIdentifier.url.name) { return text.flatMap(URL.init(string:)) }
        return type.isKind(of: TypeIdentifier.text.name) ? text : data
      }
      completionHandler?(item, error)
    }
  }

  private func representation(conformingTo type: String) -> Representation? {
    representations.first { TypeIdentifier(name: $0.type).isKind(of: type) }
  }

  /// The type that a class asks for, and the representation of a kind of it, in the order of what the class prefers.
  private func representation(
    for aClass: any NSItemProviderReading.Type
  ) -> (type: String, representation: Representation)? {
    for type in aClass.readableTypeIdentifiersForItemProvider {
      if let found = representation(conformingTo: type) { return (found.type, found) }
    }
    return nil
  }

  private func load(
    _ representation: Representation, _ handler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    later {
      _ = representation.load(handler)
    }
  }

  /// Runs a closure in the next turn. The progress is complete afterwards.
  private func later(_ work: @escaping () -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let run = {
      guard !progress.isCancelled else { return }
      progress.completedUnitCount = 1
      work()
    }
    if let clock = VirtualClock.current { clock.schedule(after: 0, run) } else { run() }
    return progress
  }

  static func error(_ code: ErrorCode) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue)
  }
}

extension NSItemProviderWriting {
  /// Loads data, for a handler that need not be sent between threads: there is one.
  fileprivate func load(
    _ type: String, _ done: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let handler = UnsentHandler(run: done)
    return loadData(withTypeIdentifier: type) { handler.run($0, $1) }
  }
}

// Not checked: the handlers that a provider receives are not `@Sendable`, but `loadData` requires one, as on iOS. The
// objects of this package call it before they return, on the thread that asked. If an object of a client calls it on
// another thread, the client's handler runs on that thread, as on iOS.
/// A handler of a provider, for a closure that is `@Sendable`.
private struct UnsentHandler: @unchecked Sendable {
  let run: (Data?, (any Error)?) -> Void
}
