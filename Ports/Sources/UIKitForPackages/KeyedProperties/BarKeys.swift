import HeadlessUIKit
@_spi(Ports) import StandardControls
@_spi(Ports) import ViewControllers

// Bars, their items, and the controllers that have them.

let barItemKeys = KeyTable(UIBarItem.self) { keys in
  keys.add("title", \.title)
  keys.add("image", \.image)
  keys.add("enabled", \.isEnabled)
  keys.add("tag", \.tag)
}

let barButtonItemKeys = KeyTable(UIBarButtonItem.self) { keys in
  keys.add("customView", \.customView)
  keys.add("tintColor", \.tintColor)
  keys.add("width", \.width)
  keys.add("style", \.style)
  // Without a name in Swift: the view of the item in its bar.
  keys.read("view") { $0.shownView }
}

let tabBarItemKeys = KeyTable(UITabBarItem.self) { keys in
  keys.add("badgeValue", \.badgeValue)
  keys.add("badgeColor", \.badgeColor)
  keys.add("selectedImage", \.selectedImage)
  keys.add("titlePositionAdjustment", \.titlePositionAdjustment)
  // Without a name in Swift.
  keys.read("view") { $0.shownView }
}

let navigationItemKeys = KeyTable(UINavigationItem.self) { keys in
  keys.add("title", \.title)
  keys.add("titleView", \.titleView)
  keys.add("prompt", \.prompt)
  keys.add("hidesBackButton", \.hidesBackButton)
  keys.add("backButtonTitle", \.backButtonTitle)
  keys.add("backBarButtonItem", \.backBarButtonItem)
  keys.add("leftBarButtonItem", \.leftBarButtonItem)
  keys.add("rightBarButtonItem", \.rightBarButtonItem)
}

let navigationBarKeys = KeyTable(UINavigationBar.self) { keys in
  keys.add("barTintColor", \.barTintColor)
  keys.add("translucent", \.isTranslucent)
  keys.add("shadowImage", \.shadowImage)
  keys.add("titleTextAttributes", \.titleTextAttributes)
  keys.add("prefersLargeTitles", \.prefersLargeTitles)
  keys.add("barStyle", \.barStyle)
  keys.read("topItem") { $0.topItem }
  // Without a name in Swift.
  keys.add(
    "hidesShadow", get: { $0.standardAppearance.hidesShadow },
    set: { bar, isHidden in
      bar.standardAppearance = bar.standardAppearance.showing(shadow: !isHidden)
      bar.scrollEdgeAppearance = bar.scrollEdgeAppearance?.showing(shadow: !isHidden)
      bar.compactAppearance = bar.compactAppearance?.showing(shadow: !isHidden)
    })
}

let tabBarKeys = KeyTable(UITabBar.self) { keys in
  keys.add("barTintColor", \.barTintColor)
  keys.add("translucent", \.isTranslucent)
  keys.add("shadowImage", \.shadowImage)
  keys.add("backgroundImage", \.backgroundImage)
  keys.add("unselectedItemTintColor", \.unselectedItemTintColor)
  keys.add("itemSpacing", \.itemSpacing)
  // Deprecated since iOS 8: the colour of the selected item.
  keys.add("selectedImageTintColor", \.tintColor)
  // Without a name in Swift.
  keys.add(
    "hidesShadow", get: { $0.standardAppearance.hidesShadow },
    set: { bar, isHidden in
      bar.standardAppearance = bar.standardAppearance.showing(shadow: !isHidden)
      bar.scrollEdgeAppearance = bar.scrollEdgeAppearance?.showing(shadow: !isHidden)
    })
}

let toolbarKeys = KeyTable(UIToolbar.self) { keys in
  keys.add("barTintColor", \.barTintColor)
  keys.add("translucent", \.isTranslucent)
  keys.add("barStyle", \.barStyle)
}

let searchBarKeys = KeyTable(UISearchBar.self) { keys in
  keys.add("text", \.text)
  keys.add("placeholder", \.placeholder)
  keys.add("prompt", \.prompt)
  keys.add("barTintColor", \.barTintColor)
  keys.add("searchBarStyle", \.searchBarStyle)
  keys.add("showsCancelButton", \.showsCancelButton)
  keys.add("showsScopeBar", \.showsScopeBar)
  keys.add("scopeButtonTitles", \.scopeButtonTitles)
  // Without names in Swift; the field has had one since iOS 13.
  for key in ["searchField", "_searchField"] { keys.read(key) { $0.searchTextField } }
  for key in ["cancelButton", "_cancelButton"] { keys.read(key) { $0.cancelButton } }
  for key in ["cancelButtonText", "_cancelButtonText"] { keys.add(key, \.ownCancelTitle) }
}

let navigationControllerKeys = KeyTable(UINavigationController.self) { keys in
  keys.add("viewControllers", \.viewControllers)
  keys.add("navigationBarHidden", \.isNavigationBarHidden)
  keys.add("toolbarHidden", \.isToolbarHidden)
  keys.read("toolbar") { $0.toolbar }
  keys.read("topViewController") { $0.topViewController }
  // Read only in Swift.
  keys.add(
    "navigationBar", get: { $0.navigationBar }, set: { $0.replaceNavigationBar(with: $1) })
}

let tabBarControllerKeys = KeyTable(UITabBarController.self) { keys in
  keys.add("viewControllers", \.viewControllers)
  keys.add("selectedIndex", \.selectedIndex)
  keys.add("selectedViewController", \.selectedViewController)
  // Read only in Swift.
  keys.add("tabBar", get: { $0.tabBar }, set: { $0.replaceTabBar(with: $1) })
}

extension UIBarAppearance {
  fileprivate var hidesShadow: Bool { shadowColor == nil && shadowImage == nil }

  fileprivate func showing(shadow isShown: Bool) -> Self {
    let copy = copy() as? Self ?? self
    copy.shadowColor = isShown ? .separator : nil
    if !isShown { copy.shadowImage = nil }
    return copy
  }
}
