/// The content that was copied. It is kept in memory, separately for each application.
public final class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Sendable, Hashable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Posted by a pasteboard when its content changed.
  public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  /// The name of the notification of removal; never posted here.
  public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

  /// The content shared by the pasteboards of one name.
  final class Storage {
    var changeCount = 0
    /// Values by the identifiers of their types.
    var items: [[String: Any]] = []
  }

  /// The name of the pasteboard.
  public let name: Name
  private let storage: Storage

  /// The current application's pasteboard with a name; nil if it does not exist and `create` is
  /// false.
  public init?(name pasteboardName: Name, create: Bool) {
    let list = List.ofApplication
    guard create || list.storages[pasteboardName] != nil else { return nil }
    name = pasteboardName
    storage = list.storage(named: pasteboardName)
    super.init()
  }

  private init(general: Void) {
    name = .general
    storage = List.ofApplication.storage(named: .general)
    super.init()
  }

  /// The pasteboards of an application.
  private final class List {
    var storages: [Name: Storage] = [:]

    static var ofApplication: List { UIApplication.shared.record.part { List() } }

    func storage(named name: Name) -> Storage {
      if let storage = storages[name] { return storage }
      let storage = Storage()
      storages[name] = storage
      return storage
    }
  }

  /// The current application's pasteboard.
  public static var general: UIPasteboard { UIPasteboard(general: ()) }

  /// The number of changes of the content.
  public var changeCount: Int { storage.changeCount }

  private func set(_ new: [[String: Any]]) {
    storage.items = new
    storage.changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  // MARK: Values

  /// The types of values of a class: the first one is what a value gets.
  private static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]
  private static let urlTypes = ["public.url"]
  private static let imageTypes = ["public.png", "public.jpeg", "public.image"]
  private static let colorTypes = ["com.apple.uikit.color"]

  /// The values of the items that have one of some types; nil without any.
  private func all<Value>(_ type: Value.Type, _ types: [String]) -> [Value]? {
    let found = items.compactMap { item in
      types.lazy.compactMap { item[$0] as? Value }.first
    }
    return found.isEmpty ? nil : found
  }

  private func set(_ values: [some Any], _ types: [String]) {
    set(values.map { [types[0]: $0] })
  }

  /// The first string; nil if there is none. Setting it replaces the whole content.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All strings; nil if there are none. Setting them replaces the whole content.
  public var strings: [String]? {
    get { all(String.self, Self.textTypes) }
    set { set(newValue ?? [], Self.textTypes) }
  }

  /// The first URL; nil if there is none. Setting it replaces the whole content.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// All URLs; nil if there are none. Setting them replaces the whole content.
  public var urls: [URL]? {
    get { all(URL.self, Self.urlTypes) }
    set { set(newValue ?? [], Self.urlTypes) }
  }

  /// The first image; nil if there is none. Setting it replaces the whole content.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// All images; nil if there are none. Setting them replaces the whole content.
  public var images: [UIImage]? {
    get { all(UIImage.self, Self.imageTypes) }
    set { set(newValue ?? [], Self.imageTypes) }
  }

  /// The first colour; nil if there is none. Setting it replaces the whole content.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// All colours; nil if there are none. Setting them replaces the whole content.
  public var colors: [UIColor]? {
    get { all(UIColor.self, Self.colorTypes) }
    set { set(newValue ?? [], Self.colorTypes) }
  }

  /// Whether the content has a string.
  public var hasStrings: Bool { strings != nil }
  /// Whether the content has a URL.
  public var hasURLs: Bool { urls != nil }
  /// Whether the content has an image.
  public var hasImages: Bool { images != nil }
  /// Whether the content has a colour.
  public var hasColors: Bool { colors != nil }

  // MARK: Uniform types

  /// The content by uniform type identifiers.
  public var items: [[String: Any]] {
    get { storage.items }
    set { set(newValue) }
  }

  /// Replaces the content.
  ///
  /// - Parameter options: without effect: nothing expires, and no other device has it.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// Adds to the content.
  public func addItems(_ items: [[String: Any]]) { set(self.items + items) }

  /// The identifiers of the types of the first item.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Whether the content has an item of one of the types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
  }

  /// The value of a type in the first item; nil without it.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// The bytes of a type in the first item, also of a string, a URL and an image; nil without it.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// Replaces the content by a value of a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Replaces the content by bytes of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// Options of ``setItems(_:options:)``, which have no effect.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// When the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether no other device gets the items.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The number of items.
  public var numberOfItems: Int { items.count }
}
