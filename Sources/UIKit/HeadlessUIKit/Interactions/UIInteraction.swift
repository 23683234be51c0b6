/// A way of interacting with a view, as an object that is added to the view.
public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or removed.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or removed.
  func didMove(to view: UIView?)
}

extension UIView {
  func add(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    loadExtras().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func remove(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// An interaction that only stores its view: there is neither a pointer nor a menu here, and
/// nothing is dragged between applications.
open class InertInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to; nil without one.
  open private(set) weak var view: UIView?

  package override init() {
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Stores the view.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}
