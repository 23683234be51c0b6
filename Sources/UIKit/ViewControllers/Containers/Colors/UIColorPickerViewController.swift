import Foundation
import StandardControls
import StandardViews

/// Chooses a colour in a grid, a spectrum or by sliders, with its opacity.
///
/// The eyedropper and favourites of the user's own are missing, and numbers are shown, but not entered. Presented in a
/// narrow window, it is a sheet as high as its content.
open class UIColorPickerViewController: UIViewController {
  /// Is notified of choices, and of the end; nil by default.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The chosen colour; black at first. Setting it does not notify the delegate.
  open var selectedColor: UIColor = .black {
    willSet { _reportWillChange("selectedColor") }
    didSet {
      showColor()
      _reportDidChange("selectedColor")
    }
  }

  /// Whether the opacity can be chosen; true by default.
  open var supportsAlpha = true {
    didSet {
      picker?.hasOpacity = supportsAlpha
      updateSize()
    }
  }

  private var picker: ColorPickerView? { viewIfLoaded as? ColorPickerView }
  /// The width of the picker in a popover, points.
  private static let popoverWidth: CGFloat = 375

  /// Creates a picker of black.
  public init() {
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a picker of black: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    updateSize()
    sheetPresentationController?.detents = [
      .custom { [weak self] context in
        guard let self else { return nil }
        let width = presenter?.viewIfLoaded?.bounds.width ?? Self.popoverWidth
        let height = ColorPickerLayout(width: width, hasOpacity: supportsAlpha).height
        return min(height, context.maximumDetentValue)
      }
    ]
  }

  private func updateSize() {
    preferredContentSize = CGSize(
      width: Self.popoverWidth,
      height: ColorPickerLayout(width: Self.popoverWidth, hasOpacity: supportsAlpha).height)
  }

  open override var title: String? { didSet { picker?.show(title: title) } }

  open override func loadView() {
    let picker = ColorPickerView(frame: UIScreen.main.bounds)
    picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picker.hasOpacity = supportsAlpha
    picker.show(title: title)
    picker.onChoose = { [weak self] color, isFinal in self?.choose(color, isFinal) }
    picker.close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    view = picker
  }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    showColor()
  }

  private func showColor() {
    guard let picker else { return }
    var color = PickedColor(selectedColor, in: traitCollection)
    if !supportsAlpha { color.alpha = 1 }
    picker.color = color
  }

  private func choose(_ color: PickedColor, _ isFinal: Bool) {
    selectedColor = color.color
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: !isFinal)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  private func finish() {
    dismiss(animated: true) { [self] in
      delegate?.colorPickerViewControllerDidFinish(self)
    }
  }
}

/// Is notified of what the user chooses in a colour picker.
public protocol UIColorPickerViewControllerDelegate: ObjectiveCDelegate {
  /// Called for each choice.
  ///
  /// - Parameter continuously: whether a finger is still moving.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called for each choice; the older form.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called after the user has closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing by default.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing by default.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing by default.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The picker of a colour well.
final class ColorWellPicker: UIColorPickerViewController, UIColorPickerViewControllerDelegate {
  private weak var well: UIColorWell?

  init(for well: UIColorWell) {
    self.well = well
    super.init()
    title = well.title
    supportsAlpha = well.supportsAlpha
    if let color = well.selectedColor { selectedColor = color }
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    well?.choose(color)
  }
}

extension UIViewController: ColorPickerPresenter {
  package func presentColorPicker(for well: UIColorWell, animated: Bool) {
    let picker = ColorWellPicker(for: well)
    if traitCollection.horizontalSizeClass == .regular {
      picker.modalPresentationStyle = .popover
      picker.popoverPresentationController?.sourceView = well
      picker.popoverPresentationController?.sourceRect = well.bounds
    }
    present(picker, animated: animated)
  }
}
