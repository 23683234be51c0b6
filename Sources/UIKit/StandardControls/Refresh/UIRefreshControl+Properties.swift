extension UIRefreshControl {
  static let refreshControlProperties = PropertyTable(
    inheriting: UIControl.propertyTable,
    adding: [
      Property(
        "isRefreshing", default: false, "Whether the content is being refreshed: the spokes turn.",
        get: { (control: UIRefreshControl) in control.isRefreshing },
        set: { control, isRefreshing in
          if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
        }),
      Property(
        "attributedTitle", default: AttributedTextValue?.none,
        "The title below the spokes as a list of runs.",
        get: { (control: UIRefreshControl) in
          control.attributedTitle.map { AttributedTextValue($0) }
        },
        set: { control, value in control.attributedTitle = value?.string }),
    ])
}
