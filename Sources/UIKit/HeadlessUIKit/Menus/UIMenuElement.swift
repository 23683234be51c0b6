/// An element of a menu, which buttons and context menu interactions open.
open class UIMenuElement: NSObject {
  /// How an element appears and behaves.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element is grey, and cannot be selected.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys data, and is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is shown as on.
  public enum State: Int, Sendable {
    /// Without a mark.
    case off
    /// With a tick.
    case on
    /// Some of the elements below are on: with a dash.
    case mixed
  }

  /// The text of the element.
  open var title: String
  /// The text below the title; nil for none.
  open var subtitle: String?
  /// The image next to the title; nil for none.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

/// A menu, or a part of one.
open class UIMenu: UIMenuElement {
  /// Identifies a menu.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The text of the identifier.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The menu with the application's name.
    public static let application = Identifier("com.apple.menu.application")
    /// The menu of documents.
    public static let file = Identifier("com.apple.menu.file")
    /// The menu of edit actions.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The menu of the presentation of content.
    public static let view = Identifier("com.apple.menu.view")
    /// The menu of windows.
    public static let window = Identifier("com.apple.menu.window")
    /// The menu of help.
    public static let help = Identifier("com.apple.menu.help")
    /// The menu bar, which contains the other menus.
    public static let root = Identifier("com.apple.menu.root")
  }

  /// How a menu appears and behaves.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As a part of the menu that contains it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu destroys data, and is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one element of the menu is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown side by side, as a palette of images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements.
  public enum ElementSize: Int, Sendable {
    /// Several elements in a row, as images.
    case small = 0
    /// Several elements in a row, as images above short titles.
    case medium = 1
    /// One element a line.
    case large = 2
    /// As ``large``.
    case automatic = -1
  }

  /// The identity of the menu.
  public let identifier: Identifier
  /// How the menu appears and behaves.
  public let options: Options
  /// The elements of the menu, in order.
  public let children: [UIMenuElement]
  /// The size of the elements; automatic by default.
  open var preferredElementSize = ElementSize.automatic

  /// Creates a menu with elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
    self.preferredElementSize = preferredElementSize
  }

  /// A copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on, also those in menus that are shown inline.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }
}

/// Elements that are created when the menu opens.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates an element with a closure that delivers the elements of its place.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Elements that are created each time the menu opens.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }

  /// The elements, if the provider delivers them synchronously; empty otherwise.
  open var elements: [UIMenuElement] {
    var made: [UIMenuElement] = []
    provider { made = $0 }
    return made
  }
}
