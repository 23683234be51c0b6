extension UIViewController {
  /// Whether the controller, or a container of it, is shown as a sheet that does not fill its window.
  var isInSheet: Bool {
    guard let presentation = outermost.presenter?.presentation else { return false }
    return (presentation.controller as? UISheetPresentationController)?.fillsWindow == false
  }

  /// The controller that places this one if it is presented as a sheet; nil for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    if let controller = extras.presentationController as? UISheetPresentationController {
      return controller
    }
    let controller = UISheetPresentationController(presentedViewController: self, presenting: nil)
    controller.delegate = extras.presentationController?.delegate
    extras.presentationController = controller
    return controller
  }

  /// The controller that places this one as a sheet; nil for other styles.
  var sheetToShow: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet, .popover].contains(modalPresentationStyle) else {
      return nil
    }
    let existing = storedExtras?.presentationController as? UISheetPresentationController
    // An animator of the delegate moves the view itself, unless something was set of the sheet.
    guard transitioningDelegate == nil || existing?.isConfigured == true else { return nil }
    return sheetPresentationController ?? sheetInNarrowWindows
  }

  /// The sheet that a popover becomes in a narrow window.
  var sheetInNarrowWindows: UISheetPresentationController {
    if let sheet = storedExtras?.presentationController as? UISheetPresentationController {
      return sheet
    }
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    sheet.delegate = storedExtras?.popoverController?.delegate
    extras.presentationController = sheet
    return sheet
  }
}
