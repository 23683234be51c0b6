import HeadlessUIKit
import ViewControllers

let controllerKeys = KeyTable(UIViewController.self) { keys in
  keys.add("title", \.title)
  keys.add("view", \.view)
  keys.add("preferredContentSize", \.preferredContentSize)
  keys.read("parentViewController") { $0.parent }
  keys.read("childViewControllers") { $0.children }
  keys.read("presentedViewController") { $0.presentedViewController }
  keys.read("presentingViewController") { $0.presentingViewController }
}

let recognizerKeys = KeyTable(UIGestureRecognizer.self) { keys in
  keys.add("enabled", \.isEnabled)
  keys.add("name", \.name)
  keys.add("cancelsTouchesInView", \.cancelsTouchesInView)
  keys.add("delaysTouchesBegan", \.delaysTouchesBegan)
  keys.add("delaysTouchesEnded", \.delaysTouchesEnded)
  keys.read("state") { $0.state }
  keys.read("view") { $0.view }
  keys.read("numberOfTouches") { $0.numberOfTouches }
}

let constraintKeys = KeyTable(NSLayoutConstraint.self) { keys in
  keys.add("active", \.isActive)
  keys.add("constant", \.constant)
  keys.add("identifier", \.identifier)
  keys.add(
    "priority", get: { $0.priority.rawValue },
    set: { $0.priority = UILayoutPriority(rawValue: $1) })
  keys.read("multiplier") { $0.multiplier }
  keys.read("firstItem") { $0.firstItem }
  keys.read("secondItem") { $0.secondItem }
  keys.read("firstAttribute") { $0.firstAttribute }
  keys.read("secondAttribute") { $0.secondAttribute }
  keys.read("relation") { $0.relation }
}
