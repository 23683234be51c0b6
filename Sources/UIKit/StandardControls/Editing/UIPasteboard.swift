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
    var content: [Any] = []
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

  private var content: [Any] { storage.content }

  private func set(_ new: [Any]) {
    storage.content = new
    storage.changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  private func all<Value>(_ type: Value.Type) -> [Value]? {
    let found = content.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }

  /// The first string; nil if there is none. Setting it replaces the whole content.
  public var string: String? {
    get { all(String.self)?.first }
    set { set(newValue.map { [$0] } ?? []) }
  }

  /// All strings; nil if there are none. Setting them replaces the whole content.
  public var strings: [String]? {
    get { all(String.self) }
    set { set(newValue ?? []) }
  }

  /// The first URL; nil if there is none. Setting it replaces the whole content.
  public var url: URL? {
    get { all(URL.self)?.first }
    set { set(newValue.map { [$0] } ?? []) }
  }

  /// All URLs; nil if there are none. Setting them replaces the whole content.
  public var urls: [URL]? {
    get { all(URL.self) }
    set { set(newValue ?? []) }
  }

  /// The first image; nil if there is none. Setting it replaces the whole content.
  public var image: UIImage? {
    get { all(UIImage.self)?.first }
    set { set(newValue.map { [$0] } ?? []) }
  }

  /// All images; nil if there are none. Setting them replaces the whole content.
  public var images: [UIImage]? {
    get { all(UIImage.self) }
    set { set(newValue ?? []) }
  }

  /// The first colour; nil if there is none. Setting it replaces the whole content.
  public var color: UIColor? {
    get { all(UIColor.self)?.first }
    set { set(newValue.map { [$0] } ?? []) }
  }

  /// All colours; nil if there are none. Setting them replaces the whole content.
  public var colors: [UIColor]? {
    get { all(UIColor.self) }
    set { set(newValue ?? []) }
  }

  /// Whether the content has a string.
  public var hasStrings: Bool { strings != nil }
  /// Whether the content has a URL.
  public var hasURLs: Bool { urls != nil }
  /// Whether the content has an image.
  public var hasImages: Bool { images != nil }
  /// Whether the content has a colour.
  public var hasColors: Bool { colors != nil }

  /// The content by uniform type identifiers. A single value loses its identifier, and is reported
  /// as `public.item`.
  public var items: [[String: Any]] {
    get { content.map { $0 as? [String: Any] ?? ["public.item": $0] } }
    set { set(newValue.flatMap { item in item.count == 1 ? Array(item.values) : [item] }) }
  }

  /// The number of values in the content.
  public var numberOfItems: Int { content.count }
}
