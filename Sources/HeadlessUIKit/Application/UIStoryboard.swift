/// Why something cannot be made from a file of Interface Builder.
public enum InterfaceFileError: Error, Equatable, CustomStringConvertible {
  case nib(String)
  case storyboard(String)

  public var description: String {
    switch self {
    case .nib(let name):
      "the nib '\(name)' cannot be loaded: files of Interface Builder are not read; build the view in "
        + "Swift, or describe it in a scene"
    case .storyboard(let name):
      "the storyboard '\(name)' cannot be loaded: files of Interface Builder are not read; build the "
        + "controllers in Swift"
    }
  }
}

/// A file of controllers. None is read here: it has no initial controller.
public final class UIStoryboard: NSObject {
  public let name: String
  /// Why the storyboard has no controllers.
  public var error: InterfaceFileError { .storyboard(name) }

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
  }

  /// Nil: no file was read.
  public func instantiateInitialViewController() -> UIViewController? { nil }

  /// Nil: no file was read.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { nil }

  /// An empty controller: no file was read.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// A file of views. None is read here: it has no objects.
public final class UINib: NSObject {
  /// A key of the options of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  /// Why the nib has no objects.
  public var error: InterfaceFileError { .nib(name) }

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
  }

  /// Nothing: no file was read.
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }
}

extension Bundle {
  /// Nil: no nib is read here. See ``UINib``.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}

/// The way from one controller of a storyboard to another.
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: (() -> Void)? = nil
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Presents the destination, unless the segue was made with something else to do.
  open func perform() {
    if let handler { handler() } else { source.present(destination, animated: true) }
  }
}
