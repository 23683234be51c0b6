import CairoGraphics
import Lists
import ObjectiveCRuntime
import XMLReading

// The segues of storyboards, which views, items and code perform.

extension UIViewController: SegueSource {
  package func perform(_ segue: XMLElement, sender: Any?) {
    if let identifier = segue.text("identifier"),
      !shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    run(segue, sender)
  }

  func performStoryboardSegue(withIdentifier identifier: String, sender: Any?) {
    guard case .scene(_, _, let element, _) = storedExtras?.interface,
      let segue = element.segue(identified: identifier)
    else {
      ListWarnings.report(
        "\(type(of: self)) has no segue with the identifier '\(identifier)' in a storyboard, which ends an application on "
          + "iOS: nothing is shown")
      return
    }
    run(segue, sender)
  }

  private func run(_ segue: XMLElement, _ sender: Any?) {
    if segue.text("kind") == "unwind" {
      unwind(segue, sender)
      return
    }
    guard let destination = storyboard?.destination(segue.text("destination")) else {
      ListWarnings.report(
        "the segue '\(segue.text("identifier") ?? segue.id ?? "")' of \(type(of: self)) leads to no controller of its "
          + "storyboard: nothing is shown")
      return
    }
    let made = UIStoryboardSegue.make(segue, from: self, to: destination) { [self] in
      show(destination, by: segue, sender)
    }
    destination.adoptStyle(of: segue, sender)
    prepare(for: made, sender: sender)
    made.perform()
  }

  private func show(_ destination: UIViewController, by segue: XMLElement, _ sender: Any?) {
    let isAnimated = segue.flag("animates") ?? true
    switch segue.text("kind") {
    case "show", "push": show(destination, sender: sender)
    case "showDetail", "replace": showDetailViewController(destination, sender: sender)
    default: present(destination, animated: isAnimated)
    }
  }

  /// How the controller is presented: as the segue says, a popover next to what was touched.
  private func adoptStyle(of segue: XMLElement, _ sender: Any?) {
    let style = segue.text("modalPresentationStyle")
    if let style = UIModalPresentationStyle.namedCases.first(where: { $0.name == style })?.value {
      modalPresentationStyle = style
    }
    let transition = segue.text("modalTransitionStyle")
    if let style = UIModalTransitionStyle.namedCases.first(where: { $0.name == transition })?.value
    {
      modalTransitionStyle = style
    }
    guard ["popoverPresentation", "popover"].contains(segue.text("kind")) else { return }
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceView = sender as? UIView
    popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
    guard let element = segue.child(named: "popoverArrowDirection") else { return }
    let directions = UIPopoverArrowDirection.namedOptions.filter { element.flag($0.name) == true }
    popoverPresentationController?.permittedArrowDirections = .init(directions.map(\.value))
  }

  // MARK: Children

  package func embed(_ segue: XMLElement, in container: UIView) {
    let id = segue.text("destination")
    // A controller that embeds itself would have no end; one may do so by a reference to another storyboard.
    let holders = Array(sequence(first: self, next: \.parent))
    guard let id, !holders.contains(where: { $0.interfaceID == id }),
      holders.count < UIStoryboard.depthLimit,
      let child = storyboard?.destination(id)
    else { return }
    let made = UIStoryboardSegue.make(segue, from: self, to: child) { [self] in
      addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: self)
    }
    prepare(for: made, sender: nil)
    made.perform()
  }

  private var interfaceID: String? {
    if case .scene(_, _, let element, _) = storedExtras?.interface { element.id } else { nil }
  }

  // MARK: Unwinding

  /// Returns to the closest controller that has the action of the segue, and calls it.
  private func unwind(_ segue: XMLElement, _ sender: Any?) {
    let action = Selector(segue.text("unwindAction") ?? "")
    let target = unwindTargets.first {
      $0.responds(to: action) && $0.canPerformUnwindSegueAction(action, from: self, sender: sender)
    }
    guard let target else { return }
    let made = UIStoryboardSegue.make(segue, from: self, to: target) { [self] in
      if target.outermost !== outermost { target.outermost.dismiss(animated: true) }
      target.navigationController?.popToViewController(target, animated: true)
    }
    prepare(for: made, sender: sender)
    target.perform(action, with: made)
    made.perform()
  }

  /// The controllers behind this one, the closest first: on its stack, and those that have presented it.
  private var unwindTargets: [UIViewController] {
    var targets: [UIViewController] = []
    var current: UIViewController? = self
    while let controller = current {
      var container: UIViewController? = controller
      while let holder = container {
        let stack = (holder as? UINavigationController)?.viewControllers.reversed() ?? []
        targets += [holder] + stack
        container = holder.parent
      }
      current = controller.outermost.presenter.map { $0.visibleContent }
    }
    return targets.filter { $0 !== self }
  }

  /// The controller that a container shows, in all its containers.
  private var visibleContent: UIViewController {
    let next =
      (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
    return next.map(\.visibleContent) ?? self
  }
}

extension XMLElement {
  /// The segue with an identifier in this element or below it.
  fileprivate func segue(identified identifier: String) -> XMLElement? {
    if name == "segue", text("identifier") == identifier { return self }
    return children.lazy.compactMap { $0.segue(identified: identifier) }.first
  }
}
