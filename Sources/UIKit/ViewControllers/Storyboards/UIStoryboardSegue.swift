import Foundation
import Lists
import XMLReading

/// The transition from one controller of a storyboard to another.
///
/// A storyboard may name a subclass, whose ``perform()`` shows the destination in its own way.
open class UIStoryboardSegue: ObjectiveCObject {
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

  /// Presents the destination, or performs the segue's closure. In a subclass, `super.perform()` does what the segue's kind
  /// says in the storyboard.
  open func perform() {
    if let handler { handler() } else { source.present(destination, animated: true) }
  }
}

extension UIStoryboardSegue {
  /// A segue of the class that its element in a storyboard names, or of this one, with a warning if that class was not
  /// found.
  ///
  /// - Parameter perform: What it does unless the class does something else.
  static func make(
    _ element: XMLElement, from source: UIViewController, to destination: UIViewController,
    perform: @escaping () -> Void
  ) -> UIStoryboardSegue {
    let segueClass = segueClass(of: element, source)
    let segue: UIStoryboardSegue = unsafeBitCast(
      segueClass, to: RequiredInitializersOfSegue.Type.self
    ).init(identifier: element.text("identifier"), source: source, destination: destination)
    segue.handler = perform
    return segue
  }

  private static func segueClass(
    of element: XMLElement, _ source: UIViewController
  ) -> UIStoryboardSegue.Type {
    guard let name = element.text("customClass") else { return UIStoryboardSegue.self }
    if let custom = InterfaceBuilder.customClass(name, of: element, owner: source)
      as? UIStoryboardSegue.Type
    {
      return custom
    }
    ListWarnings.report(
      "the segue class '\(name)' of a storyboard was not found: the destination is presented")
    return UIStoryboardSegue.self
  }
}

/// A class of segues whose initializer can be called on a metatype, at its place in the method table of any class of
/// segues: see `RequiredInitializersOfCALayer`. It has no instances.
open class RequiredInitializersOfSegue: UIStoryboardSegue {
  /// Calls the initializer at this place of the method table of any class of segues.
  public required override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
