import CairoGraphics
import Foundation
import Lists
import XMLReading

/// The Interface Builder file that has the view of a controller.
enum ControllerInterface {
  case nib(String, Bundle?)
  case scene(UIStoryboard, InterfaceDocument, XMLElement, Bundle?)

  var nibName: String? { if case .nib(let name, _) = self { name } else { nil } }
  var nibBundle: Bundle? { if case .nib(_, let bundle) = self { bundle } else { nil } }
  var storyboard: UIStoryboard? {
    if case .scene(let storyboard, _, _, _) = self { storyboard } else { nil }
  }
}

extension UIViewController {
  /// Creates the view of the controller's nib or storyboard; nil without one.
  final func loadInterfaceView() -> UIView? {
    switch storedExtras?.interface {
    case nil: return nil
    case .nib(let name, let bundle):
      // The outlet `view` of the file's owner sets it.
      UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
      return viewIfLoaded
    case .scene(_, let document, let element, let bundle):
      guard let content = element.child(key: "view") else { return nil }
      let builder = InterfaceBuilder(document, owner: self, bundle: bundle)
      builder.add(self, for: element)
      let scene = document.scenes.first { $0.contains { $0.id == element.id } } ?? []
      return builder.instantiate(content, with: scene)
    }
  }
}

extension UIViewController: OutletOwner {
  /// Sets the view; other outlets are the properties of the controller's class.
  package func connect(_ outlet: String, to target: AnyObject) -> Bool {
    guard outlet == "view", let view = target as? UIView else { return false }
    self.view = view
    return true
  }
}
