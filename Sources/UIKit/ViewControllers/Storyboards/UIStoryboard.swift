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

/// The way from one controller of a storyboard to another.
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private var handler: (() -> Void)?

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A segue that does something else than to present the destination.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Presents the destination, unless the segue was made with something else to do.
  open func perform() {
    if let handler { handler() } else { source.present(destination, animated: true) }
  }
}
