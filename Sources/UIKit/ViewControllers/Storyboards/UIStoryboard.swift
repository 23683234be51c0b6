import CairoGraphics
import Foundation
import Lists
import ObjectiveCRuntime
import XMLReading

/// A file of controllers, `Name.storyboard`, which creates them with their views, items and children.
///
/// Segues show their destinations: of the kinds show, show detail, present modally and as popover, embed, and unwind. One of a custom
/// class shows it as its ``UIStoryboardSegue/perform()`` does.
public final class UIStoryboard: NSObject {
  /// The name of the file, without its extension.
  public let name: String
  private let content: Result<InterfaceDocument, InterfaceFileError>
  private let bundle: Bundle?
  /// The reason why the storyboard has no controllers; nil if it was read.
  public var error: InterfaceFileError? {
    if case .failure(let error) = content { error } else { nil }
  }

  /// Creates a storyboard of a file in a bundle, the main bundle if nil.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.init(
      name: name, bundle: storyboardBundleOrNil,
      InterfaceDocument.file(name, type: "storyboard", in: storyboardBundleOrNil))
  }

  /// Creates a storyboard of the text of a file.
  package convenience init(name: String, text: String) {
    self.init(name: name, bundle: nil, InterfaceDocument.text([UInt8](text.utf8)))
  }

  private init(
    name: String, bundle: Bundle?, _ content: Result<InterfaceDocument, InterfaceDocument.Failure>
  ) {
    self.name = name
    self.bundle = bundle
    self.content = content.mapError { .storyboard(name, reason: $0.reason) }
  }

  /// The controller of the arrow in Interface Builder; nil without one, and with a warning if the file cannot be read.
  public func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// The controller of the arrow in Interface Builder, created by a closure if there is one.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let document else { return nil }
    let id = document.root.text("initialViewController")
    let made = controller(creator) { $0.id == id && id != nil }
    return made as? ViewController
  }

  /// The controller with an identifier. Without it, which ends an application on iOS, an empty one and a warning.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier)
  }

  /// The controller with an identifier, created by a closure if there is one.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(creator) { $0.text("storyboardIdentifier") == identifier }
    if let made = made as? ViewController { return made }
    if document != nil {
      ListWarnings.report(
        "the storyboard '\(name)' has no controller of the class \(ViewController.self) with the identifier "
          + "'\(identifier)', which ends an application on iOS: an empty one is shown")
    }
    guard let empty = ViewController._make() as? ViewController else {
      preconditionFailure("\(ViewController.self) creates an object of another class")
    }
    return empty
  }

  private var document: InterfaceDocument? {
    switch content {
    case .success(let document): return document
    case .failure(let error):
      ListWarnings.report(error.description)
      return nil
    }
  }

  // MARK: Controllers

  /// The number of controllers that can contain each other: containers in files may do so without an end.
  static let depthLimit = 20

  private func controller(
    _ creator: ((NSCoder) -> UIViewController?)?, depth: Int = 0,
    where matches: (XMLElement) -> Bool
  ) -> UIViewController? {
    guard let document, depth < Self.depthLimit else { return nil }
    for scene in document.scenes {
      if let element = scene.first(where: matches) {
        return make(element, document, creator, depth: depth)
      }
    }
    return nil
  }

  private func make(
    _ element: XMLElement, _ document: InterfaceDocument,
    _ creator: ((NSCoder) -> UIViewController?)?, depth: Int
  ) -> UIViewController? {
    let coder = InterfaceCoding.coder(element)
    let builder = InterfaceBuilder(document, owner: nil, bundle: bundle)
    let type = controllerClass(of: element, builder)
    guard let made = creator?(coder) ?? type.init(coder: coder) else { return nil }
    made.extras.interface = .scene(self, document, element, bundle)
    let items = InterfaceBuilder(document, owner: made, bundle: bundle)
    items.add(made, for: element)
    ControllerElements.read(element, into: made, items)
    items.finish()
    let children = (element.child(named: "connections")?.children ?? []).filter {
      $0.name == "segue" && $0.text("kind") == "relationship"
    }.compactMap { destination($0.text("destination"), depth: depth + 1) }
    ControllerElements.add(children, to: made)
    made.awakeFromNib()
    return made
  }

  /// The controller of an element that a segue leads to, created anew, also one of another storyboard; nil for an unknown
  /// one.
  ///
  /// - Parameter depth: The number of controllers that contain it.
  func destination(_ id: String?, depth: Int = 0) -> UIViewController? {
    guard let id, let document else { return nil }
    guard
      let reference = document.scenes.joined().first(where: {
        $0.id == id && $0.name == "viewControllerPlaceholder"
      })
    else { return controller(nil, depth: depth) { $0.id == id } }
    let other =
      reference.text("storyboardName").map { UIStoryboard(name: $0, bundle: bundle) } ?? self
    let identifier = reference.text("referencedIdentifier")
    let initial = other.document?.root.text("initialViewController")
    return other.controller(nil, depth: depth + 1) {
      identifier == nil
        ? initial != nil && $0.id == initial : $0.text("storyboardIdentifier") == identifier
    }
  }

  private func controllerClass(
    of element: XMLElement, _ builder: InterfaceBuilder
  ) -> UIViewController.Type {
    let own =
      _classNamed("UI" + element.name.prefix(1).uppercased() + element.name.dropFirst())
      as? UIViewController.Type ?? UIViewController.self
    guard let name = element.text("customClass") else { return own }
    if let custom = builder.customClass(name, of: element) as? UIViewController.Type {
      return custom
    }
    ListWarnings.report(
      "the class '\(name)' of the storyboard '\(self.name)' was not found: a \(own) is shown")
    return own
  }
}
