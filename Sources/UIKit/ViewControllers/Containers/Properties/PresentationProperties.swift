import ViewTree

extension UIViewController {
  /// The properties of a class of controllers in scenes, and the properties of a controller that is presented.
  package static func presentedProperties(adding table: PropertyTable) -> PropertyTable {
    PropertyTable(
      inheriting: table,
      adding: [
        Property(
          "style", \UIViewController.modalPresentationStyle, default: .automatic,
          "How the view covers the others; a sheet by default."),
        Property(
          "transition", \UIViewController.modalTransitionStyle, default: .coverVertical,
          "How the view appears, unless it is a popover."),
        Property(
          "preferredContentSize", \UIViewController.preferredContentSize, default: .zero,
          "The size of a popover, and of a form sheet on a tablet; zero for the system's."),
        Property(
          "isModalInPresentation", \UIViewController.isModalInPresentation, default: false,
          "Whether a drag or a tap next to it does not dismiss it."),
      ] + sheetProperties + popoverProperties)
  }

  private static let sheetProperties: [Property] = [
    Property(
      "detents", default: [DetentValue(.large)],
      "The heights at which a sheet rests: medium, large, {height: 240}, {fraction: 0.3}.",
      get: { (controller: UIViewController) in
        (controller.storedSheet?.detents ?? [.large()]).map { DetentValue($0) }
      },
      set: { $0.ownSheet?.detents = $1.map(\.detent) }),
    Property(
      "selectedDetent", default: DetentName?.none,
      "The height at which a sheet rests; the lowest one if null.",
      get: { (controller: UIViewController) in
        controller.storedSheet.flatMap { sheet in
          sheet.selectedDetentIdentifier.map { DetentName($0, of: sheet) }
        }
      },
      set: { $0.ownSheet?.selectedDetentIdentifier = $1?.identifier }),
    Property(
      "largestUndimmedDetent", default: DetentName?.none,
      "The greatest height at which a sheet does not dim the views behind it; none if null.",
      get: { (controller: UIViewController) in
        controller.storedSheet.flatMap { sheet in
          sheet.largestUndimmedDetentIdentifier.map { DetentName($0, of: sheet) }
        }
      },
      set: { $0.ownSheet?.largestUndimmedDetentIdentifier = $1?.identifier }),
    Property(
      "grabber", default: false, "Whether a grabber is at the top of a sheet.",
      get: { (controller: UIViewController) in
        controller.storedSheet?.prefersGrabberVisible ?? false
      },
      set: { $0.ownSheet?.prefersGrabberVisible = $1 }),
    Property(
      "cornerRadius", default: CGFloat?.none, in: .atLeast(0),
      "The radius of a sheet's corners; the system's if null.",
      get: { (controller: UIViewController) in controller.storedSheet?.preferredCornerRadius },
      set: { $0.ownSheet?.preferredCornerRadius = $1 }),
    Property(
      "prefersEdgeAttachedInCompactHeight", default: false,
      "Whether a sheet stays at the bottom edge of a low window, instead of filling it.",
      get: { (controller: UIViewController) in
        controller.storedSheet?.prefersEdgeAttachedInCompactHeight ?? false
      },
      set: { $0.ownSheet?.prefersEdgeAttachedInCompactHeight = $1 }),
  ]

  private static let popoverProperties: [Property] = [
    Property(
      "arrows", default: UIPopoverArrowDirection.any,
      "The directions in which the arrow of a popover may point.",
      get: { (controller: UIViewController) in
        controller.popoverPresentationController?.permittedArrowDirections ?? .any
      },
      set: { $0.popoverPresentationController?.permittedArrowDirections = $1 })
  ]

  /// The sheet that the controller is shown as, also in place of a popover; nil before one is asked for.
  private var storedSheet: UISheetPresentationController? {
    storedExtras?.presentationController as? UISheetPresentationController
  }

  /// The sheet that the controller is shown as, created on the first access; nil for styles without one.
  private var ownSheet: UISheetPresentationController? {
    storedSheet ?? sheetToShow
  }
}

extension UIModalPresentationStyle: NamedCases {
  /// The styles of presented controllers by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("automatic", .automatic), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
    ("popover", .popover), ("fullScreen", .fullScreen), ("overFullScreen", .overFullScreen),
    ("currentContext", .currentContext), ("overCurrentContext", .overCurrentContext),
  ]
}

extension UIModalTransitionStyle: NamedCases {
  /// The transitions of presented controllers by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("coverVertical", .coverVertical), ("flipHorizontal", .flipHorizontal),
    ("crossDissolve", .crossDissolve), ("partialCurl", .partialCurl),
  ]
}

extension UIPopoverArrowDirection: NamedOptions {
  /// The directions by UIKit's names.
  public static let namedOptions: [(name: String, value: Self)] = [
    ("any", .any), ("up", .up), ("down", .down), ("left", .left), ("right", .right),
  ]
}
