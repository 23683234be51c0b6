import StandardControls
import ViewTree

extension ContainerBar {
  /// The properties of all bars.
  static let barProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    adding: [
      Property(
        "barStyle", \ContainerBar.barStyle, default: .default,
        "Light or dark as the surroundings, or black."),
      Property(
        "barTintColor", \ContainerBar.barTintColor, default: nil,
        "Colour of the background, unless an appearance is set."),
      Property(
        "isTranslucent", \ContainerBar.isTranslucent, default: true,
        "Whether content behind the bar is visible through it."),
    ])
}

extension UINavigationBar {
  static let navigationBarProperties = PropertyTable(
    inheriting: ContainerBar.barProperties,
    adding: appearanceProperties { (bar: UINavigationBar) in bar } + [
      Property(
        "items", default: [NavigationItemValue](),
        "What the bar shows, from the root: the last item, and a button that leads to the one before.",
        get: { (bar: UINavigationBar) in (bar.items ?? []).map { NavigationItemValue($0) } },
        set: { bar, values in
          bar.items = values.map { value in
            let item = UINavigationItem()
            value.apply(to: item)
            return item
          }
        })
    ])

  /// The looks of a navigation bar, which a bar and a navigation controller have.
  static func appearanceProperties<Target: AnyObject>(
    of bar: @escaping @Sendable (Target) -> UINavigationBar
  ) -> [Property] {
    [
      Property(
        "prefersLargeTitles", default: false, "Whether titles are large.",
        get: { (target: Target) in bar(target).prefersLargeTitles },
        set: { target, isLarge in bar(target).prefersLargeTitles = isLarge }),
      Property(
        "standardAppearance", default: BarAppearanceValue(), "The look of the bar.",
        get: { (target: Target) in BarAppearanceValue(bar(target).standardAppearance) },
        set: { target, value in
          let appearance = UINavigationBarAppearance()
          value.apply(to: appearance)
          bar(target).standardAppearance = appearance
        }),
      Property(
        "scrollEdgeAppearance", default: BarAppearanceValue?.none,
        "The look while no content is behind the bar; without background if null.",
        get: { (target: Target) in
          bar(target).scrollEdgeAppearance.map { BarAppearanceValue($0) }
        },
        set: { target, value in
          bar(target).scrollEdgeAppearance = value.map { value in
            let appearance = UINavigationBarAppearance()
            value.apply(to: appearance)
            return appearance
          }
        }),
      Property(
        "compactAppearance", default: BarAppearanceValue?.none,
        "The look in a low bar, as on phones in landscape; the standard one if null.",
        get: { (target: Target) in
          bar(target).compactAppearance.map { BarAppearanceValue($0) }
        },
        set: { target, value in
          bar(target).compactAppearance = value.map { value in
            let appearance = UINavigationBarAppearance()
            value.apply(to: appearance)
            return appearance
          }
        }),
      Property(
        "compactScrollEdgeAppearance", default: BarAppearanceValue?.none,
        "The look in a low bar while no content is behind it; `scrollEdgeAppearance` if null.",
        get: { (target: Target) in
          bar(target).compactScrollEdgeAppearance.map { BarAppearanceValue($0) }
        },
        set: { target, value in
          bar(target).compactScrollEdgeAppearance = value.map { value in
            let appearance = UINavigationBarAppearance()
            value.apply(to: appearance)
            return appearance
          }
        }),
    ]
  }
}

extension UIToolbar {
  static let toolbarProperties = PropertyTable(
    inheriting: ContainerBar.barProperties,
    adding: [
      Property(
        "items", default: [BarItemValue](), "The buttons and the spaces between them.",
        get: { (bar: UIToolbar) in .init(bar.items) },
        set: { bar, values in bar.items = values.items }),
      Property(
        "standardAppearance", default: BarAppearanceValue(), "The look of the bar.",
        get: { (bar: UIToolbar) in BarAppearanceValue(bar.standardAppearance) },
        set: { bar, value in
          let appearance = UIToolbarAppearance()
          value.apply(to: appearance)
          bar.standardAppearance = appearance
        }),
      Property(
        "scrollEdgeAppearance", default: BarAppearanceValue?.none,
        "The look while no content is behind the bar; without background if null.",
        get: { (bar: UIToolbar) in bar.scrollEdgeAppearance.map { BarAppearanceValue($0) } },
        set: { bar, value in
          bar.scrollEdgeAppearance = value.map { value in
            let appearance = UIToolbarAppearance()
            value.apply(to: appearance)
            return appearance
          }
        }),
      Property(
        "compactAppearance", default: BarAppearanceValue?.none,
        "The look in a low bar, as on phones in landscape; the standard one if null.",
        get: { (bar: UIToolbar) in bar.compactAppearance.map { BarAppearanceValue($0) } },
        set: { bar, value in
          bar.compactAppearance = value.map { value in
            let appearance = UIToolbarAppearance()
            value.apply(to: appearance)
            return appearance
          }
        }),
      Property(
        "compactScrollEdgeAppearance", default: BarAppearanceValue?.none,
        "The look in a low bar while no content is behind it; `scrollEdgeAppearance` if null.",
        get: { (bar: UIToolbar) in bar.compactScrollEdgeAppearance.map { BarAppearanceValue($0) } },
        set: { bar, value in
          bar.compactScrollEdgeAppearance = value.map { value in
            let appearance = UIToolbarAppearance()
            value.apply(to: appearance)
            return appearance
          }
        }),
    ])
}

extension UITabBar.ItemPositioning: NamedCases {
  /// How items share the width, by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("automatic", .automatic), ("fill", .fill), ("centered", .centered),
  ]
}

extension UITabBar {
  static let tabBarProperties = PropertyTable(
    inheriting: ContainerBar.barProperties,
    adding: [
      Property(
        "items", default: [TabItemValue](), "The tabs.",
        get: { (bar: UITabBar) in (bar.items ?? []).map { TabItemValue($0) } },
        set: { bar, values in
          let index = bar.selectedIndex
          bar.items = values.map { $0.make() }
          bar.selectedIndex = index
        }),
      Property(
        "selectedIndex", \UITabBar.selectedIndex, default: -1, in: .atLeast(-1),
        "The index of the selected tab; -1 for none."
      ).setLast(),
      Property(
        "itemPositioning", \UITabBar.itemPositioning, default: .automatic,
        "How the tabs share the width."),
      Property(
        "itemWidth", \UITabBar.itemWidth, default: 0, unit: .points, in: .atLeast(0),
        "Width of centred tabs; the system's if 0."),
      Property(
        "itemSpacing", \UITabBar.itemSpacing, default: 0, unit: .points, in: .atLeast(0),
        "Space between centred tabs; the system's if 0."),
    ] + appearanceProperties { (bar: UITabBar) in bar })

  /// The index of the selected item; -1 for none.
  var selectedIndex: Int {
    get { items?.firstIndex { $0 === selectedItem } ?? -1 }
    set { selectedItem = items.flatMap { $0.indices.contains(newValue) ? $0[newValue] : nil } }
  }

  /// The looks of a tab bar, which a bar and a tab bar controller have.
  static func appearanceProperties<Target: AnyObject>(
    of bar: @escaping @Sendable (Target) -> UITabBar
  ) -> [Property] {
    [
      Property(
        "unselectedItemTintColor", default: UIColor?.none,
        "Colour of tabs that are not selected; grey if null.",
        get: { (target: Target) in bar(target).unselectedItemTintColor },
        set: { target, color in bar(target).unselectedItemTintColor = color }),
      Property(
        "standardAppearance", default: BarAppearanceValue(), "The look of the bar.",
        get: { (target: Target) in BarAppearanceValue(bar(target).standardAppearance) },
        set: { target, value in
          let appearance = UITabBarAppearance()
          value.apply(to: appearance)
          bar(target).standardAppearance = appearance
        }),
      Property(
        "scrollEdgeAppearance", default: BarAppearanceValue?.none,
        "The look while no content is behind the bar; without background if null.",
        get: { (target: Target) in
          bar(target).scrollEdgeAppearance.map { BarAppearanceValue($0) }
        },
        set: { target, value in
          bar(target).scrollEdgeAppearance = value.map { value in
            let appearance = UITabBarAppearance()
            value.apply(to: appearance)
            return appearance
          }
        }),
    ]
  }
}
