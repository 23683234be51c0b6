/// A file of controllers. Storyboards are not read here: there is no initial controller.
public final class UIStoryboard: NSObject {
  /// The name of the file, without its extension.
  public let name: String
  /// The reason why the storyboard has no controllers.
  public var error: InterfaceFileError { .storyboard(name) }

  /// Creates a storyboard by its name. The file is not read.
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

/// The transition from one controller of a storyboard to another.
open class UIStoryboardSegue: NSObject {
  /// The name of the segue in the storyboard; nil for none.
  public let identifier: String?
  /// The controller to leave.
  public let source: UIViewController
  /// The controller to show.
  public let destination: UIViewController
  private var handler: (() -> Void)?

  /// Creates a segue that presents the destination.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that performs a closure instead of presenting the destination.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Presents the destination, or performs the segue's closure.
  open func perform() {
    if let handler { handler() } else { source.present(destination, animated: true) }
  }
}
