/// What was copied. It is in memory, and each application has its own.
public final class UIPasteboard: NSObject {
  /// Names a pasteboard.
  public struct Name: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

  /// What the pasteboards of one name share.
  final class Storage {
    var changeCount = 0
    var content: [Any] = []
  }

  public let name: Name
  private let storage: Storage

  /// The current application's pasteboard with a name; nil if there is none and it is not to be created.
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

  /// The number of changes.
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

  public var string: String? {
    get { all(String.self)?.first }
    set { set(newValue.map { [$0] } ?? []) }
  }

  public var strings: [String]? {
    get { all(String.self) }
    set { set(newValue ?? []) }
  }

  public var url: URL? {
    get { all(URL.self)?.first }
    set { set(newValue.map { [$0] } ?? []) }
  }

  public var urls: [URL]? {
    get { all(URL.self) }
    set { set(newValue ?? []) }
  }

  public var image: UIImage? {
    get { all(UIImage.self)?.first }
    set { set(newValue.map { [$0] } ?? []) }
  }

  public var images: [UIImage]? {
    get { all(UIImage.self) }
    set { set(newValue ?? []) }
  }

  public var color: UIColor? {
    get { all(UIColor.self)?.first }
    set { set(newValue.map { [$0] } ?? []) }
  }

  public var colors: [UIColor]? {
    get { all(UIColor.self) }
    set { set(newValue ?? []) }
  }

  public var hasStrings: Bool { strings != nil }
  public var hasURLs: Bool { urls != nil }
  public var hasImages: Bool { images != nil }
  public var hasColors: Bool { colors != nil }

  /// The content by uniform type identifiers.
  public var items: [[String: Any]] {
    get { content.map { $0 as? [String: Any] ?? ["public.item": $0] } }
    set { set(newValue.flatMap { item in item.count == 1 ? Array(item.values) : [item] }) }
  }

  public var numberOfItems: Int { content.count }
}
