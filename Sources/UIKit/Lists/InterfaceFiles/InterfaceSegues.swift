import CairoGraphics
import HeadlessUIKit
import ObjectiveCRuntime
import StandardControls
import XMLReading

/// A controller of a storyboard, which performs the segues of its views.
package protocol SegueSource: AnyObject {
  /// Shows the destination of a segue, unless the controller refuses it.
  ///
  /// - Parameter sender: what the user has touched.
  func perform(_ segue: XMLElement, sender: Any?)
  /// Shows the destination of a segue in a view.
  func embed(_ segue: XMLElement, in container: UIView)
}

extension InterfaceBuilder {
  /// Has a touch of an object perform a segue.
  func connectSegue(_ segue: XMLElement, of source: AnyObject) {
    guard let controller = owner as? any SegueSource, source !== controller else { return }
    if segue.text("kind") == "embed" {
      if let container = source as? UIView { controller.embed(segue, in: container) }
      return
    }
    let perform: (Any?) -> Void = { [weak controller] in controller?.perform(segue, sender: $0) }
    switch source {
    case let cell as UITableViewCell:
      let performed = { [weak cell] in perform(cell) }
      if segue.text("trigger") == "accessoryAction" {
        cell.accessorySegue = performed
      } else {
        cell.selectionSegue = performed
      }
    case let cell as UICollectionViewCell: cell.selectionSegue = { [weak cell] in perform(cell) }
    case let control as UIControl:
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addAction(UIAction { perform($0.sender) }, for: event)
    case let item as UIBarButtonItem: (item.target, item.action) = (controller, action(perform))
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(controller, action: action(perform))
    default: break
    }
  }

  private func action(_ perform: @escaping (Any?) -> Void) -> Selector {
    Selector("_performSegue:") { (_: NSObject) in { (sender: Any) in perform(sender) } }
  }
}
