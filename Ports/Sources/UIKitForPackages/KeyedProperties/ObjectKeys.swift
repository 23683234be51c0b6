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
